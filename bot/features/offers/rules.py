"""The rules of draw offers, takebacks and pauses."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Literal, TypeVar

from bot.features.hints.rules import Hints
from bot.match.openings import OpeningProtocol, plies_back, seated_after
from bot.match.prospects import ends_drawn
from bot.match.referee import Referee, Service
from bot.match.refusals import BotIsThinking, NotForYou, NotYours, Refused
from bot.match.requirements import require_player_at, require_seat, require_turn
from bot.match.state import DRAW, FIRST_MOVES, PAUSE, TAKEBACK, MatchView, Reason
from bot.match.time_control import paused
from bot.recent import Recent
from engines.game import Game, Position
from engines.pool import Answer
from engines.review.chances import decided, outlook
from storage.errors import OfferGone, OfferStands, WrongStatus
from storage.rows import Match, NewOffer, Offer, OfferState, StoredGame, Timing

R = TypeVar("R")
RESUME = "resume"  # what may be asked for beside the kinds of offers: that the clocks run again

EVEN = 0.52  # with this outlook or a worse one the bot accepts a draw after EARLY plies
EARLY = 40

AT_ONCE = timedelta(seconds=3)  # in which two people may do the same before either sees what the other has done
MATCHES_REMEMBERED = 1024


class NoClock(Refused):
    """The match has no clock that could be paused."""


class TournamentPause(Refused):
    """In a tournament nobody pauses: two who agreed to it could keep everybody from going on. Days off count there, as
    on the servers of correspondence chess: a year has few of them.
    """


class NothingToTakeBack(Refused):
    """The person has not moved yet."""


@dataclass(eq=False)
class AlreadyDeclined(Refused):
    """An offer of this kind was declined in this position."""

    kind: str


class TooEarly(Refused):
    """The bot answers no draw offer in the first FIRST_MOVES plies."""


@dataclass(frozen=True, slots=True)
class OfferReply:
    """What became of an offer, and the match after it."""

    state: OfferState
    view: MatchView
    kind: str  # what was offered: DRAW, TAKEBACK or PAUSE
    side: int  # of the person who made the offer


@dataclass(frozen=True, slots=True)
class Asked:
    """What a player asks for, as in `Offers.ask`."""

    kind: str  # DRAW, TAKEBACK, PAUSE or RESUME
    match_id: int
    person: int
    board_number: int | None
    at: datetime | None


class Offers(Service):
    """Draw offers, takebacks and pauses. An offer belongs to one position: it lapses with the next move, so that a late
    answer never applies to another.

    `at` is when a person acted, by Discord's clock (None: now). If the time of the side to move was over by then, the
    match ends instead, and the offer is "lapsed".
    """

    def __init__(self, referee: Referee) -> None:
        super().__init__(referee)
        self._clocks = referee.clocks
        self._turns = referee.turns
        self._hints = referee.of(Hints)
        self._resumed: Recent[int, datetime] = Recent(MATCHES_REMEMBERED)  # by match: when its clocks were resumed

    def seen_paused(self, match: Match, at: datetime) -> bool:
        """Whether a person who acts now saw the clocks paused: they are, or went on only AT_ONCE before."""
        resumed = self._resumed.get(match.id)
        return bool(match.timing.paused_at or (resumed and at <= resumed + AT_ONCE))

    async def ask(
        self, kind: str, match_id: int, person: int, board_number: int | None = None, at: datetime | None = None
    ) -> OfferReply:
        """Offers a draw, asks to take back the person's last move and the reply to it, or asks for a pause, as `kind`
        says. A person is asked; an open offer of theirs of a draw or a pause is accepted by it, and one of a takeback
        stands. The bot answers a draw by its score, which may take as long as one of its moves, and allows the others
        at once. RESUME makes paused clocks run again. A PAUSE or RESUME changes nothing if somebody else was faster.

        Raises AlreadyDeclined, OfferStands, TooEarly, NothingToTakeBack, NoClock, TournamentPause, BotIsThinking,
        StaleMatch, NotYourMatch, WrongStatus, and EngineError from the bot.
        """
        asks = {DRAW: self._ask_draw, TAKEBACK: self._ask_takeback, PAUSE: self._ask_pause, RESUME: self._ask_pause}
        asked = Asked(kind, match_id, person, None if kind in (PAUSE, RESUME) else board_number, at)
        done = await self._in_time(asked, partial(asks[kind], asked))
        return await self._ask_bot(asked, done) if isinstance(done, StoredGame) else done

    async def _ask_draw(self, asked: Asked, record: StoredGame, at: datetime) -> OfferReply | StoredGame:
        """Offers a draw; to the bot if this returns the record."""
        if record.match.against_bot:
            return record
        standing = _open_offer(record, DRAW)
        if standing and standing.player != asked.person:
            return await self._draw(record, standing.player, standing.id)
        return await self._make(record, DRAW, asked.person)

    async def _ask_takeback(self, asked: Asked, record: StoredGame, at: datetime) -> OfferReply | StoredGame:
        match, person = record.match, asked.person
        if standing := _open_offer(record, TAKEBACK):
            raise OfferStands(standing.id, standing.player)
        plies = plies_back(match, OpeningProtocol.of(match), match.people.index(person))
        if not plies:
            raise NothingToTakeBack
        if match.against_bot:
            return await self._take_back(record, plies, person, None, at)
        return await self._make(record, TAKEBACK, person, plies)

    async def _ask_pause(self, asked: Asked, record: StoredGame, at: datetime) -> OfferReply | StoredGame:
        match, person = record.match, asked.person
        if (asked.kind == RESUME) != bool(match.timing.paused_at):
            return _reply("lapsed", await self._stores.view(match.id), PAUSE, person)
        if asked.kind == RESUME:
            self._resumed.keep(match.id, at)
            return await self._retimed(match, await self._clocks.resumed(match, at), person)
        if match.timing.deadline is None:
            raise BotIsThinking(match.id) if match.bot_to_move else NoClock
        if match.pairing is not None:
            raise TournamentPause
        if match.against_bot:
            require_turn(match, person)
            return await self._retimed(match, paused(match.timing, at), person, paused_by=person)
        standing = _open_offer(record, PAUSE)
        if standing and standing.player != person:
            return await self._retimed(match, paused(match.timing, at), standing.player, offer_id=standing.id)
        return await self._make(record, PAUSE, person)

    async def answer(
        self, word: str, match_id: int, offer_id: int, person: int, at: datetime | None = None
    ) -> OfferReply:
        """Accepts, declines or withdraws an offer that is open in the match, as the `word` says. Raises OfferGone, and
        what `accept` or `close_offer` raises.
        """
        view = await self._stores.view(match_id)
        if all(each.id != offer_id for each in view.offers):
            raise OfferGone(offer_id)
        if word == "accept":
            return await self.accept(offer_id, person, at)
        return await self.close_offer("declined" if word == "decline" else "withdrawn", offer_id, person)

    async def accept(self, offer_id: int, person: int, at: datetime | None = None) -> OfferReply:
        """Accepts an offer for the person who was asked.

        Raises NotYourMatch, NotForYou, OfferGone, StaleMatch, WrongStatus.
        """
        offer = await self._stores.offers.get(offer_id)

        def require(record: StoredGame) -> None:
            _require_asked(record.match, offer, person)
            if all(each.id != offer_id or each.state != "open" for each in record.offers):
                raise OfferGone(offer_id)

        async def grant(record: StoredGame, at: datetime) -> OfferReply:
            match = record.match
            if offer.kind == DRAW:
                return await self._draw(record, offer.player, offer_id)
            if offer.kind == PAUSE:
                return await self._retimed(match, paused(match.timing, at), offer.player, offer_id=offer_id)
            return await self._take_back(record, offer.plies, offer.player, offer, at)

        return await self._in_time(Asked(offer.kind, offer.match_id, offer.player, None, at), grant, require)

    async def close_offer(self, state: Literal["declined", "withdrawn"], offer_id: int, person: int) -> OfferReply:
        """Declines an offer for the person who was asked, or withdraws the person's own. Raises OfferGone, NotYours,
        NotYourMatch, NotForYou.
        """
        offer = await self._stores.offers.get(offer_id)
        if state == "declined":
            _require_asked(await self._stores.matches.get(offer.match_id), offer, person)
        elif offer.player != person:
            raise NotYours
        await self._stores.offers.close(offer_id, state)
        return _reply(state, await self._stores.view(offer.match_id), offer.kind, offer.player)

    async def _in_time(
        self,
        asked: Asked,
        do: Callable[[StoredGame, datetime], Awaitable[R]],
        require: Callable[[StoredGame], None] | None = None,
    ) -> R | OfferReply:
        """Does what was asked for as `Turns.in_time`; `require` if not the player who asked for it does it."""
        require = require or partial(require_player_at, person=asked.person, board_number=asked.board_number)
        done = await self._turns.in_time(asked.match_id, asked.at, require, do)
        return _reply("lapsed", done, asked.kind, asked.person) if isinstance(done, MatchView) else done

    async def _make(self, record: StoredGame, kind: str, person: int, plies: int = 0) -> OfferReply:
        _require_new(record, kind, person)
        await self._stores.offers.make(NewOffer(record.match.id, record.match.ply, kind, person, plies))
        return _reply("open", await self._stores.view(record.match.id), kind, person)

    async def _draw(self, record: StoredGame, person: int, offer_id: int | None = None) -> OfferReply:
        view = await self._turns.end(record, None, Reason.AGREEMENT, offer_id)
        return _reply("accepted", view, DRAW, person)

    async def _retimed(
        self, match: Match, timing: Timing, person: int, *, offer_id: int | None = None, paused_by: int | None = None
    ) -> OfferReply:
        await self._stores.clocks.retime(match, timing, offer_id=offer_id, paused_by=paused_by)
        return _reply("accepted", await self._stores.view(match.id), PAUSE, person)

    async def _take_back(
        self, record: StoredGame, plies: int, person: int, offer: Offer | None, at: datetime
    ) -> OfferReply:
        stores, match = self._stores, record.match
        then = await self._clocks.taken_back(match, seated_after(match, moves=-plies), at)
        match = await stores.matches.take_back(
            match.id,
            match.ply if offer is None else offer.ply,
            plies,
            offer_id=offer.id if offer else None,
            after=then,
        )
        self._referee.thinking.abandon(match.id)
        view = await stores.view_of(record.after(match, record.moves[: match.ply]))
        return _reply("accepted", view, TAKEBACK, person)

    async def _ask_bot(self, asked: Asked, record: StoredGame) -> OfferReply:
        """The bot searches first: an offer is stored with its answer, and one that it cannot answer never. If the match
        has ended by then, the offer has lapsed.
        """
        stores, person = self._stores, asked.person
        require_turn(record.match, person)
        if record.match.ply < FIRST_MOVES:
            raise TooEarly
        answer = await self._hints.analyse(record, person)
        asked = replace(asked, board_number=record.board_number)

        async def decide(present: StoredGame, at: datetime) -> OfferReply:
            _require_new(present, DRAW, person)  # now: the person may have asked twice meanwhile
            position = await stores.positions.of(present)
            drawn = _is_seen_drawn(position, answer)
            if would_agree(position.game, -answer.lines[0].score, present.match.ply, drawn):
                return await self._draw(present, person)
            await stores.offers.decline_at_once(NewOffer(asked.match_id, present.match.ply, DRAW, person))
            return _reply("declined", await stores.view(asked.match_id), DRAW, person)

        try:
            return await self._in_time(asked, decide)
        except WrongStatus:
            return _reply("lapsed", await stores.view(asked.match_id), DRAW, person)


def _reply(state: OfferState, view: MatchView, kind: str, person: int) -> OfferReply:
    return OfferReply(state, view, kind, view.match.side_of(person) or 0)


def _open_offer(record: StoredGame, kind: str) -> Offer | None:
    return next((offer for offer in record.offers if offer.kind == kind and offer.state == "open"), None)


def _require_new(record: StoredGame, kind: str, person: int) -> None:
    """Raises AlreadyDeclined if an offer of this kind from the person was declined in this position."""
    if any((offer.kind, offer.player, offer.state) == (kind, person, "declined") for offer in record.offers):
        raise AlreadyDeclined(kind)


def would_agree(game: Game[Any], score: int, ply: int, drawn: bool) -> bool:
    """Whether the bot agrees to a draw, by its own `score`; `drawn`: people see that its best line ends in a draw.

    It judges as people do. A first side that is better by the rules of the game has not won yet.
    """
    hope = outlook(game, score)
    return drawn or decided(hope) == 0 or (hope <= EVEN and ply >= EARLY)


def _is_seen_drawn(position: Position, answer: Answer) -> bool:
    """Whether best play is a draw that people can see: not where the engines alone know the end of every line. The
    position is unchanged.
    """
    return ends_drawn(position, replace(answer, exact=answer.exact and not position.game.foresight))


def _require_asked(match: Match, offer: Offer, person: int) -> None:
    require_seat(match, person)
    if offer.player == person:
        raise NotForYou
