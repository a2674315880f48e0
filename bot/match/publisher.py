"""Publisher: brings the message of every match to what the match is, whatever goes wrong on the way."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

import discord

from bot.discord.answers import InteractionAnswer
from bot.discord.controls import has_board_of
from bot.discord.failures import Failure, classify
from bot.discord.owed import Owed
from bot.discord.place import Place
from bot.locks import Locks
from bot.log_context import about
from bot.match.board_messages import BoardMessages, ShowResult, board_for
from bot.match.channels import Channels
from bot.match.outbox import MatchPages, Outbox, nameless
from bot.match.page import Note
from bot.match.referee import Referee
from bot.match.state import MatchView
from bot.match.viewers import Viewer

log = logging.getLogger(__name__)


class Publisher:
    """One message per match. Changes of it come one after another, each with the newest view; no other lock is held
    meanwhile. Nothing here raises what goes wrong with Discord, a picture or a text.

    A view is shown by the answer to an interaction where that can be done, else by the bot's own hand, else in a new
    message in the same place. What may pass is tried again in the background.
    """

    def __init__(self, channels: Channels, referee: Referee) -> None:
        self._channels = channels
        self._referee = referee
        self._outbox = Outbox()
        self.placed = self._outbox.hand_over  # the newest view of a match, with the place where its message is now
        self._locks = Locks()
        self._pages = MatchPages(self._outbox, channels, referee)
        self._messages = BoardMessages(channels, referee, self._outbox, self._pages)
        self._owed = Owed(self._try_again, self._pause)
        self._behind: dict[int, float] = {}  # since when, by time.monotonic
        self.told: Callable[[MatchView], None] = lambda view: None  # of every view that is to be shown

    async def show(
        self, view: MatchView, answer: InteractionAnswer | None = None, note: Note | None = None
    ) -> ShowResult:
        """Brings the message of a match to the view, or to a newer one; `answer` is to who changed it."""
        self._outbox.hand_over(view, note)
        self.told(view)
        return await self._in_turn(view.id, partial(self._bring_up_to_date, view.id, answer, note is not None))

    async def post(self, view: MatchView, answer: InteractionAnswer, ping: int | None = None) -> ShowResult:
        """The match in a new message where the answer goes, which is its message from now on."""
        self._outbox.hand_over(view)
        self.told(view)
        return await self._in_turn(view.id, partial(self._post_or_give_up, view, answer, ping))

    async def choose(self, view: MatchView, answer: InteractionAnswer, chosen: str) -> None:
        """The board with a piece in hand, in the message that was used."""
        async with self._locks.of(view.id):
            board = self._outbox.board(view)
            self._outbox.place(view, replace(board, revision=0))
            try:
                await answer.update(await self._pages.page(view, chosen=chosen))
            except discord.HTTPException as error:
                if classify(error) is not Failure.FILTERED:
                    raise
                await answer.update(await self._pages.page(nameless(view), chosen=chosen))

    async def catch_up(self, match_id: int, answer: InteractionAnswer, audience: Viewer) -> None:
        """Brings the message that was used up to date, where it is an old board of the match; its `audience`
        may have to be told only that the match went on elsewhere. Raises nothing: that person is to be told why they
        were refused.
        """
        if not (answer.can_edit(answer.used) and has_board_of(match_id, answer.components)):
            return
        try:
            view = await self._referee.queries.view_if_any(match_id)
        except Exception:
            log.exception("match %s: the message that was used stays as it is", match_id)
            return
        if view is None:
            return
        self._outbox.hand_over(view)
        await self._in_turn(view.id, partial(self._messages.bring_used, match_id, answer, audience))

    def waiting(self) -> tuple[int, float]:
        """How many matches have a message that is behind, and for how many seconds the first of them has been."""
        now = time.monotonic()
        return len(self._behind), max((now - since for since in self._behind.values()), default=0.0)

    async def close(self) -> None:
        """Stops trying; what is not shown is shown after the next start."""
        await self._owed.close()
        await self._messages.close()

    # -- one after another --------------------------------------------------------------------------------------------

    async def _in_turn(self, match_id: int, work: Callable[[], Awaitable[ShowResult]]) -> ShowResult:
        """What is not shown in the end is owed, for whatever reason: also where whoever wanted it shown was stopped."""
        self._behind.setdefault(match_id, time.monotonic())
        result = ShowResult.LATER
        try:
            with about(match=match_id):
                async with self._locks.of(match_id):
                    result = await work()
        except Exception as error:  # it cannot be drawn, or the disk is full: the game goes on all the same
            self._owed.report(match_id, "it cannot be shown", error)
        finally:
            if result is ShowResult.LATER:
                self._owed.add(match_id)
            else:
                self._behind.pop(match_id, None)
        return result

    async def _pause(self, match_id: int, seconds: float) -> None:
        await self._channels.pause(seconds, self._outbox.channel_of(match_id))

    async def _try_again(self, match_id: int) -> bool:
        async def work() -> ShowResult:
            self._outbox.hand_over(await self._referee.queries.view(match_id))
            return await self._bring_up_to_date(match_id, None, False)

        return await self._in_turn(match_id, work) is not ShowResult.LATER

    async def _bring_up_to_date(self, match_id: int, answer: InteractionAnswer | None, noted: bool) -> ShowResult:
        view, _ = self._outbox.newest(match_id)
        if not noted and self._messages.is_shown(view, board_for(view, answer)):
            return ShowResult.SHOWN
        view, page = await self._pages.newest(match_id)
        if await self._messages.by_answers(view, page, answer):
            return ShowResult.SHOWN
        result = await self._messages.by_own_hand(view, page)
        if result is ShowResult.NOWHERE and answer and may_move_to(answer.place, view, answer.person):
            result = await self._messages.post(match_id, answer, None)
        if result is ShowResult.NOWHERE:
            await self._give_up(view)
        return result

    async def _post_or_give_up(self, view: MatchView, answer: InteractionAnswer, ping: int | None) -> ShowResult:
        result = await self._messages.post(view.id, answer, ping)
        if result is ShowResult.NOWHERE:
            await self._give_up(view)
        return result

    async def _give_up(self, view: MatchView) -> None:
        log.info("match %s: nobody can be reached where its message is", view.id)
        await self._referee.stores.boards.give_up(view.id, view.revision)


def may_move_to(place: Place, view: MatchView, person: int) -> bool:
    """Whether a person may have a match's message in another place: their own match, where both players can be."""
    if view.side_of(person) is None:
        return False
    if view.against_bot or place.channel_id == view.channel_id:
        return True
    return place.guild_id is not None and place.guild_id == view.guild_id
