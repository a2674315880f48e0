"""Gomoku (五子棋) and renju (连珠): their positions, moves and endings as text.

A position is fifteen rows from the top, numbers for runs of empty points, then the side to move: `x` is Black. A move
is a point, a1 (bottom left) to o15.
"""

from collections.abc import Mapping
from typing import ClassVar

from engines.game import BadPosition, Game, IllegalMove, PuzzleSource, Refusal, UnreadableMove
from engines.gomoku.board import GomokuBoard
from engines.gomoku.points import CODES, NAMED, NAMES, POINTS, STEPS, WIDTH
from engines.grid import read_rows, rows_of, write_rows
from engines.levels import Level, Sight, rated, upper_levels

_EMPTY_ROWS = "/".join(["15"] * WIDTH)


class Gomoku(Game[GomokuBoard]):
    """Five or more in a row win, for both sides."""

    key: ClassVar[str] = "gomoku"
    title: ClassVar[str] = "Gomoku"
    level_ratings: ClassVar[Mapping[str, int]] = rated(1070, 1330, 1600, 2090, 2490)
    sides: ClassVar[tuple[str, str]] = ("Black", "White")
    endings: ClassVar[tuple[str, ...]] = ("five", "full")
    notations: ClassVar[tuple[str, ...]] = ("cells",)
    looks: ClassVar[tuple[str, ...]] = ("day", "night")
    openings: ClassVar[Mapping[str, tuple[int, ...]]] = {"swap2": (3, 2)}
    refusals: ClassVar[tuple[str, ...]] = ("taken",)
    move_codes: ClassVar[int] = CODES
    longest_move: ClassVar[int] = 3
    start: ClassVar[str] = f"{_EMPTY_ROWS} x"
    levels: ClassVar[tuple[Level, ...]] = (
        Level("beginner", Sight(2, win=0.9, threat=0.97, quiet=0.5, fade=0.97, doubt=150)),
        Level("easy", Sight(2, win=0.98, threat=0.76, quiet=0.95, doubt=20)),
        *upper_levels(3_500),
    )
    advantage: ClassVar[int] = 800
    samples: ClassVar[tuple[tuple[str, int], ...]] = (
        (f"{_EMPTY_ROWS} x", 3),
        ("15/15/15/15/15/8o6/7x7/6xo7/6xo7/15/15/15/15/15/15 x", 2),
        ("15/15/15/15/4o10/5o1x7/6xx7/5oxo7/5xo8/6x8/7o7/15/15/15/15 x", 2),
    )
    puzzle_source: ClassVar[PuzzleSource] = PuzzleSource("easy", latest=40, shortest=5, longest=17, ends=True)
    renju: ClassVar[bool] = False

    def read(self, text: str) -> GomokuBoard:
        cells, side = read_rows(text, WIDTH, WIDTH)
        owners = dict(zip(POINTS, cells, strict=True))
        runs = [(owners[run[0]], len(run)) for run in rows_of(owners, STEPS, 5)]
        if any(self._wins(owner, length) and owner == side for owner, length in runs):
            raise BadPosition(text, "won", "the side to move has five in a row already")
        if any(length > 5 and not self._wins(owner, length) for owner, length in runs):
            raise BadPosition(text, "overline", "Black has more than five in a row")
        firsts, seconds = (tuple(point for point in POINTS if owners[point] == owner) for owner in (0, 1))
        has_won = any(self._wins(owner, length) for owner, length in runs)
        return GomokuBoard(self.renju, firsts, seconds, side, has_won)

    def _wins(self, owner: int, length: int) -> bool:
        return length == 5 or (length > 5 and not (self.renju and owner == 0))

    def write(self, board: GomokuBoard) -> str:
        return write_rows([board.stone(point) for point in POINTS], WIDTH, board.side)

    def read_move(self, board: GomokuBoard, text: str) -> int:
        point = NAMED.get(text.strip().lower()) if len(text) < 20 else None
        if point is None:
            raise UnreadableMove(text, self.write(board), "is not a point from a1 to o15")
        if board.stone(point) >= 0:
            there = Refusal("taken", (NAMES[point],), ("xo"[board.stone(point)],))
            raise IllegalMove(text, self.write(board), "cannot be played: the point is taken", there)
        if not board.is_pseudo_legal(point):
            why = Refusal(board.why_forbidden(point), (NAMES[point],))
            raise IllegalMove(text, self.write(board), f"cannot be played: forbidden to Black ({why.rule})", why)
        return point

    def write_move(self, board: GomokuBoard, move: int, notation: str = "") -> str:
        return NAMES[move]

    def line(self, board: GomokuBoard) -> tuple[str, ...]:
        """The last mover's row of five, or of more if that wins."""
        owners = {point: board.stone(point) for point in POINTS}
        for run in rows_of(owners, STEPS, 5):
            if self._wins(owners[run[0]], len(run)):
                return tuple(NAMES[point] for point in run)
        return ()

    def diagram(self, board: GomokuBoard) -> str:
        forbidden = board.forbidden() if board.side == 0 else []
        signs = {point: "*" if point in forbidden else ".xo"[board.stone(point) + 1] for point in POINTS}
        rows = [[signs[point] for point in POINTS[at : at + WIDTH]] for at in range(0, WIDTH * WIDTH, WIDTH)]
        lines = [f"{number:2} {' '.join(row)}" for number, row in enumerate(rows, 1)]
        return "\n".join([*reversed(lines), "   " + " ".join("abcdefghijklmno")])


class Renju(Gomoku):
    """Black needs exactly five, and may not make six, two fours or two threes with one stone; White may do so."""

    key: ClassVar[str] = "renju"
    title: ClassVar[str] = "Renju"
    level_ratings: ClassVar[Mapping[str, int]] = rated(1090, 1360, 1800, 2440, 2710)
    openings: ClassVar[Mapping[str, tuple[int, ...]]] = {}
    refusals: ClassVar[tuple[str, ...]] = ("taken", "overline", "double-four", "double-three")
    advantage: ClassVar[int] = 400
    levels: ClassVar[tuple[Level, ...]] = (
        Level("beginner", Sight(2, win=0.87, threat=0.97, quiet=0.55, fade=0.97, doubt=110)),
        Level("easy", Sight(2, win=0.98, threat=0.8, quiet=0.95, doubt=10)),
        *upper_levels(3_500),
    )
    renju: ClassVar[bool] = True
