"""The stored rows of a match and of what belongs to it. Storage does not interpret the words of games in them."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Literal, Self

from orjson import loads

from storage.stored import Row, Stored, set_frozen

Status = Literal["challenged", "playing", "finished", "declined", "withdrawn", "expired"]
Result = Literal["1-0", "0-1", "1/2-1/2"]
POINTS: dict[str | None, tuple[float, float]] = {"1-0": (1.0, 0.0), "1/2-1/2": (0.5, 0.5), "0-1": (0.0, 1.0)}
"""The points of both players, by the result of their match."""

Side = Literal["first", "second", "drawn"]  # "drawn": at random
Outcome = Literal["win", "draw", "loss"]
PARTS = ("moves", "players", "hints", "offers", "ratings", "practice", "earlier")  # of a `StoredGame`, as JSON
OfferState = Literal["open", "accepted", "declined", "withdrawn", "lapsed"]


@dataclass(frozen=True, slots=True)
class Player(Stored):
    """A person, with name and locale as last seen."""

    id: int
    name: str
    locale: str | None


@dataclass(frozen=True, slots=True)
class Timing(Stored):
    """The state of a match's clocks; None where something does not apply."""

    deadline: datetime | None = None  # when the time of the side to move, or of a challenge, is over
    turn_at: datetime | None = None  # since when the side to move has been thinking
    first_left: int | None = None  # milliseconds that the first side had left then
    second_left: int | None = None  # milliseconds that the second side had left then
    warn_at: datetime | None = None  # when the side to move is to be warned
    paused_at: datetime | None = None  # since when the clocks are paused

    @property
    def left(self) -> tuple[int | None, int | None]:
        """What both sides had left when the turn began."""
        return self.first_left, self.second_left


NO_TIMING = Timing()


@dataclass(frozen=True, slots=True)
class RatingChange(Stored):
    """A player's rating after a match; `before` is the rating before it, None if it was the first rated match."""

    match_id: int
    player: int
    before: float | None
    rating: float
    deviation: float
    rated_at: datetime


@dataclass(frozen=True, slots=True)
class AnyMatch:
    """What a match has from its beginning on. A player who is None is the bot, at `level`; else `level` is None."""

    game: str
    start: str
    first_player: int | None
    second_player: int | None
    challenger: int
    level: str | None = None
    guild_id: int | None = None
    channel_id: int | None = None
    message_id: int | None = None  # that shows the board
    rematch_of: int | None = None
    clock: str = "none"  # the time control
    timing: Timing = NO_TIMING
    pairing: int | None = None  # of a tournament
    opening: str | None = None  # an opening protocol and the options chosen in it, separated by blanks; None: without
    with_hints: bool = False  # both players agreed to hints
    first_to_move: int = 0  # the side that moves first from `start`; 1 needs `given`


@dataclass(frozen=True, slots=True)
class NewMatch(AnyMatch):
    """A match that is about to be stored."""

    status: Literal["challenged", "playing"] = "playing"
    given: tuple[str, ...] | None = None  # moves from `start` that its players did not make; None: the usual start
    guided: bool = False  # hints in it are free, and it counts as one with help

    @property
    def side(self) -> int:
        """The side to move when the match begins, 0 or 1."""
        return _side_at(self.first_to_move, len(self.given or ()))

    @property
    def turn(self) -> int | None:
        """Who is to move when the match begins (None: the bot)."""
        return (self.first_player, self.second_player)[self.side]


def _side_at(first_to_move: int, ply: int) -> int:
    """The side to move after `ply` moves. The column `turn` of the schema follows the same rule."""
    return (first_to_move + ply) % 2


@dataclass(frozen=True, slots=True)
class TournamentRound:
    """The tournament that a match is part of, and the round."""

    tournament: int
    round: int
    rounds: int  # how many the tournament has


@dataclass(frozen=True, slots=True)
class Finish:
    """How a match ended."""

    result: Result  # '1-0': the first player won
    reason: str  # a word of the game or of the bot
    counted: bool = True  # False: others than its players ended it, and it is not part of their records


@dataclass(frozen=True, slots=True)
class NewMove:
    """A move that is about to be stored."""

    text: str
    finish: Finish | None = None  # if it ends the match
    made_at: datetime | None = None  # None: now
    spent: int | None = None  # milliseconds of its side's time


@dataclass(frozen=True, slots=True)
class NextTurn:
    """The clocks after a change of the board, and whether the players exchange seats."""

    timing: Timing = NO_TIMING
    exchange: bool = False
    revision: int | None = None  # of the match before, which must still have it; None: any


@dataclass(frozen=True, slots=True, kw_only=True)
class Match(AnyMatch, Stored):
    """A stored match."""

    id: int
    status: Status
    ply: int
    created_at: datetime
    ended_at: datetime | None
    result: Result | None
    reason: str | None
    revision: int  # raised by every change
    shown: int  # the revision that the board's message shows
    given_up: int  # the last revision that could not be shown to anybody
    refused: int  # how many times that one could not be shown
    private: bool  # whether only one person sees the board's message
    counted: bool  # part of the players' records; if not, `result` is None even when the match is over
    unrated: bool  # cannot change ratings
    given: int | None  # how many moves at its beginning its players did not make; None: the usual start
    people: tuple[int | None, int | None] = field(init=False, repr=False, compare=False)  # at the board; None: the bot
    playing: bool = field(init=False, repr=False, compare=False)  # the status is "playing"
    from_position: bool = field(init=False, repr=False, compare=False)  # not part of its players' records: `given`
    side: int = field(init=False, repr=False, compare=False)  # the side to move, 0 or 1, in any status
    turn: int | None = field(init=False, repr=False, compare=False)  # the player of that side (None: the bot)
    against_bot: bool = field(init=False, repr=False, compare=False)
    bot_to_move: bool = field(init=False, repr=False, compare=False)  # the match waits for the bot

    def __post_init__(self) -> None:
        side = _side_at(self.first_to_move, self.ply)
        people = (self.first_player, self.second_player)
        turn = people[side]
        if not self.counted:
            set_frozen(self, "result", None)
        set_frozen(self, "people", people)
        set_frozen(self, "playing", self.status == "playing")
        set_frozen(self, "from_position", self.given is not None)
        set_frozen(self, "side", side)
        set_frozen(self, "turn", turn)
        set_frozen(self, "against_bot", self.level is not None)
        set_frozen(self, "bot_to_move", self.playing and turn is None)

    @property
    def winner(self) -> int | None:
        """The side that won; None if drawn or not over."""
        return {"1-0": 0, "0-1": 1}.get(self.result or "")

    @property
    def challenged(self) -> int | None:
        """The person who was challenged; None for the bot."""
        return self.opponent_of(self.challenger)

    @property
    def may_be_repeated(self) -> bool:
        """Whether there can be a rematch: neither player's data were deleted."""
        return not any(player is not None and player < 0 for player in self.people)

    def side_of(self, person: int) -> int | None:
        """The side that a person plays; None for a spectator."""
        return next((side for side, player in enumerate(self.people) if player == person), None)

    def may_move(self, person: int) -> bool:
        """Whether it is this person's turn."""
        return self.playing and self.turn == person

    def opponent_of(self, player: int) -> int | None:
        """The opponent of a player of this match (None: the bot)."""
        return self.second_player if player == self.first_player else self.first_player

    def outcome_for(self, player: int) -> Outcome | None:
        """The result for a player of this match; None if there is none."""
        if self.result is None:
            return None
        if self.result == "1/2-1/2":
            return "draw"
        return "win" if (self.result == "1-0") == (player == self.first_player) else "loss"


@dataclass(frozen=True, slots=True)
class NewOffer:
    """An offer that is about to be stored."""

    match_id: int
    ply: int  # how many moves are on the board
    kind: str
    player: int  # who makes it
    plies: int = 0  # how many a takeback would undo


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer(NewOffer, Stored):
    """A stored offer."""

    id: int
    state: OfferState


@dataclass(frozen=True, slots=True)
class Practice:
    """How many matches of a game a person has won against anybody, and finished against the bot."""

    won: int = 0
    against_bot: int = 0


@dataclass(frozen=True, slots=True)
class StoredGame(Stored):
    """A match with all that belongs to it, read at one moment: `len(moves) == match.ply`."""

    match: Match
    moves: tuple[str, ...]  # without those taken back
    board_number: int = 0  # how often a move was made or taken back: no two boards of a match have the same number
    players: Mapping[int, Player] = field(default_factory=dict)  # by id
    hints: Mapping[int, int] = field(default_factory=dict)  # how many each player had; players without are left out
    offers: tuple[Offer, ...] = ()  # open ones, and those declined on this board
    ratings: tuple[RatingChange, ...] = ()  # by this match
    practice: Practice = Practice()  # of the person who plays against the bot
    earlier: tuple[tuple[int | None, Result], ...] = ()  # first player and result of those before it in its series
    event: TournamentRound | None = None

    @classmethod
    def from_row(cls, row: Row) -> Self:
        values = dict(zip(row.keys(), row, strict=True))  # takes a quarter of the time of dict(row)
        parts = {key: loads(values.pop(key)) for key in PARTS}
        moves, event = [text for _, text in sorted(parts["moves"])], values.pop("event")
        return cls(
            moves=tuple(moves),
            board_number=values.pop("board_number"),
            players={each["id"]: Player.from_row(each) for each in parts["players"]},
            match=Match.from_row(values),
            hints=dict(parts["hints"]),
            offers=tuple(sorted(map(Offer.from_row, parts["offers"]), key=lambda offer: offer.id)),
            ratings=tuple(map(RatingChange.from_row, parts["ratings"])),
            practice=Practice(*parts["practice"]),
            earlier=tuple(map(tuple, parts["earlier"])),
            event=TournamentRound(*loads(event)) if event else None,
        )

    def after(self, match: Match, moves: tuple[str, ...]) -> Self:
        """The game after a transaction that started from it and led to `match` and `moves`: open offers lapsed, and on
        another board those that were declined may be made again.
        """
        changes = abs(len(moves) - len(self.moves))
        declined = () if changes else tuple(offer for offer in self.offers if offer.state == "declined")
        return replace(self, match=match, moves=moves, board_number=self.board_number + changes, offers=declined)
