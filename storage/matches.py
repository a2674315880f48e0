"""Matches from the challenge to the result, and their moves."""

from __future__ import annotations

import json
from dataclasses import asdict
from datetime import datetime, timedelta

from storage.database import Database, Session
from storage.errors import MatchNotFound, NotYourTurn, RematchExists
from storage.guards import SQLITE_INTEGERS, require_playing_at, require_status
from storage.history import add_result
from storage.offers import accept, lapse
from storage.rows import Finish, Game, Match, Move, NewMatch, Status, now, to_text

OPEN = """
SELECT * FROM matches WHERE first_player = :player AND ended_at IS NULL
UNION ALL
SELECT * FROM matches WHERE second_player = :player AND ended_at IS NULL
 ORDER BY id DESC"""

WAITING_FOR_BOT = "SELECT * FROM matches WHERE status = 'playing' AND turn IS NULL ORDER BY id"

OVERDUE = "SELECT * FROM matches WHERE deadline <= :at ORDER BY deadline, id"

# One statement, and so of one moment; it is what every click asks first.
GAME = """
SELECT matches.*,
       (SELECT json_group_array(json_array(ply, text))
          FROM moves WHERE match_id = :id AND taken_back_at IS NULL) AS moves
  FROM matches WHERE id = :id"""

GIVE_TIME = "UPDATE matches SET deadline = :until WHERE status = 'playing' AND deadline < :until"

# A change of an open match is a move, a move taken back, an offer or its answer. When a challenge was accepted is not
# stored, so matches between people that nobody has moved in count as changed.
RECENTLY_CHANGED = """
WITH changed AS MATERIALIZED (
    SELECT id, max(created_at, coalesce(ended_at, ''),
                   coalesce((SELECT max(max(made_at, coalesce(taken_back_at, '')))
                               FROM moves WHERE match_id = matches.id), ''),
                   coalesce((SELECT max(max(made_at, coalesce(answered_at, '')))
                               FROM offers WHERE match_id = matches.id), '')) AS at
      FROM matches
     WHERE ended_at IS NULL
        OR ended_at >= (SELECT strftime(:form, max(ended_at), :back) FROM matches))
SELECT matches.* FROM matches JOIN changed USING (id)
 WHERE at >= (SELECT strftime(:form, max(at), :back) FROM changed)
    OR (status = 'playing' AND level IS NULL AND ply = 0)
 ORDER BY at DESC, id DESC"""

REMATCH = "SELECT * FROM matches WHERE rematch_of = :id AND status IN ('challenged', 'playing', 'finished')"


class Matches:
    """The matches. Every change says what the caller saw, and is refused where that is no longer so."""

    def __init__(self, database: Database) -> None:
        self._db = database

    # The challenge

    async def create(self, new: NewMatch) -> Match:
        """Stores a challenge or a running match. Raises `RematchExists` where `rematch_of` has its rematch."""
        values = asdict(new) | {"deadline": _maybe_text(new.deadline)}
        async with self._db.transaction() as write:
            if standing := await write.one(REMATCH, id=new.rematch_of):
                raise RematchExists(standing["id"])
            row = await write.row(
                """INSERT INTO matches (game, start, first_player, second_player, level, challenger, rematch_of,
                                        guild_id, channel_id, status, deadline, created_at)
                   VALUES (:game, :start, :first_player, :second_player, :level, :challenger, :rematch_of,
                           :guild_id, :channel_id, :status, :deadline, :now) RETURNING *""",
                **values,
                now=now(),
            )
            return Match.from_row(row)

    async def start(self, match_id: int, *, deadline: datetime | None = None) -> Match:
        """The challenge is accepted; `deadline` is for the first move. Raises `WrongStatus`, `MatchNotFound`."""
        return await self._answer_challenge(match_id, "playing", deadline=_maybe_text(deadline))

    async def decline(self, match_id: int) -> Match:
        """The challenged person says no. Raises `WrongStatus`, `MatchNotFound`."""
        return await self._answer_challenge(match_id, "declined", ended=now())

    async def withdraw(self, match_id: int) -> Match:
        """The challenger takes it back. Raises `WrongStatus`, `MatchNotFound`."""
        return await self._answer_challenge(match_id, "withdrawn", ended=now())

    async def expire(self, match_id: int) -> Match:
        """Nobody answered the challenge in time. Raises `WrongStatus`, `MatchNotFound`."""
        return await self._answer_challenge(match_id, "expired", ended=now())

    async def _answer_challenge(
        self, match_id: int, status: Status, *, deadline: str | None = None, ended: str | None = None
    ) -> Match:
        async with self._db.transaction() as write:
            await require_status(write, match_id, "challenged")
            row = await write.row(
                """UPDATE matches SET status = :status, deadline = :deadline, ended_at = :ended
                   WHERE id = :id RETURNING *""",
                id=match_id,
                status=status,
                deadline=deadline,
                ended=ended,
            )
            return Match.from_row(row)

    # Play

    async def record_move(
        self,
        match_id: int,
        ply: int,
        text: str,
        *,
        by: int | None,
        deadline: datetime | None = None,
        finish: Finish | None = None,
    ) -> Match:
        """Stores the move that `by` (None: the bot) makes on a board of `ply` moves; `finish` where it ends the match.

        `deadline` is for the answer. Open offers lapse. When this returns, the move is on the disk; when it raises,
        nothing is stored: `StaleMatch`, `NotYourTurn`, `WrongStatus`, `MatchNotFound`, or a `Fault`.
        """
        async with self._db.transaction() as write:
            match = await require_playing_at(write, match_id, ply)
            if match.turn != by:
                raise NotYourTurn(match_id, by)
            await write.all(
                """INSERT INTO moves (match_id, number, ply, text, made_at)
                   SELECT :match, count(*) + 1, :ply, :text, :now FROM moves WHERE match_id = :match""",
                match=match_id,
                ply=ply + 1,
                text=text,
                now=now(),
            )
            match = await _set_board(write, match_id, ply + 1, deadline)
            return await _finish(write, match_id, finish) if finish else match

    async def take_back(
        self,
        match_id: int,
        ply: int,
        count: int,
        *,
        offer_id: int | None = None,
        deadline: datetime | None = None,
    ) -> Match:
        """Takes the last `count` moves (1 to `ply`) off a board of `ply` moves, by the open offer where one is named.

        The moves stay stored, marked. Raises `StaleMatch`, `WrongStatus`, `MatchNotFound`, `OfferGone`.
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
            return await _set_board(write, match_id, ply - count, deadline)

    async def finish(self, match_id: int, ply: int, finish: Finish, *, offer_id: int | None = None) -> Match:
        """Ends a running match of `ply` moves: resignation, time-out, or a draw by the open offer that is named.

        Raises `StaleMatch`, `WrongStatus`, `MatchNotFound`, `OfferGone`.
        """
        async with self._db.transaction() as write:
            await require_playing_at(write, match_id, ply)
            if offer_id is not None:
                await accept(write, offer_id, match_id)
            return await _finish(write, match_id, finish)

    async def give_time(self, until: datetime) -> None:
        """Lets the running matches whose next move is due before then have that long."""
        async with self._db.transaction() as write:
            await write.all(GIVE_TIME, until=to_text(until))

    async def place(self, match_id: int, *, guild_id: int | None, channel_id: int, message_id: int) -> Match:
        """Notes where the board's message is now. Raises `MatchNotFound`."""
        async with self._db.transaction() as write:
            row = await write.one(
                """UPDATE matches SET guild_id = :guild, channel_id = :channel, message_id = :message
                   WHERE id = :id RETURNING *""",
                id=match_id,
                guild=guild_id,
                channel=channel_id,
                message=message_id,
            )
            if row is None:
                raise MatchNotFound(match_id)
            return Match.from_row(row)

    # Reading

    async def get(self, match_id: int) -> Match:
        """One match. Raises `MatchNotFound`."""
        return (await self.game(match_id)).match

    async def game(self, match_id: int) -> Game:
        """A match and the moves that stand, of one moment. Raises `MatchNotFound`."""
        row = await self._db.one(GAME, id=match_id) if 0 < match_id < SQLITE_INTEGERS else None
        if row is None:
            raise MatchNotFound(match_id)
        values = dict(row)
        moves = sorted(json.loads(values.pop("moves")))
        return Game(Match.from_row(values), tuple(text for _, text in moves))

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

    async def waiting_for_bot(self) -> list[Match]:
        """The running matches whose turn is the bot's: what is to be resumed at start."""
        return await self._all(WAITING_FOR_BOT)

    async def lately(self, within: timedelta) -> list[Match]:
        """The matches that changed within that time before the last change of all, the newest change first."""
        return await self._all(RECENTLY_CHANGED, form="%Y-%m-%dT%H:%M:%fZ", back=f"-{within.total_seconds()} seconds")

    async def overdue(self, at: datetime) -> list[Match]:
        """The challenges and running matches whose deadline is over at that time, the longest overdue first."""
        return await self._all(OVERDUE, at=to_text(at))

    async def _all(self, sql: str, **values: str | int | None) -> list[Match]:
        return [Match.from_row(row) for row in await self._db.all(sql, **values)]


async def _set_board(write: Session, match_id: int, ply: int, deadline: datetime | None) -> Match:
    await lapse(write, match_id)
    row = await write.row(
        "UPDATE matches SET ply = :ply, deadline = :deadline WHERE id = :id RETURNING *",
        id=match_id,
        ply=ply,
        deadline=_maybe_text(deadline),
    )
    return Match.from_row(row)


async def _finish(write: Session, match_id: int, finish: Finish) -> Match:
    await lapse(write, match_id)
    row = await write.row(
        """UPDATE matches
              SET status = 'finished', deadline = NULL, ended_at = :now, result = :result, reason = :reason
            WHERE id = :id RETURNING *""",
        id=match_id,
        now=now(),
        result=finish.result,
        reason=finish.reason,
    )
    await add_result(write, match_id)
    return Match.from_row(row)


def _maybe_text(at: datetime | None) -> str | None:
    return None if at is None else to_text(at)
