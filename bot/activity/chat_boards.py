"""Updates the chat after a change on a page: the match's message, the bot's move, and calls."""

import asyncio
import logging
import math
import time

from bot.activity.match_requests import Done
from bot.activity.open_boards import OpenBoards
from bot.background import Background
from bot.features.play.moves import BOT_MOVE_SOON
from bot.handling.services import Services
from bot.match.page import Note
from bot.match.state import MatchView
from bot.recent import Recent
from engines.pool import EngineStopped
from storage.errors import DatabaseFault

log = logging.getLogger(__name__)

MANY_BEHIND = 8  # from this number of outdated messages on, matches that their players see on pages wait
PAUSE = 8.0  # seconds between two pictures of a match that waits
MATCHES_REMEMBERED = 4096


class ChatBoards:
    """Shows in the chat what was done on pages. No method raises."""

    def __init__(self, services: Services, boards: OpenBoards, background: Background) -> None:
        self._services, self._boards, self._background = services, boards, background
        self._shown: Recent[int, float] = Recent(MATCHES_REMEMBERED)  # when a match was last shown, by time.monotonic
        self._due: set[int] = set()  # matches that will be shown after their pause

    async def follow(self, done: Done) -> None:
        """Shows what was done, then the bot's move if it is to move, and calls the person whose turn it is."""
        try:
            view = await self._services.referee.thinking.await_briefly(done.view, BOT_MOVE_SOON)
            await self._show_move(view, done.note, done.moved)
            if view.match.bot_to_move:
                view = await self._services.referee.thinking.answer(view.id)
                await self._show_move(view, None, done.moved)
            await self._services.calls.call(view, done.reason)
        except (DatabaseFault, EngineStopped) as error:  # the next start makes up for it
            log.info("match %s: not shown now: %r", done.view.id, error)

    async def _show_move(self, view: MatchView, note: Note | None, moved: bool) -> None:
        """Shows a match at once. If many messages are outdated, a move that both players see on their pages is shown
        after a pause, together with the moves until then.
        """
        is_busy = self._services.publisher.waiting()[0] >= MANY_BEHIND
        pause = PAUSE + self._shown.get(view.id, -math.inf) - time.monotonic()
        if not is_busy or pause <= 0 or note or not moved or not view.match.playing or not self._boards.all_see(view):
            self._shown.keep(view.id, time.monotonic())
            await self._services.publisher.show(view, note=note)
            return
        self._boards.match_changed(self._services.publisher.newest_view(view))
        if view.id not in self._due:
            self._due.add(view.id)
            self._background.spawn(self._show_later(view, pause))

    async def _show_later(self, view: MatchView, pause: float) -> None:
        try:
            await asyncio.sleep(pause)
        finally:
            self._due.discard(view.id)
        self._shown.keep(view.id, time.monotonic())
        await self._services.publisher.show(view)
