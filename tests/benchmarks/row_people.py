"""Simulated people in gomoku and renju, where nothing is taken: they gain by the rows that they make, see WORTH."""

from functools import cache
from random import Random

from engines.board import ONGOING
from engines.game import Position
from engines.gomoku.board import GomokuBoard
from engines.gomoku.kinds import FOUR_THREE, KINDS, MAKES_FIVE, ONE_FOUR, OPEN_THREE, PAIR, TWO_THREES, WIN
from engines.gomoku.points import POINTS
from engines.gomoku.tables import COMBINATIONS, tables

WORTH = {PAIR: 1, OPEN_THREE: 3, ONE_FOUR: 3, TWO_THREES: 5, FOUR_THREE: 7, WIN: 9, MAKES_FIVE: 1_000_000}


def choose_row(position: Position, board: GomokuBoard, plies: int, rng: Random) -> int:
    """Any one of the moves that gain most: by its own row, less what the next `plies` plies bring the other side."""
    legal = set(position.legal_moves())
    own = {point: worth for point, worth in _worths(board, board.side).items() if point in legal}
    best, chosen = -(10**9), -1
    for point in _notable(board, own, rng):
        gain = own[point] - _after(board, point, plies, own[point] - best)
        if gain > best:
            best, chosen = gain, point
    return chosen


def _after(board: GomokuBoard, point: int, plies: int, enough: int) -> int:
    """What the other side gains after a stone on `point`; looks no further once that is `enough`."""
    board.make(point)
    gain = _most(board, plies, enough) if board.verdict() == ONGOING else 0
    board.unmake()
    return gain


def _most(board: GomokuBoard, plies: int, enough: int) -> int:
    own = _worths(board, board.side)
    if plies <= 1 or max(own.values()) >= WORTH[MAKES_FIVE]:
        return max(own.values()) if plies else 0
    best = -(10**9)
    for point in _notable(board, own, None):
        best = max(best, own[point] - _after(board, point, plies - 1, own[point] - best))
        if best >= enough:
            break
    return best


def _notable(board: GomokuBoard, own: dict[int, int], rng: Random | None) -> list[int]:
    """The points where either side makes something, best first; all where there are none."""
    foe = _worths(board, board.side ^ 1)
    points = [point for point in own if own[point] or foe[point]] or list(own)
    if rng:
        rng.shuffle(points)
    return sorted(points, key=lambda point: own[point] + foe[point], reverse=True)


def _worths(board: GomokuBoard, side: int) -> dict[int, int]:
    """What a stone of `side` is worth on every empty point."""
    worths = _table(board.renju, side)
    empty = (point for point in POINTS if board.stone(point) < 0)
    return {point: worths[place] for point, place in zip(empty, board.combinations(side), strict=True)}


@cache
def _table(renju: bool, side: int) -> tuple[int, ...]:
    kinds = tables(renju).kinds[len(COMBINATIONS) * side :][: len(COMBINATIONS)]
    by_kind = [WORTH.get(kind, 0) for kind in range(KINDS)]
    return tuple(by_kind[kind] for kind in kinds)
