"""Matches from the challenge to the result, and their moves."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Mapping
from dataclasses import asdict
from datetime import datetime

from storage.clocks import NO_CLOCK, set_timing
from storage.database import Database, Session
from storage.errors import MatchNotFound, NotYourTurn, PairingBegun, RematchExists, StaleMatch
from storage.games import GAME, read_game
from storage.guards import SQLITE_INTEGERS, require_playing_at, require_status
from storage.history import add_result, add_to_totals
from storage.meeting import close
from storage.offers import accept, lapse
from storage.personal import OF_THE_MATCH, REPLACED, Personal
from storage.ratings import Rate, add_ratings, unrated
from storage.rows import Finish, Game, Match, Move, NewMatch, Status, Timing
from storage.times import now, to_text

LEAVE_PRIVATE_CHANNELS = """
UPDATE matches SET channel_id = NULL, message_id = NULL
 WHERE guild_id IS NULL AND (first_player = :person OR second_player = :person)"""  # they tell who played
PERSONAL = (  # `storage.privacy` itself exports matches, some at a time
    Personal("matches", ("challenger",), REPLACED, exported=False, done_at="created_at"),
    Personal(
        "matches",
        ("first_player", "second_player"),
        REPLACED,
        exported=False,
        before=(LEAVE_PRIVATE_CHANNELS,),
        done_at="ended_at",
    ),
    Personal("moves", ("match_id", "number"), OF_THE_MATCH),
)

OPEN = """
SELECT * FROM matches WHERE first_player = :player AND ended_at IS NULL
UNION ALL
SELECT * FROM matches WHERE second_player = :player AND ended_at IS NULL
 ORDER BY id DESC"""

OPEN_IN = "SELECT * FROM matches WHERE guild_id = :guild AND ended_at IS NULL ORDER BY id DESC"

WAITING_FOR_BOT = "SELECT * FROM matches WHERE status = 'playing' AND turn IS NULL ORDER BY id"

CREATE = """
INSERT INTO matches (game, start, first_player, second_player, level, challenger, rematch_of, guild_id, channel_id,
                     status, created_at, clock, deadline, turn_at, first_left, second_left, warn_at, paused_at,
                     pairing, given, ply, unrated, opening)
VALUES (:game, :start, :first_player, :second_player, :level, :challenger, :rematch_of, :guild_id, :channel_id,
        :status, :now, :clock, :deadline, :turn_at, :first_left, :second_left, :warn_at, :paused_at,
        :pairing, :given, ifnull(:given, 0), :given IS NOT NULL, :opening) RETURNING *"""

ADD_MOVE = """
INSERT INTO moves (match_id, number, ply, text, made_at, spent)
SELECT :match, count(*) + 1, :ply, :text, :at, :spent FROM moves WHERE match_id = :match"""

EXCHANGE = "UPDATE matches SET first_player = second_player, second_player = first_player WHERE id = :id"

PLACE = """
UPDATE matches SET guild_id = :guild, channel_id = :channel, message_id = :message, shown = :revision,
                   private = :private
 WHERE id = :id RETURNING *"""

SHOWN = """
UPDATE matches SET shown = max(shown, noted.revision)
  FROM (SELECT value ->> 0 AS id, value ->> 1 AS revision FROM json_each(:noted)) AS noted
 WHERE matches.id = noted.id"""

MOST_READ = 256  # matches that are held between two transactions
NO_LIMIT = -1  # as SQLite has it

TO_SHOW = """
SELECT * FROM matches WHERE revision > shown AND revision > given_up AND id > :after ORDER BY id LIMIT :most"""

GIVE_UP = """
UPDATE matches SET refused = CASE given_up WHEN :revision THEN refused + 1 ELSE 1 END, given_up = :revision
 WHERE id = :id"""

MOST_REFUSED = 3  # times that nobody could be shown a revision, after which it is given up for good

GIVEN_UP = """
SELECT * FROM matches
 WHERE revision > shown AND given_up >= revision AND refused < :most
   AND channel_id IN (SELECT value FROM json_each(:channels))
 ORDER BY id"""

REMATCH = "SELECT * FROM matches WHERE rematch_of = :id AND status IN ('challenged', 'playing', 'finished')"


class MatchStore:
    """The matches. Every change says what the caller saw, and is refused where that is no longer so."""

    def __init__(self, database: Database, rate: Rate = unrated) -> None:
        """`rate` says what a finished match makes of its players' ratings."""
        self._db = database
        self._rate = rate
        self._read: dict[int, Game] = {}  # since so many transactions were over:
        self._read_at = 0

    # The challenge

    async def create(self, new: NewMatch, taken: tuple[int, datetime] | None = None) -> Match:
        """Stores a challenge or a running match; `taken` is the invitation that leads to it, and when it was taken.

        Raises `RematchExists` where `rematch_of` has its rematch, `PairingBegun` where `pairing` has its match, and
        `OfferGone` where the invitation cannot be taken.
        """
        values = {key: value for key, value in asdict(new).items() if key not in ("timing", "given")}
        values |= new.timing.columns() | {"given": None if new.given is None else len(new.given)}

        async def create(write: Session) -> Match:
            if standing := await write.one(REMATCH, id=new.rematch_of):
                raise RematchExists(standing["id"])
            if new.pairing and await write.one("SELECT 1 FROM matches WHERE pairing = :id", id=new.pairing):
                raise PairingBegun(new.pairing)
            if taken:
                await close(write, *taken)
            match = Match.from_row(await write.row(CREATE, **values, now=now()))
            for ply, text in enumerate(new.given or (), 1):
                await write.all(ADD_MOVE, match=match.id, ply=ply, text=text, at=now(), spent=None)
            return match

        return await self._db.write(create)

    async def start(self, match_id: int, *, timing: Timing = NO_CLOCK) -> Match:
        """The challenge is accepted, and the clocks begin. Raises `WrongStatus`, `MatchNotFound`."""
        return await self._answer_challenge(match_id, "playing", timing)

    async def decline(self, match_id: int) -> Match:
        """The challenged person says no. Raises `WrongStatus`, `MatchNotFound`."""
        return await self._answer_challenge(match_id, "declined")

    async def withdraw(self, match_id: int) -> Match:
        """The challenger takes it back. Raises `WrongStatus`, `MatchNotFound`."""
        return await self._answer_challenge(match_id, "withdrawn")

    async def expire(self, match_id: int) -> Match:
        """Nobody answered the challenge in time. Raises `WrongStatus`, `MatchNotFound`."""
        return await self._answer_challenge(match_id, "expired")

    async def _answer_challenge(self, match_id: int, status: Status, timing: Timing = NO_CLOCK) -> Match:
        async with self._db.transaction() as write:
            await require_status(write, match_id, "challenged")
            await write.all(
                "UPDATE matches SET status = :status, ended_at = :ended, deadline = NULL WHERE id = :id",
                id=match_id,
                status=status,
                ended=None if status == "playing" else now(),
            )
            return await set_timing(write, match_id, timing)

    # Play

    async def record_move(
        self,
        match_id: int,
        ply: int,
        text: str,
        *,
        by: int | None,
        timing: Timing = NO_CLOCK,
        finish: Finish | None = None,
        made_at: datetime | None = None,
        spent: int | None = None,
        exchange: bool = False,
    ) -> Match:
        """Stores the move that `by` (None: the bot) makes on a board of `ply` moves; `finish` where it ends the match.

        `timing` is how the clocks stand after it, `made_at` its own time (None: now), `spent` what it cost of its
        side's time; with `exchange` the players have exchanged seats after it. Open offers lapse. When this returns,
        the move is on the disk; when it raises, nothing is stored: `StaleMatch`, `NotYourTurn`, `WrongStatus`,
        `MatchNotFound`, or a `Fault`.
        """

        async def record(write: Session) -> Match:
            match = await require_playing_at(write, match_id, ply)
            if match.turn != by:
                raise NotYourTurn(match_id, by)
            at = to_text(made_at) if made_at else now()
            await write.all(ADD_MOVE, match=match_id, ply=ply + 1, text=text, at=at, spent=spent)
            if exchange:
                await write.all(EXCHANGE, id=match_id)
            match = await _set_board(write, match_id, ply + 1, timing)
            return await _finish(write, match_id, finish, self._rate, on_board=True) if finish else match

        return await self._db.write(record)

    async def choose(
        self, match_id: int, ply: int, seen: str, opening: str, *, by: int, timing: Timing = NO_CLOCK, exchange: bool
    ) -> Match:
        """Stores what `by` chose in an opening on a board of `ply` moves: the `opening` that was `seen` before.

        `timing` and `exchange` as in `record_move`. Open offers lapse. Raises `StaleMatch`, `NotYourTurn`,
        `WrongStatus`, `MatchNotFound`.
        """
        async with self._db.transaction() as write:
            match = await require_playing_at(write, match_id, ply)
            if match.opening != seen:
                raise StaleMatch(match_id, ply, match.ply)
            if match.turn != by:
                raise NotYourTurn(match_id, by)
            await write.all("UPDATE matches SET opening = :opening WHERE id = :id", id=match_id, opening=opening)
            if exchange:
                await write.all(EXCHANGE, id=match_id)
            return await _set_board(write, match_id, ply, timing)

    async def take_back(
        self,
        match_id: int,
        ply: int,
        count: int,
        *,
        offer_id: int | None = None,
        timing: Timing = NO_CLOCK,
        exchange: bool = False,
    ) -> Match:
        """Takes the last `count` moves (1 to `ply`) off a board of `ply` moves, by the open offer where one is named.

        The moves stay stored, marked; `exchange` as in `record_move`. Raises `StaleMatch`, `WrongStatus`,
        `MatchNotFound`, `OfferGone`.
        """
        if not 1 <= count <= ply:
            raise ValueError(f"{count} of {ply} moves cannot be taken back")
        async with self._db.transaction() as write:
            await require_playing_at(write, match_id, ply)
            if offer_id is not None:
                await accept(write, offer_id, match_id)
            await write.all(
                """UPDATE moves SET taken_back_at = :now
                   WHERE match_id = :match AND ply > :left AND taken_back_at IS NULL""",
                match=match_id,
                left=ply - count,
                now=now(),
            )
            if exchange:
                await write.all(EXCHANGE, id=match_id)
            return await _set_board(write, match_id, ply - count, timing)

    async def finish(self, match_id: int, ply: int, finish: Finish, *, offer_id: int | None = None) -> Match:
        """Ends a running match of `ply` moves: resignation, time-out, or a draw by the open offer that is named.

        Raises `StaleMatch`, `WrongStatus`, `MatchNotFound`, `OfferGone`.
        """
        async with self._db.transaction() as write:
            await require_playing_at(write, match_id, ply)
            if offer_id is not None:
                await accept(write, offer_id, match_id)
            return await _finish(write, match_id, finish, self._rate, on_board=False)

    # What is shown

    async def place(
        self,
        match_id: int,
        *,
        guild_id: int | None,
        channel_id: int,
        message_id: int,
        revision: int = 0,
        private: bool = False,
    ) -> Match:
        """Notes where the board's message is now, and which revision it shows. Raises `MatchNotFound`."""
        values = {"guild": guild_id, "channel": channel_id, "message": message_id, "revision": revision}

        async def place(write: Session) -> Match:
            row = await write.one(PLACE, id=match_id, **values, private=int(private))
            if row is None:
                raise MatchNotFound(match_id)
            return Match.from_row(row)

        return await self._db.write(place)

    async def note_shown(self, revisions: Mapping[int, int]) -> None:
        """Notes which revision the messages of some matches show; all in one transaction."""
        async with self._db.transaction() as write:
            await write.all(SHOWN, noted=json.dumps(list(revisions.items())))

    async def give_up(self, match_id: int, revision: int) -> None:
        """Notes that nobody could be shown this revision, nor any before it: once more, where it was noted already."""
        async with self._db.transaction() as write:
            await write.all(GIVE_UP, id=match_id, revision=revision)

    # Reading

    async def get(self, match_id: int) -> Match:
        """One match. Raises `MatchNotFound`."""
        row = await self._one("SELECT * FROM matches WHERE id = :id", match_id)
        return Match.from_row(row)

    async def game(self, match_id: int) -> Game:
        """A match and the moves that stand, of one moment. Raises `MatchNotFound`.

        Who asks again is given the same where nothing was written since: a click asks who may see it, then moves.
        """
        if self._read_at != (before := self._db.written):
            self._read.clear()
            self._read_at = before
        if match_id not in self._read:
            game = read_game(await self._one(GAME, match_id))
            if before != self._db.written or len(self._read) >= MOST_READ:
                return game
            self._read[match_id] = game
        return self._read[match_id]

    async def _one(self, sql: str, match_id: int) -> sqlite3.Row:
        row = await self._db.one(sql, id=match_id) if 0 < match_id < SQLITE_INTEGERS else None
        if row is None:
            raise MatchNotFound(match_id)
        return row

    async def moves(self, match_id: int) -> list[Move]:
        """Every move ever made in a match, those taken back too, in the order in which they were made."""
        rows = await self._db.all("SELECT * FROM moves WHERE match_id = :id ORDER BY number", id=match_id)
        return [Move.from_row(row) for row in rows]

    async def rematch_of(self, match_id: int) -> Match | None:
        """The rematch of a match, offered or played; None where there is none, or it was not accepted."""
        row = await self._db.one(REMATCH, id=match_id)
        return Match.from_row(row) if row else None

    async def open_of(self, player: int) -> list[Match]:
        """A player's challenges and running matches, the newest first."""
        return await self._all(OPEN, player=player)

    async def open_in(self, guild_id: int) -> list[Match]:
        """The challenges and running matches of a server, the newest first."""
        return await self._all(OPEN_IN, guild=guild_id)

    async def waiting_for_bot(self) -> list[Match]:
        """The running matches whose turn is the bot's: what is to be resumed at start."""
        return await self._all(WAITING_FOR_BOT)

    async def to_show(self, after: int = 0, most: int = NO_LIMIT) -> list[Match]:
        """The matches whose message does not show their last change, and whose readers can perhaps be reached: the
        first ones after a match.
        """
        return await self._all(TO_SHOW, after=after, most=most)

    async def given_up_in(self, channels: Collection[int]) -> list[Match]:
        """The matches of these channels whose last change nobody could be shown, and not MOST_REFUSED times."""
        return await self._all(GIVEN_UP, most=MOST_REFUSED, channels=json.dumps(list(channels)))

    async def _all(self, sql: str, **values: str | int | None) -> list[Match]:
        return [Match.from_row(row) for row in await self._db.all(sql, **values)]


async def _set_board(write: Session, match_id: int, ply: int, timing: Timing) -> Match:
    await lapse(write, match_id)
    await write.all("UPDATE matches SET ply = :ply WHERE id = :id", id=match_id, ply=ply)
    return await set_timing(write, match_id, timing)


async def _finish(write: Session, match_id: int, finish: Finish, rate: Rate, *, on_board: bool) -> Match:
    await lapse(write, match_id)
    row = await write.row(
        """UPDATE matches
              SET status = 'finished', deadline = NULL, warn_at = NULL, paused_at = NULL, ended_at = :now,
                  result = :result, reason = :reason, counted = :counted,
                  revision = revision + 1
            WHERE id = :id RETURNING *""",
        id=match_id,
        now=now(),
        result=finish.result,
        reason=finish.reason,
        counted=int(finish.counted),
    )
    match = Match.from_row(row)
    await add_to_totals(write, match_id)
    if finish.counted and not match.from_position:
        await add_result(write, match_id, on_board=on_board)
        await add_ratings(write, match, rate)
    return match
