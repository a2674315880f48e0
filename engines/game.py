"""The words of every game: Game, Position, Path, Outcome, and the errors that a person can cause."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, ClassVar, Generic, TypeVar

from engines.board import DRAW, ONGOING, Board
from engines.levels import LEVELS, Level
from engines.search.terms import Line

B = TypeVar("B", bound=Board)

FIRST, SECOND = 0, 1  # the sides: who moves first in the game's start position, and the other


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the side that won (None: drawn) and why, one of the game's `endings`."""

    winner: int | None
    ending: str

    @property
    def result(self) -> str:
        """`1-0` when the game's first side won, `0-1` when the second did, `1/2-1/2` when drawn."""
        return {FIRST: "1-0", SECOND: "0-1", None: "1/2-1/2"}[self.winner]

    def __str__(self) -> str:
        return f"{self.result} {self.ending}"


@dataclass(frozen=True, slots=True)
class Path:
    """The cells that a move touches, named as on the game's board.

    `start` is the cell that it leaves, empty where a new stone is placed; `stops` are the cells where it comes down,
    one after another; `over` those whose stones it jumps or turns over on its way.
    """

    start: str
    stops: tuple[str, ...]
    over: tuple[str, ...] = ()

    @property
    def end(self) -> str:
        """The cell where it stays."""
        return self.stops[-1]


class GameError(ValueError):
    """Something a person asked for cannot be done. The text is fit to be shown to that person."""


class UnknownGame(GameError):
    """No game has this name."""


class UnknownLevel(GameError):
    """No level has this name."""


class BadPosition(GameError):
    """A text that is no position of the game. `reason` says what is wrong with it."""

    def __init__(self, text: str, reason: str) -> None:
        super().__init__(f"not a position: {reason} (in {_short(text)})")
        self.text, self.reason = text, reason


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why the rules forbid a move, as values: `rule` is one of the game's `refusals`, or empty where none is named.

    `cells` are where to look (what blocks, what gives check), as the canonical notation names them; `pieces` are the
    letters of what stands on them, as the game's words name it, and `sides` whose they are: one for each cell, and none
    where that says nothing.
    """

    rule: str = ""
    cells: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    sides: tuple[int, ...] = ()

    def __str__(self) -> str:
        there = [f"{piece} {cell}".strip() for piece, cell in zip_longest(self.pieces, self.cells, fillvalue="")]
        return ": ".join(part for part in (self.rule or "against the rules", ", ".join(there)) if part)


class MoveError(GameError):
    """A move that was refused; carries its text and the position it was meant for."""

    def __init__(self, move: str, position: str, reason: str) -> None:
        super().__init__(f"{_short(move)} {reason} (in {position})")
        self.move, self.position, self.reason = move, position, reason


class UnreadableMove(MoveError):
    """The text is a move in no notation of the game."""


class IllegalMove(MoveError):
    """The text can be read, and the rules do not allow the move here; `refusal` says which rule."""

    def __init__(self, move: str, position: str, reason: str = "", refusal: Refusal | None = None) -> None:
        self.refusal = refusal or Refusal()
        super().__init__(move, position, reason or f"is not allowed ({self.refusal})")


class AmbiguousMove(MoveError):
    """The text fits several legal moves, which are named in `candidates`."""

    def __init__(self, move: str, position: str, candidates: tuple[str, ...]) -> None:
        super().__init__(move, position, f"may be any of {', '.join(candidates)}")
        self.candidates = candidates


class GameOver(GameError):
    """A move was asked for after the end."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(f"the game is over: {outcome}")
        self.outcome = outcome


@dataclass(frozen=True, slots=True)
class PuzzleSource:
    """Where puzzles are looked for: in games of two players of this `level` (empty: of short searches), in positions
    with at most `latest` plies behind them, for wins that end the game in `shortest` to `longest` plies, where their
    end is seen. `ends`: others are no puzzles.
    """

    level: str = ""
    latest: int = 200
    shortest: int = 3
    longest: int = 25
    ends: bool = False


class Game(ABC, Generic[B]):
    """What stays the same through all games of one kind, and how its boards and moves are written and read.

    The text of a move is in one of `notations`; the first one is canonical: it is what is stored and sent.
    `endings` are all the reasons why the game can end on the board. A move is a number in range(`move_codes`); its text
    has `longest_move` characters at most in any notation. Both are checked when the game is registered.

    `openings` are ways to begin that are fair to two people, by name: how many moves there are in each stage. In the
    first stage one of them makes the moves of both sides. After each stage the other one chooses which side to play,
    or, where another stage follows, makes its moves.

    The first of `piece_sets` and of `looks` (colours of the board) is the usual one; none where the game has but one.
    Where players of a language use another, `customs` says so: by the language's first letters, `zh`, what they choose
    under `notation`, `pieces` and `look`.
    """

    key: ClassVar[str]
    title: ClassVar[str]
    sides: ClassVar[tuple[str, str]]
    endings: ClassVar[tuple[str, ...]]
    notations: ClassVar[tuple[str, ...]]
    piece_sets: ClassVar[tuple[str, ...]] = ()
    looks: ClassVar[tuple[str, ...]] = ()
    pairs: ClassVar[bool] = False  # whether players count a move of each side as one
    customs: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    move_codes: ClassVar[int]
    longest_move: ClassVar[int]
    start: ClassVar[str]
    levels: ClassVar[tuple[Level, ...]] = LEVELS
    level_ratings: ClassVar[Mapping[str, int]] = {}  # see tests.benchmarks.level_ratings; empty: not measured
    openings: ClassVar[Mapping[str, tuple[int, ...]]] = {}
    refusals: ClassVar[tuple[str, ...]] = ()  # every rule that a Refusal of the game names
    advantage: ClassVar[int] = 250  # the score that is worth 73 of 100 points, see engines/review/chances.py
    foresight: ClassVar[int] = 0  # plies ahead that people see a decision; 0: no score knows more than they may see
    samples: ClassVar[tuple[tuple[str, int], ...]] = ()  # positions and depths that measure the search
    puzzle_source: ClassVar[PuzzleSource] = PuzzleSource()
    pgn_name: ClassVar[str] = ""  # what PGN calls the game, where that is not its title
    pgn_tags: ClassVar[Mapping[str, str]] = {}  # tags that name the game to other programs, such as PDN's GameType
    pgn_formats: ClassVar[Mapping[str, str]] = {}  # PGN's Format, its usual one first, and our notation

    @abstractmethod
    def read(self, text: str) -> B:
        """The board of a position's text. Raises BadPosition."""

    @abstractmethod
    def write(self, board: B) -> str:
        """The text of the board's position, which `read` reads."""

    def without_past(self, board: B) -> str:
        """The same as if the game began here: nothing in it brings the end nearer."""
        return self.write(board)

    @abstractmethod
    def read_move(self, board: B, text: str) -> int:
        """The legal move that `text` means, in any notation. Raises UnreadableMove, IllegalMove, AmbiguousMove."""

    @abstractmethod
    def write_move(self, board: B, move: int, notation: str = "") -> str:
        """The text of a legal move of this board, in `notation` (canonical if empty)."""

    def write_line(self, board: B, moves: Sequence[int], notation: str = "") -> list[str]:
        """The texts of moves that follow one another; the board is left as it was given."""
        texts = []
        for move in moves:
            texts.append(self.write_move(board, move, notation))
            board.make(move)
        for _ in moves:
            board.unmake()
        return texts

    def path(self, board: B, move: int) -> Path:
        """The cells that a legal move of this board touches: of a stone that is placed the cell that names the move."""
        return Path("", (self.write_move(board, move),))

    def mover(self, board: B, move: int) -> str:
        """The letter of the piece that a legal move moves, as the game's words name it; empty where all are alike."""
        return ""

    def named(self, board: B, move: int, notation: str) -> str:
        """What a notation calls the piece that a legal move moves; empty where it does not tell pieces by a name."""
        return ""

    def counted(self, cell: str, side: int, notation: str) -> tuple[str, str] | None:
        """A cell by its file and its row, as a notation counts them from a side; None where it has the cells' names."""
        return None

    def pieces(self, board: B) -> tuple[Counter[str], Counter[str]]:
        """How many of each piece either side has, by the letters under which the game's words count them.

        What is taken in a line of moves is told by what is missing after it. Empty where nothing is ever taken.
        """
        return Counter(), Counter()

    def can_win(self, board: B, side: int) -> bool:
        """Whether a side may still win, by whatever moves of both; False only where the rules know that it cannot.

        Asked when the other side runs out of time.
        """
        return True

    def line(self, board: B) -> tuple[str, ...]:
        """The cells of the line that won, from one end to the other; empty where none did."""
        return ()

    def outcome(self, board: B) -> Outcome | None:
        """How the game ended, or None while it goes on.

        Where a game is won by the last move or drawn, these are the first and the second of its `endings`.
        """
        verdict = board.verdict()
        if verdict == ONGOING:
            return None
        return Outcome(None, self.endings[1]) if verdict == DRAW else Outcome(board.side ^ 1, self.endings[0])

    @abstractmethod
    def diagram(self, board: B) -> str:
        """The board for a terminal, with coordinates at the edge."""

    def book_moves(self, board: B) -> dict[int, int]:
        """The moves of the game's opening book here with their scores for the side to move, best first; or none.

        All are sound: a player may take any of them. A look that takes no time worth counting.
        """
        return {}

    def solve(self, board: B, seconds: float, flag: memoryview | None = None) -> tuple[Line[int], ...] | None:
        """Every legal move with its true score, best first, for a game that knows better than search.

        Scores are the search's: DRAW, or MATE less the plies to the end. None, and within about `seconds`, where it
        does not know here or its time is over or `flag` was set; the board is left as it was given.
        """
        return None

    def level(self, name: str) -> Level:
        """The level with this name. Raises UnknownLevel."""
        levels = {level.name: level for level in self.levels}
        if name not in levels:
            raise UnknownLevel(f"no level is called {_short(name)}; there are {', '.join(levels)}")
        return levels[name]


class Position:
    """A game in play: a start, the moves since, and where they led.

    `first_to_move` is the side that moves first from the start. `push` trusts its caller; `play` reads, checks and
    raises.
    """

    def __init__(self, game: Game[Any], start: str = "", moves: Iterable[str] = ()) -> None:
        self.game = game
        self.board: Board = game.read(start or game.start)
        self.start, self.first_to_move = game.write(self.board), self.board.side
        self.moves: list[int] = []
        for text in moves:
            self.play(text)

    @property
    def side(self) -> int:
        """The side to move."""
        return self.board.side

    @property
    def text(self) -> str:
        """The position as text, without its past."""
        return self.game.write(self.board)

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.game.outcome(self.board)

    def check_open(self) -> None:
        """Raises GameOver after the end."""
        if outcome := self.outcome():
            raise GameOver(outcome)

    def legal_moves(self) -> list[int]:
        """The legal moves, none when the game is over."""
        return [] if self.outcome() else self.board.legal_moves()

    def push(self, move: int) -> None:
        """Play a move that is known to be legal."""
        self.board.make(move)
        self.moves.append(move)

    def play(self, text: str) -> int:
        """Play what `text` says. Raises MoveError, or GameOver after the end; the position is then unchanged."""
        self.check_open()
        move = self.game.read_move(self.board, text)
        self.push(move)
        return move

    def undo(self) -> int:
        """Take the last move back and return it. Raises IndexError where there is none."""
        move = self.moves.pop()
        self.board.unmake()
        return move

    def written(self, notation: str = "") -> list[str]:
        """Every move so far as text; a move's text may depend on the position it was played in."""
        return self.game.write_line(self.game.read(self.start), self.moves, notation)


def _short(text: str) -> str:
    """Typed text as an error may quote it: one line, at most 60 characters, quotes around."""
    return repr(text if len(text) <= 60 else text[:57] + "...")
