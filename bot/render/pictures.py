"""Pictures that were drawn before, so that equal ones are drawn once."""

from collections import OrderedDict
from collections.abc import Hashable

MOST_BYTES = 32 << 20  # bytes: about a thousand boards


class Pictures:
    """The pictures last asked for, by all that they show; at most `most` bytes. For one thread."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._size = 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, shown: Hashable) -> bytes | None:
        """The picture that shows this, None where it is not at hand."""
        if shown in self._kept:
            self._kept.move_to_end(shown)
        return self._kept.get(shown)

    def keep(self, shown: Hashable, picture: bytes) -> None:
        """Keeps a picture; what was not asked for longest goes."""
        self._size += len(picture) - len(self._kept.pop(shown, b""))
        self._kept[shown] = picture
        while self._size > self._most:
            self._size -= len(self._kept.popitem(last=False)[1])
