"""Connect Four (四子棋): its positions, moves and endings as text.

A position is six rows from the top, digits for runs of empty cells, then the side to move: `7/7/7/7/3o3/2xx3 o`.
A move is a column, 1 (left) to 7.
"""

from collections.abc import Mapping
from typing import ClassVar

from engines.connect4.board import COLUMNS, ROWS, ConnectFourBoard
from engines.connect4.perfect import solved_columns
from engines.game import BadPosition, Game, IllegalMove, Path, PuzzleSource, Refusal, UnreadableMove
from engines.grid import EMPTY, read_rows, rows_of, write_rows
from engines.levels import Level, Sight, rated


class ConnectFour(Game[ConnectFourBoard]):
    """Four in a row; stones fall to the lowest empty cell of their column."""

    key: ClassVar[str] = "connect4"
    title: ClassVar[str] = "Connect Four"
    level_ratings: ClassVar[Mapping[str, int]] = rated(1090, 1290, 1730, 1990, 2380)
    sides: ClassVar[tuple[str, str]] = ("Yellow", "Red")
    endings: ClassVar[tuple[str, ...]] = ("four", "full")
    notations: ClassVar[tuple[str, ...]] = ("columns",)
    move_codes: ClassVar[int] = COLUMNS
    longest_move: ClassVar[int] = 1
    start: ClassVar[str] = "7/7/7/7/7/7 x"
    levels: ClassVar[tuple[Level, ...]] = (
        Level("beginner", Sight(2, win=0.37, capture=0.9, threat=0.3, quiet=0.65, fade=0.85, doubt=8)),
        Level("easy", Sight(3, win=0.83, capture=0.9, threat=0.65, quiet=0.85, fade=0.9, doubt=27)),
        Level("medium", depth=5, seconds=1.0, stray=0.25, margin=30),
        Level("hard", depth=8, seconds=1.0, stray=0.15, margin=10),
        Level("master", seconds=2.0, stray=1.0, margin=0, solves=True),
    )
    refusals: ClassVar[tuple[str, ...]] = ("column-full", "no-column")
    advantage: ClassVar[int] = 50
    foresight: ClassVar[int] = 6
    puzzle_source: ClassVar[PuzzleSource] = PuzzleSource(longest=15)
    samples: ClassVar[tuple[tuple[str, int], ...]] = (
        ("7/7/7/7/7/7 x", 12),
        ("7/7/3o3/3x3/2oox2/2xxo2 x", 12),
        ("7/7/2ox3/2xo3/1ooxo2/1xxox2 x", 14),
        ("7/3x3/3o3/1ooxoo1/1xxoxo1/xooxxx1 x", 18),
    )

    solve = staticmethod(solved_columns)

    def read(self, text: str) -> ConnectFourBoard:
        cells, side = read_rows(text, ROWS, COLUMNS)
        for cell in range(COLUMNS, len(cells)):
            if cells[cell] != EMPTY and cells[cell - COLUMNS] == EMPTY:
                raise BadPosition(text, "cell", "a stone floats in column", str(cell % COLUMNS + 1))
        board = ConnectFourBoard(_stones(cells, 0), _stones(cells, 1), side)
        if board.has_four(side):
            raise BadPosition(text, "won", "the side to move has four in a row already")
        return board

    def write(self, board: ConnectFourBoard) -> str:
        return write_rows([board.stone(cell) for cell in _CELLS], COLUMNS, board.side)

    def read_move(self, board: ConnectFourBoard, text: str) -> int:
        name = text.strip()
        if not name.isascii() or not name.isdigit() or len(name) > 2:
            raise UnreadableMove(text, self.write(board), "is not a column from 1 to 7")
        if name not in tuple("1234567"):
            raise IllegalMove(text, self.write(board), "is not a column from 1 to 7", Refusal("no-column", (name,)))
        column = int(name) - 1
        if column not in board.legal_moves():
            full = Refusal("column-full", (name,))
            raise IllegalMove(text, self.write(board), "cannot be played: the column is full", full)
        return column

    def write_move(self, board: ConnectFourBoard, move: int, notation: str = "") -> str:
        return str(move + 1)

    def path(self, board: ConnectFourBoard, move: int) -> Path:
        return Path("", (_cell_name(*divmod(board.history_slot(move), 7)),))

    def can_win(self, board: ConnectFourBoard, side: int) -> bool:
        return bool(rows_of({cell: EMPTY if board.stone(cell) == side ^ 1 else side for cell in _CELLS}, _STEPS, 4))

    def line(self, board: ConnectFourBoard) -> tuple[str, ...]:
        """Cells are named by the column's letter and the row's number, a1 to g6."""
        fours = rows_of({cell: board.stone(cell) for cell in _CELLS}, _STEPS, 4)
        return tuple(_cell_name(*divmod(cell, 7)) for cell in fours[0]) if fours else ()

    def diagram(self, board: ConnectFourBoard) -> str:
        rows = [[_SIGNS[board.stone(7 * column + row)] for column in range(COLUMNS)] for row in range(ROWS)]
        return "\n".join(" " + " ".join(row) for row in reversed(rows)) + "\n 1 2 3 4 5 6 7"


_CELLS = tuple(7 * column + row for row in range(ROWS) for column in range(COLUMNS))  # as positions are written
_STEPS = (7, 1, 8, 6)
_SIGNS = {EMPTY: ".", 0: "x", 1: "o"}


def _cell_name(column: int, row: int) -> str:
    return "abcdefg"[column] + str(row + 1)


def _stones(cells: list[int], side: int) -> int:
    """The stones of one side as the board's bits; `cells` are numbered row by row."""
    return sum([1 << cell for cell, owner in zip(_CELLS, cells, strict=True) if owner == side])
