"""Publisher: brings the message of every match to what the match is, whatever goes wrong on the way."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from enum import Enum
from functools import partial

import discord

from bot.discord.answers import InteractionAnswer, Sent
from bot.discord.failures import Failure, classify, failure_of
from bot.discord.owed import Owed
from bot.discord.page import Page
from bot.discord.place import Place
from bot.locks import Locks
from bot.log_context import about
from bot.match.channels import Channels, nonce
from bot.match.match_pages import MatchPages, nameless
from bot.match.notes import ShownNotes
from bot.match.old_boards import OldBoards
from bot.match.outbox import Outbox, ShownBoard
from bot.match.page import Note
from bot.match.referee import Referee
from bot.match.state import MatchView
from bot.match.viewers import Viewer
from bot.recent import Recent

log = logging.getLogger(__name__)

ANSWERS_REMEMBERED = 1024


class ShowResult(Enum):
    """What became of showing a match."""

    SHOWN = "its message shows it"
    LATER = "it will, as soon as Discord takes it"
    NOWHERE = "nobody can be reached where its message is"


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
        self._locks = Locks()
        self._pages = MatchPages(self._outbox, channels, referee)
        self._old_boards = OldBoards(channels, self._pages)
        # The last answer that brought or changed the message of a match.
        self._answers: Recent[int, InteractionAnswer] = Recent(ANSWERS_REMEMBERED)
        self._owed = Owed(self._try_again, self._pause)
        self._behind: dict[int, float] = {}  # since when, by time.monotonic
        self._shown = ShownNotes(referee.messages)
        self.told: Callable[[MatchView], None] = lambda view: None  # of every view that is to be shown

    async def show(
        self, view: MatchView, answer: InteractionAnswer | None = None, note: Note | None = None
    ) -> ShowResult:
        """Brings the message of a match to the view, or to a newer one; `answer` is to who changed it."""
        self._outbox.hand_over(view, note)
        self.told(view)
        return await self._in_turn(view.id, lambda: self._bring_up_to_date(view.id, answer, note is not None))

    async def post(self, view: MatchView, answer: InteractionAnswer, ping: int | None = None) -> ShowResult:
        """The match in a new message where the answer goes, which is its message from now on."""
        self._outbox.hand_over(view)
        self.told(view)
        return await self._in_turn(view.id, lambda: self._post_or_give_up(view, answer, ping))

    async def choose(self, view: MatchView, answer: InteractionAnswer, chosen: str) -> None:
        """The board with a piece in hand, in the message that was used."""
        async with self._locks.of(view.id):
            board = self._outbox.board(view)
            self._outbox.place(view.id, replace(board, revision=0))
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
        if not (answer.can_edit(answer.used) and answer.is_board_of(match_id)):
            return
        try:
            view = await self._referee.queries.view_if_any(match_id)
        except Exception:
            log.exception("match %s: the message that was used stays as it is", match_id)
            return
        if view is None:
            return
        self._outbox.hand_over(view)
        await self._in_turn(view.id, lambda: self._bring_used_up_to_date(match_id, answer, audience))

    def placed(self, view: MatchView) -> MatchView:
        """The view with the place where its message is now."""
        self._outbox.hand_over(view)
        return self._outbox.newest(view.id)[0]

    def waiting(self) -> tuple[int, float]:
        """How many matches have a message that is behind, and for how many seconds the first of them has been."""
        now = time.monotonic()
        return len(self._behind), max((now - since for since in self._behind.values()), default=0.0)

    async def close(self) -> None:
        """Stops trying; what is not shown is shown after the next start."""
        await self._owed.close()
        await self._shown.close()

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

    # -- the ways -----------------------------------------------------------------------------------------------------

    async def _bring_up_to_date(self, match_id: int, answer: InteractionAnswer | None, noted: bool) -> ShowResult:
        view, _ = self._outbox.newest(match_id)
        acted_on = answer.used if answer and answer.match == match_id else None
        if not noted and self._outbox.is_shown(view, acted_on or view.message_id):
            self._shown.note(view.id, view.revision)  # again: it is stored as behind where that could not be written
            return ShowResult.SHOWN
        view, page = await self._pages.newest(match_id)
        for each in dict.fromkeys((answer, self._answers.get(match_id))):
            if each and await self._by_answer(view, page, each):
                return ShowResult.SHOWN
        result = await self._by_own_hand(view, page)
        if result is ShowResult.NOWHERE and answer and may_move_to(answer.place, view, answer.person):
            result = await self._post(match_id, answer, None)
        if result is ShowResult.NOWHERE:
            await self._give_up(view)
        return result

    async def _by_answer(self, view: MatchView, page: Page, answer: InteractionAnswer) -> bool:
        """Whether the message was changed by the answer: the one that the person acted on, or else the match's."""
        message = answer.used if answer.match == view.id and answer.can_edit(answer.used) else view.message_id
        if message is None or not answer.can_edit(message):
            return False
        failure = await self._attempt(view, page, lambda page: answer.edit(message, page))
        if failure is not None:
            return False
        private = not answer.is_on_board if message == answer.used else view.private
        await self._note(view, ShownBoard(answer.place, message, view.revision, private), answer)
        return True

    async def _by_own_hand(self, view: MatchView, page: Page) -> ShowResult:
        place = Place(view.guild_id, view.channel_id)
        if view.private or place.channel_id is None:
            return ShowResult.NOWHERE
        if view.message_id is not None:
            failure = await self._edit(view, page, place, view.message_id)
            if failure is not Failure.NOT_EDITABLE:
                return _result(failure)
            log.info("match %s: its message cannot be changed, another takes its place", view.id)
        if not view.playing and (view.message_id is None) != (view.status == "challenged"):
            return ShowResult.NOWHERE  # nobody waits for a challenge that is over, nor twice for one
        return await self._send(view, page, place)

    async def _edit(self, view: MatchView, page: Page, place: Place, message: int) -> Failure | None:
        failure = await self._attempt(view, page, lambda page: self._channels.edit(place, message, page))
        if failure is None:
            await self._note(view, ShownBoard(place, message, view.revision))
        return failure

    async def _by_unheard_answer(self, view: MatchView, page: Page, place: Place) -> ShowResult:
        """In the message of an answer that Discord carried out and the bot, or one before it, never heard of."""
        found: list[int | None] = []

        async def find() -> None:
            since = view.message_id or view.created_at
            found.append(await self._channels.find(place, since, lambda tag: tag.is_on_board_of(view.id)))

        failure = await failure_of(_what(view), find)
        if failure is None and found[0] is not None:
            return _result(await self._edit(view, page, place, found[0]))
        return ShowResult.LATER if failure is Failure.PASSES else ShowResult.NOWHERE

    async def _send(self, view: MatchView, page: Page, place: Place) -> ShowResult:
        """The match in a new message by the bot's own hand, where no answer brought one before."""
        result = await self._by_unheard_answer(view, page, place)
        if result is not ShowResult.NOWHERE:
            return result
        sent: list[int] = []
        ping = view.challenged if view.status == "challenged" else None

        async def send(page: Page) -> None:
            sent.append(await self._channels.send(place, page, nonce(view.id, view.revision, view.created_at), ping))

        failure = await self._attempt(view, page, send)
        if sent:
            await self._note(view, ShownBoard(place, sent[0], view.revision))
            return ShowResult.SHOWN
        return ShowResult.LATER if failure is Failure.PASSES else ShowResult.NOWHERE

    async def _post_or_give_up(self, view: MatchView, answer: InteractionAnswer, ping: int | None) -> ShowResult:
        result = await self._post(view.id, answer, ping)
        if result is ShowResult.NOWHERE:
            await self._give_up(view)
        return result

    async def _post(self, match_id: int, answer: InteractionAnswer, ping: int | None) -> ShowResult:
        view, page = await self._pages.newest(match_id)
        silent = ping is not None and await self._referee.places.is_quiet(answer.place.guild_id)
        sent: list[Sent] = []

        async def say(page: Page) -> None:
            sent.append(await answer.say(page, private=False, ping=ping, silent=silent))

        failure = await self._attempt(view, page, say)
        if sent and sent[0].message is not None:
            before, brought = self._outbox.board(view), self._answers.get(match_id)
            board = ShownBoard(answer.place, sent[0].message, view.revision, sent[0].private)
            await self._note(view, board, answer)
            await self._old_boards.replaced(self._outbox.newest(match_id)[0], before, brought)
            return ShowResult.SHOWN
        if failure in (Failure.EXPIRED, Failure.PASSES):
            return await self._send(view, page, answer.place)
        return ShowResult.NOWHERE

    async def _bring_used_up_to_date(self, match_id: int, answer: InteractionAnswer, audience: Viewer) -> ShowResult:
        view, _ = self._outbox.newest(match_id)
        used = answer.used
        if used is None or self._outbox.is_shown(view, used):
            return ShowResult.SHOWN
        if used != view.message_id and not audience.sees(view):
            await self._old_boards.leave(view, ShownBoard(answer.place, used, 0), answer)
            return ShowResult.SHOWN
        view, page = await self._pages.newest(match_id)
        failure = await self._attempt(view, page, lambda page: answer.edit(used, page))
        if failure is None and used == view.message_id:
            await self._note(view, replace(self._outbox.board(view), revision=view.revision), answer)
        return ShowResult.SHOWN

    async def _attempt(
        self, view: MatchView, page: Page, request: Callable[[Page], Awaitable[object]]
    ) -> Failure | None:
        """Makes a request with a page; where only its picture or its names stand against it, with another page."""
        failure = await failure_of(_what(view), lambda: request(page))
        if failure is Failure.FORBIDDEN and page.files():
            in_words = await self._pages.page(view, words_only=True)
            failure = await failure_of(_what(view), lambda: request(in_words))
        elif failure is Failure.FILTERED:
            unnamed = await self._pages.page(nameless(view))
            failure = await failure_of(_what(view), lambda: request(unnamed))
        return failure

    # -- what is noted ------------------------------------------------------------------------------------------------

    async def _note(self, view: MatchView, board: ShownBoard, answer: InteractionAnswer | None = None) -> None:
        known = self._outbox.board(view)
        self._outbox.place(view.id, board)
        if answer:
            self._answers.keep(view.id, answer)
        if board.message == known.message and board.private == known.private:
            self._shown.note(view.id, view.revision)
        elif board.message is not None and board.place.channel_id is not None:
            stored = partial(
                self._referee.messages.placed,
                view,
                board.place.guild_id,
                board.place.channel_id,
                board.message,
                board.private,
            )
            await self._shown.place(view.id, stored)

    async def _give_up(self, view: MatchView) -> None:
        log.info("match %s: nobody can be reached where its message is", view.id)
        await self._referee.messages.gave_up(view)


def _what(view: MatchView) -> str:
    return f"match {view.id}, revision {view.revision}"


def _result(failure: Failure | None) -> ShowResult:
    if failure is None:
        return ShowResult.SHOWN
    return ShowResult.LATER if failure is Failure.PASSES else ShowResult.NOWHERE


def may_move_to(place: Place, view: MatchView, person: int) -> bool:
    """Whether a person may have a match's message in another place: their own match, where both players can be."""
    if view.side_of(person) is None:
        return False
    if view.against_bot or place.channel_id == view.channel_id:
        return True
    return place.guild_id is not None and place.guild_id == view.guild_id
