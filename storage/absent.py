"""What was looked for and is not stored, so that it is not looked for again: for what almost nobody has."""

from collections.abc import Awaitable, Hashable, Iterator
from contextlib import contextmanager
from typing import TypeVar

KEYS_REMEMBERED = 4096  # that are remembered

T = TypeVar("T")


class Absent(set[Hashable]):
    """Keys under which nothing was stored when they were last looked for. Whoever stores something does so inside
    `forgotten`.
    """

    def __init__(self) -> None:
        super().__init__()
        self._changes = 0

    async def look(self, key: Hashable, reading: Awaitable[T | None]) -> T | None:
        """What a read gives, which is remembered where that is nothing."""
        before = self._changes
        found = await reading
        if found is None and before == self._changes:
            if len(self) >= KEYS_REMEMBERED:
                self.clear()
            self.add(key)
        return found

    @contextmanager
    def forgotten(self) -> Iterator[None]:
        """Around what stores something: it may be stored afterwards, whatever becomes of it."""
        try:
            yield
        finally:
            self._changes += 1
            self.clear()
