"""Matches from the challenge to the result, with their moves."""

from __future__ import annotations

from datetime import datetime
from sqlite3 import Row

from storage.clocks import set_timing
from storage.database import Database, Store, Transaction, can_exist, writing
from storage.errors import MatchNotFound, NotYourTurn, PairingBegun, RematchExists, StaleMatch
from storage.guards import match_of, require_playing_at
from storage.history import ADD_TO_STREAKS, ADD_TO_TALLIES, ADD_TO_TOTALS
from storage.invitations import OPEN_OF, take
from storage.offers import accept, lapse
from storage.personal import OF_THE_MATCH, REPLACED, Personal
from storage.ratings import Rate, add_ratings, unrated
from storage.rows import Finish, Match, NewMatch, NewMove, NextTurn, StoredGame, Timing
from storage.stored import columns_of, now, to_text

LEAVE_PRIVATE_CHANNELS = """
UPDATE matches SET channel_id = NULL, message_id = NULL
 WHERE guild_id IS NULL AND (first_player = :person OR second_player = :person)"""  # its id would reveal the person
PERSONAL = (  # matches are exported by `storage.privacy`, in pieces
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

# By one statement and so at one moment, since every click reads it. A series is the rematches at one level; it has a
# bound, because a thousand matches take a few milliseconds.
GAME = """
SELECT matches.*,
       (SELECT json_group_array(json_array(ply, text))
          FROM moves WHERE match_id = :id AND taken_back_at IS NULL) AS moves,
       (SELECT count(*) + count(taken_back_at) FROM moves WHERE match_id = :id) AS board_number,
       (SELECT json_group_array(json_object('id', id, 'name', name, 'locale', locale))
          FROM players WHERE id IN (matches.first_player, matches.second_player)) AS players,
       (SELECT json_group_array(json_array(player, hints))
          FROM (SELECT player, count(*) AS hints FROM hints WHERE match_id = :id GROUP BY player)) AS hints,
       (SELECT json_group_array(json_object(
                   'id', id, 'match_id', match_id, 'kind', kind, 'player', player, 'ply', ply, 'plies', plies,
                   'state', state))
          FROM offers WHERE match_id = :id
           AND (state = 'open' OR state = 'declined' AND ply = matches.ply AND NOT EXISTS (
                SELECT 1 FROM moves WHERE match_id = :id AND taken_back_at > offers.made_at))) AS offers,
       (SELECT json_group_array(json_object(
                   'match_id', match_id, 'player', player, 'before', before, 'rating', rating,
                   'deviation', deviation, 'rated_at', rated_at))
          FROM rating_changes WHERE match_id = :id) AS ratings,
       (SELECT json_array(ifnull(sum(wins), 0), ifnull(sum((wins + draws + losses) * (tallies.level <> '')), 0))
          FROM tallies WHERE matches.level IS NOT NULL AND tallies.game = matches.game
           AND player = ifnull(matches.first_player, matches.second_player)) AS practice,
       (WITH RECURSIVE series (first_player, result, counted, rematch_of, number) AS (
            SELECT first_player, result, counted, rematch_of, 1 FROM matches AS one
             WHERE one.id = matches.rematch_of AND one.level IS matches.level
            UNION ALL
            SELECT one.first_player, one.result, one.counted, one.rematch_of, number + 1
              FROM series JOIN matches AS one ON one.id = series.rematch_of AND one.level IS matches.level
             WHERE number < 1000)
        SELECT json_group_array(json_array(first_player, result)) FROM series WHERE counted) AS earlier,
       (SELECT json_array(tournament, pairings.round, tournaments.rounds)
          FROM pairings JOIN tournaments ON tournaments.id = tournament WHERE pairings.id = matches.pairing) AS event
  FROM matches WHERE id = :id"""

OPEN = """
SELECT * FROM matches WHERE first_player = :player AND ended_at IS NULL
UNION ALL
SELECT * FROM matches WHERE second_player = :player AND ended_at IS NULL
 ORDER BY id DESC"""

BEGUN = f"""
SELECT guild_id FROM ({OPEN}) WHERE pairing IS NULL AND (status = 'playing' OR challenger = :player)
UNION ALL
SELECT guild_id FROM ({OPEN_OF})"""  # noqa: S608 - ours

OPEN_IN = "SELECT * FROM matches WHERE guild_id = :guild AND ended_at IS NULL ORDER BY id DESC"

WAITING_FOR_BOT = "SELECT * FROM matches WHERE status = 'playing' AND turn IS NULL ORDER BY id"

ADD_MOVE = """
INSERT INTO moves (match_id, number, ply, text, made_at, spent)
SELECT :match, ifnull(max(number), 0) + 1, :ply, :text, :at, :spent FROM moves WHERE match_id = :match"""

TAKE_BACK = """
UPDATE moves SET taken_back_at = :now WHERE match_id = :match AND ply > :left AND taken_back_at IS NULL"""

EXCHANGE = "UPDATE matches SET first_player = second_player, second_player = first_player WHERE id = :id"

MOST_READ = 256  # matches that are cached between two writing transactions
NO_CHANGE = NextTurn()

REMATCH = "SELECT * FROM matches WHERE rematch_of = :id AND status IN ('challenged', 'playing', 'finished')"


class MatchStore(Store):
    """The matches. Every change says what the caller saw, and is refused if the match has changed since."""

    def __init__(self, database: Database, rate: Rate = unrated) -> None:
        """`rate` computes the ratings of the players after a match."""
        super().__init__(database)
        self._rate = rate
        self._read: dict[int, StoredGame] = {}  # a cache, valid while `Database.written` is:
        self._read_at = 0

    @writing
    async def create(self, write: Transaction, new: NewMatch, taken: tuple[int, datetime] | None = None) -> Match:
        """Stores a challenge or a running match; `taken` is the invitation that is accepted by it, and when.

        Raises `RematchExists` if `rematch_of` has its rematch, `PairingBegun` if `pairing` has its match, and
        `OfferGone` if the invitation is not open.
        """
        if standing := await write.one(REMATCH, id=new.rematch_of):
            raise RematchExists(standing["id"])
        if new.pairing and await write.one("SELECT 1 FROM matches WHERE pairing = :id", id=new.pairing):
            raise PairingBegun(new.pairing)
        if taken:
            await take(write, *taken)
        given, values = new.given or (), columns_of(new) | columns_of(new.timing)
        del values["timing"], values["guided"]
        values |= {"given": None if new.given is None else len(given), "ply": len(given)}
        (row,) = await write.insert("matches", **values, unrated=new.given is not None, created_at=now())
        match = Match.from_row(row)
        if new.guided:
            await write.insert("guided_matches", match_id=match.id)
        for ply, text in enumerate(given, 1):
            await write.all(ADD_MOVE, match=match.id, ply=ply, text=text, at=now(), spent=None)
        return match

    # Play

    @writing
    async def record_move(
        self, write: Transaction, match_id: int, ply: int, move: NewMove, *, by: int | None, after: NextTurn = NO_CHANGE
    ) -> Match:
        """Stores the move that `by` (None: the bot) makes on a board of `ply` moves, and clocks and seats `after` it.

        Open offers lapse. When this returns, the move is on the disk. Raises `StaleMatch`, `NotYourTurn`,
        `WrongStatus`, `MatchNotFound`, or a `DatabaseFault`; then nothing is stored.
        """
        await _require_turn(write, match_id, ply, after, by)
        at = to_text(move.made_at) if move.made_at else now()
        await write.all(ADD_MOVE, match=match_id, ply=ply + 1, text=move.text, at=at, spent=move.spent)
        match = await _set_board(write, match_id, ply + 1, after)
        return await _finish(write, match_id, move.finish, self._rate, on_board=True) if move.finish else match

    @writing
    async def choose(self, write: Transaction, seen: Match, opening: str, *, by: int, after: NextTurn) -> Match:
        """Stores the choice of `by` in the opening of a match as it was `seen`: the new value of `opening`.

        Clocks and seats `after` it are stored, too. Open offers lapse.

        Raises `StaleMatch`, `NotYourTurn`, `WrongStatus`, `MatchNotFound`.
        """
        await _require_turn(write, seen.id, seen.ply, after, by)
        await write.all("UPDATE matches SET opening = :opening WHERE id = :id", id=seen.id, opening=opening)
        return await _set_board(write, seen.id, seen.ply, after)

    @writing
    async def take_back(
        self,
        write: Transaction,
        match_id: int,
        ply: int,
        count: int,
        *,
        offer_id: int | None = None,
        after: NextTurn = NO_CHANGE,
    ) -> Match:
        """Takes back the last `count` moves (1 to `ply`) of a board of `ply` moves, by the open offer if one is named.

        The moves stay stored, marked as taken back. Raises `StaleMatch`, `WrongStatus`, `MatchNotFound`, `OfferGone`.
        """
        if not 1 <= count <= ply:
            raise ValueError(f"{count} of {ply} moves cannot be taken back")
        await _require_before(write, match_id, ply, after)
        await accept(write, offer_id, match_id)
        await write.all(TAKE_BACK, match=match_id, left=ply - count, now=now())
        return await _set_board(write, match_id, ply - count, after)

    async def finish(
        self,
        match_id: int,
        ply: int,
        finish: Finish,
        *,
        offer_id: int | None = None,
        timing: Timing | None = None,
    ) -> Match:
        """Ends a running match of `ply` moves without a move: by resignation, by the open offer named, or on time. Then
        the match must still have this `timing`.

        Raises `StaleMatch`, `WrongStatus`, `MatchNotFound`, `OfferGone`.
        """

        async def end(write: Transaction) -> Match:
            await require_playing_at(write, match_id, ply, timing)
            await accept(write, offer_id, match_id)
            return await _finish(write, match_id, finish, self._rate, on_board=False)

        return await self._db.write(end)

    # Reading

    async def get(self, match_id: int) -> Match:
        """One match. Raises `MatchNotFound`."""
        return await match_of(self._db, match_id)

    async def game(self, match_id: int) -> StoredGame:
        """A match with its moves and more, read at one moment. Raises `MatchNotFound`.

        It is cached until the next writing transaction, because a click reads the match twice: to check who may see it,
        then to move.
        """
        if self._read_at != (before := self._db.written):
            self._read.clear()
            self._read_at = before
        if match_id not in self._read:
            rows = await self._db.all(GAME, id=match_id) if can_exist(match_id) else []
            if not rows:
                raise MatchNotFound(match_id)
            game = StoredGame.from_row(rows[0])
            if before != self._db.written or len(self._read) >= MOST_READ:
                return game
            self._read[match_id] = game
        return self._read[match_id]

    async def rematch_of(self, match_id: int) -> Match | None:
        """The rematch of a match, offered or played; None if there is none, or it was not accepted."""
        return await self._db.one_as(Match, REMATCH, id=match_id)

    async def open_of(self, player: int) -> list[Match]:
        """A player's challenges and running matches, the newest first."""
        return await self._db.all_as(Match, OPEN, player=player)

    async def begun_by(self, player: int, at: datetime) -> list[int | None]:
        """The server (None: no server) of each match that a player has begun: those that run, except in tournaments,
        challenges by the player, and invitations that are open at that time.
        """
        return await self._db.column(BEGUN, player=player, person=player, at=to_text(at))

    async def open_in(self, guild_id: int) -> list[Match]:
        """The challenges and running matches of a server, the newest first."""
        return await self._db.all_as(Match, OPEN_IN, guild=guild_id)

    async def waiting_for_bot(self) -> list[Match]:
        """The running matches in which it is the bot's turn."""
        return await self._db.all_as(Match, WAITING_FOR_BOT)


async def _require_turn(write: Transaction, match_id: int, ply: int, after: NextTurn, by: int | None) -> None:
    if (await _require_before(write, match_id, ply, after))["turn"] != by:
        raise NotYourTurn(match_id, by)


async def _require_before(write: Transaction, match_id: int, ply: int, after: NextTurn) -> Row:
    """What `require_playing_at` does, of the match that the clocks `after` a change were computed from."""
    row = await require_playing_at(write, match_id, ply)
    if after.revision not in (None, row["revision"]):
        raise StaleMatch(match_id, ply, ply)
    return row


async def _set_board(write: Transaction, match_id: int, ply: int, after: NextTurn) -> Match:
    await lapse(write, match_id)
    if after.exchange:
        await write.all(EXCHANGE, id=match_id)
    return await set_timing(write, match_id, after.timing, ply=ply)


async def _finish(write: Transaction, match_id: int, finish: Finish, rate: Rate, *, on_board: bool) -> Match:
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
    await write.all(ADD_TO_TOTALS, id=match_id)
    if finish.counted and not match.from_position:
        await write.all(ADD_TO_TALLIES, id=match_id, on_board=int(on_board))
        await write.all(ADD_TO_STREAKS, id=match_id)
        await add_ratings(write, match, rate)
    return match
