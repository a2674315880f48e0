"""Bitbully, an independent solver of Connect Four; a test that asks for it is skipped without it."""

from collections.abc import Callable

import pytest


def judge(*, book: bool = False) -> Callable[..., int]:
    """A function with the score for the side to move, by bitbully, with its book of 12 stones if wanted.

    A position is given as columns, or as the cells of each column: 0 empty, 1 and 2 the stones of the sides. The search
    begins at a guess.
    """
    core = pytest.importorskip("bitbully.bitbully_core")
    databases = pytest.importorskip("bitbully_databases").BitBullyDatabases if book else None
    solver = core.BitBullyCore(databases.get_database_path("12-ply-dist")) if databases else core.BitBullyCore()
    assert solver.isBookLoaded() == book

    def score(position: str | list[list[int]], guess: int = 0) -> int:
        board = core.BoardCore()
        assert board.setBoard([int(sign) - 1 for sign in position] if isinstance(position, str) else position)
        return int(solver.mtdf(board, guess))

    return score
