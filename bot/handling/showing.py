"""What follows a change of a match, by a person or (Changes) without an interaction: it is shown, the bot moves, or the
person whose turn it is is called. Also shows changed settings.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from bot.background import Batches
from bot.discord.failures import failure_of
from bot.discord.page import Page
from bot.handling.context import Context
from bot.handling.services import Services
from bot.match.board_messages import ShowResult
from bot.match.calls import USUAL_REASON
from bot.match.page import Note
from bot.match.state import Cause, Change, MatchView
from bot.match.summary import summary_page
from storage.errors import DatabaseFault

log = logging.getLogger(__name__)

CALLED = {Cause.MOVED: "match.bot_moved", Cause.TIME_SHORT: "match.time_short"}
"""Texts of calls, where another than "your turn" fits."""
NOT_CALLED = frozenset({Cause.FOLLOWED, Cause.HELPED, Cause.PAIRED})  # (the post of a tournament's round calls people)
AGAIN = 5.0  # seconds before the next attempt to read the database


async def show(context: Context, view: MatchView, note: Note | None = None) -> None:
    """Shows a match that the person changed, in its message. If that cannot be reached, tells the person so."""
    if await context.services.publisher.show(view, context.answer, note) is ShowResult.NOWHERE:
        said = context.texts.text("trouble.board-unreachable", id=view.id)
        await context.tell_person(f"{said}\n{context.texts['trouble.go-on']}" if view.match.playing else said)


def note_of(moved: MatchView) -> Note | None:
    """A note to show beside a move or a choice: that the clock runs again, or None."""
    return Note("clock.runs_again", 1 - moved.turn) if moved.resumed else None


async def let_bot_move(context: Context, view: MatchView) -> MatchView:
    """Waits for the bot's move, if it is still due, and shows it; then calls the person whose turn it is, and removes
    the call to who has moved. Returns the match afterwards. The bot may have moved while `view` was being shown.
    """
    if view.match.bot_to_move:
        view = context.services.publisher.newest_view(view)
    if view.match.bot_to_move:
        view = await context.referee.thinking.answer(view.id)
        await context.services.publisher.show(view, context.answer)
    await context.services.calls.call(view, answer=context.answer)
    return view


async def call(context: Context, view: MatchView, reason: str = USUAL_REASON, *, again: bool = False) -> None:
    """Calls the person who must act in the match, if possible by the answer to this interaction; as `Calls.call`."""
    await context.services.calls.call(view, reason, context.answer, again)


def has_board(context: Context, view: MatchView) -> bool:
    """Whether this interaction's answer can change the match's message."""
    return context.answer.can_edit(context.services.publisher.newest_view(view).match.message_id)


def summary(context: Context, view: MatchView) -> Page:
    """The state of the match in the person's language, with a link to its message."""
    return summary_page(context.services.publisher.newest_view(view), context.preference)


async def tell_summary(tell: Callable[[Page], Awaitable[object]], page: Page) -> None:
    """Tells the person by `tell`, a way to answer, how the match stands. If that fails, what the act owes to others
    still follows.
    """
    await failure_of("a summary", partial(tell, page))


async def show_saved(context: Context, page: Page) -> None:
    """Shows a page on which something was just chosen, in the message that was used, and says that it is saved."""
    said = f"-# {context.texts['settings.saved']}"
    await context.show(page.adding(said))


class Changes:
    """Shows what followed no interaction: clocks, the bot's own moves, and what could not be shown before."""

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
