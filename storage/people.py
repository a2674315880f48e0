"""What the operator of the bot can do about a person whose id they know: export, deletion, and who is inactive."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from storage.challenges import ChallengeStore
from storage.check import open_to_read
from storage.connections import hashing
from storage.database import Database
from storage.errors import OlderDatabase, StorageRefusal, translated
from storage.files import make_private
from storage.matches import MatchStore
from storage.migrate import require_known, shipped, version_of
from storage.personal import all_personal
from storage.privacy import JsonRows, PrivacyStore, pieces_of
from storage.restore_record import RestoreRecord
from storage.rows import Finish, Match, Result
from storage.settings import SettingStore
from storage.stored import Statements, Value, to_time

RESIGNED = "resignation"  # the bot's word for this reason

LAST = "(SELECT max({time}) FROM {table} WHERE {who} = players.id)"
MOVED = """(SELECT max(made_at) FROM moves JOIN matches ON matches.id = match_id
 WHERE ended_at IS NULL AND {seat} = players.id)"""  # for a finished match, its end is later


class UnknownPerson(StorageRefusal):
    """Nothing is stored about the person."""

    def __init__(self, person: int) -> None:
        super().__init__(f"Nothing is kept about {person}.")


@dataclass(frozen=True, slots=True)
class Inactive:
    """A person who has done nothing since a time."""

    person: int
    name: str
    since: datetime


@contextmanager
def _reading(file: Path) -> Iterator[sqlite3.Connection]:
    """A read-only connection inside one transaction, to a database of the newest schema. Raises a `DatabaseFault`."""
    with translated(file), closing(open_to_read(file)) as connection:
        require_known(file, version := version_of(connection, file), shipped())
        if version < len(shipped()):
            raise OlderDatabase(file)
        connection.row_factory = sqlite3.Row
        connection.execute("BEGIN")
        (key,) = connection.execute("SELECT key FROM hash_key").fetchone()
        connection.create_function("hash_of", 1, hashing(key), deterministic=True)
        yield connection


class _Reader(Statements):
    def __init__(self, connection: sqlite3.Connection, file: Path) -> None:
        self._connection, self._file = connection, file

    async def all(self, sql: str, **values: Value) -> list[sqlite3.Row]:
        with translated(self._file):
            return self._connection.execute(sql, values).fetchall()


def export(file: Path, person: int, target: Path) -> int:
    """Writes all rows about a person into a file as JSON, and returns how many. Safe while the bot runs.

    The file must not exist. Raises `UnknownPerson`, or a `DatabaseFault`; then there is no such file.
    """
    with _reading(file) as connection, translated(target):
        make_private(target)
        try:
            with target.open("w", encoding="utf-8") as stream:
                if rows := asyncio.run(_written(_Reader(connection, file), person, JsonRows(stream.write))):
                    return rows
            raise UnknownPerson(person)
        except BaseException:
            target.unlink()
            raise


async def _written(read: _Reader, person: int, rows: JsonRows) -> int:
    """Writes all rows about a person. Returns how many."""
    count = 0
    async for table, piece in pieces_of(read, person):
        rows.add(table, piece)
        count += len(piece)
    rows.end()
    return count


def inactive(file: Path, before: datetime) -> list[Inactive]:
    """The people who have done nothing since that time, the longest first. Safe while the bot runs.

    Raises a `DatabaseFault`.
    """
    done = [(each.table, column, each.done_at) for each in all_personal() if each.done_at for column in each.columns]
    times = [LAST.format(table=table, who=who, time=time) for table, who, time in done]
    times += [MOVED.format(seat=seat) for seat in ("first_player", "second_player")]
    last = f"max(seen_at, {', '.join(f'ifnull({each}, seen_at)' for each in times)})"
    sql = f"SELECT id, name, {last} AS last FROM players WHERE id > 0 ORDER BY last, id"  # noqa: S608 - names of ours
    with _reading(file) as connection:
        found = [Inactive(row["id"], row["name"], to_time(row["last"])) for row in connection.execute(sql)]
    return [each for each in found if each.since < before]


def delete(file: Path, folder: Path, people: list[int]) -> dict[int, StorageRefusal | None]:
    """Deletes people while no bot runs. Returns for each person None if deleted, else the reason why not.

    Their matches against the bot end as resigned, challenges as withdrawn or declined. If this is killed over a person,
    the next start of the bot deletes them. `folder` is the folder of the backups. Raises a `DatabaseFault`.
    """
    with _reading(file):
        pass
    return asyncio.run(_delete(file, folder, people))


async def _delete(file: Path, folder: Path, people: list[int]) -> dict[int, StorageRefusal | None]:
    restores = RestoreRecord(file, folder)
    async with Database.open(file, begin=restores.begin) as db:
        privacy = PrivacyStore(db, SettingStore(db))
        with closing(restores):
            await restores.catch_up(db, privacy.remove)
            try:
                return {person: await _refused(db, privacy, person) for person in people}
            finally:
                await db.clean()


async def _refused(db: Database, privacy: PrivacyStore, person: int) -> StorageRefusal | None:
    try:
        if not await db.one("SELECT 1 FROM players WHERE id = :id", id=person):
            raise UnknownPerson(person)
        await privacy.require_alone(person)
        await privacy.note_due(person, True)
        for match in await MatchStore(db).open_of(person):
            await _end(db, match, person)
        await privacy.remove(person)
    except StorageRefusal as refusal:
        return refusal
    return None


async def _end(db: Database, match: Match, person: int) -> None:
    if match.playing:
        result: Result = "0-1" if match.first_player == person else "1-0"
        await MatchStore(db).finish(match.id, match.ply, Finish(result, RESIGNED))
    else:
        await ChallengeStore(db).end(match.id, "withdrawn" if match.challenger == person else "declined")
