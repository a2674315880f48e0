"""Puzzles: each counts once for a person, and leaves both ratings as the rule says."""

from __future__ import annotations

from storage.database import Database
from storage.puzzles import PuzzleStore, Solver
from tests.storage.conftest import ANN, BOB


def rate(person: float, puzzle: float, solved: bool) -> tuple[float, float]:
    return person + (10 if solved else -10), puzzle + (1 if not solved else -1)


async def test_a_puzzle_counts_once(db: Database) -> None:
    """The first result stays; streaks begin anew after a failure; the puzzle remembers who tried it."""
    puzzles = PuzzleStore(db)
    assert await puzzles.solver(ANN) is None
    for key, solved in (("a", True), ("b", True), ("c", False), ("d", True)):
        await puzzles.record(ANN, "chess", key, solved, (1000, 900), rate)
    assert await puzzles.solver(ANN) == Solver(1020, 4, 3, 1, 2)
    assert await puzzles.record(ANN, "chess", "a", False, (1000, 900), rate) is None
    assert await puzzles.solver(ANN) == Solver(1020, 4, 3, 1, 2)
    assert await puzzles.tried(ANN, "chess") == frozenset("abcd")
    assert await puzzles.tried(ANN, "go") == frozenset()
    seen: list[float] = []
    await puzzles.record(BOB, "chess", "a", True, (1000, 900), lambda own, other, won: (own, seen.append(other) or 1.0))
    assert seen == [899]
