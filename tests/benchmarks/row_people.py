"""Simulated people in gomoku and renju, where nothing is captured: they gain by making rows, see WORTH."""

from functools import cache
from random import Random

from engines.board import ONGOING
from engines.game import Position
from engines.gomoku.board import GomokuBoard
from engines.gomoku.kinds import FOUR_THREE, KINDS, MAKES_FIVE, ONE_FOUR, OPEN_THREE, PAIR, TWO_THREES, WIN
from engines.gomoku.points import POINTS
from engines.gomoku.tables import COMBINATIONS, codes, tables

WORTH = {PAIR: 1, OPEN_THREE: 3, ONE_FOUR: 3, TWO_THREES: 5, FOUR_THREE: 7, WIN: 9, MAKES_FIVE: 1_000_000}
_ENOUGH = 10**9  # above every gain


def choose_row(position: Position, board: GomokuBoard, plies: int, rng: Random) -> int:
    """One of the moves that gain most, as far as the person sees."""
    legal = set(position.legal_moves())
    own = {point: worth for point, worth in _worths(board, board.side).items() if point in legal}
    best, chosen = -_ENOUGH, -1
    for point in _notable(board, own, rng):
        gain = _gain(board, point, own[point], plies, -_ENOUGH, -best)
        if gain > best:
            best, chosen = gain, point
    return chosen


def _gain(board: GomokuBoard, point: int, worth: int, plies: int, alpha: int, beta: int) -> int:
    """The gain of a stone on `point`: its row, less the best that the other side makes next.

    With more plies in sight, it is the gain of the last two of them, after the best moves before, or a five on the way,
    the sooner the better. `alpha` and `beta` are the other side's window.
    """
    if worth >= WORTH[MAKES_FIVE]:
        return worth + plies
    if plies == 0:
        return worth
    board.make(point)
    theirs = _best(board, plies, alpha, beta)
    board.unmake()
    return worth - theirs if plies == 1 else -theirs


def _best(board: GomokuBoard, plies: int, alpha: int, beta: int) -> int:
    """The most that the side to move gains by any stone, with `plies` stones in sight."""
    if board.verdict() != ONGOING:
        return 0
    own = _worths(board, board.side)
    if plies == 1:
        return max(own.values())
    best = -_ENOUGH
    for point in _notable(board, own, None):
        best = max(best, _gain(board, point, own[point], plies - 1, -beta, -max(alpha, best)))
        if best >= beta:
            break
    return best


def _notable(board: GomokuBoard, own: dict[int, int], rng: Random | None) -> list[int]:
    """The points where either side makes something, best first; all points if there are none."""
    foe = _worths(board, board.side ^ 1)
    points = [point for point in own if own[point] or foe[point]] or list(own)
    if rng:
        rng.shuffle(points)
    return sorted(points, key=lambda point: own[point] + foe[point], reverse=True)


def _worths(board: GomokuBoard, side: int) -> dict[int, int]:
    """The worth of a stone of `side` on every empty point."""
    worths = _table(board.renju, side)
    empty = (point for point in POINTS if board.stone(point) < 0)
    place = codes()
    return {point: worths[place[shapes]] for point, shapes in zip(empty, board.shapes(side), strict=True)}


@cache
def _table(renju: bool, side: int) -> tuple[int, ...]:
    kinds = tables(renju).kinds[len(COMBINATIONS) * side :][: len(COMBINATIONS)]
    by_kind = [WORTH.get(kind, 0) for kind in range(KINDS)]
    return tuple(by_kind[kind] for kind in kinds)
