"""Simulated people, who differ only in what they see. They play for wins and for material, else any move.

    random     any legal move
    greedy     a win at once, else what captures most
    one ply    also what the opponent can win or capture next
    two plies  also what they win or capture after that, and so on

In gomoku and renju nothing is captured: there they gain by rows (`row_people`).
"""

from collections.abc import Collection
from dataclasses import dataclass
from random import Random

from engines.board import DRAW, ONGOING, Board
from engines.game import Position
from engines.gomoku.board import GomokuBoard
from tests.benchmarks.row_people import choose_row

_LOST = -1_000_000  # less for each ply: later is better
_NOTHING = -2_000_000


@dataclass(frozen=True, slots=True)
class Person:
    """A person who sees their own move and `plies` more, and everything within; with negative `plies` they see
    nothing.
    """

    name: str
    plies: int

    def move(self, position: Position, rng: Random, without: Collection[int] = ()) -> int:
        """One of the moves that gain most, as far as the person sees; none of `without` while there are others.

        In gomoku and renju all moves are considered.
        """
        moves = [move for move in position.legal_moves() if move not in without] or position.legal_moves()
        rng.shuffle(moves)
        if self.plies < 0:
            return moves[0]
        if isinstance(position.board, GomokuBoard):
            return choose_row(position, position.board, self.plies, rng)
        board, takes = position.board, any(position.game.pieces(position.board))
        best, chosen = _NOTHING, moves[0]
        for move in sorted(moves, key=board.captured_value, reverse=True):
            taken = board.captured_value(move) if takes else 0
            board.make(move)
            gain = taken - _most(board, self.plies, taken - best, takes)
            board.unmake()
            if gain > best:
                best, chosen = gain, move
        return chosen


def _most(board: Board, plies: int, enough: int, takes: bool) -> int:
    """The most that the side to move gains in `plies` moves of both sides; stops once that is `enough`."""
    verdict = board.verdict()
    if verdict != ONGOING:
        return DRAW if verdict == DRAW else _LOST - plies if verdict < 0 else plies - _LOST
    checked = board.in_check()
    if plies == 0:
        return _LOST if checked and not board.legal_moves() else 0
    last = plies == 1 and takes and not checked  # then a quiet move gains nothing, and there is one
    moves = [move for move in board.pseudo_legal() if not last or board.captured_value(move) or board.gives_check(move)]
    best = 0 if last else _NOTHING
    for move in sorted(moves, key=board.captured_value, reverse=True):
        taken = board.captured_value(move) if takes else 0
        if not board.make(move):
            continue
        best = max(best, taken - _most(board, plies - 1, taken - best, takes))
        board.unmake()
        if best >= enough:
            return best
    return best if best > _NOTHING else _LOST - plies


PEOPLE = (
    Person("random", -1),
    Person("greedy", 0),
    Person("one ply", 1),
    Person("two plies", 2),
    Person("three plies", 3),
)
