"""The commands `backup`, `check` and `upgrade`: copies, what is found in them, the copy before, and the dry run."""

from __future__ import annotations

import logging
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from storage.__main__ import main
from storage.backup import TargetExists, backup, copy_checked
from storage.check import open_to_read, problems_of
from storage.database import Database
from storage.errors import DatabaseFull
from storage.files import has_foreign_log
from storage.matches import MatchStore
from storage.migrate import shipped, upgrade, version_of
from storage.players import PlayerStore
from storage.schedule import Backups
from tests.cases import for_each
from tests.storage.conftest import Operator, one_match, rubbish, small_files

NEWEST = len(shipped())


@pytest.fixture
async def stored(path: Path) -> Path:
    """A closed database with one match of three moves."""
    return await one_match(path, "a", "b", "c")


def lost_page(path: Path) -> None:
    """Leaves a page that belongs to nothing, which only an integrity check finds."""
    with closing(sqlite3.connect(path, isolation_level=None)) as shell:
        shell.executescript("PRAGMA writable_schema = ON; DELETE FROM sqlite_schema WHERE name = 'offers_of_match'")


async def test_a_backup_opens_as_the_bots_database(stored: Path, operator: Operator) -> None:
    """A backup is one file, without a log, with all that was stored. It, the database and what is restored from it are
    readable by their owner alone, whatever the umask of the process is.
    """
    copy, other = stored.with_name("copy.sqlite3"), stored.with_name("other.sqlite3")
    assert "sound copy" in await operator.does("backup", stored, copy)
    assert not list(stored.parent.glob("copy.sqlite3-*"))
    await operator.does("restore", copy, other)
    assert [each.stat().st_mode & 0o777 for each in (stored, copy, other)] == [0o600] * 3
    async with Database.open(copy) as db:
        assert (await MatchStore(db).game(1)).moves == ("a", "b", "c")


@for_each("name", ["copy.sqlite3", "copy.sqlite3-partial"])
async def test_a_backup_never_overwrites(stored: Path, operator: Operator, name: str) -> None:
    """An existing file stays, and so does the partial file of another backup that is under way."""
    taken = stored.with_name(name)
    taken.write_text("precious")
    assert "exists already" in await operator.is_refused("backup", stored, stored.with_name("copy.sqlite3"))
    assert taken.read_text() == "precious"
    taken.unlink()


@for_each("command", [["check", "{}"], ["backup", "{}", "{}.copy"]])
@for_each("content", [None, b"", b"no database at all" * 99])
async def test_what_is_no_database_is_named(
    path: Path, operator: Operator, command: list[str], content: bytes | None
) -> None:
    """For a missing, an empty and a foreign file: status 1, one line, no new file."""
    if content is not None:
        path.write_bytes(content)
    before = sorted(path.parent.iterdir())
    assert (await operator.is_refused(*(word.format(path) for word in command))).count("\n") == 1
    assert sorted(path.parent.iterdir()) == before
    path.unlink(missing_ok=True)


@for_each("name", ["none/copy.sqlite3", "n" * 300])
async def test_a_backup_to_where_no_file_can_be_is_named(stored: Path, operator: Operator, name: str) -> None:
    assert "cannot be opened" in await operator.is_refused("backup", stored, stored.parent / name)


def test_a_command_ends_without_a_word_if_nobody_waits_for_it(
    stored: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By Ctrl-C, or because the reader of its output has ended."""
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "storage", "check", str(stored)]
    assert subprocess.run(command, stdout=writing, stderr=subprocess.PIPE).stderr == b""
    os.close(writing)
    monkeypatch.setattr("storage.__main__.problems_of", lambda path: signal.default_int_handler(signal.SIGINT, None))
    assert main(["check", str(stored)]) == 130
    assert capsys.readouterr().err == ""


def cut(path: Path) -> None:
    """Cuts off the last pages."""
    path.write_bytes(path.read_bytes()[: 10 * 4096 + 7])


@pytest.mark.parametrize("harm", [rubbish, lost_page, cut])
async def test_a_damaged_database_gives_no_backup(
    stored: Path, operator: Operator, harm: Callable[[Path], None]
) -> None:
    """A copy that fails the integrity check is removed."""
    harm(stored)
    assert f"{stored} is damaged" in await operator.is_refused("backup", stored, stored.with_name("copy.sqlite3"))
    assert not list(stored.parent.glob("copy*"))
    await operator.is_refused("check", stored)


async def test_nothing_is_left_of_a_copy_for_which_there_is_no_space(stored: Path, operator: Operator) -> None:
    """Neither by `backup` nor by `restore`: what there was is all there is."""
    with closing(sqlite3.connect(stored, isolation_level=None)) as shell:  # more than SQLite keeps in memory
        shell.execute("INSERT INTO settings VALUES ('bot', 0, 'a', hex(zeroblob(4000000)))")
    copy = stored.with_name("copy.sqlite3")
    await operator.does("backup", stored, copy)
    stored.with_name(f"{stored.name}-lock").touch()
    before = sorted(stored.parent.iterdir())
    with small_files(stored.stat().st_size // 2):
        for command in (("backup", stored, copy.with_name("second.sqlite3")), ("restore", copy, stored)):
            assert (await operator.is_refused(*command)).count("\n") == 1
    assert sorted(stored.parent.iterdir()) == before


@pytest.mark.parametrize(
    ("harm", "found"),
    [
        ("UPDATE matches SET ply = 2", "match 1 has 3 moves standing and says 2"),
        ("UPDATE moves SET taken_back_at = 'x' WHERE ply = 2", "match 1 has a gap before ply 3"),
        ("PRAGMA foreign_keys = OFF; DELETE FROM players", "matches has a row that refers to a missing one in players"),
        (
            "UPDATE matches SET status = 'finished', ended_at = '', result = '1-0', reason = 'x'",
            "player 1001 finished 1 matches of connect4 and 0 are counted",
        ),
    ],
)
async def test_contradictions_are_found(stored: Path, operator: Operator, harm: str, found: str) -> None:
    """`check` accepts the database first, and then reports the rows that contradict each other."""
    await operator.does("check", stored)
    with closing(sqlite3.connect(stored, isolation_level=None)) as shell:
        shell.executescript(harm)
    assert found in await operator.is_refused("check", stored)


def test_a_file_that_appears_while_a_backup_is_made_is_kept(stored: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The backup is refused, and its partial file is removed."""
    target = stored.with_name("copy.sqlite3")

    def slowly(source: Path, partial: Path) -> None:
        copy_checked(source, partial)
        target.write_text("another's")

    monkeypatch.setattr("storage.backup.copy_checked", slowly)
    with pytest.raises(TargetExists):
        backup(stored, target)
    assert target.read_text() == "another's"
    assert not list(stored.parent.glob("copy.sqlite3-*"))


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


async def test_an_upgrade_keeps_a_checked_copy(old: Path, operator: Operator) -> None:
    """It has the old schema and is readable by its owner alone; what an earlier upgrade left is replaced."""
    (old.parent / "backups").mkdir()
    for name in ("qibot-schema-2.sqlite3", "qibot-schema-2.sqlite3-partial"):
        (old.parent / "backups" / name).write_text("left by an upgrade that was killed")
    await operator.does("upgrade", old)
    assert (schema_in(old), problems_of(old)) == (NEWEST, [])
    assert kept(old) == ["qibot-schema-2.sqlite3"]
    copy = old.parent / "backups" / "qibot-schema-2.sqlite3"
    assert (schema_in(copy), copy.stat().st_mode & 0o777) == (2, 0o600)


async def test_an_upgrade_may_do_without_a_copy(old: Path, operator: Operator) -> None:
    """On request, and when there is nothing to upgrade."""
    for command in (("upgrade", "--no-copy", old), ("upgrade", old)):
        await operator.does(*command)
    assert schema_in(old) == NEWEST
    assert kept(old) == []


async def test_only_an_upgrade_is_copied(old: Path) -> None:
    """No copy is made of a new database or of one of the newest schema. If the copy fails nothing is changed."""

    def no_room(schema: int) -> None:
        raise DatabaseFull(old)

    with pytest.raises(DatabaseFull):
        async with Database.open(old, before_upgrade=no_room):
            pass
    assert schema_in(old) == 2
    asked: list[int] = []
    for path in (old, old, old.with_name("new.sqlite3")):
        async with Database.open(path, before_upgrade=asked.append) as db:
            await PlayerStore(db).remember(1, "Ann")
    assert asked == [2]


async def test_an_upgrade_that_is_killed_leaves_nothing_that_a_copy_by_hand_would_take_for_its_own(
    old: Path, monkeypatch: pytest.MonkeyPatch, operator: Operator
) -> None:
    """SQLite would play a journal back into whatever is put in the place of the database. In the end it is one file."""
    seen: list[list[str]] = []
    monkeypatch.setattr(
        logging.getLogger("storage.migrate"),
        "info",
        lambda *_: seen.append([each.name for each in old.parent.iterdir()]),
    )
    await operator.does("upgrade", "--no-copy", old)
    assert len(seen) > NEWEST - 2
    assert not [names for names in seen[1:] if f"{old.name}-journal" in names or f"{old.name}-wal" not in names]
    assert not has_foreign_log(old)
    old.with_name(f"{old.name}-wal").touch()
    assert has_foreign_log(old)


async def test_a_dry_run_tells_and_changes_nothing(old: Path, operator: Operator) -> None:
    """The upgrade is tried on a copy, which is removed. What stands against it is told in one line, of the database."""
    before = old.read_bytes()
    told = await operator.does("upgrade", "--dry-run", old)
    assert f"{NEWEST - 2} steps" in told
    assert f"{old} is sound" in told
    assert old.read_bytes() == before
    with closing(sqlite3.connect(old, isolation_level=None)) as shell:
        shell.execute("INSERT INTO hints VALUES (99, 98, 1, 1, 1, '')")
    told = await operator.is_refused("upgrade", "--dry-run", old)
    assert told.startswith(f"{old} is damaged")
    assert told.endswith("(after the upgrade a row of hints points to nothing).\n")
    assert [each.name for each in old.parent.iterdir()] == [old.name]


async def test_the_copy_goes_with_the_backups(old: Path, operator: Operator) -> None:
    """It goes once there are enough newer backups."""
    backups = Backups(old, old.parent / "backups", timedelta(days=1), 2)
    await operator.does("upgrade", old)
    noon = datetime(2026, 11, 22, 12, tzinfo=UTC)
    left = []
    for day in range(3):
        backups.make(noon + timedelta(days=day))
        left.append("qibot-schema-2.sqlite3" in kept(old))
    assert left == [True, False, False]
