"""The puzzles that people have tried; each counts once for a person. Storage knows only the puzzles' keys."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from storage.daily import answer
from storage.database import Store, Transaction
from storage.personal import REMOVED, Personal
from storage.stored import Stored, columns_of, now

PERSONAL = (
    Personal("puzzle_attempts", ("person",), REMOVED, done_at="tried_at"),
    Personal("puzzle_solvers", ("person",), REMOVED),
)

SOLVER = "SELECT * FROM puzzle_solvers WHERE person = :person"

SET_HARDNESS = """
INSERT INTO puzzle_ratings VALUES (:puzzle, :rating, 1)
    ON CONFLICT DO UPDATE SET rating = excluded.rating, tried = tried + 1"""

Rate = Callable[[float | None, float | None, bool], tuple[float, float]]
"""Computes the new ratings of a person and a puzzle from the old ones (None: none yet) and whether it was solved."""


@dataclass(frozen=True, slots=True)
class PuzzleRecord(Stored):
    """A person's record with puzzles."""

    rating: float
    tried: int = 0
    solved: int = 0
    streak: int = 0  # how many of the latest ones were solved in a row
    best: int = 0  # the longest streak ever


class PuzzleStore(Store):
    """The attempts at puzzles, and the ratings of people and puzzles. People must be known to `PlayerStore`."""

    async def solver(self, person: int) -> PuzzleRecord | None:
        """A person's record; None before their first puzzle."""
        return await self._db.one_as(PuzzleRecord, SOLVER, person=person)

    async def tried(self, person: int, game: str) -> frozenset[str]:
        """The puzzles of a game that a person has tried."""
        sql = "SELECT puzzle FROM puzzle_attempts WHERE person = :person AND game = :game"
        return frozenset(await self._db.column(sql, person=person, game=game))

    async def record(
        self, person: int, game: str, puzzle: str, solved: bool, rate: Rate
    ) -> tuple[PuzzleRecord | None, list[int]]:
        """Counts an attempt. Returns the person's new record, None if they had tried the puzzle before, and the puzzles
        of the day that it answers.
        """

        async def record(write: Transaction) -> tuple[PuzzleRecord | None, list[int]]:
            answered = await answer(write, person, puzzle, solved)
            new = await write.insert(
                "puzzle_attempts", "IGNORE", person=person, puzzle=puzzle, game=game, solved=solved, tried_at=now()
            )
            return await _rated(write, person, puzzle, solved, rate) if new else None, answered

        return await self._db.write(record)


async def _rated(write: Transaction, person: int, puzzle: str, solved: bool, rate: Rate) -> PuzzleRecord:
    known = await write.one_as(PuzzleRecord, SOLVER, person=person)
    hard = await write.value("SELECT rating FROM puzzle_ratings WHERE puzzle = :puzzle", puzzle=puzzle)
    rating, hardness = rate(known.rating if known else None, hard, solved)
    before = known or PuzzleRecord(rating)
    streak = before.streak + 1 if solved else 0
    after = replace(
        before,
        rating=rating,
        tried=before.tried + 1,
        solved=before.solved + solved,
        streak=streak,
        best=max(streak, before.best),
    )
    await write.insert("puzzle_solvers", "REPLACE", person=person, **columns_of(after))
    await write.all(SET_HARDNESS, puzzle=puzzle, rating=hardness)
    return after
