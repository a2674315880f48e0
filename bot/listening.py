"""Listening: tells a listener, in the background, what it has to show again: a match, a tournament, a daily puzzle."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

from bot.background import Background
from bot.pauses import Failed

log = logging.getLogger(__name__)

LISTENING = 60.0  # seconds after which a listener is cancelled, in case it hangs

T = TypeVar("T")
Subject = tuple[int, Hashable]


def itself(number: int) -> Subject:
    """The subject of what is told, if that is only a number."""
    return number, None


class Listening(Generic[T]):
    """Tells one listener in the background. `what` names the things in the log. `subject` gives the number and the kind
    of what is told: news of one number are told one after another; of several with the same kind that wait, only the
    last is told.

    A listener that is cancelled after LISTENING seconds is told again. One that raises, or returns True because
    something is left to do, is reminded by sweeps, less and less often.
    """

    def __init__(self, background: Background, what: str, subject: Callable[[T], Subject]) -> None:
        self._background, self._what, self._subject = background, what, subject
        self._listener: Callable[[T], Awaitable[object]] | None = None
        self._waiting: dict[int, dict[Hashable, T]] = {}  # by number, while a task tells the listener about it
        self._failed = Failed()

    def listen(self, listener: Callable[[T], Awaitable[object]]) -> None:
        self._listener = listener

    def announce(self, told: T) -> None:
        """Tells the listener in the background; does nothing if there is none."""
        number, kind = self._subject(told)
        if number in self._waiting:
            self._waiting[number][kind] = told
        elif self._listener:
            self._waiting[number] = {kind: told}
            self._background.spawn(self._tell_all(number, self._listener))

    def remind(self, told: T) -> None:
        """As `announce`, for what a sweep finds; nothing happens where the last attempt failed a short time ago."""
        if not self.waits(self._subject(told)):
            self.announce(told)

    def waits(self, subject: Subject) -> bool:
        """Whether the listener failed with a subject so lately that it is not reminded yet."""
        return self._failed.waits(subject)

    async def _tell_all(self, number: int, listener: Callable[[T], Awaitable[object]]) -> None:
        waiting = self._waiting[number]
        try:
            while waiting:
                kind = next(iter(waiting))
                told = waiting.pop(kind)
                if not await self._heard((number, kind), listener(told)):
                    waiting.setdefault(kind, told)
        finally:
            del self._waiting[number]

    async def _heard(self, subject: Subject, listening: Awaitable[object]) -> bool:
        """Awaits the listener. False if it took too long and was cancelled."""
        what = f"{self._what} {subject[0]}"
        try:
            async with asyncio.timeout(LISTENING) as limit:
                is_left = await listening
        except Exception as error:  # the game must go on whatever a message does
            if limit.expired():
                log.warning("%s: a listener took too long", what)
                return False
            if subject in self._failed:  # its traceback is in the log
                log.info("%s: a listener failed again: %r", what, error)
            else:
                log.exception("%s: a listener failed", what)
            is_left = True
        if is_left:
            self._failed.add(subject, what)
        else:
            self._failed.discard(subject)
        return True
