"""Telling whoever shows things what is behind: a match, a tournament, a puzzle of the day."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

log = logging.getLogger(__name__)

LISTENING = 60.0  # seconds after which a listener is stopped, in case it hangs

T = TypeVar("T")
Spawn = Callable[[Coroutine[Any, Any, None]], None]
Subject = tuple[int, Hashable]


def itself(number: int) -> Subject:
    """The subject of a number that is told."""
    return number, None


class Listening(Generic[T]):
    """Tells one listener, in the background; `what` is what is told of. The subject of what is told is a number and a
    kind: of each number one thing is told after another, and of several that wait with the same kind only the last.

    A listener that is stopped is told once more. One that raises is not: the next sweep tells it again.
    """

    def __init__(self, spawn: Spawn, what: str, subject: Callable[[T], Subject]) -> None:
        self._spawn, self._what, self._subject = spawn, what, subject
        self._listener: Callable[[T], Awaitable[object]] | None = None
        self._waiting: dict[int, dict[Hashable, T]] = {}  # of each number that somebody is told of

    def listen(self, listener: Callable[[T], Awaitable[object]]) -> None:
        """Sets who is told."""
        self._listener = listener

    def tell(self, told: T) -> None:
        """Something is behind."""
        number, kind = self._subject(told)
        if number in self._waiting:
            self._waiting[number][kind] = told
        elif self._listener:
            self._waiting[number] = {kind: told}
            self._spawn(self._tell_all(number, self._listener))

    async def _tell_all(self, number: int, listener: Callable[[T], Awaitable[object]]) -> None:
        waiting = self._waiting[number]
        try:
            while waiting:
                kind = next(iter(waiting))
                told = waiting.pop(kind)
                if not await self._heard(number, listener(told)):
                    waiting.setdefault(kind, told)
        finally:
            del self._waiting[number]

    async def _heard(self, number: int, listening: Awaitable[object]) -> bool:
        """Whether a listener came to an end by itself."""
        try:
            async with asyncio.timeout(LISTENING) as limit:
                await listening
        except Exception:  # the game must go on whatever a message does
            if limit.expired():
                log.warning("%s %s: a listener took too long", self._what, number)
                return False
            log.exception("%s %s: a listener failed", self._what, number)
        return True
