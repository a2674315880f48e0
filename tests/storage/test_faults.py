"""Damaged, locked, read-only, full and foreign files: one clear error each, and nothing half stored."""

from __future__ import annotations

import os
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from storage import prepare
from storage.__main__ import main
from storage.check import open_to_read
from storage.database import Database
from storage.errors import (
    DatabaseCorrupt,
    DatabaseEmpty,
    DatabaseFault,
    DatabaseFull,
    DatabaseLocked,
    DatabaseReadOnly,
    DatabaseReplaced,
    DatabaseUnreachable,
    ForeignDatabase,
    NewerDatabase,
    SqliteTooOld,
)
from storage.matches import MatchStore
from storage.migrate import shipped, upgrade, version_of
from storage.upgrading import dry_open, summary_of
from tests.cases import for_each
from tests.storage.conftest import against_bot, no_room, play, rubbish, small_files


async def opening(path: Path) -> None:
    async with Database.open(path):
        pass


def text(path: Path) -> None:
    path.write_text("dear diary " * 1000)


def another_programs(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name)")


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        upgrade(connection, path, shipped())
        connection.execute("PRAGMA user_version = 999")


@for_each(
    "made, fault, words",
    [
        (text, DatabaseCorrupt, "is not a database"),
        (another_programs, ForeignDatabase, "not a database of this bot"),
        (newer, NewerDatabase, "newer version"),
    ],
)
async def test_what_is_no_database_of_this_bot_is_refused(
    tmp_path: Path, made: Callable[[Path], None], fault: type[DatabaseFault], words: str
) -> None:
    """It stays as it is."""
    path = tmp_path / made.__name__
    made(path)
    before = path.read_bytes()
    with pytest.raises(fault, match=words):
        await opening(path)
    assert path.read_bytes() == before


@for_each("page", [1, 3, 8])
async def test_a_page_of_rubbish_is_noticed_at_opening(tmp_path: Path, page: int) -> None:
    """Opening finds damage on any page."""
    path = tmp_path / f"{page}.sqlite3"
    await opening(path)
    rubbish(path, page)
    with pytest.raises(DatabaseCorrupt):
        await opening(path)


async def test_a_damaged_page_of_the_schema_is_noticed_at_opening(path: Path) -> None:
    """SQLite's message then quotes bytes that are no valid text."""
    await opening(path)
    path.write_bytes(path.read_bytes().replace(b"CREATE TABLE matches", b"CREATE \xbe\xbf\xff matches"))
    with pytest.raises(DatabaseCorrupt, match=path.name):
        await opening(path)


async def test_an_empty_file_where_a_database_was_is_refused(path: Path) -> None:
    """The bot never starts with an empty database by mistake; an empty file that no bot has used is a new database."""
    path.touch()
    await opening(path)
    path.write_bytes(b"")
    with pytest.raises(DatabaseEmpty, match="restore a backup"):
        await opening(path)
    assert path.read_bytes() == b""
    path.unlink()
    await opening(path)


async def test_a_killed_process_leaves_no_half_of_a_new_database(path: Path) -> None:
    """The next start removes the half and makes the database."""
    path.with_name(path.name + "-new").write_bytes(b"half of one")
    path.with_name(path.name + "-lock").write_text("process 1")
    await opening(path)
    assert sorted(each.name for each in path.parent.iterdir()) == [path.name, f"{path.name}-lock"]


async def test_a_new_database_has_its_name_once_it_is_whole(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file gets its name after all migrations, so an error after that leaves a whole database."""

    def killed(folder: Path) -> None:
        raise RuntimeError

    monkeypatch.setattr(prepare, "flush", killed)
    with pytest.raises(RuntimeError):
        await opening(path)
    with closing(open_to_read(path)) as made:
        assert version_of(made, path) == len(shipped())


async def test_damage_under_a_running_bot_is_a_named_error(db: Database, path: Path) -> None:
    """A query that meets a damaged page raises DatabaseCorrupt, not SQLite's own exception."""
    root = await db.value("SELECT rootpage FROM sqlite_schema WHERE name = 'settings'")
    await db.change("UPDATE settings SET value = value")
    with closing(sqlite3.connect(path)) as shell:
        shell.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    rubbish(path, root - 1)
    with pytest.raises(DatabaseCorrupt):
        await db.all("SELECT * FROM settings")


async def test_a_python_with_an_old_sqlite_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is missing is told, with the version that is there, and nothing is created. A check tells it, too, and none
    that reads takes a sound database for a damaged one.
    """
    made = path.with_name("made")
    await opening(made)
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 34, 1))
    for read, file in ((dry_open, path), (dry_open, made), (summary_of, made)):
        with pytest.raises(SqliteTooOld):
            read(file)
    with pytest.raises(SqliteTooOld, match=r"3\.37 or newer \(not 3\."):
        await opening(path)
    assert not path.exists()


async def test_a_database_that_another_program_locks(db: Database, path: Path) -> None:
    """A write waits for the other program's lock, then raises; it works again once the lock is gone."""
    matches = MatchStore(db)
    await db.change("PRAGMA busy_timeout = 50")
    with closing(sqlite3.connect(path, isolation_level=None)) as shell:
        shell.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseLocked):
            await matches.create(against_bot())
        shell.execute("ROLLBACK")
    assert (await matches.create(against_bot())).id == 1


async def test_a_full_database_reports_no_move_as_accepted(db: Database) -> None:
    """Without free space the move is refused and not stored; with space again the match goes on."""
    matches = MatchStore(db)
    match = await matches.create(against_bot())
    async with no_room(db):
        with pytest.raises(DatabaseFull, match="no space left"):
            await play(matches, match, "x" * 100_000)
        game = await matches.game(match.id)
        assert (game.match.ply, game.moves) == (0, ())
    assert (await play(matches, match, "x" * 100_000)).ply == 1


async def test_a_start_without_space_says_so(path: Path) -> None:
    """Not that the disk is broken, as SQLite does of the file beside the log."""
    await opening(path)
    with small_files(20_000), pytest.raises(DatabaseFull):
        await opening(path)
    await opening(path)


async def test_a_file_that_was_replaced_or_emptied_takes_no_moves(db: Database, path: Path) -> None:
    """Moves would go into a file that no start opens again; or into the log alone, which SQLite removes beside an empty
    file. Once the file is put back the match goes on.
    """
    aside, match = path.with_name("aside"), await MatchStore(db).create(against_bot())

    async def is_refused() -> None:
        with pytest.raises(DatabaseReplaced, match="put the file back, or restart"):
            await play(MatchStore(db), match, "x")
        with pytest.raises(DatabaseReplaced):
            await db.probe()

    for there in (False, True):
        path.rename(aside)
        if there:
            path.write_bytes(aside.read_bytes())
        await is_refused()
        aside.rename(path)
    whole = path.read_bytes()
    path.write_bytes(b"")
    await is_refused()
    path.write_bytes(whole)
    assert (await play(MatchStore(db), match, "x")).ply == 1


async def test_a_slow_disk_stops_only_the_databases_threads(db: Database) -> None:
    """Whether the file was replaced is found out there: the event loop asks the disk nothing."""
    asked = []
    sys.setprofile(
        lambda frame, event, what: asked.append(what) if event == "c_call" and what in (os.stat, os.open) else None
    )
    try:
        await db.all("SELECT * FROM settings")
        await db.change("DELETE FROM settings")
        async with db.snapshot() as read:
            await read.all("SELECT * FROM settings")
        await db.probe()
        await db.clean()
    finally:
        sys.setprofile(None)
    assert asked == []


@pytest.fixture
def unprivileged() -> Iterator[Path]:
    """A folder of a user without root's rights, as whom the test runs.

    That user may not be able to read the migrations, so they are read before.
    """
    shipped()
    with tempfile.TemporaryDirectory() as folder:
        root = os.geteuid() == 0
        if root:
            os.chown(folder, 65534, 65534)
            os.seteuid(65534)
        try:
            yield Path(folder)
        finally:
            if root:
                os.seteuid(0)


@pytest.mark.skipif(os.name == "nt", reason="permissions of POSIX")
@pytest.mark.parametrize("name", ["qibot.sqlite3", "qibot.sqlite3-lock"])
async def test_a_read_only_file_is_refused_at_opening(unprivileged: Path, name: str) -> None:
    """The file is named: a `restore` by root leaves a lock of root's beside the database."""
    path = unprivileged / "qibot.sqlite3"
    await opening(path)
    path.with_name(name).chmod(0o444)
    with pytest.raises(DatabaseReadOnly, match=f"{name} or its folder"):
        await opening(path)


@pytest.mark.skipif(os.name == "nt", reason="permissions of POSIX")
@pytest.mark.parametrize("name", ["qibot.sqlite3", "new/qibot.sqlite3"])
async def test_a_read_only_folder_is_refused_at_opening(unprivileged: Path, name: str) -> None:
    unprivileged.chmod(0o555)
    with pytest.raises(DatabaseReadOnly):
        await opening(unprivileged / name)
    unprivileged.chmod(0o755)


@pytest.mark.skipif(os.name == "nt", reason="permissions of POSIX")
async def test_a_database_in_a_read_only_folder_is_read(unprivileged: Path) -> None:
    """As on a disk that is mounted to be read, after the bot has closed it."""
    folder = unprivileged / "closed"
    await opening(folder / "qibot.sqlite3")
    folder.chmod(0o555)
    assert main(["check", str(folder / "qibot.sqlite3")]) == 0
    assert main(["backup", str(folder / "qibot.sqlite3"), str(unprivileged / "copy")]) == 0
    folder.chmod(0o755)


@pytest.mark.skipif(os.geteuid() != 0, reason="another user's rights can only be taken by root")
async def test_program_files_that_cannot_be_read_are_not_the_databases_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unprivileged: Path
) -> None:
    """The error names the file that could not be read, and is not DatabaseReadOnly."""
    monkeypatch.setattr("storage.migrate.files", lambda package: tmp_path)
    shipped.cache_clear()
    with pytest.raises(PermissionError, match=tmp_path.name):
        await opening(unprivileged / "qibot.sqlite3")
    shipped.cache_clear()


async def test_a_folder_in_place_of_the_file_and_a_file_in_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for path in (tmp_path, tmp_path / "file" / "qibot.sqlite3"):
        with pytest.raises(DatabaseUnreachable):
            await opening(path)


@for_each("fault", DatabaseFault.__subclasses__())
def test_every_fault_names_the_file(fault: type[DatabaseFault]) -> None:
    """The one line for the operator names the file and ends with a full stop."""
    assert "q.sqlite3" in str(fault(Path("q.sqlite3"), "why"))
    assert str(fault(Path("q.sqlite3"))).endswith(".")
