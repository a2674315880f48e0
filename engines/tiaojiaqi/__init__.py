"""Tiaojiaqi (挑夹棋): its positions, moves and endings as text.

A position is twelve rows from the top, numbers for runs of empty cells, then the side to move and the plies played,
since the game ends after 120 of them: `12/12/2ooo4x2/... x 0`. A move is two neighbouring cells, `d7e8`.
"""

import re
from collections import Counter
from collections.abc import Mapping
from typing import ClassVar

from engines.board import ONGOING
from engines.game import BadPosition, Game, IllegalMove, Outcome, Path, Refusal, UnreadableMove
from engines.grid import SIGNS, cell_name, read_cell, read_cells, write_cells
from engines.levels import Level, Sight, rated, upper_levels
from engines.tiaojiaqi.board import PLIES, SIZE, STEPS, STONES, TiaojiaqiBoard, cell_of, square_of

CELLS = SIZE * SIZE
_MOVE = re.compile(r"([a-z][0-9]{1,2})-?([a-z][0-9]{1,2})")


class Tiaojiaqi(Game[TiaojiaqiBoard]):
    """A stone steps to a neighbouring cell and turns over enemy stones that it lifts or clamps; more stones win."""

    key: ClassVar[str] = "tiaojiaqi"
    title: ClassVar[str] = "Tiaojiaqi"
    level_ratings: ClassVar[Mapping[str, int]] = rated(930, 1270, 1710, 2050, 2320)
    sides: ClassVar[tuple[str, str]] = ("Black", "White")
    endings: ClassVar[tuple[str, ...]] = ("all-turned", "more-stones", "equal-stones", "no-move")
    notations: ClassVar[tuple[str, ...]] = ("steps",)
    refusals: ClassVar[tuple[str, ...]] = ("no-stone", "not-yours", "no-step", "taken")
    looks: ClassVar[tuple[str, ...]] = ("day", "night")
    pairs: ClassVar[bool] = True
    move_codes: ClassVar[int] = 8 * 196
    longest_move: ClassVar[int] = 6
    start: ClassVar[str] = "12/12/2ooo4x2/9x2/12/3xxx6/6ooo3/12/2o9/2o4xxx2/12/12 x 0"
    levels: ClassVar[tuple[Level, ...]] = (
        Level("beginner", Sight(2, win=0.5, capture=0.85, threat=0.5, quiet=0.42, doubt=110, ease=1.0, lead=200)),
        Level("easy", Sight(2, quiet=0.5, doubt=40, ease=0.2, lead=300)),
        Level("medium", depth=4, seconds=1.0, stray=0.5, margin=80),
        *upper_levels(6_000)[1:],
    )
    advantage: ClassVar[int] = 100
    samples: ClassVar[tuple[tuple[str, int], ...]] = (("12/12/2ooo4x2/9x2/12/3xxx6/6ooo3/12/2o9/2o4xxx2/12/12 x 0", 5),)

    def read(self, text: str) -> TiaojiaqiBoard:
        parts = text.split() if len(text) <= 2 * CELLS else []
        if len(parts) != 3 or parts[1] not in SIGNS or not re.fullmatch("[0-9]{1,3}", parts[2]):
            raise BadPosition(text, "form", "expected rows joined by '/', 'x' or 'o' to move, and the plies played")
        cells = read_cells(text, parts[0], SIZE, SIZE)
        if len(cells) - cells.count(-1) != STONES:
            raise BadPosition(text, "stones", f"there are always {STONES} stones on the board")
        if int(parts[2]) > PLIES:
            raise BadPosition(text, "form", f"the game ends after {PLIES} plies")
        return TiaojiaqiBoard(cells, SIGNS.index(parts[1]), int(parts[2]))

    def write(self, board: TiaojiaqiBoard) -> str:
        cells = [board.owner(cell) for cell in range(CELLS)]
        return f"{write_cells(cells, SIZE)} {SIGNS[board.side]} {board.played}"

    def without_past(self, board: TiaojiaqiBoard) -> str:
        """The position with no plies played."""
        return self.write(board).rsplit(" ", 1)[0] + " 0"

    def read_move(self, board: TiaojiaqiBoard, text: str) -> int:
        try:
            start, end = (read_cell(name, SIZE, SIZE) or 0 for name in read_ends(text))
        except ValueError as error:
            raise UnreadableMove(text, self.write(board), "is not two cells from a1 to l12") from error
        step = square_of(end) - square_of(start)
        move = 8 * square_of(start) + STEPS.index(step) if step in STEPS else -1
        if move not in board.legal_moves():
            raise IllegalMove(text, self.write(board), "", _refusal(board, start, end))
        return move

    def write_move(self, board: TiaojiaqiBoard, move: int, notation: str = "") -> str:
        path = self.path(board, move)
        return path.start + path.end

    def path(self, board: TiaojiaqiBoard, move: int) -> Path:
        square = move >> 3
        over = tuple(_name(turned) for turned in board.turned_by(move))
        return Path(_name(square), (_name(square + STEPS[move & 7]),), over)

    def mover(self, board: TiaojiaqiBoard, move: int) -> str:
        return "S"

    def pieces(self, board: TiaojiaqiBoard) -> tuple[Counter[str], Counter[str]]:
        return Counter(S=board.stones(0)), Counter(S=board.stones(1))

    def outcome(self, board: TiaojiaqiBoard) -> Outcome | None:
        counts = board.stones(0), board.stones(1)
        if board.verdict() == ONGOING:
            return None if board.pseudo_legal() else Outcome(board.side ^ 1, "no-move")
        if counts[0] == counts[1]:
            return Outcome(None, "equal-stones")
        return Outcome(int(counts[1] > counts[0]), "more-stones" if all(counts) else "all-turned")

    def diagram(self, board: TiaojiaqiBoard) -> str:
        signs = [(".", *SIGNS)[board.owner(cell) + 1] for cell in range(CELLS)]
        rows = [f"{row + 1:2}  " + " ".join(signs[SIZE * row : SIZE * row + SIZE]) for row in range(SIZE)]
        return "\n".join(reversed(rows)) + "\n    " + " ".join("abcdefghijkl")


def read_ends(text: str) -> tuple[str, str]:
    """The names of the two cells in a move's text. Raises ValueError if it is no move."""
    found = _MOVE.fullmatch(text.strip().lower()) if len(text) <= 40 else None
    if not found or any(read_cell(name, SIZE, SIZE) is None for name in found.groups()):
        raise ValueError("a move is two cells from a1 to l12")
    return found[1], found[2]


def _refusal(board: TiaojiaqiBoard, start: int, end: int) -> Refusal:
    """Why a stone may not move from one cell to another."""
    owner, cells = board.owner(start), (cell_name(start, SIZE), cell_name(end, SIZE))
    if owner < 0:
        return Refusal("no-stone", cells[:1])
    if owner != board.side:
        return Refusal("not-yours", cells[:1], (SIGNS[owner],))
    if square_of(end) - square_of(start) not in STEPS:
        return Refusal("no-step", cells)
    return Refusal("taken", cells[1:], (SIGNS[board.owner(end)],)) if board.owner(end) >= 0 else Refusal()


def _name(square: int) -> str:
    return cell_name(cell_of(square), SIZE)
