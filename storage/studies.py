"""Study boards: a person's own, the newest kept."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from storage.database import Database
from storage.personal import REMOVED, Personal
from storage.stored import Row, Stored, now, read_row

PERSONAL = (Personal("studies", ("person",), REMOVED, done_at="made_at"),)

STUDIES_KEPT = 20  # of each person's

DROP = """
DELETE FROM studies WHERE person = :person AND id NOT IN
       (SELECT id FROM studies WHERE person = :person ORDER BY id DESC LIMIT :kept)"""


@dataclass(frozen=True, slots=True)
class Study(Stored):
    """A game from `start`, with what its file told of it."""

    id: int
    person: int
    game: str
    start: str
    moves: tuple[str, ...]
    tags: Mapping[str, str]

    @classmethod
    def from_row(cls, row: Row) -> Self:
        return read_row(cls, row, tags=json.loads(row["tags"]))


class StudyStore:
    """Games, positions and moves are words, which storage does not interpret. Owners must be known to `PlayerStore`."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def make(self, person: int, game: str, start: str, moves: tuple[str, ...], tags: Mapping[str, str]) -> Study:
        """A new study; the person's oldest beyond KEPT go."""
        async with self._db.transaction() as write:
            values = {"moves": " ".join(moves), "tags": json.dumps(dict(tags), ensure_ascii=False), "made_at": now()}
            (row,) = await write.insert("studies", person=person, game=game, start=start, **values)
            await write.all(DROP, person=person, kept=STUDIES_KEPT)
        return Study.from_row(row)

    async def get(self, study: int, person: int) -> Study | None:
        """A person's study; None where there is none or it is somebody else's."""
        sql = "SELECT * FROM studies WHERE id = :study AND person = :person"
        return await self._db.one_as(Study, sql, study=study, person=person)

    async def change(self, study: int, person: int, moves: tuple[str, ...]) -> None:
        """The study has these moves now."""
        sql = "UPDATE studies SET moves = :moves WHERE id = :study AND person = :person"
        await self._db.change(sql, moves=" ".join(moves), study=study, person=person)
