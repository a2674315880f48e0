"""Solve positions of Connect Four exactly, one line of columns each

Reads lines such as `44432` (the columns played so far, 1 to 7; an empty line is the empty board) from a file or
standard input, and prints for each: the columns, the score, the positions searched, and the microseconds it took.

The score is for the side to move: 0 a draw, +n a win with n - 1 stones of the winner unplayed, -n the same loss. --all
adds the score of each column from 1 to 7, `-` where it is full. A line that is no position in progress is reported on
standard error with its number and skipped; the exit code is then 1.

Examples:
  echo 44455554 | python -m engines solve connect4
  python -m engines solve connect4 positions.txt --no-book --fresh
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import cast

from engines.cli.arguments import short_line
from engines.cli.progress import progress
from engines.connect4 import ConnectFour
from engines.connect4.analysis import Analyst
from engines.connect4.board import CELLS, ConnectFourBoard
from engines.connect4.book import Book
from engines.connect4.perfect import stones_of
from engines.connect4.solver import Solver
from engines.game import GameError, GameOver, Position

_GAME = ConnectFour()
BAD_LINE = 1  # exit code
_LONGEST = 200  # most characters of a line; a game has 42 moves


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=(ConnectFour.key,), metavar="GAME", help=ConnectFour.key)
    parser.add_argument("file", nargs="?", default="-", metavar="FILE", help="lines of columns; - or nothing: typed in")
    parser.add_argument("--no-book", action="store_true", help="search without the opening book")
    parser.add_argument("--fresh", action="store_true", help="forget everything before each line")
    parser.add_argument("--all", action="store_true", help="add the score of each column")


def run(options: argparse.Namespace) -> int:
    bad = False
    with progress() as show:
        solving = _Solving(options)
        for number, line in enumerate(_lines(options.file), 1):
            show(f"line {number}")
            try:
                answer, stream = solving.answer(line), sys.stdout
            except GameError as error:
                answer, stream, bad = f"line {number}: {error}", sys.stderr, True
            show("")
            print(answer, file=stream, flush=True)
    return BAD_LINE if bad else 0


class _Solving:
    """The solver, the book that is asked first, and the analyst that uses both."""

    def __init__(self, options: argparse.Namespace) -> None:
        try:
            self._book = None if options.no_book else Book()
        except (OSError, ValueError) as error:
            raise GameError(f"the opening book cannot be read ({error}); --no-book does without") from None
        self._solver = Solver()
        self._analyst = Analyst(self._solver, self._book)
        self._options = options

    def answer(self, line: str) -> str:
        """The line to print. Raises GameError."""
        stones = _stones(line)
        if self._options.fresh:
            self._solver.clear()
        self._solver.nodes = 0
        started = perf_counter()
        score = self._score(stones)
        analysis = self._analyst.analyse(*stones) if self._options.all else None
        microseconds = round(1e6 * (perf_counter() - started))
        every = ["-" if each is None else str(each) for each in (analysis.scores if analysis else ())]
        return " ".join([line, str(score), str(self._solver.nodes), str(microseconds), *every])

    def _score(self, stones: tuple[int, int]) -> int:
        known = self._book.look_up(*stones) if self._book else None
        return self._solver.solve(stones) if known is None else known.score


def _stones(line: str) -> tuple[int, int]:
    """The stones of the side to move, and all stones, as bits 7 * column + row. Raises GameError."""
    if len(line) > CELLS:
        raise GameError(f"more than {CELLS} moves")
    position = Position(_GAME, moves=line)
    outcome = position.outcome()
    if outcome and outcome.winner is not None:
        raise GameOver(outcome)
    return stones_of(cast("ConnectFourBoard", position.board))


def _lines(name: str) -> Iterator[str]:
    """The lines of a file or of standard input, cut to _LONGEST characters. Raises OSError."""
    with sys.stdin if name == "-" else Path(name).open(encoding="utf-8", errors="replace") as file:
        while line := short_line(file, _LONGEST):
            yield line.strip()
