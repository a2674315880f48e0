"""Random games of a board, and what a board writes to its stack, as lists."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from engines.board import Board


def stroll(board: Any, rng: random.Random, plies: int, liked: Callable[[int], bool] | None = None) -> Iterator[Any]:
    """The same board at every step of a random game; half of the moves are `liked` ones if there are any."""
    for _ in range(plies):
        moves = board.legal_moves()
        if not moves:
            return
        yield board
        better = [move for move in moves if liked and liked(move)]
        board.make(rng.choice(better if better and rng.random() < 0.5 else moves))


def write_moves(board: Board, moves: list[int], at: int) -> int:
    """Writes `moves` to the stack from `at` and returns the end."""
    for i, move in enumerate(moves):
        board.moves[at + i] = move
    return at + len(moves)


def quiet_moves(board: Board) -> list[int]:
    """The moves that `generate_quiet` writes."""
    return list(board.moves[: board.generate_quiet(0)])


def ratings(board: Board, moves: list[int]) -> list[tuple[int, int]]:
    """Ordering score and history slot of each move, as `rate` writes them."""
    end = write_moves(board, moves, 0)
    board.rate(0, end)
    return list(zip(board.scores[:end], board.slots[:end], strict=True))


def checks_among(board: Board, moves: list[int]) -> list[int]:
    """Those of `moves` that `keep_checks` keeps."""
    return list(board.moves[: board.keep_checks(0, write_moves(board, moves, 0))])
