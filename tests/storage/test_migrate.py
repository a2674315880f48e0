"""Upgrades to the newest schema, from nothing and from older ones, with rows in every table."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
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


PEOPLE = "INSERT INTO players (id, name, seen_at) VALUES (1, 'Ann', ''), (2, 'Bob', ''), (-1, '', '');"


def match(**columns: object) -> str:
    """A statement that stores a match of Ann's against the bot, changed by these columns."""
    told = {"game": "g", "start": "", "first_player": 1, "second_player": None, "level": "easy", "challenger": 1}
    told |= {"status": "playing", "created_at": ""} | columns
    if columns.get("result"):
        told |= {"status": "finished", "ended_at": ""} | {"reason": columns.get("reason", "x")}
    values = ", ".join("NULL" if value is None else repr(value) for value in told.values())
    return f"INSERT INTO matches ({', '.join(told)}) VALUES ({values});"  # noqa: S608 - of the cases below


RECORD = "INSERT INTO tallies VALUES (1, 'g', 'easy', 4, 0, 0, 0, 0, 1, 99, 4);"
LENGTHS = ((0, "resignation"), (9, "x"), (5, "x"), (99, "timeout"))
COUNTED = {"result": "1-0", "counted": 1, "given": None}
TOURNAMENT = """
INSERT INTO tournaments (person, guild_id, channel_id, game, kind, rounds, most, clock, status, shown, created_at)
VALUES ({}, 5, 50, 'g', 'robin', 0, 16, '', '{}', 1, '');"""
OFFER = "INSERT INTO offers (match_id, kind, player, ply, state, made_at) VALUES ({}, 'draw', 1, 0, 'open', '');"
INVITATION = """
INSERT INTO invitations (person, game, side, clock, expires_at, closed_at, message_id)
VALUES (1, 'g', 'first', 'none', '', '', {});"""
REOPEN = "UPDATE invitations SET closed_at = NULL;"
# Of each: the schema before, the rows then, and what is asked and told afterwards.
FROM_BEFORE = {
    "a win by resignation or on time is no record; the shortest and the longest win by a move are": (
        19,
        "".join(match(ply=ply, result="1-0", reason=reason) for ply, reason in LENGTHS) + RECORD,
        "SELECT shortest_win, shortest_match, longest_win, longest_match FROM tallies",
        [(5, 3, 9, 2)],
    ),
    "finished matches are counted by game and level; the bot's results are those of matches that count": (
        20,
        match(**COUNTED)
        + match(**COUNTED | {"first_player": None, "second_player": 1})
        + match(**COUNTED | {"result": "1/2-1/2"})
        + match(**COUNTED | {"result": "0-1", "counted": 0})
        + match(**COUNTED | {"result": "0-1", "given": 4})
        + match(**COUNTED | {"second_player": 2, "level": None}),
        "SELECT * FROM totals",
        [("g", "", 1, 0, 0, 0), ("g", "easy", 5, 1, 1, 1)],
    ),
    "the first player moves first": (
        27,
        "".join(match(ply=ply) for ply in (0, 1, 4)),
        "SELECT ply, turn FROM matches ORDER BY ply",
        [(0, 1), (1, None), (4, 1)],
    ),
    "a warning is due before the end of the time; where none is to come, that end is": (
        33,
        match(warn_at="11-27", deadline="11-28") + match(deadline="11-28") + match(),
        "SELECT due FROM matches ORDER BY id",
        [("11-27",), ("11-28",), (None,)],
    ),
    "a tournament that has not begun, and whose maker is gone, is cancelled and shown anew": (
        32,
        "".join(TOURNAMENT.format(*each) for each in ((-1, "open"), (-1, "playing"), (1, "open"))),
        "SELECT status, revision > shown, ended_at LIKE '____-__-__T__:__:__.___Z' FROM tournaments ORDER BY id",
        [("cancelled", 1, 1), ("playing", 0, None), ("open", 0, None)],
    ),
    "an offer that the bot never answered lapses, and is shown; one to a person stands": (
        34,
        match(shown=1) + match(shown=1, second_player=2, level=None) + OFFER.format(1) + OFFER.format(2),
        "SELECT state, revision > shown FROM offers JOIN matches ON matches.id = match_id ORDER BY match_id",
        [("lapsed", 1), ("open", 0)],
    ),
    "the message of an invitation is a board's; that of one that was withdrawn is still its own": (
        36,
        match(message_id=70) + INVITATION.format(70) + INVITATION.format(71),
        "SELECT message_id FROM invitations ORDER BY id",
        [(None,), (71,)],
    ),
    "the free parts of pages are looked through where there was a deletion": (
        38,
        "",
        "SELECT cleaning_due FROM this_copy",
        [(1,)],
    ),
    "what is over is closed, so that no start edits old messages; what has no known message may be somewhere": (
        40,
        INVITATION.format(70) + INVITATION.format("NULL") + REOPEN,
        "SELECT message_id, closed_at FROM invitations ORDER BY id",
        [(70, ""), (None, None)],
    ),
    "who is to be deleted still is, and what ended shortly before is shown anew": (
        39,
        "UPDATE players SET deletion_due = 1 WHERE id = 2;",
        "SELECT id, deletion_asked_at BETWEEN datetime('now', '-2 days') AND datetime('now') FROM players"
        " WHERE deletion_asked_at IS NOT NULL",
        [(2, 1)],
    ),
}


@pytest.mark.parametrize("law", FROM_BEFORE)
def test_rows_from_before(connection: sqlite3.Connection, path: Path, law: str) -> None:
    """What an upgrade makes of them."""
    version, rows, asked, told = FROM_BEFORE[law]
    upgrade(connection, path, shipped()[:version])
    connection.executescript(PEOPLE + rows)
    upgrade(connection, path, shipped())
    assert connection.execute(asked).fetchall() == told


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
