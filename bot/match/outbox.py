"""What is known of each match's message: where it is, which revision it shows, and the newest view to show."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from bot.background import stop
from bot.discord.answers import InteractionAnswer
from bot.discord.controls import has_board_of
from bot.discord.drawing import drawn
from bot.discord.failures import Refusable, with_less
from bot.discord.page import Page
from bot.discord.place import Place
from bot.locales import catalogue
from bot.match import wording
from bot.match.channels import Channels
from bot.match.failure_log import failure_logged, log_failure
from bot.match.page import Additions, Note, match_page
from bot.match.positions import choices_of
from bot.match.referee import Referee
from bot.match.state import MatchView
from bot.recent import Recent
from storage.boards import BoardStore

log = logging.getLogger(__name__)

T = TypeVar("T")

MATCHES_REMEMBERED = 4096
PAUSE = 0.5  # seconds for which notes are collected; if the bot is killed meanwhile, messages are edited once more
DRAWINGS = 2  # boards that are made at a time: one is looked up while the other is drawn
MANY_THOUGHTS = 8  # from this many other matches waiting for the bot's move, people are told of the queue


@dataclass(frozen=True, slots=True)
class ShownBoard:
    """The message of a match."""

    place: Place
    message: int | None  # None: not posted yet
    revision: int  # the one that it shows; 0: none, or unknown
    private: bool = False  # only one person sees it


@dataclass(slots=True)
class _Known:
    """What is known of one match."""

    view: MatchView  # the newest, with the place of its message
    note: Note | None = None  # to be shown with the view
    board: ShownBoard | None = None  # its message, if this process has posted or edited it


class Outbox:
    """The newest view of each match that was handed over, and the match's message.

    Only so many matches are remembered; the next view of a forgotten one brings its data again.
    """

    def __init__(self) -> None:
        self._known: Recent[int, _Known] = Recent(MATCHES_REMEMBERED)

    def submit(self, view: MatchView, note: Note | None = None) -> MatchView:
        """Takes a view, and a note to show with it, unless a newer view is known. Of views of the same revision the
        last one counts: the names in it are those of now. Returns the newest view, with the place of the match's
        message.
        """
        known = self._known.get(view.id)
        if known is None:
            self._known.keep(view.id, _Known(view, note))
            return view
        if view.match.revision < known.view.match.revision:
            return known.view
        if note or view.match.revision > known.view.match.revision:
            known.note = note
            self._known.move_to_end(view.id)
        known.view = _placed(view, known.board) if known.board else view
        return known.view

    def newest(self, match_id: int) -> tuple[MatchView, Note | None]:
        """The newest view that was handed over, with its note. Raises KeyError if there is none."""
        known = self._known[match_id]
        return known.view, known.note

    def channel_of(self, match_id: int) -> int | None:
        """The channel of a match's message; None where that is not remembered."""
        known = self._known.get(match_id)
        return known.view.match.channel_id if known else None

    def board(self, view: MatchView) -> ShownBoard:
        """The message of a match, as this process left it or else as the view says."""
        known = self._known.get(view.id)
        if known and known.board:
            return known.board
        match = view.match
        return ShownBoard(view.place, match.message_id, match.shown, match.private)

    def is_shown(self, view: MatchView, message: int | None) -> bool:
        """Whether a message is the board of a match and shows the view."""
        board = self.board(view)
        return message is not None and (board.message, board.revision) == (message, view.match.revision)

    def place(self, view: MatchView, board: ShownBoard) -> None:
        """Notes where the message of a match is from now on, and what it shows."""
        known = self._known.setdefault(view.id, _Known(view))
        known.view, known.board = _placed(known.view, board), board


def _placed(view: MatchView, board: ShownBoard) -> MatchView:
    """The view with the place of its message."""
    match, place = view.match, board.place
    where = (place.guild_id, place.channel_id, board.message, board.private)
    if where == (match.guild_id, match.channel_id, match.message_id, match.private):
        return view
    guild, channel, message, private = where
    moved = replace(match, guild_id=guild, channel_id=channel, message_id=message, private=private)
    return replace(view, match=moved)


def board_for(view: MatchView, answer: InteractionAnswer | None) -> int | None:
    """The message that shows a match to the person who acted: the one that they used, if it is a board of the match
    that everybody sees; else the match's.
    """
    known = view.match.message_id
    if answer is None or not answer.is_on_board or answer.used == known:
        return known
    return answer.used if has_board_of(view.id, answer.components) else known


class MatchPages:
    """Makes the pages of the views that were handed to an outbox."""

    def __init__(self, outbox: Outbox, channels: Channels, referee: Referee) -> None:
        self._outbox, self._channels, self._referee = outbox, channels, referee
        self._drawing = asyncio.Semaphore(DRAWINGS)

    async def newest(self, match_id: int) -> tuple[MatchView, Page]:
        """The newest view and its page. The view is looked up when its turn to be drawn comes, so that of several
        changes only the last is drawn.
        """
        async with self._drawing:
            view, note = self._outbox.newest(match_id)
            return view, await self.page(view, note or self._waiting_note(view))

    async def page(self, view: MatchView, note: Note | None = None, chosen: str = "", words_only: bool = False) -> Page:
        """The page of a view, after the options of the path `chosen`; with `words_only`, without a picture."""
        reader = await self._referee.preferences.of_board(view)
        if words_only:
            reader = reader.without_pictures()
        choices = choices_of(view, reader.notation(view.game))
        record = await self._referee.records.of(view)
        place = view.place
        opens = self._channels.servers.opens_pages(place)
        posts = self._channels.access.of(place).posts and not view.match.private
        return await drawn(match_page(view, reader, Additions(choices, chosen, note, record, posts, opens)))

    def showing(
        self, view: MatchView, page: Page, request: Callable[[Page], Awaitable[T]], chosen: str = ""
    ) -> Callable[[], Awaitable[T]]:
        """A function that makes a request with a page of a view; if Discord may have refused its picture or its names,
        again without them. It may raise what the last request raises.
        """

        async def less(has: Refusable) -> Page:
            named = view if has.names else without_names(view)
            return await self.page(named, chosen=chosen, words_only=not has.pictures)

        return partial(with_less, logged_as(view), page, less, request)

    def _waiting_note(self, view: MatchView) -> Note | None:
        """The note that many matches wait for the bot's move; None where few do, or it is not the bot's turn."""
        if not view.match.bot_to_move:
            return None
        others = self._referee.thinking.others(besides=view.id)
        return Note("match.queue", view.turn, others) if others >= MANY_THOUGHTS else None


def logged_as(view: MatchView) -> str:
    """What is shown, for the log."""
    return f"match {view.id}, revision {view.match.revision}"


def without_names(view: MatchView) -> MatchView:
    """The view with sides in place of names, for a server that blocks messages with one of the names."""
    texts = catalogue("en")
    seats = tuple(replace(seat, name=wording.side(texts, view.game, side)) for side, seat in enumerate(view.seats))
    return replace(view, seats=(seats[0], seats[1]))


class ShownNotes:
    """Collects notes of what messages show, and writes them to the database every PAUSE seconds."""

    def __init__(self, boards: BoardStore) -> None:
        self._boards = boards
        self._unwritten: dict[int, int] = {}
        self._places: dict[int, Callable[[], Awaitable[object]]] = {}  # by match: stores its last place; not stored yet
        self._writing: asyncio.Task[None] | None = None

    def note(self, match_id: int, revision: int) -> None:
        """Notes that the message of a match shows this revision."""
        self._unwritten[match_id] = max(revision, self._unwritten.get(match_id, 0))
        self._begin()

    async def place(self, match_id: int, store: Callable[[], Awaitable[object]]) -> None:
        """Stores where the message of a match is by awaiting `store`: now, and if that fails, again until it works."""
        self._places[match_id] = store
        await self._store(match_id)
        if self._places:
            self._begin()

    def _begin(self) -> None:
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_soon())

    async def close(self) -> None:
        """Writes the remaining notes."""
        await stop(self._writing)
        await self._write()

    async def _write_soon(self) -> None:
        while self._unwritten or self._places:
            await asyncio.sleep(PAUSE)
            await self._write()

    async def _store(self, match_id: int) -> None:
        store = self._places.get(match_id)
        if store is None:  # stored meanwhile by the call that noted it
            return
        with failure_logged(log, "match %s: the place of its message cannot be stored", match_id):
            await store()
            if self._places.get(match_id) is store:
                del self._places[match_id]

    async def _write(self) -> None:
        for match_id in tuple(self._places):
            await self._store(match_id)
        noted, self._unwritten = self._unwritten, {}
        if noted:
            try:
                await self._boards.note_shown(noted)
            except Exception as error:  # nothing is lost: the messages are brought up to date again
                log_failure(log, error, "what was shown cannot be noted")
