"""Upgrades of older databases: the copy made before, and the dry run."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from storage.__main__ import main
from storage.check import open_to_read, problems_of
from storage.database import Database
from storage.errors import DatabaseFull
from storage.files import has_foreign_log
from storage.migrate import shipped, upgrade, version_of
from storage.players import PlayerStore
from storage.schedule import Backups

NEWEST = len(shipped())


@pytest.fixture
def old(path: Path) -> Path:
    """A database of the second schema with one person in it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        upgrade(connection, path, shipped()[:2])
        connection.execute("INSERT INTO players VALUES (1001, 'Ann', NULL, '2026-01-01T00:00:00.000Z')")
    return path


def schema_in(path: Path) -> int:
    with closing(open_to_read(path)) as connection:
        return version_of(connection, path)


def kept(path: Path) -> list[str]:
    """The files in the folder of backups."""
    return sorted(each.name for each in (path.parent / "backups").glob("*"))


def test_an_upgrade_keeps_a_checked_copy(old: Path) -> None:
    """It has the old schema and is readable by its owner alone; what an earlier upgrade left is replaced."""
    (old.parent / "backups").mkdir()
    for name in ("qibot-schema-2.sqlite3", "qibot-schema-2.sqlite3-partial"):
        (old.parent / "backups" / name).write_text("left by an upgrade that was killed")
    assert main(["upgrade", str(old)]) == 0
    assert (schema_in(old), problems_of(old)) == (NEWEST, [])
    assert kept(old) == ["qibot-schema-2.sqlite3"]
    copy = old.parent / "backups" / "qibot-schema-2.sqlite3"
    assert (schema_in(copy), copy.stat().st_mode & 0o777) == (2, 0o600)


def test_an_upgrade_may_do_without_a_copy(old: Path) -> None:
    """On request, and when there is nothing to upgrade."""
    assert main(["upgrade", "--no-copy", str(old)]) == 0
    assert main(["upgrade", str(old)]) == 0
    assert schema_in(old) == NEWEST
    assert kept(old) == []


async def test_no_upgrade_without_the_copy(old: Path) -> None:
    """If the copy fails nothing is changed."""

    def no_room(schema: int) -> None:
        raise DatabaseFull(old)

    with pytest.raises(DatabaseFull):
        async with Database.open(old, before_upgrade=no_room):
            pass
    assert schema_in(old) == 2


async def test_only_an_upgrade_is_copied(old: Path) -> None:
    """No copy is made of a new database or of one of the newest schema."""
    asked: list[int] = []
    for path in (old, old, old.with_name("new.sqlite3")):
        async with Database.open(path, before_upgrade=asked.append) as db:
            await PlayerStore(db).remember(1, "Ann")
    assert asked == [2]


def test_an_upgrade_that_is_killed_leaves_nothing_that_a_copy_by_hand_would_take_for_its_own(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite would play a journal back into whatever is put in the place of the database. In the end it is one file."""
    seen: list[list[str]] = []
    monkeypatch.setattr(
        logging.getLogger("storage.migrate"),
        "info",
        lambda *_: seen.append([each.name for each in old.parent.iterdir()]),
    )
    assert main(["upgrade", "--no-copy", str(old)]) == 0
    assert len(seen) > NEWEST - 2
    assert not [names for names in seen[1:] if f"{old.name}-journal" in names or f"{old.name}-wal" not in names]
    assert not has_foreign_log(old)
    old.with_name(f"{old.name}-wal").touch()
    assert has_foreign_log(old)


def test_a_dry_run_tells_and_changes_nothing(old: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The upgrade is tried on a copy, which is removed."""
    before = old.read_bytes()
    assert main(["upgrade", "--dry-run", str(old)]) == 0
    told = capsys.readouterr().out
    assert f"{NEWEST - 2} steps" in told
    assert f"{old} is sound" in told
    assert old.read_bytes() == before
    assert [each.name for each in old.parent.iterdir()] == [old.name]


def test_a_dry_run_finds_what_stands_against_it(old: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The error is one line that names the database, not the copy."""
    with closing(sqlite3.connect(old, isolation_level=None)) as shell:
        shell.execute("INSERT INTO hints VALUES (99, 98, 1, 1, 1, '')")
    assert main(["upgrade", "--dry-run", str(old)]) == 1
    told = capsys.readouterr().err
    assert told.startswith(f"{old} is damaged")
    assert told.endswith("(after the upgrade a row of hints points to nothing).\n")
    assert [each.name for each in old.parent.iterdir()] == [old.name]


def test_the_copy_goes_with_the_backups(old: Path) -> None:
    """It goes once there are enough newer backups."""
    backups = Backups(old, old.parent / "backups", timedelta(days=1), 2)
    assert main(["upgrade", str(old)]) == 0
    noon = datetime(2026, 11, 22, 12, tzinfo=UTC)
    left = []
    for day in range(3):
        backups.make(noon + timedelta(days=day))
        left.append("qibot-schema-2.sqlite3" in kept(old))
    assert left == [True, False, False]
