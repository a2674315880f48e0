"""Rows of every table, as each older schema had them, go through the upgrade and a deletion."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.check import problems_of
from storage.database import Database
from storage.migrate import shipped, upgrade
from tests.cases import for_each
from tests.storage.conftest import privacy_of
from tests.storage.lives import CARA, NAME, a_life, bytes_of, traces

TABLES = """
SELECT name FROM main.sqlite_schema
 WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT IN ('hash_key', 'this_copy')"""
COLUMNS = """
SELECT old.name FROM pragma_table_info(:table, 'main') AS old
  JOIN pragma_table_info(:table, 'new') AS new ON new.name = old.name"""


def counted(connection: sqlite3.Connection, tables: list[str]) -> dict[str, int]:
    """How many rows each table has."""
    return {each: connection.execute(f"SELECT count(*) FROM {each}").fetchone()[0] for each in tables}  # noqa: S608


@pytest.fixture
async def life(db: Database) -> Path:
    """A database of this version, with rows in every table."""
    await a_life(db)
    return db.path


@pytest.mark.slow
@for_each("version", range(1, len(shipped())))
async def test_rows_of_every_older_schema(life: Path, tmp_path: Path, version: int) -> None:
    """No row is lost, what is counted agrees with what was played, and a deletion afterwards leaves nothing."""
    path = tmp_path / str(version) / "qibot.sqlite3"
    path.parent.mkdir()
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        upgrade(old, path, shipped()[:version])
        old.execute("ATTACH :new AS new", {"new": str(life)})
        tables = [name for (name,) in old.execute(TABLES)]
        for table in tables:
            columns = ", ".join(name for (name,) in old.execute(COLUMNS, {"table": table}))
            old.execute(f"INSERT INTO {table} ({columns}) SELECT {columns} FROM new.{table}")  # noqa: S608 - ours
        old.execute("DETACH new")
        before = counted(old, tables)
        upgrade(old, path, shipped())
        assert counted(old, tables) == before
    assert problems_of(path) == []
    async with Database.open(path) as upgraded:
        await privacy_of(upgraded).delete(CARA)
        assert traces(bytes_of(path)) == []
    assert problems_of(path) == []


async def test_upgrades_leave_nothing_of_who_is_deleted_later(path: Path) -> None:
    """They drop indexes, whose pages are full of people's ids, and a deletion does not look at free pages. Those that
    earlier versions left are overwritten, and a later upgrade leaves none.
    """
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        upgrade(old, path, shipped()[:33])
        old.execute("PRAGMA secure_delete = ON")
        old.execute("INSERT INTO players (id, name, seen_at) VALUES (:person, 'Cara', '')", {"person": CARA})
        old.executemany(
            "INSERT INTO matches (game, start, first_player, level, challenger, status, created_at, ended_at)"
            " VALUES ('g', '', :person, 'easy', :person, 'declined', '', '')",
            [{"person": CARA}] * 2000,
        )
        old.execute("PRAGMA secure_delete = OFF")  # as in an upgrade by an earlier version
        old.executescript("CREATE INDEX earlier ON matches (first_player, start, id); DROP INDEX earlier")
        upgrade(old, path, shipped())
    async with Database.open(path) as db:
        await privacy_of(db).delete(CARA)
        assert traces(bytes_of(path)) == []


def test_an_upgrade_overwrites_what_it_removes(path: Path) -> None:
    """Also where SQLite was built otherwise."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        upgrade(connection, path, shipped())
        connection.execute("PRAGMA secure_delete = OFF")
        connection.execute("INSERT INTO players (id, name, seen_at) VALUES (1, :name, '')", {"name": NAME})
        upgrade(connection, path, [*shipped(), "DELETE FROM players WHERE id = 1;"])
    assert traces(bytes_of(path)) == []
