"""Who is told that the message of something, a tournament or a puzzle of the day, is behind."""

import logging
from collections.abc import Awaitable, Callable

from bot.referee.shared import Shared

log = logging.getLogger(__name__)

Show = Callable[[int], Awaitable[object]]


class Listening:
    """Tells one listener, in the background; `what` is what the numbers are of. It may fail: the next sweep tells it
    again.
    """

    def __init__(self, shared: Shared, what: str) -> None:
        self._shared, self._what = shared, what
        self._listener: Show | None = None

    def listen(self, listener: Show) -> None:
        """Sets who is told."""
        self._listener = listener

    def tell(self, number: int) -> None:
        """The message of this one is behind."""
        if self._listener:
            self._shared.spawn(self._told(number, self._listener))

    async def _told(self, number: int, listener: Show) -> None:
        try:
            await listener(number)
        except Exception:
            log.exception("%s %s: a listener failed", self._what, number)
