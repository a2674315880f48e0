"""Changes: shows what changed without an interaction, and calls whoever must act then."""

import asyncio
import logging

from bot.batches import Batches
from bot.handling.services import Services
from bot.match.state import Cause, Change
from storage.errors import DatabaseFault

log = logging.getLogger(__name__)

CALLED = {Cause.MOVED: "match.bot_moved", Cause.TIME_SHORT: "match.time_short"}
"""Texts of calls, where another than "your turn" fits."""
NOT_CALLED = frozenset({Cause.FOLLOWED, Cause.HELPED, Cause.PAIRED})  # (the post of a tournament's round calls people)
AGAIN = 5.0  # seconds before the next attempt to read the database


class Changes:
    """Shows changes that followed no interaction: those of clocks and of the bot's own moves, what the last process
    left undone, and what could not be shown in a channel until now.
    """

    def __init__(self, services: Services) -> None:
        self._services = services
        self._opened = Batches(self._show_in)  # an event tells of each channel that takes messages again

    async def resume(self) -> None:
        """Does what the last process left undone. Retries until the database can be read."""
        self._services.referee.listen(self._show)
        while True:
            try:
                waiting = await self._services.referee.resume()
                await self._services.calls.resume()
            except DatabaseFault as fault:
                log.error("what the last process left undone cannot be read: %s", fault)
                await asyncio.sleep(AGAIN)
            else:
                log.info("%d matches were waiting for a move of the bot", waiting)
                return

    async def writable_again(self, channels: list[int]) -> None:
        """Shows what could not be shown in these channels, which take messages or edits now."""
        self._services.publisher.hurry(channels)
        await self._opened.add(*channels)

    async def _show(self, change: Change) -> bool:
        """Shows a change, and calls the person who must act. True if something is left to the next sweep."""
        services, view, cause = self._services, change.view, change.cause
        if cause is not Cause.FOLLOWED:
            await services.publisher.show(view)
        left = [await poster.match_changed(change) for poster in services.objects]
        if cause in CALLED:
            await services.calls.call(view, CALLED[cause])
        elif cause not in NOT_CALLED and (cause is not Cause.RESUMED or not view.match.against_bot):
            await services.calls.call(view)
        return any(left)

    async def _show_in(self, opened: list[int]) -> None:
        channels = set(opened)
        while not self._services.running.closed:
            try:
                await self._services.referee.writable_again(channels)
                await self._services.calls.ask_again(channels)
            except DatabaseFault as fault:
                log.warning("what could not be shown in a channel cannot be read: %s", fault)
                await asyncio.sleep(AGAIN)
            else:
                return
