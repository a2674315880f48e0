"""What all games share: Game, Position, Path, Outcome, and the errors that a person can cause."""

import re
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

FIRST, SECOND = 0, 1  # the sides: the one that moves first in the game's start position, and the other


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
    """The cells that a move touches, by their names on the game's board."""

    start: str  # the cell that the piece leaves; empty if a new stone is placed
    stops: tuple[str, ...]  # the cells where it lands, in order; at least one, also of a pass
    over: tuple[str, ...] = ()  # the cells whose stones it jumps over or turns over

    @property
    def end(self) -> str:
        """The cell where the piece stays."""
        return self.stops[-1]


class GameError(ValueError):
    """A request of a person that cannot be fulfilled. The text may be shown to that person."""


class UnknownGame(GameError):
    """No game has this name."""


class UnknownLevel(GameError):
    """No level has this name."""


class BadPosition(GameError):
    """The text is not a position of the game. `reason` says why, `kind` in a word, and `value` is where to look."""

    def __init__(self, text: str, kind: str, reason: str, value: str = "") -> None:
        super().__init__(f"not a position: {reason}{value and ' ' + _short(value)} (in {_short(text)})")
        self.text, self.kind, self.reason, self.value = text, kind, reason, value


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why the rules forbid a move, as values. `pieces` and `sides` have an entry for each of `cells`, or are empty."""

    rule: str = ""  # one of the game's `refusals`; empty if none is named
    cells: tuple[str, ...] = ()  # where to look (what blocks, what gives check), in the canonical notation
    pieces: tuple[str, ...] = ()  # letters of the pieces there, as in the game's texts
    sides: tuple[int, ...] = ()  # the sides of these pieces

    def __str__(self) -> str:
        there = [f"{piece} {cell}".strip() for piece, cell in zip_longest(self.pieces, self.cells, fillvalue="")]
        return ": ".join(part for part in (self.rule or "against the rules", ", ".join(there)) if part)


class MoveError(GameError):
    """A move that was refused, with its text and the position that it was meant for."""

    def __init__(self, move: str, position: str, reason: str) -> None:
        super().__init__(f"{_short(move)} {reason} (in {position})")
        self.move, self.position, self.reason = move, position, reason


class UnreadableMove(MoveError):
    """The text is not a move in any notation of the game."""


class IllegalMove(MoveError):
    """The text is a move that the rules forbid here; `refusal` says why."""

    def __init__(self, move: str, position: str, reason: str = "", refusal: Refusal | None = None) -> None:
        self.refusal = refusal or Refusal()
        super().__init__(move, position, reason or f"is not allowed ({self.refusal})")


class AmbiguousMove(MoveError):
    """The text fits several legal moves, the `candidates`."""

    def __init__(self, move: str, position: str, candidates: tuple[str, ...]) -> None:
        super().__init__(move, position, f"may be any of {', '.join(candidates)}")
        self.candidates = candidates


class GameOver(GameError):
    """A move was asked for after the end of the game."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(f"the game is over: {outcome}")
        self.outcome = outcome


@dataclass(frozen=True, slots=True)
class PuzzleSource:
    """Where puzzles are searched for, and which wins make a puzzle."""

    level: str = ""  # of the two players of the games; empty: short searches choose the moves
    latest: int = 200  # most plies before the position
    shortest: int = 3  # fewest plies to the end of the game, where the search sees it
    longest: int = 25  # most plies to that end
    ends: bool = False  # whether the search must see the end


class Game(ABC, Generic[B]):
    """One kind of game: what is the same in all its matches, and how its positions and moves are written and read.

    A move's text is in one of `notations`; the first is the canonical one, which is stored and sent. `endings` are all
    the reasons why the game can end on the board. A move is a number in range(`move_codes`); its text has at most
    `longest_move` characters in any notation. Both are checked when the game is registered.

    `openings` are fair ways for two people to begin: the numbers of moves in each stage, by name. In the first stage
    one person makes the moves of both sides. After each stage the other person chooses a side or, if another stage
    follows, makes its moves.

    The first of `piece_sets` and of `looks` (board colours) is the default; they are empty if there is no choice.
    `customs` has other defaults by language: for the first letters of a language, such as `zh`, values of `notation`,
    `pieces` and `look`. `spellings` has, by language, the notation that replaces another in the language's characters.
    """

    key: ClassVar[str]
    title: ClassVar[str]
    sides: ClassVar[tuple[str, str]]
    endings: ClassVar[tuple[str, ...]]
    notations: ClassVar[tuple[str, ...]]
    piece_sets: ClassVar[tuple[str, ...]] = ()
    looks: ClassVar[tuple[str, ...]] = ()
    pairs: ClassVar[bool] = False  # whether players count a move of each side as one move
    customs: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    spellings: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    move_codes: ClassVar[int]
    longest_move: ClassVar[int]
    start: ClassVar[str]
    levels: ClassVar[tuple[Level, ...]] = LEVELS
    level_ratings: ClassVar[Mapping[str, int]] = {}  # see tests.benchmarks.level_ratings; empty: not measured
    openings: ClassVar[Mapping[str, tuple[int, ...]]] = {}
    refusals: ClassVar[tuple[str, ...]] = ()  # all values of Refusal.rule in this game
    advantage: ClassVar[int] = 250  # the score worth 73 of 100 points, see engines/review/chances.py
    foresight: ClassVar[int] = 0  # plies ahead at which people see a forced end; 0: scores know no more than people
    samples: ClassVar[tuple[tuple[str, int], ...]] = ()  # positions and depths for `bench`
    puzzle_source: ClassVar[PuzzleSource] = PuzzleSource()
    pgn_name: ClassVar[str] = ""  # the game's name in PGN, if it is not the title
    pgn_tags: ClassVar[Mapping[str, str]] = {}  # tags by which other programs know the game, such as PDN's GameType
    pgn_results: ClassVar[Mapping[str, str]] = {}  # words for results in its records, and PGN's for the same
    pgn_move: ClassVar[re.Pattern[str]] = re.compile("(?!)")  # a move, with its number, that may end without a blank
    pgn_formats: ClassVar[Mapping[str, str]] = {}  # by our notation PGN's value of the tag Format, the usual one first

    @abstractmethod
    def read(self, text: str) -> B:
        """The board of a position's text. Raises BadPosition."""

    @abstractmethod
    def write(self, board: B) -> str:
        """The text of the board's position, which `read` reads."""

    def without_past(self, board: B) -> str:
        """The text of the position as if the game began here: counters towards a draw or the end are zero."""
        return self.write(board)

    @abstractmethod
    def read_move(self, board: B, text: str) -> int:
        """The legal move that `text` means, in any notation. Raises UnreadableMove, IllegalMove, AmbiguousMove."""

    @abstractmethod
    def write_move(self, board: B, move: int, notation: str = "") -> str:
        """The text of a legal move of this board, in `notation` (canonical if empty)."""

    def write_line(self, board: B, moves: Sequence[int], notation: str = "") -> list[str]:
        """The texts of moves that follow one another; the board is left unchanged."""
        texts = []
        for move in moves:
            texts.append(self.write_move(board, move, notation))
            board.make(move)
        for _ in moves:
            board.unmake()
        return texts

    def path(self, board: B, move: int) -> Path:
        """The cells that a legal move touches; by default the one cell that names a placed stone."""
        return Path("", (self.write_move(board, move),))

    def mover(self, board: B, move: int) -> str:
        """The letter of the piece that a legal move moves, as in the game's texts; empty if all pieces are alike."""
        return ""

    def named(self, board: B, move: int, notation: str) -> str:
        """A notation's name for the piece that a legal move moves; empty if the notation does not name pieces."""
        return ""

    def counted(self, cell: str, side: int, notation: str) -> tuple[str, str] | None:
        """File and row of a cell as a notation counts them from a side; None if the notation uses the cells' names."""
        return None

    def pieces(self, board: B) -> tuple[Counter[str], Counter[str]]:
        """How many pieces of each kind each side has, by the letters of the game's texts.

        What a line of moves captures is what is missing after it. Empty in games without captures.
        """
        return Counter(), Counter()

    def can_win(self, board: B, side: int) -> bool:
        """Whether some sequence of moves lets a side win; False only where the rules exclude it.

        Asked when the other side runs out of time.
        """
        return True

    def line(self, board: B) -> tuple[str, ...]:
        """The cells of the winning line, from one end to the other; empty if there is none."""
        return ()

    def outcome(self, board: B) -> Outcome | None:
        """How the game ended, or None while it goes on.

        This default is for games that end with a win by the last move (the first of `endings`) or a draw (the second).
        """
        verdict = board.verdict()
        if verdict == ONGOING:
            return None
        return Outcome(None, self.endings[1]) if verdict == DRAW else Outcome(board.side ^ 1, self.endings[0])

    @abstractmethod
    def diagram(self, board: B) -> str:
        """The board as text for a terminal, with coordinates at the edge."""

    def book_moves(self, board: B) -> dict[int, int]:
        """The opening book's moves here with their scores for the side to move, best first; empty if there are none.

        All are sound: a player may play any of them. The look-up takes no time worth counting.
        """
        return {}

    def solve(self, board: B, seconds: float, flag: memoryview | None = None) -> tuple[Line[int], ...] | None:
        """Every legal move with its exact score, best first; None if the game does not know them here.

        Scores are DRAW, or MATE or -MATE less the plies to the end. None also after about `seconds` or once `flag` is
        set. The board is left unchanged.
        """
        return None

    def level(self, name: str) -> Level:
        """The level with this name. Raises UnknownLevel."""
        levels = {level.name: level for level in self.levels}
        if name not in levels:
            raise UnknownLevel(f"no level is called {_short(name)}; there are {', '.join(levels)}")
        return levels[name]


class Position:
    """A game in progress: its start position, the moves since, and the board after them.

    `first_to_move` is the side that moves first from the start. `push` trusts its caller; `play` does not.
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
        """Raises GameOver if the game is over."""
        if outcome := self.outcome():
            raise GameOver(outcome)

    def legal_moves(self) -> list[int]:
        """The legal moves; none if the game is over."""
        return [] if self.outcome() else self.board.legal_moves()

    def push(self, move: int) -> None:
        """Plays a move that is known to be legal."""
        self.board.make(move)
        self.moves.append(move)

    def play(self, text: str) -> int:
        """Plays the move of a text. Raises MoveError, or GameOver after the end; the position is then unchanged."""
        self.check_open()
        move = self.game.read_move(self.board, text)
        self.push(move)
        return move

    def undo(self) -> int:
        """Takes the last move back and returns it. Raises IndexError if there is none."""
        move = self.moves.pop()
        self.board.unmake()
        return move

    def written(self, notation: str = "") -> list[str]:
        """All moves so far as text. (A move's text may depend on the position that it was played in.)"""
        return self.game.write_line(self.game.read(self.start), self.moves, notation)


def _short(text: str) -> str:
    """Typed text as an error message quotes it: on one line, at most 60 characters, in quotes."""
    return repr(text if len(text) <= 60 else text[:57] + "...")
