"""The static evaluation of a checkers position, in hundredths of a man.

It counts men and kings; an advantage is worth more the fewer pieces are left. The network adds the rest: tempo, the
back row, the centre, men on their way to become kings, pieces that hold each other.
"""

from engines.board import EVAL_MAX
from engines.checkers.network import correction
from engines.checkers.placement import CheckersPlacement

MAN, KING = 100, 135
_MOST = 24  # pieces at the start
_MAN, _KING = MAN, KING  # typed in the .pxd


def evaluate(board: CheckersPlacement) -> int:
    """The score of the board in the view of the side to move."""
    counts = board.counts
    score = _MAN * ((counts & 255) - (counts >> 16 & 255)) + _KING * ((counts >> 8 & 255) - (counts >> 24))
    left = min(board.pieces_left(), _MOST)
    gain = (score if score > 0 else -score) * (_MOST - left) // (2 * _MOST)
    score += gain if score > 0 else -gain
    score = correction(board) + (-score if board.side else score)
    return max(-EVAL_MAX, min(score, EVAL_MAX))
