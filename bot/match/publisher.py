"""The publisher: keeps the message of every match up to date, whatever fails on the way."""

import logging
import time
from collections.abc import Awaitable, Callable, Collection
from dataclasses import replace
from functools import partial

from bot.discord.answers import InteractionAnswer
from bot.discord.controls import has_board_of
from bot.discord.failures import Failure, failure_of
from bot.discord.owed import Retries
from bot.discord.place import Place
from bot.locks import Locks
from bot.log_context import about
from bot.match import wording
from bot.match.board_messages import BoardMessages, ShowResult
from bot.match.channels import Channels
from bot.match.failure_log import failure_logged
from bot.match.outbox import MATCHES_REMEMBERED, MatchPages, Outbox, board_for, without_names
from bot.match.page import Note
from bot.match.referee import Referee
from bot.match.requirements import Viewer
from bot.match.state import MatchView
from bot.match.wording import plain_names_of
from bot.recent import Recent
from storage.errors import MatchNotFound

log = logging.getLogger(__name__)


class Publisher:
    """Keeps one message per match up to date.

    Changes of a message come one after another, each with the newest view; no other lock is held meanwhile. A view is
    shown by the answer to an interaction if possible, else by an edit without one, else in a new message in the same
    place. Passing failures are tried again in the background. `show` and `post` do not raise for failures of Discord,
    a picture or a text.
    """

    def __init__(self, channels: Channels, referee: Referee) -> None:
        self._channels, self._referee = channels, referee
        self._outbox = Outbox()
        self.newest_view = self._outbox.submit  # returns the newest view of a match, with the place of its message now
        self._locks = Locks()
        self._pages = MatchPages(self._outbox, channels, referee)
        self._messages = BoardMessages(channels, referee, self._outbox, self._pages)
        self._threads = Threads(channels, referee)
        self._owed = Retries(self._try_again, self._outbox.channel_of, channels.limits)
        self._behind: dict[int, float] = {}  # matches whose message is behind: since when, by time.monotonic
        # called with every view that is to be shown, and what is said beside it
        self.on_view: Callable[[MatchView, Note | None], None] = lambda view, note: None

    async def show(
        self, view: MatchView, answer: InteractionAnswer | None = None, note: Note | None = None
    ) -> ShowResult:
        """Brings the message of a match up to the view, or a newer one; `answer` is to the person who changed it."""
        self._outbox.submit(view, note)
        self.on_view(view, note)
        return await self._in_turn(view.id, partial(self._bring_up_to_date, view.id, answer, note is not None))

    async def post(self, view: MatchView, answer: InteractionAnswer, pinged: tuple[int, ...] = ()) -> ShowResult:
        """Shows the match in a new message where the answer goes, which is its message from now on."""
        self._outbox.submit(view)
        self.on_view(view, None)
        return await self._in_turn(view.id, partial(self._post_or_give_up, view, answer, pinged))

    async def choose(self, view: MatchView, answer: InteractionAnswer, chosen: str) -> None:
        """Shows the board after the options of the path `chosen`, in the message that was used; of a newer board than
        the view's, as many of them as it has. May raise what a request to Discord raises.
        """
        async with self._locks.of(view.id):
            view = self._outbox.submit(view)
            board = self._outbox.board(view)
            self._outbox.place(view, replace(board, revision=0))
            await self._pages.showing(view, await self._pages.page(view, chosen=chosen), answer.update, chosen)()

    async def catch_up(self, match_id: int, answer: InteractionAnswer, audience: Viewer) -> None:
        """Brings the message that was used up to date, if it is an old board of the match. An `audience` that may not
        see the match reads only that it went on elsewhere. Raises nothing: the person is still to be told why they were
        refused.
        """
        if not (answer.can_edit(answer.used) and has_board_of(match_id, answer.components)):
            return
        try:
            self._outbox.submit(await self._referee.stores.view(match_id))
        except MatchNotFound:  # a restored backup may not have it
            return
        except Exception:
            log.exception("match %s: the message that was used stays as it is", match_id)
            return
        await self._in_turn(match_id, partial(self._messages.refresh_used, match_id, answer, audience))

    def hurry(self, channels: Collection[int]) -> None:
        """Makes the next attempts soon for the matches that could not be shown in these channels yet."""
        self._owed.hurry(match_id for match_id in self._behind if self._outbox.channel_of(match_id) in channels)

    def waiting(self) -> tuple[int, float]:
        """How many matches have a message that is behind, and for how many seconds the longest of them."""
        now = time.monotonic()
        return len(self._behind), max((now - since for since in self._behind.values()), default=0.0)

    async def close(self) -> None:
        """Stops trying again what failed; views that are not shown by then are shown after the next start."""
        await self._owed.close()
        await self._messages.close()

    # -- one after another --------------------------------------------------------------------------------------------

    async def _in_turn(self, match_id: int, work: Callable[[], Awaitable[ShowResult]]) -> ShowResult:
        """Does work for a match, one at a time. If the match is not shown in the end, for any reason, even because the
        caller was cancelled, it is tried again in the background.
        """
        self._behind.setdefault(match_id, time.monotonic())
        result = ShowResult.LATER
        try:
            with about(match=match_id):
                async with self._locks.of(match_id):
                    result = await work()
        except Exception as error:  # it cannot be drawn, or the disk is full: the game goes on anyway
            self._owed.report(match_id, "it cannot be shown", error)
        finally:
            if result is ShowResult.LATER:
                self._owed.add(match_id)
            else:
                self._behind.pop(match_id, None)
        return result

    async def _try_again(self, match_id: int) -> bool:
        async def work() -> ShowResult:
            self._outbox.submit(await self._referee.stores.view(match_id))
            return await self._bring_up_to_date(match_id, None, False)

        return await self._in_turn(match_id, work) is not ShowResult.LATER

    async def _bring_up_to_date(self, match_id: int, answer: InteractionAnswer | None, noted: bool) -> ShowResult:
        view, _ = self._outbox.newest(match_id)
        if not noted and self._outbox.is_shown(view, board_for(view, answer)):
            self._messages.note_shown(view)  # again: the note may be lost
            return ShowResult.SHOWN
        view, page = await self._pages.newest(match_id)
        result = await self._messages.by_answers(view, page, answer)
        if result is not ShowResult.SHOWN:
            result = result.then(await self._messages.without_interaction(view, page))
        if result is ShowResult.NOWHERE and answer and may_move_to(answer.place, view, answer.person):
            result = await self._messages.post(match_id, answer, ())
        if result is ShowResult.NOWHERE:
            await self._give_up(view)
        if result is ShowResult.SHOWN and view.board_number == (view.match.given or 0):
            self._threads.first_board_shown(self._outbox.newest(match_id)[0])  # which knows its message
        return result

    async def _post_or_give_up(self, view: MatchView, answer: InteractionAnswer, pinged: tuple[int, ...]) -> ShowResult:
        result = await self._messages.post(view.id, answer, pinged)
        if result is ShowResult.NOWHERE:
            await self._give_up(view)
        return result

    async def _give_up(self, view: MatchView) -> None:
        log.info("match %s: nobody can be reached where its message is", view.id)
        await self._referee.stores.boards.give_up(view.id, view.match.revision)


def may_move_to(place: Place, view: MatchView, person: int) -> bool:
    """Whether a person may move a match's message to a place: it is their match, and both players can be there."""
    if view.match.side_of(person) is None:
        return False
    if view.match.against_bot or place.channel_id == view.match.channel_id:
        return True
    return place.guild_id is not None and place.guild_id == view.match.guild_id


class Threads:
    """Opens a thread under the board of two people when that is first shown, before a move, if the settings of the
    server say so. Discord opens no second one under a message.
    """

    def __init__(self, channels: Channels, referee: Referee) -> None:
        self._channels, self._referee = channels, referee
        self._seen: Recent[int, bool] = Recent(MATCHES_REMEMBERED)  # matches whose thread was opened or not wanted

    def first_board_shown(self, view: MatchView) -> None:
        """Opens the thread in the background, if it is due. `view` has no move of its players; it is shown, and knows
        its message.
        """
        match = view.match
        wanted = match.playing and not match.against_bot and not match.private
        if wanted and match.message_id is not None and match.id not in self._seen:
            self._seen.keep(match.id, True)
            self._referee.stores.background.spawn(self._open(view, match.message_id))

    async def _open(self, view: MatchView, message: int) -> None:
        place = view.place
        with failure_logged(log, "match %s: its thread cannot be opened", view.id):  # people play on without it
            rules, servers = await self._referee.places.of(place.guild_id), self._channels.servers
            if rules.threads and await servers.takes_threads(place):
                texts = (await self._referee.preferences.of_board(view)).texts
                for named in (view, without_names(view)):
                    name = wording.title(texts, view, plain_names_of(texts, named))
                    opening = partial(self._channels.open_thread, place, message, name)
                    if await failure_of("a thread", opening) is not Failure.FILTERED:
                        break
