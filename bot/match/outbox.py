"""What is known of the message of every match: where it is, which revision it shows, and what it should show."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from bot.discord.drawing import drawn
from bot.discord.page import Page
from bot.discord.place import Place
from bot.locales import catalogue
from bot.match import wording
from bot.match.channels import Channels
from bot.match.choices import choices_of
from bot.match.page import Additions, Note, match_page
from bot.match.preferences import Preference
from bot.match.referee import Referee
from bot.match.state import MatchView
from bot.recent import Recent
from storage.boards import BoardStore

log = logging.getLogger(__name__)

MATCHES_REMEMBERED = 4096
PAUSE = 0.5  # seconds for which notes are collected; after a kill meanwhile a message is brought up to date once more
DRAWINGS = 2  # boards that are drawn at a time: one is looked up while the other is drawn
MANY_THOUGHTS = 8  # other matches that the bot must think about before people are told of them


@dataclass(frozen=True, slots=True)
class ShownBoard:
    """The message of a match: where it is, and the revision that it shows (0: none, or nobody knows)."""

    place: Place
    message: int | None
    revision: int
    private: bool = False


@dataclass(slots=True)
class _Known:
    """The newest view of a match, which says where its message is; the note that is said with it; and the message, once
    this process has brought it somewhere.
    """

    view: MatchView
    note: Note | None = None
    board: ShownBoard | None = None


class Outbox:
    """The newest view of each match that was handed over, and its message; the next view brings what is forgotten."""

    def __init__(self) -> None:
        self._known: Recent[int, _Known] = Recent(MATCHES_REMEMBERED)

    def hand_over(self, view: MatchView, note: Note | None = None) -> MatchView:
        """Takes a view, unless a newer one is here; `note` is said with it. The newest, with where its message is."""
        known = self._known.get(view.id)
        if known is None:
            self._known.keep(view.id, _Known(view, note))
            return view
        if view.revision > known.view.revision or (note and view.revision == known.view.revision):
            known.view, known.note = _placed(view, known.board) if known.board else view, note
            self._known.move_to_end(view.id)
        return known.view

    def newest(self, match_id: int) -> tuple[MatchView, Note | None]:
        """The newest view that was handed over, with its note. Raises KeyError where none was."""
        known = self._known[match_id]
        return known.view, known.note

    def channel_of(self, match_id: int) -> int | None:
        """Where the message of a match is, as far as that is remembered."""
        known = self._known.get(match_id)
        return known.view.channel_id if known else None

    def board(self, view: MatchView) -> ShownBoard:
        """The message of a match."""
        known = self._known.get(view.id)
        if known and known.board:
            return known.board
        return ShownBoard(Place(view.guild_id, view.channel_id), view.message_id, view.shown, view.private)

    def is_shown(self, view: MatchView, message: int | None) -> bool:
        """Whether a message is the board of a match and shows the view."""
        board = self.board(view)
        return message is not None and (board.message, board.revision) == (message, view.revision)

    def place(self, view: MatchView, board: ShownBoard) -> None:
        """The message of the match in a view, and what it shows, from now on."""
        known = self._known.setdefault(view.id, _Known(view))
        known.view, known.board = _placed(known.view, board), board


def _placed(view: MatchView, board: ShownBoard) -> MatchView:
    """The view, with where its message is."""
    place = board.place
    if (place.guild_id, place.channel_id, board.message, board.private) == (
        view.guild_id, view.channel_id, view.message_id, view.private,
    ):  # fmt: skip
        return view
    return replace(
        view,
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        message_id=board.message,
        private=board.private,
    )


class MatchPages:
    """The pages of the views that were handed to an outbox."""

    def __init__(self, outbox: Outbox, channels: Channels, referee: Referee) -> None:
        self._outbox = outbox
        self._channels = channels
        self._referee = referee
        self._drawing = asyncio.Semaphore(DRAWINGS)

    async def newest(self, match_id: int) -> tuple[MatchView, Page]:
        """The newest view when its turn to be drawn has come, so that of several changes only the last is drawn."""
        async with self._drawing:
            view, note = self._outbox.newest(match_id)
            return view, await self.page(view, note or self._waiting_note(view))

    async def page(self, view: MatchView, note: Note | None = None, chosen: str = "", words_only: bool = False) -> Page:
        """A view, with the piece in hand that the path `chosen` leads to; `words_only`: without a picture."""
        reader = await self.reader(view)
        if words_only:
            reader = reader.without_pictures()
        due = view.playing and not view.bot_to_move
        choices = choices_of(view, reader.notation(view.game)) if due else ()
        is_record = view.status == "finished" and view.given is None
        record = await self._referee.records.of(view) if is_record else None
        place = Place(view.guild_id, view.channel_id)
        opens, follows = self._channels.opens_pages(place), self._channels.may_post(place)
        teaches = view.playing and view.bot_side is not None and await self._teaches(view)
        return await drawn(match_page(view, reader, Additions(choices, chosen, note, record, follows, opens, teaches)))

    async def _teaches(self, view: MatchView) -> bool:
        """Whether who plays against the bot has never won the game."""
        players = [seat.player for seat in view.seats if seat.player is not None]
        return bool(players) and not await self._referee.records.has_won(players[0], view.game)

    async def reader(self, view: MatchView) -> Preference:
        """For whom the message of a match is written."""
        return await self._referee.preferences.of_board(view, self._channels.server_locale)

    async def language(self, place: Place) -> str:
        """What is spoken in a place."""
        locale = self._channels.server_locale(place.guild_id)
        return (await self._referee.preferences.of_server(place.guild_id or 0, locale)).language

    def _waiting_note(self, view: MatchView) -> Note | None:
        """What is said where the bot has many moves to think about before it comes to this one."""
        if not view.bot_to_move:
            return None
        others = self._referee.thinking.others(besides=view.id)
        return Note("match.queue", view.turn, others) if others >= MANY_THOUGHTS else None


def nameless(view: MatchView) -> MatchView:
    """The view with nobody's name, for a server that stops messages with such a name."""
    texts = catalogue("en")
    seats = tuple(replace(seat, name=wording.side(texts, view.game, side)) for side, seat in enumerate(view.seats))
    return replace(view, seats=(seats[0], seats[1]))


class ShownNotes:
    """Collects what was shown, and writes it now and then."""

    def __init__(self, boards: BoardStore) -> None:
        self._boards = boards
        self._unwritten: dict[int, int] = {}
        self._places: dict[int, Callable[[], Awaitable[object]]] = {}  # the last of each match that is not stored yet
        self._writing: asyncio.Task[None] | None = None

    def note(self, match_id: int, revision: int) -> None:
        """The message of a match shows that revision."""
        self._unwritten[match_id] = max(revision, self._unwritten.get(match_id, 0))
        self._begin()

    async def place(self, match_id: int, store: Callable[[], Awaitable[object]]) -> None:
        """Stores where the message of a match is: at once, or as soon as the disk allows it."""
        self._places[match_id] = store
        await self._store(match_id)
        if self._places:
            self._begin()

    def _begin(self) -> None:
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_soon())

    async def close(self) -> None:
        """Writes what is left."""
        if self._writing:
            self._writing.cancel()
            await asyncio.wait({self._writing})
        await self._write()

    async def _write_soon(self) -> None:
        while self._unwritten or self._places:
            await asyncio.sleep(PAUSE)
            await self._write()

    async def _store(self, match_id: int) -> None:
        store = self._places.get(match_id)
        if store is None:  # stored meanwhile by whoever brought it
            return
        try:
            await store()
        except Exception as error:
            log.warning("match %s: the place of its message could not be stored: %s", match_id, error)
        else:
            if self._places.get(match_id) is store:
                del self._places[match_id]

    async def _write(self) -> None:
        for match_id in tuple(self._places):
            await self._store(match_id)
        noted, self._unwritten = self._unwritten, {}
        if not noted:
            return
        try:
            await self._boards.note_shown(noted)
        except Exception as error:  # nothing is lost: the messages are brought up to date again after the next start
            log.warning("what was shown could not be noted: %s", error)
