"""Making, joining, leaving, starting and cancelling the tournaments of a server."""

import logging
from contextlib import suppress
from dataclasses import dataclass

from bot.discord.place import NOWHERE, Person, Place
from bot.features.tournaments.pairing import rounds_of
from bot.features.tournaments.rounds import Rounds
from bot.match.failure_log import failure_logged
from bot.match.phrases import typed
from bot.match.referee import Referee, Service
from bot.match.refusals import BadChoice, Refused
from bot.match.requirements import Viewer
from bot.match.state import MatchView
from bot.match.terms import MatchTerms, require_one_of
from bot.match.time_control import NO_CLOCK, TIME_CONTROLS
from storage.errors import TournamentChanged, TournamentNotFound, WrongStatus
from storage.tournament_rows import NewTournament, Tournament, TournamentKind

log = logging.getLogger(__name__)

KINDS: tuple[TournamentKind, ...] = ("robin", "swiss")
LEAST_PLAYERS = 3
MOST_PLAYERS = {"robin": 16, "swiss": 32}
ROUNDS = (3, 4, 5, 6, 7, 8, 9)  # that a Swiss tournament may have; fewer if it has too few players for them
TOURNAMENT_CLOCKS = tuple(clock for clock in TIME_CONTROLS if clock != NO_CLOCK)  # without one it might never end
MOST_OPEN = 3  # of one person in one server
MOST_LISTED = 15


class NotYourTournament(Refused):
    """Only the person who made a tournament, or a moderator, may start or cancel it."""


class NotInTournament(Refused):
    """Only a person who takes part in a tournament can leave it."""


class ServerTournament(Refused):
    """A tournament is made in a server; elsewhere people can only list theirs."""


@dataclass(eq=False)
class TooFewPlayers(Refused):
    """A tournament needs `least` players."""

    least: int


@dataclass(eq=False)
class BadPlayers(Refused):
    """A tournament of this kind takes LEAST_PLAYERS to `limit` players, and `value` was typed."""

    value: str
    limit: int
    least: int = LEAST_PLAYERS


@dataclass(eq=False)
class TooManyTournaments(Refused):
    """A person has `limit` tournaments in this server that are not over."""

    limit: int


@dataclass(frozen=True, slots=True)
class TournamentTerms:
    """What a person asks for who makes a tournament."""

    game: str
    kind: TournamentKind
    rounds: int  # of a Swiss tournament; those of a round robin follow from its players
    most: int | None  # people who may take part; None: as many as the kind allows
    clock: str  # of every match
    opening: str | None = None  # of every match

    def require_known(self) -> None:
        """Raises BadChoice, BadPlayers."""
        MatchTerms(self.game, opening=self.opening).require_known()
        require_one_of("tournament", self.kind, KINDS)
        require_one_of("clock", self.clock, TOURNAMENT_CLOCKS)
        if self.kind == "swiss" and self.rounds not in ROUNDS:
            raise BadChoice("rounds", str(self.rounds))
        if self.most is not None and not LEAST_PLAYERS <= self.most <= MOST_PLAYERS[self.kind]:
            raise BadPlayers(typed(str(self.most)), MOST_PLAYERS[self.kind])


class Tournaments(Service):
    """Makes and changes tournaments. A change is stored when its method returns."""

    def __init__(self, referee: Referee) -> None:
        super().__init__(referee)
        self._store = self._stores.tournaments
        self._rounds = referee.of(Rounds)

    # -- what people do -----------------------------------------------------------------------------------------------

    async def make(self, person: Person, place: Place, terms: TournamentTerms) -> Tournament:
        """Makes a tournament that people can join.

        Raises BadChoice, BadPlayers, ServerTournament, TooManyTournaments, and what `Admission.to_tournament` raises.
        """
        terms.require_known()
        if place.guild_id is None or place.channel_id is None:
            raise ServerTournament
        game, kind, clock, opening = terms.game, terms.kind, terms.clock, terms.opening
        most = terms.most or MOST_PLAYERS[kind]
        rounds = min(terms.rounds, rounds_of(most)) if kind == "swiss" else 0
        new = NewTournament(person.id, place.guild_id, place.channel_id, game, kind, rounds, most, clock, opening)
        async with self._referee.admission.to_tournament(person, place):
            made = await self._store.make(new, MOST_OPEN)
        if made is None:
            raise TooManyTournaments(MOST_OPEN)
        return made

    async def seen(self, tournament: int, viewer: Viewer) -> Tournament:
        """A tournament of the viewer's server. Raises TournamentNotFound unless they can read its channel, take part in
        it or have made it.
        """
        found = await self._store.get(tournament)
        is_theirs = viewer.person in (found.person, *(each.person for each in found.players))
        if found.guild_id != viewer.place.guild_id or not (is_theirs or viewer.reads_channel(found.channel_id)):
            raise TournamentNotFound(tournament)
        return found

    async def listed(self, viewer: Viewer) -> list[Tournament]:
        """The tournaments of the channels of the viewer's server that they can read, and those that they have made or
        joined; those that are not over come first.
        """
        guild_id = viewer.place.guild_id or 0
        channels = [each for each in await self._store.channels(guild_id) if viewer.reads_channel(each)]
        return await self._store.listed(guild_id, channels, viewer.person, MOST_LISTED)

    async def join(self, tournament: int, person: Person, place: Place = NOWHERE) -> Tournament:
        """Adds a person to a tournament. Raises TournamentChanged if it is full or has begun, and what
        `Admission.to_tournament` raises.
        """
        async with self._referee.admission.to_tournament(person, place):
            return await self._store.join(tournament, person.id)

    async def leave(self, tournament: int, person: int) -> MatchView | None:
        """Takes a person out of a tournament. The match that they are playing in it is lost, and returned.

        Raises NotInTournament, and TournamentChanged if it is over.
        """
        async with self._rounds.locks.of(tournament):
            found = await self._store.get(tournament)
            if not found.ended_at and all(each.person != person for each in found.present):
                raise NotInTournament
            return await self._lost(await self._store.leave(tournament, person), person)

    async def do_due_work(self) -> None:
        """Ends the matches of people who have left, where an earlier process did not come to it."""
        for tournament, person in await self._store.deserted():
            with failure_logged(log, "tournament %s: the match of %s, who left, goes on", tournament, person):
                async with self._stores.people.of(person), self._rounds.locks.of(tournament):
                    await self._lost(await self._store.get(tournament), person)

    async def _lost(self, found: Tournament, person: int) -> MatchView | None:
        """The match that a person who has left is playing in a tournament, which they resign; None if there is none."""
        for each in found.current:
            if each.match_id and not each.is_over and person in (each.first_player, each.second_player):
                with suppress(WrongStatus):  # it has ended meanwhile
                    return await self._referee.turns.resign(each.match_id, person)
        return None

    async def start(self, tournament: int, person: int, moderates: bool, place: Place = NOWHERE) -> Tournament:
        """Begins the first round. Raises NotYourTournament, TooFewPlayers, TournamentChanged, and what
        `PlaceRules.require_allowed` does.
        """
        await self._referee.places.require_allowed(place, person)
        async with self._rounds.locks.of(tournament):
            found = await self.required(tournament, person, moderates, "open")
            if len(found.players) < LEAST_PLAYERS:
                raise TooFewPlayers(LEAST_PLAYERS)
            return await self._rounds.begin(found, await self._by_rating(found))

    async def cancel(self, tournament: int, person: int, moderates: bool) -> Tournament:
        """Ends a tournament without a winner. Matches that are being played go on. Raises NotYourTournament,
        TournamentChanged.
        """
        async with self._rounds.locks.of(tournament):
            found = await self.required(tournament, person, moderates, "open", "playing")
            return await self._store.end(found, "cancelled")

    async def required(self, tournament: int, person: int, moderates: bool, *statuses: str) -> Tournament:
        """The tournament, if the person may start or cancel it and it has one of the statuses. Raises
        NotYourTournament, TournamentChanged.
        """
        found = await self._store.get(tournament)
        if not moderates and found.person != person:
            raise NotYourTournament
        if found.status not in statuses:
            raise TournamentChanged(tournament)
        return found

    async def _by_rating(self, found: Tournament) -> list[int]:
        """The players, the best first; those without a rating come last, in the order of their joining."""
        known = {each.person: await self._stores.ratings.of(each.person, found.game) for each in found.players}
        return sorted(known, key=lambda person: -known[person][0].rating if known[person] else float("inf"))

    # -- what happens to people and servers ---------------------------------------------------------------------------

    async def person_leaves(self, person: int, guild_id: int | None = None) -> None:
        """Takes a person out of all tournaments of a server, or of all, and cancels those that wait for them to begin.
        No new match begins for them; the caller ends those that they are playing.
        """
        for waiting in await self._store.cancel_open(person, guild_id):
            self._rounds.announce(waiting)
        for tournament in await self._store.joined(person, guild_id):
            async with self._rounds.locks.of(tournament):
                with suppress(TournamentChanged):  # they left, or it ended, meanwhile
                    await self._store.leave(tournament, person)
            self._rounds.announce(tournament)

    async def channels_leave(self, guild_id: int, channel_id: int | None) -> None:
        """Cancels the tournaments of a channel, or (None) a server: nobody would hear of the next round there, and
        without their tables nobody could cancel them.
        """
        for tournament in await self._store.open_in(guild_id, channel_id):
            async with self._rounds.locks.of(tournament):
                while not (found := await self._store.get(tournament)).ended_at:
                    with suppress(TournamentChanged):  # somebody joined meanwhile, or a match has a board
                        await self._store.end(found, "cancelled")
