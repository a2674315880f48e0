"""How a match begins: against the bot at once, against a person by challenge and consent."""

import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Literal

import storage
from bot.referee.blocks import BlockList
from bot.referee.clocks import Clocks
from bot.referee.locks import Locks
from bot.referee.refusals import (
    BadChoice,
    Blocked,
    BotChallenge,
    ChallengedAlready,
    ChallengePending,
    FormerPlayer,
    NotForYou,
    NotYours,
    SelfChallenge,
    TooManyMatches,
)
from bot.referee.servers import Servers
from bot.referee.shared import Shared
from bot.referee.state import MatchView
from bot.referee.time_control import TIME_CONTROLS, TimeControl, whole
from engines.game import UnknownGame
from engines.levels import LEVEL_NAMES
from engines.registry import game_named
from storage import Timing

Side = Literal["first", "second", "drawn"]
USUAL_CLOCK = "auto"  # the time control where nobody chose one
OPEN_LIMIT = 25  # matches of one person at a time, challenges by them included: what a select menu can hold


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody as the chat platform introduces them."""

    id: int
    name: str
    locale: str | None = None
    is_bot: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """Where the board will be shown."""

    guild_id: int | None = None
    channel_id: int | None = None


NOWHERE = Place()


@dataclass(frozen=True, slots=True)
class GivenMoves:
    """What a match begins from: `moves` that were made from `start` (empty: the game's own). The first side moves
    first there.
    """

    start: str
    moves: tuple[str, ...]

    @property
    def side(self) -> int:
        """Who is to move then."""
        return len(self.moves) % 2


class Challenges:
    """Beginning matches. Against the bot a match is playing at once; if the bot moves first, await `Turns.answer`."""

    def __init__(
        self,
        shared: Shared,
        blocks: BlockList,
        servers: Servers,
        clocks: Clocks,
        dice: random.Random | None = None,
    ) -> None:
        self._shared = shared
        self._clocks = clocks
        self._blocks = blocks
        self._servers = servers
        self._dice = dice or random.Random()
        self._beginning = Locks()  # by person: two clicks at once do not begin two matches

    async def play_bot(
        self,
        game: str,
        person: Person,
        level: str,
        side: Side = "drawn",
        place: Place = NOWHERE,
        clock: str = "none",
        at: datetime | None = None,
        given: GivenMoves | None = None,
    ) -> MatchView:
        """A match against the bot. `side` is the person's, `clock` a time control, `given` what it begins from. Raises
        BadChoice, TooManyMatches.
        """
        require_choices(game, level, clock)
        async with self._beginning.of(person.id):
            await self.admit(person, place.guild_id)
            sides = self._seat(person.id, None, side)
            new = new_match(game, sides, person.id, place, given)
            return await self._create(replace(new, level=level, clock=clock), at)

    async def challenge(
        self,
        game: str,
        person: Person,
        opponent: Person,
        side: Side = "drawn",
        place: Place = NOWHERE,
        clock: str = USUAL_CLOCK,
        opening: str | None = None,
    ) -> MatchView:
        """A challenge to another person, who may accept or decline until the view's deadline. `clock` is a time
        control, `opening` the name of one of the game's.

        Raises SelfChallenge, BotChallenge, Blocked, ChallengePending, ChallengedAlready, SlowDown, BadChoice,
        TooManyMatches.
        """
        require_choices(game, None, clock, opening)
        if opponent.id == person.id:
            raise SelfChallenge
        if opponent.is_bot:
            raise BotChallenge
        first, second = sorted((person.id, opponent.id))
        async with self._beginning.of(first), self._beginning.of(second):  # they may challenge each other at once
            await self._require_welcome(person.id, opponent.id, place.guild_id)
            await self._require_new(game, person.id, opponent.id)
            await self.admit(person, place.guild_id)
            await self._shared.players.remember(opponent.id, opponent.name, opponent.locale)
            new = new_match(game, self._seat(person.id, opponent.id, side), person.id, place)
            return await self._create(replace(new, status="challenged", clock=clock, opening=opening))

    async def accept(self, match_id: int, person: Person, at: datetime | None = None) -> MatchView:
        """The challenged person agrees, `at` a time of the chat's own clock (None: now).

        Raises NotForYou, TooManyMatches, WrongStatus where the challenge is over.
        """
        shared = self._shared
        match = await shared.matches.get(match_id)
        require_challenged(match, person.id)
        await self.admit(person, match.guild_id)
        async with shared.locks.of(match_id):
            await shared.matches.start(match_id, timing=await self._clocks.begun(match, self._time(at)))
            await self._blocks.note_consent(match.challenger, person.id)
            return await shared.view(match_id)

    async def begin_with(
        self,
        host: int,
        guest: Person,
        game: str,
        side: Side,
        place: Place,
        clock: str,
        claim: Callable[[], Awaitable[object]],
        given: GivenMoves | None = None,
        opening: str | None = None,
    ) -> MatchView:
        """A match that both have agreed to; `side` is the host's. `claim` is awaited before it begins and may refuse.

        Raises Blocked, SlowDown, TooManyMatches, and what `claim` raises.
        """
        async with self._beginning.of(guest.id):
            await self._require_welcome(guest.id, host, place.guild_id)
            await self.admit(guest, place.guild_id)
            await claim()
            new = new_match(game, self._seat(host, guest.id, side), host, place, given)
            return await self._create(replace(new, clock=clock, opening=opening))

    async def pair(
        self, game: str, sides: tuple[int, int], place: Place, clock: str, pairing: int, opening: str | None
    ) -> MatchView:
        """The match of a pairing in a tournament, which both have agreed to by joining it. Raises PairingBegun."""
        new = new_match(game, sides, sides[0], place)
        return await self._create(replace(new, clock=clock, pairing=pairing, opening=opening))

    async def decline(self, match_id: int, person: int) -> MatchView:
        """The challenged person says no. Raises NotForYou, WrongStatus."""
        require_challenged(await self._shared.matches.get(match_id), person)
        view = await self._drop(await self._shared.matches.decline(match_id))
        await self._blocks.note_refusal(view.challenger, person)
        return view

    async def withdraw(self, match_id: int, person: int, *, was_seen: bool = True) -> MatchView:
        """The challenger thinks better of it; where the other side never saw it, the next one need not wait.

        Raises NotYours, WrongStatus.
        """
        if (await self._shared.matches.get(match_id)).challenger != person:
            raise NotYours
        view = await self._drop(await self._shared.matches.withdraw(match_id))
        if was_seen and view.challenged is not None:
            await self._blocks.note_refusal(person, view.challenged)
        return view

    async def expire(self, match_id: int) -> MatchView:
        """Nobody answered in time. Raises WrongStatus."""
        return await self._drop(await self._shared.matches.expire(match_id))

    async def begin_again(self, new: storage.NewMatch, person: Person, at: datetime | None = None) -> MatchView:
        """A match of this person's that an earlier one leads to.

        Raises FormerPlayer, Blocked, SlowDown, TooManyMatches, RematchExists.
        """
        opponent = new.second_player if new.first_player == person.id else new.first_player
        async with self._beginning.of(person.id):
            if opponent is not None:
                if opponent < 0:
                    raise FormerPlayer
                await self._require_welcome(person.id, opponent, new.guild_id)
            await self.admit(person, new.guild_id)
            return await self._create(new, at)

    async def _create(self, new: storage.NewMatch, at: datetime | None = None) -> MatchView:
        """Stores a match, whose time control may be the usual one, with its clocks or the time there is to agree."""
        clock = str(TimeControl(self._shared.times.move)) if new.clock == USUAL_CLOCK else new.clock
        if new.status == "playing":
            timing = self._clocks.first(new.first_player is None, clock, self._time(at))
        else:
            timing = Timing(self._shared.clock() + self._shared.times.challenge)
        match = await self._shared.matches.create(replace(new, clock=clock, timing=timing))
        return await self._shared.view(match.id)

    def _time(self, at: datetime | None) -> datetime:
        return whole(at or self._shared.clock())

    async def _drop(self, match: storage.Match) -> MatchView:
        self._shared.positions.drop(match.id)
        return await self._shared.view(match.id)

    async def admit(self, person: Person, guild_id: int | None) -> None:
        """Remembers a person; raises TooManyMatches, or TooManyHere by the rules of a server, where they have begun
        enough. What others ask does not count.
        """
        await self._shared.players.remember(person.id, person.name, person.locale)
        matches = await self._shared.matches.open_of(person.id)
        if sum(match.status == "playing" or match.challenger == person.id for match in matches) >= OPEN_LIMIT:
            raise TooManyMatches(OPEN_LIMIT)
        await self._servers.require_room(guild_id, person.id, matches)

    async def _require_welcome(self, person: int, opponent: int, guild_id: int | None) -> None:
        """Raises Blocked or SlowDown where the opponent takes no challenge of the person's now: also where they could
        not play, being suspended there.
        """
        await self._blocks.require_welcome(person, opponent)
        if await self._servers.suspension(guild_id, opponent):
            raise Blocked

    async def _require_new(self, game: str, person: int, opponent: int) -> None:
        for match in await self._shared.matches.open_of(person):
            if (match.status, match.game) == ("challenged", game) and match.has(opponent):
                raise ChallengePending(match.id) if match.challenger == person else ChallengedAlready(opponent)

    def _seat(self, person: int, opponent: int | None, side: Side) -> tuple[int | None, int | None]:
        if side not in ("first", "second", "drawn"):
            raise BadChoice("side", str(side)[:40])
        if side == "drawn":
            side = self._dice.choice(("first", "second"))
        return (person, opponent) if side == "first" else (opponent, person)


def new_match(
    game: str, sides: tuple[int | None, int | None], challenger: int, place: Place, given: GivenMoves | None = None
) -> storage.NewMatch:
    """A match between these two, as it is begun where nothing else is chosen for it."""
    return storage.NewMatch(
        game,
        (given.start if given else "") or game_named(game).start,
        *sides,
        challenger=challenger,
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        given=given.moves if given else None,
    )


def require_choices(game: str, level: str | None = None, clock: str = USUAL_CLOCK, opening: str | None = None) -> None:
    """Raises BadChoice for a game, a level, a time control or an opening of the game that there is not."""
    try:
        openings = game_named(game).openings
    except UnknownGame as error:
        raise BadChoice("game", game[:40]) from error
    if level is not None and level not in LEVEL_NAMES:
        raise BadChoice("level", level[:40])
    if clock not in (USUAL_CLOCK, *TIME_CONTROLS):
        raise BadChoice("clock", clock[:40])
    if opening is not None and opening not in openings:
        raise BadChoice("opening", opening[:40])


def require_challenged(match: storage.Match, person: int) -> None:
    """Raises NotForYou unless the person is the one who was challenged."""
    if not match.has(person) or match.challenger == person:
        raise NotForYou
