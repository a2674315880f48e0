"""Checkers (English draughts): its positions, moves and endings as text.

A position is PDN's FEN (`fen`); a move is `11-15` or `9x18` (`notation`).
"""

from collections import Counter
from collections.abc import Mapping
from typing import ClassVar

from engines.board import MATE, ONGOING
from engines.checkers.board import CheckersBoard
from engines.checkers.fen import START, read_fen, write_fen
from engines.checkers.geometry import CODES, SOURCE, jumped, path
from engines.checkers.notation import read_move, write_move
from engines.checkers.placement import NO_CAPTURE
from engines.checkers.refusal import REFUSALS, letter_at
from engines.game import FIRST, SECOND, Game, Outcome, Path
from engines.levels import Level, Sight, rated, upper_levels
from engines.perfect import solved_lines
from engines.search.terms import Line

NO_PIECES, BLOCKED, REPETITION, NO_PROGRESS = "no-pieces", "blocked", "repetition", "no-progress"


class Checkers(Game[CheckersBoard]):
    """English draughts: men capture forwards only, kings move one square, and captures are compulsory."""

    key: ClassVar[str] = "checkers"
    title: ClassVar[str] = "Checkers"
    level_ratings: ClassVar[Mapping[str, int]] = rated(900, 1480, 2120, 2760, 3190)
    sides: ClassVar[tuple[str, str]] = ("Black", "White")
    endings: ClassVar[tuple[str, ...]] = (NO_PIECES, BLOCKED, REPETITION, NO_PROGRESS)
    refusals: ClassVar[tuple[str, ...]] = REFUSALS
    notations: ClassVar[tuple[str, ...]] = ("pdn",)
    pairs: ClassVar[bool] = True
    looks: ClassVar[tuple[str, ...]] = ("day", "night")
    move_codes: ClassVar[int] = CODES
    longest_move: ClassVar[int] = 29
    start: ClassVar[str] = START
    levels: ClassVar[tuple[Level, ...]] = (
        Level(
            "beginner", Sight(3, win=0.5, capture=0.8, threat=0.5, quiet=0.07, fade=0.3, doubt=700, ease=1.0, lead=100)
        ),
        Level("easy", Sight(3, capture=0.98, quiet=0.98, doubt=130, ease=0.1, lead=300)),
        *upper_levels(5_000),
    )
    advantage: ClassVar[int] = 60
    samples: ClassVar[tuple[tuple[str, int], ...]] = (
        (START, 9),
        ("W:W17,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,11,12,18", 9),
        ("B:W19,27,28,31,32:B2,3,4,5,8,11,13,20,K21", 9),
        ("W:WK4,11,13,19,29:B28,K7", 9),
    )

    pgn_tags: ClassVar[Mapping[str, str]] = {"GameType": "21"}  # PDN's number of English draughts

    read = staticmethod(read_fen)
    write = staticmethod(write_fen)
    read_move = staticmethod(read_move)

    def write_move(self, board: CheckersBoard, move: int, notation: str = "") -> str:
        return write_move(board, move)

    def path(self, board: CheckersBoard, move: int) -> Path:
        start, *stops = map(str, path(move))
        return Path(start, tuple(stops), tuple(map(str, jumped(move))))

    def mover(self, board: CheckersBoard, move: int) -> str:
        return "K" if board.king_bits() >> SOURCE[move] & 1 else "M"

    def pieces(self, board: CheckersBoard) -> tuple[Counter[str], Counter[str]]:
        kings = board.king_bits()
        black, white = (
            Counter(M=(board.bits(side) & ~kings).bit_count(), K=(board.bits(side) & kings).bit_count())
            for side in (0, 1)
        )
        return black, white

    def outcome(self, board: CheckersBoard) -> Outcome | None:
        for side in (FIRST, SECOND):
            if not board.bits(side):
                return Outcome(side ^ 1, NO_PIECES)
        if not board.can_move():
            return Outcome(board.side ^ 1, BLOCKED)
        if board.verdict() == ONGOING:
            return None
        return Outcome(None, NO_PROGRESS if board.clock >= NO_CAPTURE else REPETITION)

    def solve(
        self, board: CheckersBoard, seconds: float, flag: memoryview | None = None
    ) -> tuple[Line[int], ...] | None:
        return solved_lines(board, lambda board: board.proven(0, MATE))

    def diagram(self, board: CheckersBoard) -> str:
        return "\n".join(_row(board, row) for row in range(8))


def _row(board: CheckersBoard, row: int) -> str:
    squares = range(4 * row + 1, 4 * row + 5)
    signs = [f"{letter_at(board, square) or '.'}{square:<3}" for square in squares]
    return (("    " if row % 2 == 0 else "") + "    ".join(signs)).rstrip()
