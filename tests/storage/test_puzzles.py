"""Puzzles: each counts once per person, and changes both ratings as the given rule says."""

from __future__ import annotations

from storage.database import Database
from storage.puzzles import PuzzleRecord, PuzzleStore
from tests.storage.conftest import ANN, BOB, EVE


def rate(person: float | None, puzzle: float | None, solved: bool) -> tuple[float, float]:
    """A rating rule: a person begins with 1000, a puzzle with 900."""
    return (person or 1000) + (10 if solved else -10), (puzzle or 900) + (1 if not solved else -1)


async def test_a_puzzle_counts_once(db: Database) -> None:
    """The first result stays; a failure ends the streak; the puzzle's rating changes with each person."""
    puzzles = PuzzleStore(db)
    assert await puzzles.solver(ANN) is None
    for key, solved in (("a", True), ("b", True), ("c", False), ("d", True)):
        await puzzles.record(ANN, "chess", key, solved, rate)
    assert await puzzles.solver(ANN) == PuzzleRecord(1020, 4, 3, 1, 2)
    assert await puzzles.record(ANN, "chess", "a", False, rate) == (None, [])
    assert await puzzles.solver(ANN) == PuzzleRecord(1020, 4, 3, 1, 2)
    assert await puzzles.tried(ANN, "chess") == frozenset("abcd")
    assert await puzzles.tried(ANN, "go") == frozenset()
    await puzzles.record(EVE, "chess", "b", False, rate)
    assert await puzzles.solver(EVE) == PuzzleRecord(990, 1, 0, 0, 0)
    seen: list[float | None] = []
    await puzzles.record(BOB, "chess", "a", True, lambda *ratings: seen.extend(ratings) or (1.0, 1.0))
    assert seen == [None, 899, True]
