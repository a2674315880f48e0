"""Damaged, locked, read-only, full and foreign files: one clear error each, and nothing half stored."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from storage import prepare
from storage.check import open_to_read
from storage.database import Database
from storage.errors import (
    DatabaseCorrupt,
    DatabaseEmpty,
    DatabaseFault,
    DatabaseFull,
    DatabaseLocked,
    DatabaseReadOnly,
    DatabaseUnreachable,
    ForeignDatabase,
    NewerDatabase,
)
from storage.matches import MatchStore
from storage.migrate import shipped, version_of
from tests.storage.conftest import against_bot, play


async def opening(path: Path) -> None:
    async with Database.open(path):
        pass


async def test_a_text_file_is_no_database(path: Path) -> None:
    """A file that is not SQLite's is refused and left as it was."""
    path.write_text("dear diary " * 1000)
    with pytest.raises(DatabaseCorrupt, match="is not a database"):
        await opening(path)
    assert path.read_text() == "dear diary " * 1000


@pytest.mark.parametrize("page", [1, 3, 8])
async def test_a_page_of_rubbish_is_noticed_at_opening(path: Path, page: int) -> None:
    """Damage anywhere in the file is found before anybody plays."""
    await opening(path)
    content = bytearray(path.read_bytes())
    content[page * 4096 : page * 4096 + 200] = b"\xa5" * 200
    path.write_bytes(content)
    with pytest.raises(DatabaseCorrupt):
        await opening(path)


async def test_a_damaged_page_of_the_schema_is_noticed_at_opening(path: Path) -> None:
    """Also where SQLite quotes in its complaint what is no text any more."""
    await opening(path)
    path.write_bytes(path.read_bytes().replace(b"CREATE TABLE matches", b"CREATE \xbe\xbf\xff matches"))
    with pytest.raises(DatabaseCorrupt, match=path.name):
        await opening(path)


async def test_an_empty_file_where_a_database_was_is_refused(path: Path) -> None:
    """Nobody begins anew unawares. An empty file that no bot has used is a new database."""
    path.touch()
    await opening(path)
    path.write_bytes(b"")
    with pytest.raises(DatabaseEmpty, match="restore a backup"):
        await opening(path)
    assert path.read_bytes() == b""
    path.unlink()
    await opening(path)


async def test_a_killed_process_leaves_no_half_of_a_new_database(path: Path) -> None:
    """What it had begun is begun again."""
    path.with_name(path.name + "-new").write_bytes(b"half of one")
    path.with_name(path.name + "-lock").write_text("process 1")
    await opening(path)
    assert sorted(each.name for each in path.parent.iterdir()) == [path.name, f"{path.name}-lock"]


async def test_a_new_database_has_its_name_once_it_is_whole(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever happens right afterwards."""

    def killed(folder: Path) -> None:
        raise RuntimeError

    monkeypatch.setattr(prepare, "flush", killed)
    with pytest.raises(RuntimeError):
        await opening(path)
    with closing(open_to_read(path)) as made:
        assert version_of(made, path) == len(shipped())


async def test_damage_under_a_running_bot_is_a_named_error(db: Database, path: Path) -> None:
    """A damaged page that a query meets raises DatabaseCorrupt, not SQLite's own exception."""
    async with db.transaction() as write:
        root = (await write.row("SELECT rootpage FROM sqlite_schema WHERE name = 'settings'"))[0]
    async with db.transaction() as write:
        await write.all("UPDATE settings SET value = value")
    with closing(sqlite3.connect(path)) as shell:
        shell.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with path.open("r+b") as file:
        file.seek((root - 1) * 4096)
        file.write(b"\xa5" * 200)
    with pytest.raises(DatabaseCorrupt):
        await db.all("SELECT * FROM settings")


async def test_another_programs_database_is_refused(path: Path) -> None:
    """A database that is not ours gets no tables from us."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    with pytest.raises(ForeignDatabase):
        await opening(path)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT name FROM sqlite_schema").fetchall() == [("recipes",)]
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)


async def test_a_newer_database_is_refused(path: Path) -> None:
    """A schema from the future is not touched."""
    await opening(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 999")
    with pytest.raises(NewerDatabase, match="newer version"):
        await opening(path)


async def test_a_database_that_another_program_locks(db: Database, path: Path) -> None:
    """A write waits for a lock of another program, then says so; when the lock is gone, writing works."""
    matches = MatchStore(db)
    async with db.transaction() as write:
        await write.all("PRAGMA busy_timeout = 50")
    with closing(sqlite3.connect(path, isolation_level=None)) as shell:
        shell.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseLocked):
            await matches.create(against_bot())
        shell.execute("ROLLBACK")
    assert (await matches.create(against_bot())).id == 1


async def test_a_full_database_reports_no_move_as_accepted(db: Database) -> None:
    """Where there is no space left the move is refused and not stored; with space again the match goes on."""
    matches = MatchStore(db)
    match = await matches.create(against_bot())
    async with db.transaction() as write:
        pages = (await write.row("PRAGMA page_count"))[0]
        await write.all(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(DatabaseFull, match="no space left"):
        await play(matches, match, "x" * 100_000)
    game = await matches.game(match.id)
    assert (game.match.ply, game.moves) == (0, ())
    async with db.transaction() as write:
        await write.all("PRAGMA max_page_count = 1000000")
    assert (await play(matches, match, "x" * 100_000)).ply == 1


@pytest.fixture
def unprivileged() -> Iterator[Path]:
    """A folder of a user for whom file permissions hold, also where the tests run as root.

    That user may not read the program's own files where these lie in a folder of root's alone: they are read before.
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
async def test_a_read_only_file_is_refused_at_opening(unprivileged: Path) -> None:
    """A file that may not be written is reported before anybody plays."""
    path = unprivileged / "qibot.sqlite3"
    await opening(path)
    path.chmod(0o444)
    with pytest.raises(DatabaseReadOnly):
        await opening(path)


@pytest.mark.skipif(os.name == "nt", reason="permissions of POSIX")
@pytest.mark.parametrize("name", ["qibot.sqlite3", "new/qibot.sqlite3"])
async def test_a_read_only_folder_is_refused_at_opening(unprivileged: Path, name: str) -> None:
    """So is a folder in which nothing can be made."""
    unprivileged.chmod(0o555)
    with pytest.raises(DatabaseReadOnly):
        await opening(unprivileged / name)
    unprivileged.chmod(0o755)


@pytest.mark.skipif(os.geteuid() != 0, reason="another user's rights can only be taken by root")
async def test_program_files_that_cannot_be_read_are_not_the_databases_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unprivileged: Path
) -> None:
    """The error names the file that could not be read, and nobody is told that the database is read-only."""
    monkeypatch.setattr("storage.migrate.files", lambda package: tmp_path)
    shipped.cache_clear()
    with pytest.raises(PermissionError, match=tmp_path.name):
        await opening(unprivileged / "qibot.sqlite3")
    shipped.cache_clear()


async def test_a_folder_in_place_of_the_file(path: Path) -> None:
    """A path that cannot be opened is a named error."""
    path.mkdir()
    with pytest.raises(DatabaseUnreachable):
        await opening(path)


async def test_a_file_in_place_of_the_folder(path: Path) -> None:
    """So is a folder that cannot be made."""
    path.write_text("")
    with pytest.raises(DatabaseUnreachable):
        await opening(path / "qibot.sqlite3")


@pytest.mark.parametrize("fault", DatabaseFault.__subclasses__())
def test_every_fault_names_the_file(fault: type[DatabaseFault], path: Path) -> None:
    """The one line that the person at the console reads says which file is meant and ends as a sentence."""
    assert str(path) in str(fault(path, "why"))
    assert str(fault(path)).endswith(".")
