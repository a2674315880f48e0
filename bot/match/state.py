"""Frozen values that describe a match for everything that shows it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from bot.match.near import NOTHING, Near
from bot.match.openings import OpeningProtocol
from bot.match.time_control import is_first_move
from engines.game import Path
from storage.rows import NO_TIMING, RatingChange, Result, Status, Timing, TournamentRound
from storage.stored import set_frozen


class Reason(StrEnum):
    """Why a match ended other than by the rules of its game, which have endings of their own."""

    RESIGNATION = "resignation"
    AGREEMENT = "agreement"
    TIMEOUT = "timeout"
    TIMEOUT_DRAW = "timeout-draw"  # the other side could not win any more
    MODERATION = "moderation"  # by a moderator of the server
    DISMISSAL = "dismissal"  # the bot is no longer in the server

    @property
    def is_counted(self) -> bool:
        """Whether the match is part of its players' records."""
        return self not in (Reason.MODERATION, Reason.DISMISSAL)


DRAW, TAKEBACK, PAUSE = "draw", "takeback", "pause"  # the kinds of offers to an opponent
FIRST_MOVES = 4  # the bot considers no draw before this ply: a match has to be played to be drawn


@dataclass(frozen=True, slots=True)
class Seat:
    """One side of a match: a person or the bot."""

    player: int | None  # the person; None: the bot
    name: str  # of the person, unescaped; empty for the bot and for people whose data were deleted
    level: str | None  # of the bot
    hints: int  # how many the person has had
    locale: str | None = None  # the language of the person's client as last seen


@dataclass(frozen=True, slots=True)
class LastMove:
    """The move that led to a position."""

    text: str  # canonical
    side: int  # who made it
    written: Mapping[str, str]  # the text by notation, for every notation of the game
    path: Path  # the cells that it touched
    piece: str = ""  # the letter of the piece that moved; empty in games whose pieces are all alike
    taken: tuple[str, ...] = ()  # the letters of the captured pieces, as the game's words count them

    def read_in(self, notation: str) -> str:
        """The move in a notation; the canonical text where the game does not have that notation."""
        return self.written.get(notation, self.text)


@dataclass(frozen=True, slots=True)
class OpenOffer:
    """An offer that waits for an answer."""

    id: int
    kind: str  # DRAW, TAKEBACK or PAUSE
    side: int  # who asks
    plies: int  # how many a takeback would undo


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardView:
    """A position with its legal moves, of a match or of an exercise. Sides are 0 and 1; moves are canonical text."""

    id: int = 0  # of its match; 0: not of a match
    game: str
    ply: int
    turn: int  # the side to move
    first_to_move: int  # the side that moved first from the start
    start: str  # the position that the moves began from
    position: str
    moves: tuple[str, ...]
    board_number: int = 0  # how often a move was made or taken back in the match: the number of its board
    last: LastMove | None
    before: Path | None = None  # what the move before the last touched
    legal: tuple[str, ...]  # empty while no move may be made
    in_check: bool
    line: tuple[str, ...]  # the cells of the winning line, if there is one

    @property
    def person_side(self) -> int | None:
        """The side of the person who plays against the bot; None in all other cases."""
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchView(BoardView):
    """A match as it is at one revision: all that is shown of it."""

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
    private: bool = False  # whether only one person sees the board's message
    clock: str = "none"  # the time control
    timing: Timing = NO_TIMING
    series: tuple[float, float] | None = None  # points of both seats over the rematches, where there were any
    ratings: tuple[RatingChange, ...] = ()  # how the match changed its players' ratings
    given: int | None = None  # how many given moves it began with; None: it began from the game's own start
    opening: OpeningProtocol | None = None  # in its present state; None: no opening protocol
    declined: frozenset[tuple[str, int]] = frozenset()  # kinds of offers with their sides, declined on this board
    allows_hints: bool = True
    may_be_rated: bool = True
    event: TournamentRound | None = None  # the tournament round that it is part of
    resumed: bool = False  # the move just made has ended a pause
    near: Near = NOTHING  # what repetition or a lack of progress may decide soon, while a person is to move
    teaches: bool = False  # the person who plays against the bot has never won the game, and is told its aim
    counted: bool = True  # False: others than its players ended it
    playing: bool = field(init=False, repr=False, compare=False)  # the status is "playing"
    in_opening: bool = field(init=False, repr=False, compare=False)  # no side was chosen yet
    is_undecided: bool = field(init=False, repr=False, compare=False)  # and it is to be chosen: the match goes on
    # Both sides in the order in which their players are named. Until a side is chosen they exchange seats, and the one
    # who began the opening is the first.
    name_order: tuple[int, int] = field(init=False, repr=False, compare=False)
    bot_side: int | None = field(init=False, repr=False, compare=False)  # None between two people
    against_bot: bool = field(init=False, repr=False, compare=False)
    bot_to_move: bool = field(init=False, repr=False, compare=False)  # the bot is thinking, or will be

    def __post_init__(self) -> None:
        first, second = self.seats
        bot_side = 0 if first.player is None else 1 if second.player is None else None
        set_frozen(self, "playing", self.status == "playing")
        set_frozen(self, "in_opening", self.opening is not None and not self.opening.is_over)
        set_frozen(self, "is_undecided", self.playing and self.in_opening)
        began_second = self.is_undecided and self.opening is not None and self.opening.opener == 1
        set_frozen(self, "name_order", (1, 0) if began_second else (0, 1))
        set_frozen(self, "bot_side", bot_side)
        set_frozen(self, "against_bot", bot_side is not None)
        set_frozen(self, "bot_to_move", self.playing and self.turn == bot_side)

    @property
    def in_free_turn(self) -> bool:
        """Whether the turn costs nothing in a live match."""
        return self.in_opening or is_first_move(self.ply, self.given)

    @property
    def person_side(self) -> int | None:
        """The side of the person who plays against the bot; None between two people."""
        return None if self.bot_side is None else 1 - self.bot_side

    @property
    def people(self) -> tuple[int | None, int | None]:
        """The players of both seats; None: the bot."""
        first, second = self.seats
        return first.player, second.player

    @property
    def may_be_repeated(self) -> bool:
        """Whether there can be a rematch: neither player's data were deleted."""
        return not any(player is not None and player < 0 for player in self.people)

    @property
    def winner(self) -> int | None:
        """The side that won; None if drawn or not over."""
        return {"1-0": 0, "0-1": 1}.get(self.result or "")

    @property
    def challenge_state(self) -> str:
        """How a challenge stands, as the keys of its texts name it."""
        if self.status == "expired" and not self.counted:
            return "ended"
        return "asked" if self.status == "challenged" else self.status

    @property
    def challenged(self) -> int | None:
        """The person who was challenged; None for the bot."""
        return next(seat.player for seat in self.seats if seat.player != self.challenger)

    def side_of(self, person: int) -> int | None:
        """The side that a person plays; None for a spectator."""
        return next((side for side, seat in enumerate(self.seats) if seat.player == person), None)

    def may_move(self, person: int) -> bool:
        """Whether it is this person's turn."""
        return self.playing and self.seats[self.turn].player == person

    def offer(self, kind: str) -> OpenOffer | None:
        """The open offer of a kind; None if there is none."""
        return next((offer for offer in self.offers if offer.kind == kind), None)


class Cause(StrEnum):
    """What changed a match in the background."""

    MOVED = "moved"  # the bot has moved
    TIMED_OUT = "timed-out"  # the side to move lost on time
    TIME_SHORT = "time-short"  # the side to move has little time left
    FOLLOWED = "followed"  # it is over, and its followers have to be told
    PAIRED = "paired"  # it began as a match of a tournament
    HELPED = "helped"  # a person had a hint
    EXPIRED = "expired"  # nobody answered the challenge
    RESUMED = "resumed"  # its board may be behind, such as after a restart


@dataclass(frozen=True, slots=True)
class Change:
    """A change of a match that no caller shows."""

    view: MatchView
    cause: Cause
