"""Study boards: each person has their own, and only the newest are kept."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from storage.database import Store, Transaction
from storage.personal import REMOVED, Personal
from storage.stored import Row, Stored, now, read_row

PERSONAL = (Personal("studies", ("person",), REMOVED, done_at="made_at"),)

STUDIES_KEPT = 20  # of each person

DROP = """
DELETE FROM studies WHERE person = :person AND id NOT IN
       (SELECT id FROM studies WHERE person = :person ORDER BY id DESC LIMIT :kept)"""


@dataclass(frozen=True, slots=True)
class Study(Stored):
    """A study board: a game's moves from `start`, and the tags of the file that it came from."""

    id: int
    person: int
    game: str
    start: str
    moves: tuple[str, ...]
    tags: Mapping[str, str]

    @classmethod
    def from_row(cls, row: Row) -> Self:
        return read_row(cls, row, tags=json.loads(row["tags"]))


class StudyStore(Store):
    """The study boards. Storage does not interpret games and moves. People must be known to `PlayerStore`."""

    async def make(self, person: int, game: str, start: str, moves: tuple[str, ...], tags: Mapping[str, str]) -> Study:
        """Stores a new study, and removes the person's oldest beyond STUDIES_KEPT."""
        values = {"moves": " ".join(moves), "tags": _written(tags), "made_at": now()}

        async def make(write: Transaction) -> Study:
            (row,) = await write.insert("studies", person=person, game=game, start=start, **values)
            await write.all(DROP, person=person, kept=STUDIES_KEPT)
            return Study.from_row(row)

        return await self._db.write(make)

    async def get(self, study: int, person: int) -> Study | None:
        """A person's study; None if there is none, or if it is somebody else's."""
        sql = "SELECT * FROM studies WHERE id = :study AND person = :person"
        return await self._db.one_as(Study, sql, study=study, person=person)

    async def change(self, study: int, person: int, moves: tuple[str, ...], tags: Mapping[str, str]) -> None:
        """Sets the moves and the tags of a person's study."""
        sql = "UPDATE studies SET moves = :moves, tags = :tags WHERE id = :study AND person = :person"
        await self._db.change(sql, moves=" ".join(moves), tags=_written(tags), study=study, person=person)


def _written(tags: Mapping[str, str]) -> str:
    return json.dumps(dict(tags), ensure_ascii=False)
