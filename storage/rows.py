"""A match and what belongs to it, as they are stored: words of games are kept as they came."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from operator import attrgetter
from typing import Literal, Self

from storage.stored import Stored, settle

Status = Literal["challenged", "playing", "finished", "declined", "withdrawn", "expired"]
Result = Literal["1-0", "0-1", "1/2-1/2"]
Side = Literal["first", "second", "drawn"]  # "drawn": by lot
Outcome = Literal["win", "draw", "loss"]
OfferState = Literal["open", "accepted", "declined", "withdrawn", "lapsed"]


@dataclass(frozen=True, slots=True)
class Player(Stored):
    """A person, as they were last called."""

    id: int
    name: str
    locale: str | None


@dataclass(frozen=True, slots=True)
class Timing(Stored):
    """How the clocks of a match stand: when who must act runs out of time (`deadline`) and is warned of it, since when
    the side to move has been thinking, how many milliseconds either side had left then, since when the clocks stand.
    """

    deadline: datetime | None = None
    turn_at: datetime | None = None
    first_left: int | None = None
    second_left: int | None = None
    warn_at: datetime | None = None
    paused_at: datetime | None = None

    left = property(attrgetter("first_left", "second_left"), doc="What both sides had left when the turn began.")


NO_CLOCK = Timing()


@dataclass(frozen=True, slots=True)
class RatingChange(Stored):
    """What a match made of a player's rating; `before` is None where it was the first that was rated."""

    match_id: int
    player: int
    before: float | None
    rating: float
    deviation: float
    rated_at: datetime


@dataclass(frozen=True, slots=True)
class NewMatch:
    """What `MatchStore.create` is told. The bot is None and then plays at `level`; between two people `level` is
    None.
    """

    game: str
    start: str
    first_player: int | None
    second_player: int | None
    challenger: int
    level: str | None = None
    status: Literal["challenged", "playing"] = "playing"
    guild_id: int | None = None
    channel_id: int | None = None
    rematch_of: int | None = None
    clock: str = "none"
    timing: Timing = NO_CLOCK
    pairing: int | None = None  # of a tournament
    with_hints: bool = False  # both agree to them
    given: tuple[str, ...] | None = None  # moves from `start` that its players did not make; None: an ordinary match
    opening: str | None = None  # the name of an opening of the game, in which the players may exchange seats
    first_to_move: int = 0  # the side that moves first from `start`; 1 needs `given`

    @property
    def side(self) -> int:
        """The side to move when the match begins, 0 or 1."""
        return _side_at(self.first_to_move, len(self.given or ()))

    @property
    def turn(self) -> int | None:
        """Who is to move then (None: the bot)."""
        return (self.first_player, self.second_player)[self.side]


def _side_at(first_to_move: int, ply: int) -> int:
    """The side to move after so many moves. The column `turn` of the schema follows the same rule."""
    return (first_to_move + ply) % 2


@dataclass(frozen=True, slots=True)
class Event:
    """What a match is part of: a tournament, by its number, and a round of so many."""

    tournament: int
    round: int
    rounds: int


@dataclass(frozen=True, slots=True)
class Finish:
    """How a match ended: the result from the first player's side, and why in one word of the game or of the
    bot. Not `counted`: others than its players ended it, and it is no part of their records.
    """

    result: Result
    reason: str
    counted: bool = True


@dataclass(frozen=True, slots=True)
class NewMove:
    """A move that is about to be stored."""

    text: str
    finish: Finish | None = None  # where it ends the match
    made_at: datetime | None = None  # None: now
    spent: int | None = None  # milliseconds of its side's time


@dataclass(frozen=True, slots=True)
class NextTurn:
    """What a change of the board leads to: how the clocks stand, and whether the players have exchanged seats."""

    timing: Timing = NO_CLOCK
    exchange: bool = False


@dataclass(frozen=True, slots=True)
class Match(Stored):
    """A match as it stands."""

    id: int
    game: str
    start: str
    first_player: int | None
    second_player: int | None
    level: str | None
    challenger: int
    rematch_of: int | None
    guild_id: int | None
    channel_id: int | None
    message_id: int | None
    status: Status
    ply: int
    created_at: datetime
    ended_at: datetime | None
    result: Result | None
    reason: str | None
    revision: int  # raised by every change
    shown: int  # the revision that the board's message shows
    given_up: int  # the last revision that nobody could be shown
    refused: int  # how often it could not
    private: bool  # whether only one person sees the board's message
    clock: str  # the time control
    timing: Timing
    counted: bool  # where not, `result` is None also when the match is over
    unrated: bool  # whatever happens
    pairing: int | None  # of a tournament
    given: int | None  # moves at its beginning that its players did not make; None: an ordinary match
    opening: str | None  # its name, and what was chosen in it, a blank between two; None: an ordinary beginning
    with_hints: bool  # both agreed to them
    first_to_move: int  # the side that moves first from `start`, 0 or 1
    side: int = field(init=False, repr=False, compare=False)  # the side to move, 0 or 1, whatever the status
    turn: int | None = field(init=False, repr=False, compare=False)  # who is to move (None: the bot), the same
    against_bot: bool = field(init=False, repr=False, compare=False)
    bot_to_move: bool = field(init=False, repr=False, compare=False)  # the match waits for the bot

    def __post_init__(self) -> None:
        side = _side_at(self.first_to_move, self.ply)
        turn = (self.first_player, self.second_player)[side]
        if not self.counted:
            settle(self, "result", None)
        settle(self, "side", side)
        settle(self, "turn", turn)
        settle(self, "against_bot", self.level is not None)
        settle(self, "bot_to_move", self.status == "playing" and turn is None)

    people = property(attrgetter("first_player", "second_player"), doc="Who sits at the board; None: the bot.")

    @property
    def from_position(self) -> bool:
        """Whether it began from a position, and is nobody's record."""
        return self.given is not None

    def has(self, player: int) -> bool:
        """Whether the player sits at this board."""
        return player in self.people

    def opponent_of(self, player: int) -> int | None:
        """The other side of a player of this match; None is the bot."""
        return self.second_player if player == self.first_player else self.first_player

    def outcome_for(self, player: int) -> Outcome | None:
        """The result from the side of a player of this match; None while there is none."""
        if self.result is None:
            return None
        if self.result == "1/2-1/2":
            return "draw"
        return "win" if (self.result == "1-0") == (player == self.first_player) else "loss"


@dataclass(frozen=True, slots=True)
class Move(Stored):
    """A move ever made: `number` counts all moves of its match, `ply` is its place in the line (from 1)."""

    number: int
    ply: int
    text: str
    made_at: datetime
    taken_back_at: datetime | None
    spent: int | None = None  # milliseconds charged; None where no clock ran


@dataclass(frozen=True, slots=True)
class Offer(Stored):
    """What `player` asked of the other side when `ply` moves were on the board; `plies` is what a takeback
    would undo.
    """

    id: int
    match_id: int
    kind: str
    player: int
    ply: int
    plies: int
    state: OfferState
    made_at: datetime
    answered_at: datetime | None


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A match with the moves that stand, all of one moment: `len(moves) == match.ply`.

    `made` counts the moves ever made; `players` are its people, `hints` how many each of them had (who had none is left
    out), `offers` those that await an answer and those that were declined on this board; `ratings` what the match made
    of its players' ratings.
    """

    match: Match
    moves: tuple[str, ...]
    made: int = 0
    players: Mapping[int, Player] = field(default_factory=dict)
    hints: Mapping[int, int] = field(default_factory=dict)
    offers: tuple[Offer, ...] = ()
    ratings: tuple[RatingChange, ...] = ()
    earlier: tuple[tuple[int | None, Result | None], ...] = ()  # first player and result of those it is a rematch of
    event: Event | None = None

    def after(self, match: Match, moves: tuple[str, ...]) -> Self:
        """The game once a transaction that started from it has left `match` and `moves`; open offers lapsed."""
        made = self.made + max(0, len(moves) - len(self.moves))
        return replace(self, match=match, moves=moves, made=made, offers=())
