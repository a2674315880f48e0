"""Puzzles: positions where exactly one move keeps the win, the line of such moves, and its continuation.

The puzzles of GAME are in the file `GAME.puzzles.txt` in its folder, one a line, with tabs between: the rating that a
solver is expected to need, the position, the moves (the solver's first and last, with an answer after each but the
last), the best moves that follow until the win can be seen, the theme, and the source of the puzzle.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from engines.game import GameError, Position
from engines.registry import GAMES, game_named

_ENGINES = Path(__file__).parents[1]
FIELDS = 6  # of a line
_KEY = 10  # hexadecimal digits


@dataclass(frozen=True, slots=True)
class Puzzle:
    """`moves` from `start`: each of the solver's moves is the only one that keeps the win."""

    game: str
    start: str
    moves: tuple[str, ...]  # canonical, an odd number
    rating: int  # where people's results begin to count, on the scale of Elo
    source: str  # the game in which it was found
    rest: tuple[str, ...] = ()  # the best moves that follow until the win can be seen, an even number
    theme: str = ""  # the idea, see engines/review/playing_out.py

    @property
    def line(self) -> tuple[str, ...]:
        """All moves: those to find, with their answers, and those that follow."""
        return self.moves + self.rest

    @property
    def key(self) -> str:
        """The puzzle's name: ten hexadecimal digits, the same wherever and whenever it is read."""
        return sha256(f"{self.game} {self.start}".encode()).hexdigest()[:_KEY]

    def position(self, ply: int = 0) -> Position:
        """The position after `ply` moves of the line."""
        return Position(game_named(self.game), self.start, self.line[:ply])


def write_puzzle(puzzle: Puzzle) -> str:
    """The puzzle's line in a file, without the line end."""
    moves, rest = " ".join(puzzle.moves), " ".join(puzzle.rest)
    return "\t".join((str(puzzle.rating), puzzle.start, moves, rest, puzzle.theme, puzzle.source))


def read_puzzle(game: str, line: str) -> Puzzle:
    """The puzzle of a line. Raises ValueError; the moves are not checked against the rules."""
    rating, start, moves, rest, theme, source = line.split("\t")
    line_of_play = tuple(moves.split())
    after = tuple(rest.split())
    if len(line_of_play) % 2 == 0 or len(after) % 2:
        raise ValueError(f"a solution ends with a move of the solver: {line!r}")
    return Puzzle(game, start, line_of_play, int(rating), source, after, theme)


def file_of(game: str) -> Path:
    """The path of the puzzles shipped with a game."""
    return _ENGINES / type(game_named(game)).__module__.split(".")[1] / f"{game}.puzzles.txt"


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles shipped with a game, easiest first; none if it has none. Raises UnknownGame."""
    file = file_of(game)
    return tuple(read_lines(game, file.read_text("ascii").splitlines())) if file.exists() else ()


def read_lines(game: str, lines: Iterable[str]) -> Iterable[Puzzle]:
    """The puzzles of a file's lines, except lines that begin with #."""
    return (read_puzzle(game, line) for line in lines if not line.startswith("#"))


def games_with_puzzles() -> tuple[str, ...]:
    """The games that have puzzles, in the order of the registry."""
    return tuple(key for key in GAMES if puzzles(key))


def is_sound(puzzle: Puzzle) -> bool:
    """Whether the line is legal and the position is written as the game writes it."""
    try:
        return puzzle.position().text == puzzle.start and bool(puzzle.position(len(puzzle.line)).moves)
    except GameError:
        return False
