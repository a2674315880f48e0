"""A cache of keys for which nothing is stored. It saves reads of data that almost nobody has."""

from collections.abc import Awaitable, Hashable, Iterator
from contextlib import contextmanager
from typing import TypeVar

KEYS_REMEMBERED = 4096

T = TypeVar("T")


class Absent(set[Hashable]):
    """Keys for which nothing was stored when they were last read. Code that stores something does so in `forgotten`."""

    def __init__(self) -> None:
        super().__init__()
        self._changes = 0

    async def look(self, key: Hashable, reading: Awaitable[T]) -> T:
        """The result of a read. If it is None or empty, the key is remembered as absent."""
        before = self._changes
        found = await reading
        if not found and before == self._changes:
            if len(self) >= KEYS_REMEMBERED:
                self.clear()
            self.add(key)
        return found

    @contextmanager
    def forgotten(self) -> Iterator[None]:
        """Clears the cache after the block, which stores something, even if the block raises."""
        try:
            yield
        finally:
            self._changes += 1
            self.clear()
