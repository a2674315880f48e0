"""What was looked for and is not stored, so that it is not looked for again: for what almost nobody has."""

from __future__ import annotations

from collections.abc import Awaitable, Hashable
from typing import TypeVar

KEYS_REMEMBERED = 4096  # that are remembered

T = TypeVar("T")


class Absent(set[Hashable]):
    """Keys under which nothing was stored when they were last looked for. Whoever stores something calls `forget` once
    that is over, whatever became of it.
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

    def forget(self) -> None:
        """Something may be stored now."""
        self._changes += 1
        self.clear()
