"""Pictures that were drawn before, so that equal ones are drawn once."""

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock

from bot.render.scene import Scene

MOST = 32 << 20  # bytes: about a thousand boards


class Pictures:
    """The pictures last asked for, by all that they show; at most `most` bytes. Safe to call from several threads."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._size = 0
        self._kept: OrderedDict[Scene, bytes] = OrderedDict()
        self._lock = Lock()

    def of(self, scene: Scene, draw: Callable[[Scene], bytes]) -> bytes:
        """The picture of a scene, drawn where it is not at hand. Raises what `draw` raises."""
        with self._lock:
            if scene in self._kept:
                self._kept.move_to_end(scene)
                return self._kept[scene]
        picture = draw(scene)
        with self._lock:
            self._keep(scene, picture)
        return picture

    def _keep(self, scene: Scene, picture: bytes) -> None:
        self._size += len(picture) - len(self._kept.pop(scene, b""))
        self._kept[scene] = picture
        while self._size > self._most:
            self._size -= len(self._kept.popitem(last=False)[1])


PICTURES = Pictures()
