"""Study boards: a person's own, the newest kept."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass

from storage.database import Database
from storage.personal import REMOVED, Personal
from storage.stored import now

PERSONAL = (Personal("studies", ("person",), REMOVED, done_at="made_at"),)

STUDIES_KEPT = 20  # of each person's


@dataclass(frozen=True, slots=True)
class Study:
    """A game from `start`, with what its file told of it."""

    id: int
    person: int
    game: str
    start: str
    moves: tuple[str, ...]
    tags: Mapping[str, str]


class StudyStore:
    """Games, positions and moves are words, which storage does not interpret. Owners must be known to `PlayerStore`."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def make(self, person: int, game: str, start: str, moves: tuple[str, ...], tags: Mapping[str, str]) -> Study:
        """A new study; the person's oldest beyond KEPT go."""
        async with self._db.transaction() as write:
            row = await write.row(
                """INSERT INTO studies (person, game, start, moves, tags, made_at)
                   VALUES (:person, :game, :start, :moves, :tags, :now) RETURNING id""",
                person=person,
                game=game,
                start=start,
                moves=" ".join(moves),
                tags=json.dumps(dict(tags), ensure_ascii=False),
                now=now(),
            )
            await write.all(
                """DELETE FROM studies WHERE person = :person AND id NOT IN
                   (SELECT id FROM studies WHERE person = :person ORDER BY id DESC LIMIT :kept)""",
                person=person,
                kept=STUDIES_KEPT,
            )
        return Study(row["id"], person, game, start, moves, dict(tags))

    async def get(self, study: int, person: int) -> Study | None:
        """A person's study; None where there is none or it is somebody else's."""
        row = await self._db.one(
            "SELECT * FROM studies WHERE id = :study AND person = :person", study=study, person=person
        )
        if row is None:
            return None
        return Study(row["id"], person, row["game"], row["start"], tuple(row["moves"].split()), json.loads(row["tags"]))

    async def change(self, study: int, person: int, moves: tuple[str, ...]) -> None:
        """The study has these moves now."""
        await self._db.change(
            "UPDATE studies SET moves = :moves WHERE id = :study AND person = :person",
            moves=" ".join(moves),
            study=study,
            person=person,
        )
