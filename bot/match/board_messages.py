"""The ways to bring a match's message up to date: an answer to an interaction, an edit by the bot, a new message."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from enum import Enum
from functools import partial
from typing import TypeVar

from bot.discord.answers import InteractionAnswer
from bot.discord.failures import TAKES_NO_MESSAGE, Failure, failure_of, result_or_failure
from bot.discord.interaction_requests import Sent
from bot.discord.page import Page
from bot.discord.place import Place
from bot.match.channels import Channels, nonce
from bot.match.outbox import MatchPages, Outbox, ShownBoard, ShownNotes, board_for, logged_as
from bot.match.page import elsewhere_page
from bot.match.referee import Referee
from bot.match.requirements import Viewer
from bot.match.state import MatchView
from bot.recent import Recent
from storage.boards import BoardMessage

log = logging.getLogger(__name__)

T = TypeVar("T")

ANSWERS_REMEMBERED = 1024


class ShowResult(Enum):
    """The result of trying to show a match."""

    SHOWN = "its message shows it"
    LATER = "it will, as soon as Discord takes it"
    NOWHERE = "nobody can be reached where its message is"

    def then(self, other: ShowResult) -> ShowResult:
        """The result of this attempt, which did not show it, and of another one after it."""
        return self if other is ShowResult.NOWHERE else other


class BoardMessages:
    """Shows a match in its message, one method for each way, and notes what the message shows from then on.

    The caller holds the lock of the match. No method raises for a request that Discord refuses or loses.
    """

    def __init__(self, channels: Channels, referee: Referee, outbox: Outbox, pages: MatchPages) -> None:
        self._channels, self._referee, self._outbox, self._pages = channels, referee, outbox, pages
        # By match: the last answer that posted or edited its message, or is the only way to edit it.
        self._answers: Recent[int, InteractionAnswer] = Recent(ANSWERS_REMEMBERED, lambda answer: answer.is_dead)
        self._boards = referee.stores.boards
        self._shown = ShownNotes(self._boards)

    async def close(self) -> None:
        """Writes the notes that are not stored yet."""
        await self._shown.close()

    def note_shown(self, view: MatchView) -> None:
        """Notes that the message of a match shows this view."""
        self._shown.note(view.id, view.match.revision)

    async def by_answers(self, view: MatchView, page: Page, answer: InteractionAnswer | None) -> ShowResult:
        """Tries to change the message by this answer, or by the one that last posted or changed it."""
        result = ShowResult.NOWHERE
        for each in dict.fromkeys((answer, self._answers.get(view.id))):
            if each:
                found = await self._by_answer(view, page, each)
                if found is ShowResult.SHOWN:
                    return found
                result = result.then(found)
        return result

    async def _by_answer(self, view: MatchView, page: Page, answer: InteractionAnswer) -> ShowResult:
        """Tries to change by the answer the message that the person acted on, or else the match's."""
        message = next(filter(answer.can_edit, (board_for(view, answer), view.match.message_id)), None)
        if message is None:
            return ShowResult.NOWHERE
        failure = await self._attempt(view, page, partial(answer.change, message))
        if isinstance(failure, Failure):
            if failure is Failure.PASSES and not self._channels.access.of(answer.place).posts:
                self._answers.keep(view.id, answer)
            return _result(failure)
        private = not answer.is_on_board if message == answer.used else view.match.private
        await self._note(view, ShownBoard(answer.place, message, view.match.revision, private), answer)
        return ShowResult.SHOWN

    async def without_interaction(self, view: MatchView, page: Page) -> ShowResult:
        """Shows the match without an interaction: edits its message, or posts another in the same place."""
        place = view.place
        if view.match.private or place.channel_id is None:
            return ShowResult.NOWHERE
        if view.match.message_id is not None:
            failure = await self._edit(view, page, place, view.match.message_id)
            if failure not in (Failure.NOT_EDITABLE, Failure.GONE, Failure.TOO_OFTEN):
                return _result(failure)
            log.info("match %s: its message cannot be changed, another takes its place", view.id)
        if not view.match.playing and (view.match.message_id is None) != (view.match.status == "challenged"):
            return ShowResult.NOWHERE  # an ended match needs no first message, an open challenge no second one
        return await self._send(view, page, place)

    async def _edit(self, view: MatchView, page: Page, place: Place, message: int) -> Failure | None:
        failure = await self._attempt(view, page, partial(self._channels.edit, place, message))
        if failure is None:
            await self._note(view, ShownBoard(place, message, view.match.revision))
        return failure

    async def _by_lost_answer(self, view: MatchView, page: Page, place: Place) -> ShowResult:
        """Shows the match in a message that Discord posted for an answer of which the bot never got the response."""
        since, is_own = view.match.message_id or view.match.created_at, lambda tag: tag.is_on_board_of(view.id)
        found = await result_or_failure(logged_as(view), partial(self._channels.find, place, since, is_own))
        if isinstance(found, int):
            return _result(await self._edit(view, page, place, found))
        return ShowResult.LATER if found is Failure.PASSES else ShowResult.NOWHERE

    async def _send(self, view: MatchView, page: Page, place: Place) -> ShowResult:
        """Posts the match in a new message without an interaction, unless an answer has posted one already."""
        result = await self._by_lost_answer(view, page, place)
        if result is not ShowResult.NOWHERE:
            return result
        number = nonce(view.id, view.match.revision, view.match.created_at)
        send = partial(self._channels.send, place, nonce=number, pinged=waited_for(view))
        sent = await self._attempt(view, page, send)
        if isinstance(sent, int):
            await self._note(view, ShownBoard(place, sent, view.match.revision))
            return ShowResult.SHOWN
        return ShowResult.LATER if sent is Failure.PASSES else ShowResult.NOWHERE

    async def post(self, match_id: int, answer: InteractionAnswer, pinged: tuple[int, ...]) -> ShowResult:
        """Posts the match in a new message where the answer goes, the match's from now on, which notifies `pinged`."""
        view, page = await self._pages.newest(match_id)
        sent = await self._attempt(view, page, partial(answer.say, private=False, pinged=pinged))
        if isinstance(sent, Sent) and sent.message is not None:
            before, brought = self._outbox.board(view), self._answers.get(match_id)
            board = ShownBoard(answer.place, sent.message, view.match.revision, sent.private)
            await self._note(view, board, answer)
            await self._replaced(self._outbox.newest(match_id)[0], before, brought)
            return ShowResult.SHOWN
        if sent in (*TAKES_NO_MESSAGE, Failure.PASSES, Failure.GONE):  # the last: what promised it was deleted
            return await self._send(view, page, answer.place)
        return ShowResult.NOWHERE

    async def refresh_used(self, match_id: int, answer: InteractionAnswer, audience: Viewer) -> ShowResult:
        """Brings the message that was used, an old board of the match, up to date; where its readers may not see the
        match, it says only that the match went on elsewhere.
        """
        view, _ = self._outbox.newest(match_id)
        used = answer.used
        if used is None or self._outbox.is_shown(view, used):
            return ShowResult.SHOWN
        if used != view.match.message_id and not audience.sees(view.match):
            await self._leave(view, ShownBoard(answer.place, used, 0), answer)
            return ShowResult.SHOWN
        view, page = await self._pages.newest(match_id)
        result = await self._attempt(view, page, partial(answer.change, used))
        if not isinstance(result, Failure) and used == view.match.message_id:
            await self._note(view, replace(self._outbox.board(view), revision=view.match.revision), answer)
        return ShowResult.SHOWN

    async def _replaced(self, view: MatchView, old: ShownBoard, answer: InteractionAnswer | None) -> None:
        """Closes the old board of a match that has another one now, if its readers may not see the match any more.

        `answer` posted the old board; None where that is not known.
        """
        is_public = old.message is not None and old.place.guild_id is not None and not old.private
        if is_public and not self._channels.servers.everyone_at(old.place).sees(view.match):
            await self._leave(view, old, answer)

    async def _leave(self, view: MatchView, old: ShownBoard, answer: InteractionAnswer | None) -> None:
        """Makes an old board say only that the match went on elsewhere, for readers who may not see it any more. If it
        cannot be changed, that is accepted: it shows no more than they have seen.
        """
        page = elsewhere_page((await self._referee.preferences.of_server(old.place.guild_id)).texts)

        async def change() -> None:
            if old.message is not None and not (answer and await answer.edit(old.message, page)):
                await self._channels.edit(old.place, old.message, page, waits=True)

        await failure_of(f"match {view.id}, its old board", change)

    def _attempt(self, view: MatchView, page: Page, request: Callable[[Page], Awaitable[T]]) -> Awaitable[T | Failure]:
        """Makes a request with a page, or with another one if Discord refuses it. Raises what keeps it from being made:
        the database fails, or the other page cannot be drawn.
        """
        return result_or_failure(logged_as(view), self._pages.showing(view, page, request))

    async def _note(self, view: MatchView, board: ShownBoard, answer: InteractionAnswer | None = None) -> None:
        if answer:
            self._answers.keep(view.id, answer)
        known = self._outbox.board(view)
        if not answer and board.message != known.message:
            self._answers.pop(view.id, None)  # it could change the old message alone
        self._outbox.place(view, board)
        if board.message == known.message and board.private == known.private:
            self._shown.note(view.id, view.match.revision)
        elif board.message is not None and board.place.channel_id is not None:
            message = BoardMessage(board.place.guild_id, board.place.channel_id, board.message, board.private)
            stored = partial(self._boards.place, view.id, message, view.match.revision)
            await self._shown.place(view.id, stored)


def waited_for(view: MatchView) -> tuple[int, ...]:
    """The person who is to answer the open challenge, if the match is one."""
    asked = view.match.challenged
    return (asked,) if asked and view.match.status == "challenged" else ()


def _result(failure: Failure | None) -> ShowResult:
    if failure is None:
        return ShowResult.SHOWN
    return ShowResult.LATER if failure is Failure.PASSES else ShowResult.NOWHERE
