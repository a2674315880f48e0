"""Tournaments: their players, the pairings of each round, and how they go on."""

from collections.abc import Collection, Sequence

from storage.database import Database, Store, Transaction, can_exist, writing
from storage.errors import TournamentChanged, TournamentNotFound
from storage.personal import REPLACED, Personal
from storage.posts import PostStore, TournamentPostStore, add_post
from storage.stored import columns_of, now
from storage.tournament_rows import NewPairing, NewTournament, Pairing, Tournament, TournamentPlayer, TournamentStatus

NOT_OVER = "SELECT count(*) FROM tournaments WHERE person = :person AND guild_id = :guild AND ended_at IS NULL"
OPEN_IN = """
SELECT id FROM tournaments
 WHERE guild_id = :guild AND channel_id = ifnull(:channel, channel_id) AND ended_at IS NULL ORDER BY id"""
CHANNELS_IN_USE = """
SELECT DISTINCT guild_id, channel_id FROM tournaments
 WHERE guild_id IN (SELECT value FROM json_each(:servers)) AND ended_at IS NULL"""

PLAYERS = """
SELECT person, name, seed, left_at
  FROM tournament_players JOIN players ON players.id = person
 WHERE tournament = :id ORDER BY seed, person"""

# The players of a match may have exchanged seats in an opening; then the result is turned round.
PAIRINGS = """
SELECT pairings.id, round, number, pairings.first_player, pairings.second_player, first_points, second_points,
       matches.id AS match_id, matches.ended_at,
       CASE WHEN NOT counted THEN NULL
            WHEN matches.first_player = pairings.second_player
            THEN CASE result WHEN '1-0' THEN '0-1' WHEN '0-1' THEN '1-0' ELSE result END
            ELSE result
       END AS result, matches.channel_id, matches.message_id
  FROM pairings LEFT JOIN matches ON matches.pairing = pairings.id
 WHERE tournament = :id ORDER BY round, number"""

JOIN = """
INSERT OR IGNORE INTO tournament_players (tournament, person, seed)
SELECT :id, :person, 1 + ifnull(max(seed), 0) FROM tournament_players WHERE tournament = :id"""

CHANGE = "UPDATE tournaments SET revision = revision + 1 WHERE id = :id"

NEXT_ROUND = """
UPDATE tournaments SET status = 'playing', round = round + 1, rounds = :rounds, revision = revision + 1
 WHERE id = :id"""

END = "UPDATE tournaments SET status = :status, ended_at = :now, revision = revision + 1 WHERE id = :id"

OWED = """
SELECT id FROM tournaments WHERE status = 'playing' AND (
    EXISTS (SELECT 1 FROM pairings
             WHERE tournament = tournaments.id AND pairings.round = tournaments.round AND first_points IS NULL
               AND NOT EXISTS (SELECT 1 FROM matches WHERE pairing = pairings.id))
    OR NOT EXISTS (SELECT 1 FROM pairings JOIN matches ON pairing = pairings.id
                    WHERE tournament = tournaments.id AND pairings.round = tournaments.round
                      AND matches.ended_at IS NULL))"""

# Nobody but a moderator could begin them.
CANCEL_OPEN = """
UPDATE tournaments SET status = 'cancelled', ended_at = :now, revision = revision + 1
 WHERE person = :person AND status = 'open'"""

SHOW_ANEW = """
UPDATE tournaments SET revision = revision + 1
 WHERE person = :person OR id IN (SELECT tournament FROM tournament_players WHERE person = :person)"""
SHOW_POSTS_ANEW = """
UPDATE tournament_posts SET revision = revision + 1
 WHERE tournament IN (SELECT tournament FROM tournament_players WHERE person = :person)"""
PERSONAL = (
    Personal(
        "tournaments", ("person",), REPLACED, before=(CANCEL_OPEN, SHOW_ANEW, SHOW_POSTS_ANEW), done_at="created_at"
    ),
    Personal("tournament_players", ("person",), REPLACED),
    Personal("pairings", ("first_player", "second_player"), REPLACED),
)

JOINED = """
SELECT tournament FROM tournament_players JOIN tournaments ON tournaments.id = tournament
 WHERE tournament_players.person = :person AND left_at IS NULL AND ended_at IS NULL
   AND guild_id = coalesce(:guild, guild_id) ORDER BY tournament"""

# SQLite looks through the tables of a CROSS JOIN in this order: few tournaments are being played.
DESERTED = """
SELECT tournaments.id, players.person FROM tournaments
  CROSS JOIN tournament_players AS players ON players.tournament = tournaments.id
  CROSS JOIN pairings ON pairings.tournament = tournaments.id AND pairings.round = tournaments.round
   AND players.person IN (pairings.first_player, pairings.second_player)
  CROSS JOIN matches ON pairing = pairings.id
 WHERE tournaments.status = 'playing' AND left_at IS NOT NULL AND matches.ended_at IS NULL"""

LISTED = """
SELECT * FROM tournaments WHERE guild_id = :guild AND channel_id IN (SELECT value FROM json_each(:channels))
    OR person = :person OR id IN (SELECT tournament FROM tournament_players WHERE person = :person)
 ORDER BY ended_at IS NOT NULL, id DESC LIMIT :most"""


class TournamentStore(Store):
    """The tournaments. Every change raises the tournament's revision. People must be known to `PlayerStore`."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.posts = PostStore(database, "tournaments")
        self.round_posts = TournamentPostStore(database)

    @writing
    async def make(self, write: Transaction, new: NewTournament, most_open: int) -> Tournament | None:
        """Stores a new tournament that people can join.

        None, and nothing is stored, if the person has `most_open` tournaments in this server that are not over.
        """
        (count,) = await write.row(NOT_OVER, person=new.person, guild=new.guild_id)
        if count >= most_open:
            return None
        (row,) = await write.insert("tournaments", **columns_of(new), status="open", created_at=now())
        return Tournament.from_row(row)

    async def get(self, tournament: int) -> Tournament:
        """A tournament as it is now. Raises `TournamentNotFound`."""
        async with self._db.snapshot() as read:
            return await _get(read, tournament)

    async def channels(self, guild_id: int) -> list[int]:
        """The channels of a server in which there are or were tournaments."""
        return await self._db.column(
            "SELECT DISTINCT channel_id FROM tournaments WHERE guild_id = :guild", guild=guild_id
        )

    async def listed(self, guild_id: int, channels: Sequence[int], person: int, most: int) -> list[Tournament]:
        """The tournaments of some channels of a server and those that a person has made or joined, at most `most`,
        without players and pairings.

        Those that are not over come first, then the newest.
        """
        among = [*channels]
        return await self._db.all_as(Tournament, LISTED, guild=guild_id, channels=among, person=person, most=most)

    # -- who takes part -----------------------------------------------------------------------------------------------

    @writing
    async def join(self, write: Transaction, tournament: int, person: int) -> Tournament:
        """Makes a person take part; nothing changes if they do already.

        Raises `TournamentChanged` if the tournament is not open, or is full.
        """
        found = await _get(write, tournament)
        if found.status != "open":
            raise TournamentChanged(tournament)
        if any(player.person == person for player in found.players):
            return found
        if len(found.players) >= found.most:
            raise TournamentChanged(tournament)
        await write.all(JOIN, id=tournament, person=person)
        await write.all(CHANGE, id=tournament)
        return await _get(write, tournament)

    @writing
    async def leave(self, write: Transaction, tournament: int, person: int) -> Tournament:
        """Makes a person leave. Before the start they are removed; after it they are marked, and their pairings stay.

        Raises `TournamentChanged` if they do not take part, or the tournament is over.
        """
        found = await _get(write, tournament)
        if found.ended_at or all(player.person != person for player in found.present):
            raise TournamentChanged(tournament)
        where = "WHERE tournament = :id AND person = :person"
        if found.status == "open":
            await write.all(f"DELETE FROM tournament_players {where}", id=tournament, person=person)  # noqa: S608
        else:
            left = f"UPDATE tournament_players SET left_at = :now {where}"  # noqa: S608 - ours
            await write.all(left, id=tournament, person=person, now=now())
        await write.all(CHANGE, id=tournament)
        return await _get(write, tournament)

    async def joined(self, person: int, guild_id: int | None = None) -> list[int]:
        """The ids of tournaments that a person takes part in and that are not over, of one server or (None) of all."""
        return await self._db.column(JOINED, person=person, guild=guild_id)

    # -- how it goes on -----------------------------------------------------------------------------------------------

    @writing
    async def begin_round(
        self,
        write: Transaction,
        seen: Tournament,
        rounds: int,
        pairings: Sequence[NewPairing],
        seeds: Sequence[int] = (),
    ) -> Tournament:
        """Begins the next round with these pairings. At the start, `seeds` are the people in the order of seeding.

        `rounds` is the number of rounds of the tournament. Raises `TournamentChanged` if it has changed since `seen`.
        """
        await _require_unchanged(write, seen)
        for seed, person in enumerate(seeds, 1):
            await write.all(
                "UPDATE tournament_players SET seed = :seed WHERE tournament = :id AND person = :person",
                id=seen.id,
                seed=seed,
                person=person,
            )
        await write.all(NEXT_ROUND, id=seen.id, rounds=rounds)
        for number, pairing in enumerate(pairings, 1):
            players = {"first_player": pairing.first_player, "second_player": pairing.second_player}
            points = dict(zip(("first_points", "second_points"), pairing.points or (None, None), strict=True))
            await write.insert("pairings", tournament=seen.id, round=seen.round + 1, number=number, **players, **points)
        await add_post(write, seen.id, seen.round + 1)
        return await _get(write, seen.id)

    @writing
    async def end(self, write: Transaction, seen: Tournament, status: TournamentStatus) -> Tournament:
        """Ends a tournament as 'finished' or 'cancelled'. Raises `TournamentChanged` if it has changed since `seen`."""
        await _require_unchanged(write, seen)
        await write.all(END, id=seen.id, status=status, now=now())
        if status == "finished":
            await add_post(write, seen.id, None)
        return await _get(write, seen.id)

    @writing
    async def give(self, write: Transaction, pairing: int, points: tuple[float, float]) -> None:
        """Gives points for a pairing whose match cannot be begun; nothing changes if it has a match or points."""
        given = await write.one(
            """UPDATE pairings SET first_points = :first, second_points = :second
                WHERE id = :id AND first_points IS NULL
                  AND NOT EXISTS (SELECT 1 FROM matches WHERE pairing = :id) RETURNING tournament""",
            id=pairing,
            first=points[0],
            second=points[1],
        )
        if given:
            await write.all(CHANGE, id=given["tournament"])

    async def owed(self) -> list[int]:
        """The ids of tournaments in which something is due: a match of the round is to be begun, or all are over."""
        return await self._db.column(OWED)

    async def with_match(self, match_id: int) -> int | None:
        """The id of the tournament that a match is part of; None if there is none."""
        return await self._db.value(
            "SELECT tournament FROM pairings JOIN matches ON pairing = pairings.id WHERE matches.id = :id", id=match_id
        )

    async def deserted(self) -> list[tuple[int, int]]:
        """Tournaments, each with a person who has left it and whose match there is still open."""
        return [(tournament, person) for tournament, person in await self._db.all(DESERTED)]

    async def cancel_open(self, person: int, guild_id: int | None = None) -> list[int]:
        """Cancels the tournaments that a person has made and that have not begun, of one server or (None) of all.
        Returns their ids.
        """
        sql = f"{CANCEL_OPEN} AND guild_id = coalesce(:guild, guild_id) RETURNING id"
        cancelled = await self._db.change(sql, person=person, now=now(), guild=guild_id)
        return [row["id"] for row in cancelled]

    async def channels_in_use(self, servers: Collection[int]) -> list[tuple[int, int]]:
        """The channels of these servers with tournaments that are not over, each with its server before it."""
        return [tuple(row) for row in await self._db.all(CHANNELS_IN_USE, servers=[*servers])]

    async def open_in(self, guild_id: int, channel_id: int | None) -> list[int]:
        """The ids of the tournaments of a server, or of one of its channels, that are not over."""
        return await self._db.column(OPEN_IN, guild=guild_id, channel=channel_id)


async def _get(session: Transaction, tournament: int) -> Tournament:
    sql = "SELECT * FROM tournaments WHERE id = :id"
    row = await session.one(sql, id=tournament) if can_exist(tournament) else None
    if row is None:
        raise TournamentNotFound(tournament)
    players = await session.all_as(TournamentPlayer, PLAYERS, id=tournament)
    pairings = await session.all_as(Pairing, PAIRINGS, id=tournament)
    return Tournament.from_row(row, tuple(players), tuple(pairings))


async def _require_unchanged(write: Transaction, seen: Tournament) -> None:
    row = await write.row("SELECT revision, ended_at FROM tournaments WHERE id = :id", id=seen.id)
    if row["ended_at"] is not None or row["revision"] != seen.revision:
        raise TournamentChanged(seen.id)
