"""How a match begins: against the bot at once, against a person by challenge and consent."""

import random
from dataclasses import replace
from datetime import datetime

from bot.discord.place import NOWHERE, Person, Place
from bot.match.admission import Admission
from bot.match.clocks import Clocks
from bot.match.refusals import (
    BotChallenge,
    BotOpening,
    ChallengedAlready,
    ChallengePending,
    NotForYou,
    NotYours,
    SelfChallenge,
    UnseenChallenge,
)
from bot.match.state import MatchView
from bot.match.stores import Stores
from bot.match.summary import board_url
from bot.match.terms import USUAL_CLOCK, GivenMoves, MatchTerms
from bot.match.time_control import NO_CLOCK, TimeControl
from engines.registry import game_named
from storage.errors import WrongStatus
from storage.invitations import Invitation
from storage.rows import Match, NewMatch, Side, StoredGame, Timing


class Challenges:
    """Begins matches, and keeps challenges.

    A match against the bot is playing at once; if the bot moves first, await `Thinking.answer`.
    """

    def __init__(self, stores: Stores, admission: Admission, clocks: Clocks, dice: random.Random) -> None:
        self._stores, self._admission, self._clocks, self._dice = stores, admission, clocks, dice

    async def play_bot(
        self, terms: MatchTerms, person: Person, place: Place = NOWHERE, at: datetime | None = None
    ) -> MatchView:
        """Begins a match against the bot; it is untimed where nobody chose a time control. Raises BadChoice,
        BotOpening, and what `Admission.to_match` does.
        """
        terms.require_known()
        if terms.opening is not None:
            raise BotOpening
        clock = NO_CLOCK if terms.clock == USUAL_CLOCK else terms.clock
        async with self._admission.to_match(person, place):
            sides = self._seat(person.id, None, terms.side)
            return await self._create(new_match(replace(terms, clock=clock), sides, person.id, place), at)

    async def challenge(
        self, terms: MatchTerms, person: Person, opponent: Person, place: Place = NOWHERE, at: datetime | None = None
    ) -> MatchView:
        """Challenges another person, who may answer until the view's deadline; if that person has asked for the same
        match, accepts their challenge. Raises what `require_opponent` and `Admission.to_match` do, ChallengePending,
        ChallengedAlready, SlowDown, BadChoice.
        """
        terms.require_known()
        require_opponent(person, opponent)
        async with self._admission.to_match(person, place, opponent.id):
            await self._stores.remember(opponent)
            new = new_match(terms, self._seat(person.id, opponent.id, terms.side), person.id, place)
            new = replace(new, status="challenged")
            return await self._ask(new, opponent.id, at, any_side=terms.side == "drawn")

    async def answer(
        self, word: str, match_id: int, person: Person, place: Place = NOWHERE, at: datetime | None = None
    ) -> MatchView:
        """Accepts, declines or withdraws a challenge, as `word` says. Raises what the method of that name raises."""
        if word == "accept":
            return await self.accept(match_id, person, place, at)
        return await (self.decline if word == "decline" else self.withdraw)(match_id, person.id)

    async def accept(
        self, match_id: int, person: Person, place: Place = NOWHERE, at: datetime | None = None
    ) -> MatchView:
        """Begins the match: the challenged person accepts, in a place, `at` a time of the chat's own clock (None: now).
        Raises NotForYou, what `where_both_are` and `Admission.to_accept` do, WrongStatus where the challenge is over.
        """
        match = (await self._stores.matches.game(match_id)).match
        require_challenged(match, person.id)
        place = await self._admission.places.where_both_are(match, place, person.id)
        async with self._admission.to_accept(person, place, match.challenger):
            return await self._start(match, at)

    async def join(self, invitation: Invitation, guest: Person, place: Place) -> MatchView:
        """Begins an invitation's match, in its message. Raises what `Admission.to_match` does, and OfferGone."""
        async with self._admission.to_match(guest, place, invitation.person):
            terms = terms_of(invitation)
            seats = self._seat(invitation.person, guest.id, terms.side)
            new = new_match(terms, seats, invitation.person, place)
            return await self._create(replace(new, message_id=invitation.message_id), of=invitation)

    async def pair(self, terms: MatchTerms, sides: tuple[int, int], place: Place, pairing: int) -> MatchView:
        """Begins the match of a pairing in a tournament: both agreed to it by joining. Raises PairingBegun."""
        return await self._create(replace(new_match(terms, sides, sides[0], place), pairing=pairing))

    async def decline(self, match_id: int, person: int) -> MatchView:
        """Ends a challenge that the challenged person declines. Raises NotForYou, WrongStatus."""
        require_challenged((await self._stores.matches.game(match_id)).match, person)
        await self._stores.challenges.end(match_id, "declined", next_pause=self._admission.blocks.next_pause)
        return await self._stores.view(match_id)

    async def withdraw(self, match_id: int, person: int, *, was_seen: bool = True) -> MatchView:
        """Ends a challenge that the challenger withdraws. If the other side never saw it, the next one need not wait.

        Raises NotYours, WrongStatus.
        """
        if (await self._stores.matches.game(match_id)).match.challenger != person:
            raise NotYours
        paused = self._admission.blocks.next_pause if was_seen else None
        await self._stores.challenges.end(match_id, "withdrawn", next_pause=paused)
        return await self._stores.view(match_id)

    async def expire(self, match_id: int, *, counted: bool = True) -> MatchView:
        """Ends a challenge that nobody answered; not `counted` if others than the two end it. Raises WrongStatus."""
        await self._stores.challenges.end(match_id, "expired", counted=counted)
        return await self._stores.view(match_id)

    async def begin_again(self, new: NewMatch, person: Person, place: Place, at: datetime | None = None) -> MatchView:
        """Begins a match of this person that follows an earlier one; between people by a challenge. Raises what
        `Admission.to_match` does, ChallengePending, ChallengedAlready, SlowDown, RematchExists.
        """
        opponent = new.second_player if new.first_player == person.id else new.first_player
        async with self._admission.to_match(person, place, opponent):
            return await (self._create(new, at) if opponent is None else self._ask(new, opponent, at))

    async def _ask(self, new: NewMatch, opponent: int, at: datetime | None, *, any_side: bool = False) -> MatchView:
        """Makes a challenge, or accepts the opponent's to the same game if the terms are the same. `any_side`: the
        challenger plays either side. Who was asked need not wait after a refusal. Raises ChallengePending,
        ChallengedAlready, SlowDown.
        """
        found = await self._stores.matches.open_of(new.challenger)
        standing = next((match for match in found if is_same_challenge(match, new)), None)
        if standing is None:
            await self._admission.blocks.require_no_pause(new.challenger, opponent)
            return await self._create(new)
        if standing.challenger == new.challenger:
            raise ChallengePending(standing.id, board_url(standing))
        record = await self._stores.matches.game(standing.id)
        if not agrees(replace(new, clock=clock_between(new.clock, self._stores)), record, any_side=any_side):
            raise ChallengedAlready(standing.challenger, standing.id, board_url(standing))
        try:
            return await self._start(standing, at)
        except WrongStatus:  # it was withdrawn, or has expired, meanwhile
            return await self._create(new)

    async def _start(self, challenge: Match, at: datetime | None) -> MatchView:
        """Begins the match of a challenge; the caller has admitted the person who accepts. Raises WrongStatus."""
        stores = self._stores
        async with stores.locks.of(challenge.id):
            record = await stores.matches.game(challenge.id)
            timing = await self._clocks.begun(challenge, stores.clock.heard(at))
            started = await stores.challenges.accept(challenge.id, timing=timing)
            return await stores.view_of(record.after(started, record.moves))

    async def _create(self, new: NewMatch, at: datetime | None = None, of: Invitation | None = None) -> MatchView:
        """Stores a match with its clocks, or a challenge with its deadline, and replaces the usual time control by what
        it stands for. The invitation that it comes `of` is taken.
        """
        new = replace(new, clock=clock_between(new.clock, self._stores))
        taken = None if of is None else (of.id, self._stores.clock())
        async with self._clocks.vacations.of(new.turn or 0):  # 0: nobody's, the bot moves first
            if new.status == "playing":
                timing = await self._clocks.begun(new, self._stores.clock.heard(at))
            else:
                timing = Timing(self._stores.clock() + self._stores.defaults.challenge)
            match = await self._stores.matches.create(replace(new, timing=timing), taken)
        return await self._stores.view(match.id)

    def _seat(self, person: int, opponent: int | None, side: Side) -> tuple[int | None, int | None]:
        if side == "drawn":
            side = self._dice.choice(("first", "second"))
        return (person, opponent) if side == "first" else (opponent, person)


def require_opponent(person: Person, opponent: Person) -> None:
    """Raises SelfChallenge, BotChallenge or UnseenChallenge where this person cannot challenge that one."""
    if opponent.id == person.id:
        raise SelfChallenge
    if opponent.is_bot:
        raise BotChallenge
    if not opponent.sees:
        raise UnseenChallenge


def new_match(terms: MatchTerms, sides: tuple[int | None, int | None], challenger: int, place: Place) -> NewMatch:
    game, given = game_named(terms.game), terms.given
    start = (given.start if given else "") or game.start
    return NewMatch(
        terms.game,
        start,
        *sides,
        challenger=challenger,
        level=terms.level,
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        clock=terms.clock,
        given=given.moves if given else None,
        opening=terms.opening,
        with_hints=terms.with_hints,
        guided=terms.guided,
        first_to_move=game.read(start).side if given else 0,
    )


def is_same_challenge(match: Match, new: NewMatch) -> bool:
    """Whether a match is an open challenge to the same game between the two, by either of them."""
    is_same = (match.status, match.game) == ("challenged", new.game)
    return is_same and {*match.people} == {new.first_player, new.second_player}


def agrees(new: NewMatch, standing: StoredGame, *, any_side: bool) -> bool:
    """Whether a challenge asks for the match that the opponent's standing one offers: the same terms in the same
    server, and with `any_side` either side.
    """
    match, given = standing.match, standing.match.given
    is_here = match.guild_id == new.guild_id and (new.guild_id or match.channel_id == new.channel_id)
    is_seated = any_side or match.people == (new.first_player, new.second_player)
    moves = None if given is None else standing.moves[:given]
    offered = (match.clock, match.opening, match.with_hints, match.start, match.first_to_move, moves)
    asked = (new.clock, new.opening, new.with_hints, new.start, new.first_to_move, new.given)
    return bool(is_here) and is_seated and offered == asked


def clock_between(chosen: str, stores: Stores) -> str:
    """The time control between two people: the usual one where nobody chose one."""
    return str(TimeControl(stores.defaults.move)) if chosen == USUAL_CLOCK else chosen


def terms_of(invitation: Invitation) -> MatchTerms:
    """The terms that a person agrees to by accepting the invitation."""
    given = None if invitation.moves is None else GivenMoves(invitation.start, invitation.moves)
    chosen = (invitation.game, invitation.side, invitation.clock, invitation.opening)
    return MatchTerms(*chosen, given, with_hints=invitation.with_hints)


def require_challenged(match: Match, person: int) -> None:
    """Raises NotForYou unless the person is the one who was challenged."""
    if person not in match.people or match.challenger == person:
        raise NotForYou
