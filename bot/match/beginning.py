"""How a match begins: against the bot at once, against a person by challenge and consent."""

import random
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Literal

from bot.discord.place import NOWHERE, Person, Place
from bot.match.admission import Admission
from bot.match.blocks import Blocks
from bot.match.clocks import Clocks
from bot.match.refusals import (
    BadChoice,
    BotChallenge,
    ChallengedAlready,
    ChallengePending,
    NotForYou,
    NotYours,
    SelfChallenge,
)
from bot.match.state import MatchView
from bot.match.stores import Shared
from bot.match.time_control import TIME_CONTROLS, TimeControl, whole
from engines.game import UnknownGame
from engines.levels import LEVEL_NAMES
from engines.registry import game_named
from storage.meeting import Invitation
from storage.rows import Match, NewMatch, Timing

Side = Literal["first", "second", "drawn"]
USUAL_CLOCK = "auto"  # the time control where nobody chose one


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
        admission: Admission,
        blocks: Blocks,
        clocks: Clocks,
        dice: random.Random | None = None,
    ) -> None:
        self._shared = shared
        self._admission = admission
        self._clocks = clocks
        self._blocks = blocks
        self._dice = dice or random.Random()

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
        BadChoice, and what `Admission.to_match` does.
        """
        require_choices(game, level, clock)
        async with self._admission.to_match(person, place):
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
        with_hints: bool = False,
    ) -> MatchView:
        """A challenge to another person, who may accept or decline until the view's deadline. `clock` is a time
        control, `opening` the name of one of the game's; who accepts agrees to hints for both, or to none.

        Raises SelfChallenge, BotChallenge, ChallengePending, ChallengedAlready, BadChoice, and what
        `Admission.to_match` does.
        """
        require_choices(game, None, clock, opening)
        if opponent.id == person.id:
            raise SelfChallenge
        if opponent.is_bot:
            raise BotChallenge
        async with self._admission.to_match(person, place, opponent.id):
            await self._require_new(game, person.id, opponent.id)
            await self._shared.players.remember(opponent.id, opponent.name, opponent.locale)
            new = new_match(game, self._seat(person.id, opponent.id, side), person.id, place)
            asked = replace(new, status="challenged", clock=clock, opening=opening, with_hints=with_hints)
            return await self._create(asked)

    async def accept(
        self, match_id: int, person: Person, place: Place = NOWHERE, at: datetime | None = None
    ) -> MatchView:
        """The challenged person agrees, in a place, `at` a time of the chat's own clock (None: now).

        Raises NotForYou, what `Admission.to_accept` does, WrongStatus where the challenge is over.
        """
        shared = self._shared
        match = await shared.matches.get(match_id)
        require_challenged(match, person.id)
        async with self._admission.to_accept(person, _in_server_of(match, place), match.challenger):
            async with shared.locks.of(match_id):
                await shared.matches.start(match_id, timing=await self._clocks.begun(match, self._time(at)))
            await self._blocks.note_consent(match.challenger, person.id)
            return await shared.view(match_id)

    async def join(self, invitation: Invitation, guest: Person, place: Place) -> MatchView:
        """The match of an invitation. Raises what `Admission.to_match` does, and OfferGone."""
        given = None if invitation.moves is None else GivenMoves(invitation.start, invitation.moves)
        async with self._admission.to_match(guest, place, invitation.person):
            seats = self._seat(invitation.person, guest.id, invitation.side)
            new = new_match(invitation.game, seats, invitation.person, place, given)
            chosen = {"clock": invitation.clock, "opening": invitation.opening, "with_hints": invitation.with_hints}
            return await self._create(replace(new, **chosen), of=invitation)

    async def pair(
        self, game: str, sides: tuple[int, int], place: Place, clock: str, pairing: int, opening: str | None
    ) -> MatchView:
        """The match of a pairing in a tournament, which both have agreed to by joining it. Raises PairingBegun."""
        new = new_match(game, sides, sides[0], place)
        return await self._create(replace(new, clock=clock, pairing=pairing, opening=opening))

    async def decline(self, match_id: int, person: int) -> MatchView:
        """The challenged person says no. Raises NotForYou, WrongStatus."""
        require_challenged(await self._shared.matches.get(match_id), person)
        view = await self._drop(await self._shared.matches.end_challenge(match_id, "declined"))
        await self._blocks.note_refusal(view.challenger, person)
        return view

    async def withdraw(self, match_id: int, person: int, *, was_seen: bool = True) -> MatchView:
        """The challenger thinks better of it; where the other side never saw it, the next one need not wait.

        Raises NotYours, WrongStatus.
        """
        if (await self._shared.matches.get(match_id)).challenger != person:
            raise NotYours
        view = await self._drop(await self._shared.matches.end_challenge(match_id, "withdrawn"))
        if was_seen and view.challenged is not None:
            await self._blocks.note_refusal(person, view.challenged)
        return view

    async def expire(self, match_id: int) -> MatchView:
        """Nobody answered in time. Raises WrongStatus."""
        return await self._drop(await self._shared.matches.end_challenge(match_id, "expired"))

    async def begin_again(
        self, new: NewMatch, person: Person, place: Place, at: datetime | None = None
    ) -> MatchView:
        """A match of this person's that an earlier one leads to.

        Raises what `Admission.to_match` does, RematchExists.
        """
        opponent = new.second_player if new.first_player == person.id else new.first_player
        async with self._admission.to_match(person, place, opponent):
            return await self._create(new, at)

    async def _create(
        self, new: NewMatch, at: datetime | None = None, of: Invitation | None = None
    ) -> MatchView:
        """Stores a match, whose time control may be the usual one, with its clocks or the time there is to agree; where
        it is `of` an invitation, that is taken.
        """
        clock = str(TimeControl(self._shared.times.move)) if new.clock == USUAL_CLOCK else new.clock
        if new.status == "playing":
            timing = self._clocks.first(new.first_player is None, clock, self._time(at))
        else:
            timing = Timing(self._shared.clock() + self._shared.times.challenge)
        taken = None if of is None else (of.id, self._shared.clock())
        match = await self._shared.matches.create(replace(new, clock=clock, timing=timing), taken)
        return await self._shared.view(match.id)

    def _time(self, at: datetime | None) -> datetime:
        return whole(at or self._shared.clock())

    async def _drop(self, match: Match) -> MatchView:
        self._shared.positions.drop(match.id)
        return await self._shared.view(match.id)

    async def _require_new(self, game: str, person: int, opponent: int) -> None:
        for match in await self._shared.matches.open_of(person):
            if (match.status, match.game) == ("challenged", game) and match.has(opponent):
                raise ChallengePending(match.id) if match.challenger == person else ChallengedAlready(opponent)

    def _seat(self, person: int, opponent: int | None, side: str) -> tuple[int | None, int | None]:
        if side not in ("first", "second", "drawn"):
            raise BadChoice("side", str(side)[:40])
        if side == "drawn":
            side = self._dice.choice(("first", "second"))
        return (person, opponent) if side == "first" else (opponent, person)


def new_match(
    game: str, sides: tuple[int | None, int | None], challenger: int, place: Place, given: GivenMoves | None = None
) -> NewMatch:
    """A match between these two, as it is begun where nothing else is chosen for it."""
    return NewMatch(
        game,
        (given.start if given else "") or game_named(game).start,
        *sides,
        challenger=challenger,
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        given=given.moves if given else None,
    )


def _in_server_of(match: Match, place: Place) -> Place:
    """Where a match is agreed to: who does so from elsewhere shows no roles of its server."""
    if place.guild_id == match.guild_id:
        return place
    return Place(match.guild_id, match.channel_id, frozenset({match.channel_id or 0}))


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


def require_challenged(match: Match, person: int) -> None:
    """Raises NotForYou unless the person is the one who was challenged."""
    if not match.has(person) or match.challenger == person:
        raise NotForYou
