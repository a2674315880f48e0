"""A match as it is shown: frozen values."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from bot.match.openings import Opening
from bot.match.time_control import is_first_move
from engines.game import Path
from storage.rows import Event, RatingChange, Result, Status, Timing
from storage.stored import settle


class Reason(StrEnum):
    """Why a match ended off the board; on the board it is one of the game's endings."""

    RESIGNATION = "resignation"
    AGREEMENT = "agreement"
    TIMEOUT = "timeout"
    TIMEOUT_DRAW = "timeout-draw"  # the other side could not win any more
    MODERATION = "moderation"  # those who look after the server
    DISMISSAL = "dismissal"  # the bot is no longer in the server

    @property
    def is_counted(self) -> bool:
        """Whether the match is part of its players' records."""
        return self not in (Reason.MODERATION, Reason.DISMISSAL)


NO_TIMING = Timing()


DRAW, TAKEBACK, PAUSE = "draw", "takeback", "pause"  # what is offered to an opponent
FIRST_MOVES = 4  # plies before which the bot does not talk of draws: a match that nobody played is no draw


@dataclass(frozen=True, slots=True)
class Seat:
    """One side of a match: a person, or (player None) the bot at `level`. `hints` is how many the person had,
    `locale` their client's language as last seen.
    """

    player: int | None
    name: str
    level: str | None
    hints: int
    locale: str | None = None


@dataclass(frozen=True, slots=True)
class LastMove:
    """The move that led here: canonical text, its side, the text in every notation of its game, what it touched; the
    letter of the piece that moved (empty where all are alike), and those of what was taken, as they are counted.
    """

    text: str
    side: int
    written: Mapping[str, str]
    path: Path
    piece: str = ""
    taken: tuple[str, ...] = ()

    def read_in(self, notation: str) -> str:
        """The move in a notation; the canonical text where its game has no such notation."""
        return self.written.get(notation, self.text)


@dataclass(frozen=True, slots=True)
class OpenOffer:
    """A draw or a takeback that awaits an answer. `side` asks; `plies` is what a takeback would undo."""

    id: int
    kind: str
    side: int
    player: int
    plies: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardView:
    """A position as it is shown, and what can be moved in it: of a match, or of what one person plays alone. Sides are
    0 and 1, as the game names them; moves are canonical text.
    """

    id: int = 0  # of its match; 0: it is of none
    game: str
    ply: int
    turn: int  # the side to move
    first_to_move: int  # the side that moved first from the start
    position: str
    moves: tuple[str, ...]
    made: int = 0  # moves ever made in the match, those taken back too
    last: LastMove | None
    before: Path | None = None  # what the move before the last touched
    legal: tuple[str, ...]
    in_check: bool
    line: tuple[str, ...]

    @property
    def person_side(self) -> int | None:
        """The side of who plays against the bot; None where nobody does."""
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchView(BoardView):
    """All that a message shows of a match."""

    status: Status
    seats: tuple[Seat, Seat]
    challenger: int
    result: Result | None
    reason: str | None
    deadline: datetime | None
    created_at: datetime
    ended_at: datetime | None
    offers: tuple[OpenOffer, ...]
    rematch_of: int | None
    guild_id: int | None
    channel_id: int | None
    message_id: int | None
    revision: int = 1  # raised by every change of the match
    shown: int = 0  # the revision that the board's message was last known to show
    given_up: int = 0  # the last revision that nobody could be shown
    private: bool = False  # whether only one person sees the board's message
    clock: str = "none"  # the time control
    timing: Timing = NO_TIMING
    series: tuple[float, float] | None = None  # points of both seats over the rematches, where there were any
    ratings: tuple[RatingChange, ...] = ()  # what the match made of its players' ratings
    given: int | None = None  # moves at its beginning that its players did not make; None: an ordinary match
    usual_start: bool = True  # it began where every match of its game begins
    opening: Opening | None = None  # as it stands; None: an ordinary beginning
    declined: frozenset[tuple[str, int]] = frozenset()  # kind and side: not to be asked on this board again
    allows_hints: bool = True
    may_be_rated: bool = True
    event: Event | None = None  # what it is part of
    resumed: bool = False  # the move just made let clocks run again that were stopped
    playing: bool = field(init=False, repr=False, compare=False)  # moves are made
    in_opening: bool = field(init=False, repr=False, compare=False)  # who plays which side is not settled yet
    bot_side: int | None = field(init=False, repr=False, compare=False)  # None between two people
    against_bot: bool = field(init=False, repr=False, compare=False)
    bot_to_move: bool = field(init=False, repr=False, compare=False)  # the bot is thinking, or will be

    def __post_init__(self) -> None:
        first, second = self.seats
        bot_side = 0 if first.player is None else 1 if second.player is None else None
        settle(self, "playing", self.status == "playing")
        settle(self, "in_opening", self.opening is not None and not self.opening.is_over)
        settle(self, "bot_side", bot_side)
        settle(self, "against_bot", bot_side is not None)
        settle(self, "bot_to_move", self.playing and self.turn == bot_side)

    @property
    def in_free_turn(self) -> bool:
        """Whether the turn costs nothing in a live match."""
        return self.in_opening or is_first_move(self.ply, self.given)

    @property
    def person_side(self) -> int | None:
        """The side of who plays against the bot, None between two people."""
        return None if self.bot_side is None else 1 - self.bot_side

    @property
    def winner(self) -> int | None:
        """The side that won; None when drawn or not over."""
        return {"1-0": 0, "0-1": 1}.get(self.result or "")

    @property
    def challenged(self) -> int | None:
        """The person who is to answer, or answered, the challenge; None for the bot."""
        return next(seat.player for seat in self.seats if seat.player != self.challenger)

    def has(self, person: int) -> bool:
        """Whether a person plays in it."""
        return self.side_of(person) is not None

    def side_of(self, person: int) -> int | None:
        """The side that a person plays, None for a spectator."""
        return next((side for side, seat in enumerate(self.seats) if seat.player == person), None)

    def may_move(self, person: int) -> bool:
        """Whether it is this person's turn."""
        return self.playing and self.seats[self.turn].player == person

    def offer(self, kind: str) -> OpenOffer | None:
        """The open offer of a kind."""
        return next((offer for offer in self.offers if offer.kind == kind), None)


class Cause(StrEnum):
    """What changed a match in the background."""

    MOVED = "moved"  # the bot
    TIMED_OUT = "timed-out"  # the side to move lost on time
    TIME_SHORT = "time-short"  # the side to move should hurry
    FOLLOWED = "followed"  # it is over, and somebody wants to hear of it
    PAIRED = "paired"  # it began as a match of a tournament
    HELPED = "helped"  # somebody had a hint
    EXPIRED = "expired"  # nobody answered the challenge
    RESUMED = "resumed"  # it changed shortly before the bot ended, perhaps too shortly for its board


@dataclass(frozen=True, slots=True)
class Change:
    """A match that changed while nobody was there to show it."""

    view: MatchView
    cause: Cause
