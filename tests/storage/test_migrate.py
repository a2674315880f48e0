"""Upgrades to the newest schema, from nothing and from older ones, with rows in every table."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest

from storage.check import problems_of
from storage.database import Database
from storage.errors import DatabaseCorrupt
from storage.migrate import read_scripts, shipped, upgrade, version_of
from tests.cases import for_each
from tests.storage.conftest import delete
from tests.storage.lives import CARA, NAME, a_life, bytes_of, traces

COUNTING = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000) SELECT i FROM n"
SNAPSHOT = Path(__file__).with_name("schema.sql")

TABLES = """
SELECT name FROM main.sqlite_schema
 WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT IN ('hash_key', 'this_copy')"""
COLUMNS = """
SELECT old.name FROM pragma_table_info(:table, 'main') AS old
  JOIN pragma_table_info(:table, 'new') AS new ON new.name = old.name"""


@pytest.fixture
def connection(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        yield connection


def schema_of(connection: sqlite3.Connection) -> str:
    rows = connection.execute("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type DESC, name")
    return "\n\n".join(f"{sql};" for (sql,) in rows if "sqlite_sequence" not in sql) + "\n"


def test_all_migrations_make_the_schema_of_the_snapshot(connection: sqlite3.Connection, path: Path) -> None:
    """An empty file with all migrations has the schema of tests/storage/schema.sql.

    If they differ, the new schema is in a file beside the database, and the message says where.
    """
    upgrade(connection, path, shipped())
    made = path.with_name("schema.sql")
    made.write_text(schema_of(connection), encoding="utf-8")
    same = made.read_text(encoding="utf-8") == SNAPSHOT.read_text(encoding="utf-8")
    assert same, f"migrations change the schema; if that is intended: cp {made} {SNAPSHOT}"
    assert version_of(connection, path) == len(shipped())


def test_only_what_is_missing_is_applied(connection: sqlite3.Connection, path: Path) -> None:
    """A database gets only the scripts that are newer, and keeps its rows."""
    upgrade(connection, path, shipped())
    connection.execute("INSERT INTO settings VALUES ('bot', 0, 'a', 'x')")
    upgrade(connection, path, [*shipped(), "ALTER TABLE settings ADD COLUMN note TEXT; -- ends in a comment"])
    assert connection.execute("SELECT key, note FROM settings").fetchall() == [("a", None)]
    assert version_of(connection, path) == len(shipped()) + 1


def test_an_upgrade_is_told_step_by_step(
    connection: sqlite3.Connection, path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log tells where it begins and ends, what each step is for, and that a long one goes on; of a new database
    nothing.
    """
    caplog.set_level("INFO")
    upgrade(connection, path, shipped()[:1])
    assert not caplog.records
    monkeypatch.setattr("storage.migrate.STILL", 0.0)
    upgrade(connection, path, [*shipped()[:3], f"-- A long one: to be told of.\nSELECT count(*) FROM ({COUNTING});"])
    told = [record.getMessage() for record in caplog.records]
    assert "from schema 1 to 4" in told[0]
    assert told[2] == "schema 3 of 4: Who does not want to be asked by whom"
    assert told[3] == "schema 4 of 4: A long one: to be told of"
    assert told[4] == "still at schema 4 of 4"
    assert told[-1].startswith(f"{path} is upgraded")


def test_an_upgrade_of_several_steps_is_made_or_not(connection: sqlite3.Connection, path: Path) -> None:
    """If a later step fails, nothing of it or of the earlier ones stays, nor does a new version."""
    for version in (5, len(shipped())):
        upgrade(connection, path, shipped()[:version])
        before = schema_of(connection)
        with pytest.raises(sqlite3.OperationalError):
            upgrade(connection, path, [*shipped(), "CREATE TABLE more (a); CREATE TABLE players (a);"])
        assert schema_of(connection) == before
        assert version_of(connection, path) == version
        assert not connection.in_transaction


def test_a_migration_that_breaks_references_is_undone(connection: sqlite3.Connection, path: Path) -> None:
    """Foreign keys are off while a script runs, so that it may rebuild tables; afterwards they must hold."""
    upgrade(connection, path, shipped())
    with pytest.raises(DatabaseCorrupt, match="row of hints points to nothing"):
        upgrade(connection, path, [*shipped(), "INSERT INTO hints VALUES (99, 98, 1, 1, 1, '');"])
    assert version_of(connection, path) == len(shipped())
    assert connection.execute("SELECT count(*) FROM hints").fetchone() == (0,)


@pytest.mark.parametrize("names", [["0002_b.sql"], ["0001_a.sql", "0003_c.sql"], ["0001_a.sql", "0001_b.sql"]])
def test_a_gap_in_the_numbers_is_an_error(tmp_path: Path, names: list[str]) -> None:
    """Migrations are numbered 1, 2, 3 without a gap or a repetition."""
    for name in names:
        (tmp_path / name).write_text("")
    with pytest.raises(ValueError, match="expected"):
        read_scripts(tmp_path)


def test_every_migration_says_why() -> None:
    """Each script begins with a comment."""
    silent = [number for number, script in enumerate(shipped(), 1) if not script.startswith("-- ")]
    assert not silent, f"begin each of these migrations with a comment (-- …) that gives its reason: {silent}"


SHIPPED, DIGEST = 43, "439ee0827fd6e99b8de4ca89919761dbd69684c63bb72738a219d228cc565799"


def test_what_has_shipped_is_never_edited() -> None:
    """Databases that it has upgraded would differ from new ones. A change is a script with the next number."""
    told = "\0".join(shipped()[:SHIPPED]).encode()
    assert sha256(told).hexdigest() == DIGEST, f"one of the first {SHIPPED} migrations was edited"


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
        await delete(upgraded, CARA)
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
        await delete(db, CARA)
        assert traces(bytes_of(path)) == []


def test_an_upgrade_overwrites_what_it_removes(path: Path) -> None:
    """Also where SQLite was built otherwise."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        upgrade(connection, path, shipped())
        connection.execute("PRAGMA secure_delete = OFF")
        connection.execute("INSERT INTO players (id, name, seen_at) VALUES (1, :name, '')", {"name": NAME})
        upgrade(connection, path, [*shipped(), "DELETE FROM players WHERE id = 1;"])
    assert traces(bytes_of(path)) == []
