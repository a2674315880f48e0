"""Upgrades to the newest schema, from nothing and from older ones."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from storage.errors import DatabaseCorrupt
from storage.migrate import read_scripts, shipped, upgrade, version_of
from storage.stored import to_text, to_time

COUNTING = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000) SELECT i FROM n"
SNAPSHOT = Path(__file__).with_name("schema.sql")


@pytest.fixture
def connection(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        yield connection


def schema_of(connection: sqlite3.Connection) -> str:
    rows = connection.execute("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type DESC, name")
    return "\n\n".join(f"{sql};" for (sql,) in rows if "sqlite_sequence" not in sql) + "\n"


def test_all_migrations_make_the_schema_of_the_snapshot(connection: sqlite3.Connection, path: Path) -> None:
    """An empty file with all migrations has the schema of tests/storage/schema.sql.

    On an intended change, store there what `schema_of` gives.
    """
    upgrade(connection, path, shipped())
    assert schema_of(connection) == SNAPSHOT.read_text(encoding="utf-8")
    assert version_of(connection, path) == len(shipped())


def test_upgrading_twice_changes_nothing(connection: sqlite3.Connection, path: Path) -> None:
    upgrade(connection, path, shipped())
    version = connection.execute("PRAGMA schema_version").fetchone()
    upgrade(connection, path, shipped())
    assert connection.execute("PRAGMA schema_version").fetchone() == version


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
    assert all(script.startswith("-- ") for script in shipped())


def test_records_of_length_from_before(connection: sqlite3.Connection, path: Path) -> None:
    """A win by resignation or on time stops being a record; the shortest and the longest win by a move are the
    records.
    """
    upgrade(connection, path, shipped()[:19])
    connection.execute("INSERT INTO players (id, name, seen_at) VALUES (1, 'Ann', '')")
    for number, (ply, reason) in enumerate(((0, "resignation"), (9, "x"), (5, "x"), (99, "timeout")), 1):
        connection.execute(
            "INSERT INTO matches (id, game, start, first_player, level, challenger, status, ply, result, reason,"
            " created_at, ended_at) VALUES (?, 'g', '', 1, 'easy', 1, 'finished', ?, '1-0', ?, '', '')",
            (number, ply, reason),
        )
    connection.execute("INSERT INTO tallies VALUES (1, 'g', 'easy', 4, 0, 0, 0, 0, 1, 99, 4)")
    upgrade(connection, path, shipped())
    assert connection.execute("SELECT * FROM tallies").fetchone()[7:] == (5, 3, 9, 2)


def test_totals_of_matches_from_before(connection: sqlite3.Connection, path: Path) -> None:
    """Finished matches are counted by game and level; the bot's results are those of matches that count."""
    before = next(at for at, script in enumerate(shipped()) if "CREATE TABLE totals" in script)
    upgrade(connection, path, shipped()[:before])
    connection.execute("INSERT INTO players (id, name, seen_at) VALUES (1, 'Ann', ''), (2, 'Bob', '')")
    for first, second, level, result, counted, given in (
        (1, None, "easy", "1-0", 1, None),
        (None, 1, "easy", "1-0", 1, None),
        (1, None, "easy", "1/2-1/2", 1, None),
        (1, None, "easy", "0-1", 0, None),
        (1, None, "easy", "0-1", 1, 4),
        (1, 2, None, "1-0", 1, None),
    ):
        connection.execute(
            "INSERT INTO matches (game, start, first_player, second_player, level, challenger, status, result, reason,"
            " counted, given, created_at, ended_at) VALUES ('g', '', ?, ?, ?, 1, 'finished', ?, 'x', ?, ?, '', '')",
            (first, second, level, result, counted, given),
        )
    upgrade(connection, path, shipped())
    assert connection.execute("SELECT * FROM totals").fetchall() == [("g", "", 1, 0, 0, 0), ("g", "easy", 5, 1, 1, 1)]


def test_matches_from_before_keep_their_turn(connection: sqlite3.Connection, path: Path) -> None:
    """In all of them the first player moves first; those that wait for the bot are still found by an index."""
    before = next(at for at, script in enumerate(shipped()) if "COLUMN first_to_move" in script)
    upgrade(connection, path, shipped()[:before])
    connection.execute("INSERT INTO players (id, name, seen_at) VALUES (1, 'Ann', '')")
    for ply in (0, 1, 4):
        connection.execute(
            "INSERT INTO matches (game, start, first_player, level, challenger, status, ply, created_at)"
            " VALUES ('g', '', 1, 'easy', 1, 'playing', ?, '')",
            (ply,),
        )
    turns = "SELECT ply, turn FROM matches ORDER BY ply"
    told = connection.execute(turns).fetchall()
    upgrade(connection, path, shipped())
    assert connection.execute(turns).fetchall() == told == [(0, 1), (1, None), (4, 1)]
    waiting = "SELECT id FROM matches WHERE status = 'playing' AND turn IS NULL"
    assert connection.execute(waiting).fetchall() == [(2,)]
    assert "matches_waiting" in connection.execute(f"EXPLAIN QUERY PLAN {waiting}").fetchone()[3]


def test_clocks_from_before_are_due(connection: sqlite3.Connection, path: Path) -> None:
    """A warning is due before the end of the time; where none is to come, that end is."""
    upgrade(connection, path, shipped()[:33])
    connection.execute("INSERT INTO players (id, name, seen_at) VALUES (1, 'Ann', '')")
    for warn_at, deadline in (("2026-11-27", "2026-11-28"), (None, "2026-11-28"), (None, None)):
        connection.execute(
            "INSERT INTO matches (game, start, first_player, level, challenger, status, warn_at, deadline, created_at)"
            " VALUES ('g', '', 1, 'easy', 1, 'playing', ?, ?, '')",
            (warn_at, deadline),
        )
    upgrade(connection, path, shipped())
    due = [at for (at,) in connection.execute("SELECT due FROM matches ORDER BY id")]
    assert due == ["2026-11-27", "2026-11-28", None]


def test_tournaments_from_before_whose_maker_is_gone(connection: sqlite3.Connection, path: Path) -> None:
    """Those that have not begun are cancelled, and their tables are shown anew; others stay as they are. The free parts
    of pages are looked through: the process may have been killed in the middle of that.
    """
    upgrade(connection, path, shipped()[:32])
    connection.execute("INSERT INTO players (id, name, seen_at) VALUES (1, 'Ann', ''), (-1, '', '')")
    for person, status in ((-1, "open"), (-1, "playing"), (1, "open")):
        connection.execute(
            "INSERT INTO tournaments (person, guild_id, channel_id, game, kind, rounds, most, clock, status, shown,"
            " created_at) VALUES (?, 5, 50, 'g', 'robin', 0, 16, '', ?, 1, '')",
            (person, status),
        )
    upgrade(connection, path, shipped())
    told = connection.execute("SELECT status, revision > shown FROM tournaments ORDER BY id").fetchall()
    assert told == [("cancelled", 1), ("playing", 0), ("open", 0)]
    (ended_at,) = connection.execute("SELECT ended_at FROM tournaments WHERE status = 'cancelled'").fetchone()
    assert to_text(to_time(ended_at)) == ended_at
    assert connection.execute("SELECT cleaning_due FROM this_copy").fetchone() == (1,)


def test_offers_from_before_that_the_bot_never_answered(connection: sqlite3.Connection, path: Path) -> None:
    """They lapse, and their boards are shown anew; an offer to a person stands."""
    upgrade(connection, path, shipped()[:34])
    connection.execute("INSERT INTO players (id, name, seen_at) VALUES (1, 'Ann', ''), (2, 'Bob', '')")
    for match, (opponent, level) in enumerate(((None, "easy"), (2, None)), 1):
        connection.execute(
            "INSERT INTO matches (game, start, first_player, second_player, level, challenger, status, shown,"
            " created_at) VALUES ('g', '', 1, ?, ?, 1, 'playing', 1, '')",
            (opponent, level),
        )
        connection.execute(
            "INSERT INTO offers (match_id, kind, player, ply, state, made_at) VALUES (?, 'draw', 1, 0, 'open', '')",
            (match,),
        )
    upgrade(connection, path, shipped())
    told = "SELECT state, revision > shown FROM offers JOIN matches ON matches.id = match_id ORDER BY match_id"
    assert connection.execute(told).fetchall() == [("lapsed", 1), ("open", 0)]


def test_invitations_from_before_whose_message_is_a_board(connection: sqlite3.Connection, path: Path) -> None:
    """It belongs to the match; that of one that was withdrawn is still its own."""
    upgrade(connection, path, shipped()[:36])
    connection.execute("INSERT INTO players (id, name, seen_at) VALUES (1, 'Ann', '')")
    connection.execute(
        "INSERT INTO matches (game, start, first_player, level, challenger, status, message_id, created_at)"
        " VALUES ('g', '', 1, 'easy', 1, 'playing', 70, '')"
    )
    for message in (70, 71):
        connection.execute(
            "INSERT INTO invitations (person, game, side, clock, expires_at, closed_at, message_id)"
            " VALUES (1, 'g', 'first', 'none', '', '', ?)",
            (message,),
        )
    upgrade(connection, path, shipped())
    assert connection.execute("SELECT message_id FROM invitations ORDER BY id").fetchall() == [(None,), (71,)]
