"""The counts that `engines.xiangqi.attacks` uses, for many positions at once.

A board is a row of 90 squares as the side to move sees them: each has the class of its piece, `KINDS * side + kind`
with side 0 for the mover, or EMPTY.
"""

from collections.abc import Iterable, Iterator

import numpy as np
from numpy.typing import NDArray

from engines.xiangqi.fen import LETTERS
from engines.xiangqi.geometry import CANNON, FILES, HORSE, KINDS, PAWN, RANKS, ROOK, SQUARES
from engines.xiangqi.weights import ATTACKERS, FREEDOMS
from tests.benchmarks.train.learning import Whole

Boards = NDArray[np.int8]
Reached = tuple[Whole, Whole]  # numbers of pieces, and what each finds on a square that it reaches

MET = 2 * KINDS  # classes of pieces
ATTACKS = ATTACKERS * MET
FEATURES = ATTACKS + ATTACKERS * FREEDOMS
EMPTY = MET
_OUTSIDE = MET + 1
_EDGE = 2  # squares around a board: no jump ends beyond
_AT_ONCE = 10_000  # boards that are counted together

_STEPS = ((0, 1), (0, -1), (1, 0), (-1, 0))
_JUMPS = [(leg, (2 * leg[0] + x, 2 * leg[1] + y)) for leg in _STEPS for x, y in _STEPS if leg[0] * x + leg[1] * y == 0]
_SPREAD = str.maketrans({str(n): n * "." for n in range(1, FILES + 1)} | {"/": None})
_CLASS = np.full(128, EMPTY, np.int8)
_CLASS[np.frombuffer((LETTERS + LETTERS.lower()).encode(), np.uint8)] = range(MET)
_OTHER_SIDE = np.array([*range(KINDS, MET), *range(KINDS), EMPTY], np.int8)


def read(positions: Iterable[str]) -> Boards:
    """The boards of FENs as the engine writes them."""
    fields = [position.split() for position in positions]
    letters = "".join(placement.translate(_SPREAD) for placement, *_ in fields).encode()
    from_top = _CLASS[np.frombuffer(letters, np.uint8)].reshape(-1, RANKS, FILES)
    black = np.array([side == "b" for _, side, *_ in fields])[:, None, None]
    return np.where(black, _OTHER_SIDE[from_top], from_top[:, ::-1]).reshape(-1, SQUARES)


def counts(boards: Boards) -> NDArray[np.uint8]:
    """FEATURES counts of each board: how often an attacker meets a class of piece, how often it has so many free
    squares.
    """
    parts = [_counts(boards[at : at + _AT_ONCE]) for at in range(0, len(boards), _AT_ONCE)]
    return np.concatenate(parts)


def _counts(boards: Boards) -> NDArray[np.uint8]:
    pieces = _Pieces(boards)
    attacker = pieces.kind - HORSE + np.where(pieces.is_mine, 0, ATTACKERS // 2)
    found = np.zeros(len(boards) * FEATURES, np.int64)
    free = np.zeros(len(pieces.kind), np.int64)
    for reaching, cell in pieces.reached():
        met = cell < EMPTY
        here = pieces.board[reaching] * FEATURES + MET * attacker[reaching] + cell
        found += np.bincount(here[met], minlength=len(found))
        free += np.bincount(reaching[cell == EMPTY], minlength=len(free))
    here = pieces.board * FEATURES + ATTACKS + FREEDOMS * attacker + free
    found += np.bincount(here[(pieces.kind >= HORSE) & (pieces.kind < PAWN)], minlength=len(found))
    return found.reshape(-1, FEATURES).astype(np.uint8)


class _Pieces:
    """All pieces of some boards: the board of each, its kind, and whether it is the mover's."""

    def __init__(self, boards: Boards) -> None:
        self._cells = np.full((len(boards), RANKS + 2 * _EDGE, FILES + 2 * _EDGE), _OUTSIDE, np.int8)
        self._cells[:, _EDGE:-_EDGE, _EDGE:-_EDGE] = boards.reshape(-1, RANKS, FILES)
        self.board, self._rank, self._file = np.nonzero(self._cells < EMPTY)
        classes = self._cells[self.board, self._rank, self._file]
        self.kind, self.is_mine = classes % KINDS, classes < KINDS

    def reached(self) -> Iterator[Reached]:
        """What the horses, rooks, cannons and pawns reach: empty squares, and pieces that they attack or protect."""
        yield from self._by_horses(np.flatnonzero(self.kind == HORSE))
        for step in _STEPS:
            yield from self._along(step, np.flatnonzero((self.kind == ROOK) | (self.kind == CANNON)))
        yield from self._by_pawns(np.flatnonzero(self.kind == PAWN))

    def _by_horses(self, horses: Whole) -> Iterator[Reached]:
        for leg, jump in _JUMPS:
            able = horses[self._cell(horses, *leg) == EMPTY]
            yield able, self._cell(able, *jump)

    def _along(self, step: tuple[int, int], sliders: Whole) -> Iterator[Reached]:
        screens, passed = self.kind[sliders] == CANNON, np.zeros(len(sliders), np.int8)
        for distance in range(1, RANKS):
            cell = self._cell(sliders, distance * step[0], distance * step[1])
            able = np.where(cell < EMPTY, passed == screens, passed == 0)
            yield sliders[able], cell[able]
            passed += cell < EMPTY

    def _by_pawns(self, pawns: Whole) -> Iterator[Reached]:
        forward = np.where(self.is_mine[pawns], 1, -1)
        yield pawns, self._cell(pawns, forward, 0)
        crossed = pawns[(self._rank[pawns] - _EDGE >= RANKS // 2) == self.is_mine[pawns]]
        for sideways in (1, -1):
            yield crossed, self._cell(crossed, 0, sideways)

    def _cell(self, pieces: Whole, up: int | Whole, right: int) -> Whole:
        """The contents of the square so far up and right from each of these pieces."""
        _, ranks, files = self._cells.shape
        rank, file = self._rank[pieces] + up, self._file[pieces] + right
        cell = self._cells[self.board[pieces], np.clip(rank, 0, ranks - 1), np.clip(file, 0, files - 1)]
        return np.asarray(cell, np.int64)
