"""Frozen values that describe a match for everything that shows it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from bot.discord.place import Place
from bot.match.near import NOTHING, Near
from bot.match.openings import OpeningProtocol
from engines.game import Path
from storage.rows import Match, Outcome, RatingChange, TournamentRound
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

    @property
    def is_on_time(self) -> bool:
        """Whether the time of the side to move was over."""
        return self in (Reason.TIMEOUT, Reason.TIMEOUT_DRAW)


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
    legal: tuple[str, ...]  # empty while no person may make a move
    in_check: bool
    line: tuple[str, ...]  # the cells of the winning line, if there is one
    person_side: int | None = None  # the side of the person who plays a match against the bot; None in all other cases


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchView(BoardView):
    """A match as it is at one revision: all that is shown of it."""

    match: Match
    seats: tuple[Seat, Seat]
    offers: tuple[OpenOffer, ...] = ()
    declined: frozenset[tuple[str, int]] = frozenset()  # kinds of offers with their sides, declined on this board
    series: tuple[float, float] | None = None  # points of both seats over the rematches, where there were any
    ratings: tuple[RatingChange, ...] = ()  # how the match changed its players' ratings
    opening: OpeningProtocol | None = None  # in its present state; None: no opening protocol
    allows_hints: bool = True
    may_be_rated: bool = True
    event: TournamentRound | None = None  # the tournament round that it is part of
    resumed: bool = False  # the move or choice just made has ended a pause
    near: Near = NOTHING  # what repetition or a lack of progress may decide soon, while a person is to move
    teaches: bool = False  # the person who plays against the bot has never won the game, and is told its aim
    place: Place = field(init=False, repr=False, compare=False)  # where its message is, or is to be posted
    in_opening: bool = field(init=False, repr=False, compare=False)  # no side was chosen yet
    is_undecided: bool = field(init=False, repr=False, compare=False)  # and it is to be chosen: the match goes on
    # Both sides in the order in which their players are named. Until a side is chosen they exchange seats, and the one
    # who began the opening is the first.
    name_order: tuple[int, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        set_frozen(self, "place", Place(self.match.guild_id, self.match.channel_id))
        set_frozen(self, "in_opening", self.opening is not None and not self.opening.is_over)
        set_frozen(self, "is_undecided", self.match.playing and self.in_opening)
        began_second = self.in_opening and self.opening is not None and self.opening.opener == 1
        set_frozen(self, "name_order", (1, 0) if began_second else (0, 1))

    @property
    def challenge_state(self) -> str:
        """How a challenge stands, as the keys of its texts name it."""
        status = self.match.status
        if status == "expired" and not self.match.counted:
            return "ended"
        if status == "challenged":
            return "rematch" if self.match.rematch_of else "asked"
        return status

    def offer(self, kind: str) -> OpenOffer | None:
        """The open offer of a kind; None if there is none."""
        return next((offer for offer in self.offers if offer.kind == kind), None)


@dataclass(frozen=True, slots=True)
class ReplayFrame:
    """A match as it is now, and its board after the first `board.ply` moves."""

    view: MatchView
    board: BoardView

    @property
    def is_last(self) -> bool:
        """Whether this is the board that the match has reached."""
        return self.board.ply == self.view.ply


@dataclass(frozen=True, slots=True)
class HistoryEntry:
    """A match as one of its players sees it."""

    match: Match
    opponent: Seat
    outcome: Outcome | None  # None if there is none
    is_my_turn: bool  # to move, or to answer a challenge


@dataclass(frozen=True, slots=True)
class Watched:
    """A match between others, in one line."""

    id: int
    game: str
    seats: tuple[Seat, Seat]


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """The finished matches of two people in one game, or of a person against one level; the last is included."""

    wins: tuple[int, int]  # of the players on the first and the second side of the last match
    draws: int
    streak: int = 0  # how many of the latest matches against the level the person has won in a row
    losses: int = 0  # how many of them the person has lost in a row


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
