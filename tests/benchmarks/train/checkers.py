"""The inputs of checkers' network as arrays: for each piece one number, by kind and square."""

import numpy as np

from engines.checkers.evaluation import KING, MAN
from engines.checkers.fen import Pieces, read_pieces
from engines.checkers.geometry import SQUARES
from engines.checkers.weights import INPUTS, STAGES
from tests.benchmarks.train.learning import Numbers, Whole
from tests.benchmarks.train.positions import Labelled
from tests.benchmarks.train.two_views import Inputs

UNIT = 170.0  # the unit of the logistic curve, in hundredths of a man
TRUST = 0.85  # in the search's score, compared with the game's points
_MOST = 24  # pieces at the start
_WORTH = np.array([MAN, KING, -MAN, -KING, 0])


def inputs(entries: list[Labelled]) -> Inputs:
    """The positions as arrays."""
    read = [read_pieces(entry.position) for entry in entries]  # a board for each would take ten times as long
    black = np.array([_row(pieces) for pieces, _ in read], np.int16)
    turned = np.where(black == INPUTS, INPUTS, _turned(black))
    to_move = np.array([side == 1 for _, side in read])[:, None]
    own, other = np.where(to_move, turned, black), np.where(to_move, black, turned)
    left = (own < INPUTS).sum(1)
    return Inputs(
        own=own,
        other=other,
        stage=np.minimum((left - 1) // 3, STAGES - 1),
        static=_static(own, left),
        counts=np.zeros((len(entries), 0), np.uint8),
        own_share=np.ones(len(entries), np.float32),
        other_share=np.ones(len(entries), np.float32),
    )


def _row(pieces: Pieces) -> list[int]:
    """The inputs of the pieces as Black sees them."""
    found = [SQUARES * (2 * side + king) + square - 1 for square, (side, king) in pieces.items()]
    return found + [INPUTS] * (_MOST - len(found))


def _turned(rows: Whole) -> Whole:
    """The pieces as White sees them."""
    kind, square = np.divmod(rows, SQUARES)
    return np.asarray(SQUARES * (kind ^ 2) + SQUARES - 1 - square)


def _static(own: Whole, left: Whole) -> Numbers:
    """The material score; an advantage counts more the fewer pieces are left."""
    counted = _WORTH[own // SQUARES].sum(1)
    return np.asarray(counted + np.trunc(counted * (_MOST - left) / (2 * _MOST)), np.float32)
