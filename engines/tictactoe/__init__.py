"""Tic-tac-toe (井字棋): its positions, moves and endings as text.

A position is three rows from the top, digits for runs of empty cells, then the side to move: `3/1x1/2o x`.
A move is a cell, a1 (bottom left) to c3.
"""

from collections.abc import Mapping
from typing import ClassVar

from engines.game import BadPosition, Game, IllegalMove, Refusal, UnreadableMove
from engines.grid import cell_name, mask, read_cell, read_rows, write_rows
from engines.levels import ANY, Level, Sight, rated
from engines.perfect import score_of, solved_lines
from engines.search.terms import Line
from engines.tictactoe.board import CELLS, LINES, TicTacToeBoard


class TicTacToe(Game[TicTacToeBoard]):
    """Three in a row on a board of three by three."""

    key: ClassVar[str] = "tictactoe"
    title: ClassVar[str] = "Tic-tac-toe"
    level_ratings: ClassVar[Mapping[str, int]] = rated(1040, 1230, 1280, 1310, 1320)
    sides: ClassVar[tuple[str, str]] = ("X", "O")
    endings: ClassVar[tuple[str, ...]] = ("three", "full")
    notations: ClassVar[tuple[str, ...]] = ("cells",)
    move_codes: ClassVar[int] = CELLS
    longest_move: ClassVar[int] = 2
    start: ClassVar[str] = "3/3/3 x"
    levels: ClassVar[tuple[Level, ...]] = (
        Level("beginner", Sight(2, win=0.55, capture=0.6, threat=0.4, quiet=0.5, fade=0.7, doubt=2)),
        Level("easy", Sight(3, win=0.94, capture=0.94, threat=0.94, quiet=0.94, fade=0.9, doubt=1)),
        Level("medium", depth=4, stray=0.08, margin=ANY),
        Level("hard", depth=5, stray=0.03, margin=ANY),
        Level("master", depth=CELLS, stray=1.0, margin=0),
    )
    refusals: ClassVar[tuple[str, ...]] = ("taken",)
    samples: ClassVar[tuple[tuple[str, int], ...]] = (("3/3/3 x", CELLS), ("3/1x1/3 o", CELLS), ("2o/1x1/3 x", CELLS))

    def read(self, text: str) -> TicTacToeBoard:
        cells, side = read_rows(text, rows=3, columns=3)
        board = TicTacToeBoard(mask(cells, 0), mask(cells, 1), side)
        if board.has_line(side):
            raise BadPosition(text, "won", "the side to move has three in a row already")
        return board

    def write(self, board: TicTacToeBoard) -> str:
        return write_rows([board.stone(cell) for cell in range(CELLS)], 3, board.side)

    def read_move(self, board: TicTacToeBoard, text: str) -> int:
        cell = read_cell(text.strip(), 3, 3)
        if cell is None:
            raise UnreadableMove(text, self.write(board), "is not a cell from a1 to c3")
        if cell not in board.legal_moves():
            there = Refusal("taken", (cell_name(cell, 3),))
            raise IllegalMove(text, self.write(board), "cannot be played: the cell is taken", there)
        return cell

    def write_move(self, board: TicTacToeBoard, move: int, notation: str = "") -> str:
        return cell_name(move, 3)

    def can_win(self, board: TicTacToeBoard, side: int) -> bool:
        other = mask([board.stone(cell) for cell in range(CELLS)], side ^ 1)
        return any(not line & other for line in LINES)

    def line(self, board: TicTacToeBoard) -> tuple[str, ...]:
        for line in LINES:
            cells = [cell for cell in range(CELLS) if line >> cell & 1]
            if {board.stone(cell) for cell in cells} in ({0}, {1}):
                return tuple(cell_name(cell, 3) for cell in cells)
        return ()

    def solve(
        self, board: TicTacToeBoard, seconds: float, flag: memoryview | None = None
    ) -> tuple[Line[int], ...] | None:
        return solved_lines(board, _value, to_draws=True)

    def diagram(self, board: TicTacToeBoard) -> str:
        signs = [" " if board.stone(cell) < 0 else "XO"[board.stone(cell)] for cell in range(CELLS)]
        rows = [f" {row + 1}  " + " | ".join(signs[3 * row : 3 * row + 3]) for row in (2, 1, 0)]
        return "\n   ---+---+---\n".join(rows) + "\n    a   b   c"


_known: dict[int, int] = {}  # by key


def _value(board: TicTacToeBoard) -> int:
    """DRAW, or MATE or -MATE less the plies to the end, for the side to move; computed once for each position."""
    if board.key not in _known:
        _known[board.key] = max(score_of(board, move, _value) for move in board.legal_moves())
    return _known[board.key]
