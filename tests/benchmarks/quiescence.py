"""A match of two plain searches of one depth, one with quiescence and one without."""

from collections.abc import Iterator
from random import Random
from typing import Any

from engines.board import Board
from engines.game import FIRST, SECOND, Game, Position
from tests.textbook import INFINITY, Textbook

RANDOM_PLIES = 4  # each opening is played twice, with sides exchanged
PLIES = 4  # plies of captures beyond a leaf: in some games they never end
LONGEST = 300  # plies; a longer game counts as drawn


def contest(game: Game[Any], depth: int, games: int, seed: int = 1) -> Iterator[float]:
    """The score of the search with quiescence in each game: 1, 0.5 or 0."""
    for number in range(games):
        quiet = (FIRST, SECOND)[number % 2]
        position = _opening(game, Random(seed + number // 2))
        chance = Random(seed + number)
        while position.legal_moves() and len(position.moves) < LONGEST:
            position.push(_best_move(position.board, depth, position.side == quiet, chance))
        outcome = position.outcome()
        winner = outcome.winner if outcome else None
        yield 0.5 if winner is None else float(winner == quiet)


def _opening(game: Game[Any], chance: Random) -> Position:
    """The position after some random moves; the start if the game ended."""
    position = Position(game)
    for _ in range(RANDOM_PLIES):
        position.push(chance.choice(position.legal_moves()))
        if not position.legal_moves():
            return Position(game)
    return position


def _best_move(board: Board, depth: int, quiescence: bool, chance: Random) -> int:
    """One of the best moves, by alpha-beta with ordered moves."""
    book = Textbook(board, quiescence)
    book.ordered, book.quiescence_plies = True, PLIES
    best = -INFINITY
    found: list[int] = []
    for move in board.legal_moves():
        board.make(move)
        score = -book.alpha_beta(depth - 1, -INFINITY, 1 - best, 1)
        board.unmake()
        if score > best:
            best, found = score, []
        if score == best:
            found.append(move)
    return chance.choice(found)
