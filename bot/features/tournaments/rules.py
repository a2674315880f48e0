"""Tournaments in a server: who takes part, one round after another, and what a process that ended has left undone.

Everything that is owed (matches of a round that were not begun, a round that follows) is read from the database, when a
match of a tournament ends, at every sweep and at a start; so it does not matter when a process is killed.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from bot.discord.place import NOWHERE, Person, Place
from bot.features.tournaments.pairing import (
    PlayedPairing,
    Round,
    TournamentStanding,
    round_robin,
    rounds_of,
    standings,
    swiss,
)
from bot.features.tournaments.refusals import NotInTournament, NotYourTournament, TooFewPlayers, TooManyTournaments
from bot.listening import Listening, Show, itself
from bot.locks import Locks
from bot.match.referee import Referee, Service
from bot.match.refusals import BadChoice
from bot.match.state import Cause, MatchView
from bot.match.terms import MatchTerms
from bot.match.time_control import NO_CLOCK, TIME_CONTROLS
from storage.errors import StorageRefusal, TournamentChanged, TournamentNotFound
from storage.rows import RatingChange
from storage.tournament_posts import TournamentPost
from storage.tournament_rows import NewPairing, NewTournament, Tournament, TournamentKind

log = logging.getLogger(__name__)

KINDS: tuple[TournamentKind, ...] = ("robin", "swiss")
LEAST_PLAYERS = 3
MOST_PLAYERS = {"robin": 16, "swiss": 32}
ROUNDS = (3, 4, 5, 6, 7, 8, 9)  # that a Swiss tournament may have; fewer where it has too few players for them
TOURNAMENT_CLOCKS = tuple(clock for clock in TIME_CONTROLS if clock != NO_CLOCK)  # without one it might never end
MOST_OPEN = 3  # of one person in one server
MOST_LISTED = 15
HALF = (0.5, 0.5)
POINTS = {"1-0": (1.0, 0.0), "0-1": (0.0, 1.0), "1/2-1/2": HALF}


@dataclass(frozen=True, slots=True)
class TournamentTerms:
    """What somebody asks for who makes a tournament: its game and kind, the `rounds` of a Swiss one, how many may take
    part at `most` (None: as many as the kind allows), the clock and the opening of every match.
    """

    game: str
    kind: str
    rounds: int
    most: int | None
    clock: str
    opening: str | None = None


class Tournaments(Service):
    """Whoever changes a tournament has stored it when a method returns; its message follows by the listener."""

    def __init__(self, referee: Referee) -> None:
        super().__init__(referee)
        self._admission = referee.admission
        self._store = self._stores.tournaments
        self._challenges = referee.challenges
        self._turns = referee.turns
        self._locks = Locks()
        self._listening = Listening(self._stores.spawn, "tournament", itself)
        self._posting = Listening(self._stores.spawn, "posts of tournament", itself)

    def listen(self, listener: Show) -> None:
        """Sets who is told that the table of a tournament is behind. It may fail; the next sweep tells it again."""
        self._listening.listen(listener)

    def listen_to_posts(self, listener: Show) -> None:
        """The same of the posts of a tournament's rounds and its end."""
        self._posting.listen(listener)

    # -- what people do -----------------------------------------------------------------------------------------------

    async def make(self, person: Person, place: Place, terms: TournamentTerms) -> Tournament:
        """A tournament that people can join.

        Raises BadChoice, TooManyTournaments, and what `Admission.to_tournament` does.
        """
        game, clock, opening = terms.game, terms.clock, terms.opening
        MatchTerms(game, opening=opening).require_known()
        known, rounds, most = format_of(terms.kind, terms.rounds, terms.most)
        if clock not in TOURNAMENT_CLOCKS or place.guild_id is None or place.channel_id is None:
            raise BadChoice("tournament", f"{known} {clock}"[:40])
        new = NewTournament(person.id, place.guild_id, place.channel_id, game, known, rounds, most, clock, opening)
        async with self._admission.to_tournament(person, place):
            made = await self._store.make(new, MOST_OPEN)
        if made is None:
            raise TooManyTournaments(MOST_OPEN)
        return made

    async def of(self, tournament: int, guild_id: int | None = None) -> Tournament:
        """A tournament, of that server where one is named. Raises TournamentNotFound."""
        found = await self._store.get(tournament)
        if guild_id is not None and found.guild_id != guild_id:
            raise TournamentNotFound(tournament)
        return found

    async def listed(self, guild_id: int, person: int) -> list[Tournament]:
        """Those of a server and those that a person has joined, the ones that are not over first."""
        return await self._store.listed(guild_id, person, MOST_LISTED)

    async def join(self, tournament: int, person: Person, place: Place = NOWHERE) -> Tournament:
        """Somebody takes part. Raises TournamentChanged where it is full or has begun, and what
        `Admission.to_tournament` does.
        """
        async with self._admission.to_tournament(person, place):
            return await self._store.join(tournament, person.id)

    async def leave(self, tournament: int, person: int) -> tuple[Tournament, MatchView | None]:
        """Somebody takes part no more; the match that they play in it is lost, and returned.

        Raises NotInTournament, and TournamentChanged where it is over.
        """
        async with self._locks.of(tournament):
            found = await self._store.get(tournament)
            if found.status in ("open", "playing") and all(each.person != person for each in found.present):
                raise NotInTournament
            left = await self._store.leave(tournament, person)
            for each in left.current:
                if each.match_id and not each.is_over and person in (each.first_player, each.second_player):
                    return left, await self._turns.resign(each.match_id, person)
        return left, None

    async def start(self, tournament: int, person: int, moderates: bool) -> Tournament:
        """The first round. Raises NotYourTournament, TooFewPlayers, TournamentChanged."""
        async with self._locks.of(tournament):
            found = await self._required(tournament, person, moderates, "open")
            if len(found.players) < LEAST_PLAYERS:
                raise TooFewPlayers(LEAST_PLAYERS)
            seeds = await self._by_rating(found)
            count = len(seeds)
            rounds = rounds_of(count) if found.kind == "robin" else min(found.rounds, rounds_of(count))
            begun = await self._play(await self._begin_round(found, seeds, rounds, seeds))
        self._posting.tell(tournament)
        return begun

    async def cancel(self, tournament: int, person: int, moderates: bool) -> Tournament:
        """It is over, without a winner; matches that are played go on. Raises NotYourTournament, TournamentChanged."""
        async with self._locks.of(tournament):
            found = await self._required(tournament, person, moderates, "open", "playing")
            return await self._store.end(found, "cancelled")

    async def shown(self, found: Tournament, message: int | None) -> None:
        """The message of a tournament shows it as it was found; or (None) nobody can be shown it."""
        await self._store.posts.note_shown(found.id, found.revision, message)

    async def posts_owed(self, tournament: int) -> list[TournamentPost]:
        """The posts of a tournament whose messages are behind, the oldest first."""
        return await self._store.round_posts.owed_of(tournament)

    async def post_shown(self, post: TournamentPost, message: int | None) -> None:
        """The message of a post shows it as it was read; or (None) nobody can be shown it."""
        await self._store.round_posts.note_shown(post, message)

    async def rating_changes(self, tournament: int) -> list[RatingChange]:
        """What its matches made of its players' ratings, in the order of time."""
        return await self._store.rating_changes(tournament)

    async def _required(self, tournament: int, person: int, moderates: bool, *statuses: str) -> Tournament:
        found = await self._store.get(tournament)
        if not moderates and found.person != person:
            raise NotYourTournament
        if found.status not in statuses:
            raise TournamentChanged(tournament)
        return found

    async def _by_rating(self, found: Tournament) -> list[int]:
        """Its players, the best first; who has no rating comes last, as they joined."""
        ratings = {}
        for player in found.players:
            known = await self._stores.ratings.of(player.person, found.game)
            ratings[player.person] = known[0].rating if known else float("-inf")
        return sorted(ratings, key=lambda person: -ratings[person])

    # -- what happens to people and servers ---------------------------------------------------------------------------

    async def person_leaves(self, person: int, guild_id: int | None = None) -> None:
        """Somebody takes part in no tournament any more, in a server or anywhere. Their matches are the caller's; no
        new one begins.
        """
        for tournament in await self._store.joined(person, guild_id):
            async with self._locks.of(tournament):
                with suppress(TournamentChanged):  # they left, or it ended, meanwhile
                    await self._store.leave(tournament, person)
            self._tell(tournament)

    async def server_leaves(self, guild_id: int) -> None:
        """Those of a server end: it has dismissed the bot."""
        for tournament in await self._store.open_in(guild_id):
            async with self._locks.of(tournament):
                with suppress(TournamentChanged):
                    await self._store.end(await self._store.get(tournament), "cancelled")

    # -- one round after another --------------------------------------------------------------------------------------

    async def work_off(self) -> None:
        """Begins what is to be begun, and has every table shown that is behind."""
        for tournament in await self._store.owed():
            await self._go_on(tournament)
        for tournament in await self._store.posts.to_show():
            self._listening.tell(tournament)
        for tournament in await self._store.round_posts.owed():
            self._posting.tell(tournament)

    async def board_posted(self, match_id: int) -> None:
        """The board of a match has its message: the table can link to it."""
        if (tournament := await self._store.with_match(match_id)) is not None:
            self._tell(tournament)

    async def match_ends(self, match_id: int) -> None:
        """A match is over: perhaps its round is, too."""
        tournament = await self._store.with_match(match_id)
        if tournament is not None:
            await self._go_on(tournament)
            self._tell(tournament)

    def _tell(self, tournament: int) -> None:
        """All its messages may be behind."""
        self._listening.tell(tournament)
        self._posting.tell(tournament)

    async def _go_on(self, tournament: int) -> None:
        """Where it cannot, the next sweep tries again."""
        try:
            async with self._locks.of(tournament):
                await self._play(await self._store.get(tournament))
        except StorageRefusal as refusal:
            log.info("tournament %s changed meanwhile: %s", tournament, refusal)
        except Exception:  # one that cannot go on must not stop the others
            log.exception("tournament %s cannot go on", tournament)

    async def _play(self, found: Tournament) -> Tournament:
        """Begins matches until some are played, or it is over. The caller holds its lock."""
        while found.status == "playing":
            await self._begin_matches(found)
            found = await self._store.get(found.id)
            if any(each.points is None and not each.is_over for each in found.current):
                break
            found = await self._next(found)
        return found

    async def _next(self, found: Tournament) -> Tournament:
        """The round after one that is over, or the end."""
        if found.round >= found.rounds or len(found.present) < 2:
            return await self._store.end(found, "finished")
        if found.kind == "robin":
            order = [player.person for player in found.players]
        else:
            present = {player.person for player in found.present}
            order = [each.person for each in table_of(found) if each.person in present]
        return await self._begin_round(found, order, found.rounds)

    async def _begin_round(
        self, found: Tournament, order: Sequence[int], rounds: int, seeds: Sequence[int] = ()
    ) -> Tournament:
        blocked = await self._stores.blocks.among(order)
        drawn = await asyncio.to_thread(_drawn, found, order, {frozenset(pair) for pair in blocked})
        gone = {player.person for player in found.players if player.has_left}
        return await self._store.begin_round(found, rounds, _pairings(found, drawn, gone, blocked), seeds)

    async def _begin_matches(self, found: Tournament) -> None:
        """Those of the round that were not begun."""
        gone = {player.person for player in found.players if player.has_left}
        for each in found.current:
            if each.points is not None or each.match_id or each.second_player is None:
                continue
            if points := _walkover((each.first_player, each.second_player), gone):
                await self._store.give(each.id, points)
                continue
            pair = (each.first_player, each.second_player)
            place = Place(found.guild_id, found.channel_id)
            terms = MatchTerms(found.game, clock=found.clock, opening=found.opening)
            view = await self._challenges.pair(terms, pair, place, each.id)
            self._stores.tell(view, Cause.PAIRED)


def format_of(kind: str, rounds: int, most: int | None) -> tuple[TournamentKind, int, int]:
    """The kind, its rounds (0 where the players decide it) and how many may take part. Raises BadChoice."""
    known = next((each for each in KINDS if each == kind), None)
    if known is None:
        raise BadChoice("tournament", kind[:40])
    most = MOST_PLAYERS[known] if most is None else most
    if not LEAST_PLAYERS <= most <= MOST_PLAYERS[known]:
        raise BadChoice("players", str(most)[:40])
    if known == "robin":
        return known, 0, most
    if rounds not in ROUNDS:
        raise BadChoice("rounds", str(rounds)[:40])
    return known, rounds, most


def _drawn(found: Tournament, order: Sequence[int], apart: set[frozenset[int]]) -> Round:
    """The next round of those in `order`. A Swiss one of many players takes tens of milliseconds."""
    return round_robin(order, found.round + 1) if found.kind == "robin" else swiss(order, played_in(found), apart)


def _pairings(found: Tournament, drawn: Round, gone: set[int], blocked: set[tuple[int, int]]) -> list[NewPairing]:
    """A round as it is stored. Who has blocked the opponent does not play them, and loses like who has left. A bye is
    worth a point where not everybody has one.
    """
    pairs = [NewPairing(*pair, _walkover(pair, gone | _unwilling(pair, blocked))) for pair in drawn.pairs]
    if drawn.bye is None:
        return pairs
    return [*pairs, NewPairing(drawn.bye, None, (0.0 if found.kind == "robin" else 1.0, 0.0))]


def _unwilling(pair: tuple[int, int], blocked: set[tuple[int, int]]) -> set[int]:
    """Who of a pair has blocked the other."""
    return {one for one, other in (pair, pair[::-1]) if (one, other) in blocked}


def _walkover(pair: tuple[int, int], gone: set[int]) -> tuple[float, float] | None:
    """The points where somebody has left; None where nobody has."""
    first, second = (player in gone for player in pair)
    return (float(not first), float(not second)) if first or second else None


def played_in(found: Tournament, last: int | None = None) -> list[PlayedPairing]:
    """What is over, up to the `last` round where one is named. A match that ended without a result that counts gives
    half a point to both, or one to who stayed where the other has left.
    """
    gone = {player.person for player in found.players if player.has_left}
    played = []
    for each in found.pairings:
        if last is not None and each.round > last:
            continue
        if each.points is not None:
            played.append(PlayedPairing(each.first_player, each.second_player, each.points, each.round))
        elif each.is_over and each.second_player is not None:
            left = _walkover((each.first_player, each.second_player), gone) or HALF
            points = POINTS[each.result] if each.result else HALF if left == (0.0, 0.0) else left
            played.append(PlayedPairing(each.first_player, each.second_player, points, each.round))
    return played


def table_of(found: Tournament, last: int | None = None) -> tuple[TournamentStanding, ...]:
    """Where everybody stands, after the `last` round where one is named."""
    return standings([player.person for player in found.players], played_in(found, last), found.kind == "swiss")
