"""The commands `backup` and `check`."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from storage.__main__ import main
from storage.backup import TargetExists, backup, copy_checked
from storage.database import Database
from storage.matches import MatchStore
from tests.storage.conftest import one_match, rubbish, small_files


@pytest.fixture
async def stored(path: Path) -> Path:
    """A closed database with one match of three moves."""
    return await one_match(path, "a", "b", "c")


def lost_page(path: Path) -> None:
    """Leaves a page that belongs to nothing, which only an integrity check finds."""
    with closing(sqlite3.connect(path, isolation_level=None)) as shell:
        shell.executescript("PRAGMA writable_schema = ON; DELETE FROM sqlite_schema WHERE name = 'offers_of_match'")


async def test_a_backup_opens_as_the_bots_database(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A backup is one file, without a log, with all that was stored."""
    copy = stored.with_name("copy.sqlite3")
    assert main(["backup", str(stored), str(copy)]) == 0
    assert "sound copy" in capsys.readouterr().out
    assert not list(stored.parent.glob("copy.sqlite3-*"))
    async with Database.open(copy) as db:
        assert (await MatchStore(db).game(1)).moves == ("a", "b", "c")


def test_only_the_owner_reads_a_database_and_its_copies(stored: Path) -> None:
    """Copies do too, whatever the umask of the process is."""
    copy, other = stored.with_name("copy.sqlite3"), stored.with_name("other.sqlite3")
    assert main(["backup", str(stored), str(copy)]) == 0
    assert main(["restore", str(copy), str(other)]) == 0
    assert [each.stat().st_mode & 0o777 for each in (stored, copy, other)] == [0o600] * 3


@pytest.mark.parametrize("name", ["copy.sqlite3", "copy.sqlite3-partial"])
def test_a_backup_never_overwrites(stored: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    """An existing file stays, and so does the partial file of another backup that is under way."""
    taken = stored.with_name(name)
    taken.write_text("precious")
    assert main(["backup", str(stored), str(stored.with_name("copy.sqlite3"))]) == 1
    assert "exists already" in capsys.readouterr().err
    assert taken.read_text() == "precious"


@pytest.mark.parametrize("command", [["check", "{}"], ["backup", "{}", "{}.copy"]])
@pytest.mark.parametrize("content", [None, b"", b"no database at all" * 99])
def test_what_is_no_database_is_named(
    path: Path, capsys: pytest.CaptureFixture[str], command: list[str], content: bytes | None
) -> None:
    """For a missing, an empty and a foreign file: status 1, one line, no new file."""
    if content is not None:
        path.write_bytes(content)
    before = sorted(path.parent.iterdir())
    assert main([word.format(path) for word in command]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert sorted(path.parent.iterdir()) == before


@pytest.mark.parametrize("name", ["none/copy.sqlite3", "n" * 300])
def test_a_backup_to_where_no_file_can_be_is_named(stored: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    assert main(["backup", str(stored), str(stored.parent / name)]) == 1
    assert "cannot be opened" in capsys.readouterr().err


def test_a_command_ends_without_a_word_if_nobody_waits_for_it(
    stored: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By Ctrl-C, or because the reader of its output has ended."""
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "storage", "check", str(stored)]
    assert subprocess.run(command, stdout=writing, stderr=subprocess.PIPE).stderr == b""
    os.close(writing)
    monkeypatch.setattr("storage.__main__.problems_of", lambda path: signal.raise_signal(signal.SIGINT))
    assert main(["check", str(stored)]) == 130
    assert capsys.readouterr().err == ""


def cut(path: Path) -> None:
    """Cuts off the last pages."""
    path.write_bytes(path.read_bytes()[: 10 * 4096 + 7])


@pytest.mark.parametrize("harm", [rubbish, lost_page, cut])
def test_a_damaged_database_gives_no_backup(
    stored: Path, capsys: pytest.CaptureFixture[str], harm: Callable[[Path], None]
) -> None:
    """A copy that fails the integrity check is removed."""
    harm(stored)
    copy = stored.with_name("copy.sqlite3")
    assert main(["backup", str(stored), str(copy)]) == 1
    assert f"{stored} is damaged" in capsys.readouterr().err
    assert not list(stored.parent.glob("copy*"))
    assert main(["check", str(stored)]) == 1


def test_nothing_is_left_of_a_copy_for_which_there_is_no_space(
    stored: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neither by `backup` nor by `restore`: what there was is all there is."""
    with closing(sqlite3.connect(stored, isolation_level=None)) as shell:  # more than SQLite keeps in memory
        shell.execute("INSERT INTO settings VALUES ('bot', 0, 'a', hex(zeroblob(4000000)))")
    copy = stored.with_name("copy.sqlite3")
    assert main(["backup", str(stored), str(copy)]) == 0
    stored.with_name(f"{stored.name}-lock").touch()
    before = sorted(stored.parent.iterdir())
    with small_files(stored.stat().st_size // 2):
        assert main(["backup", str(stored), str(copy.with_name("second.sqlite3"))]) == 1
        assert main(["restore", str(copy), str(stored)]) == 1
    assert capsys.readouterr().err.count("\n") == 2
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
def test_contradictions_are_found(stored: Path, capsys: pytest.CaptureFixture[str], harm: str, found: str) -> None:
    """`check` accepts the database first, and then reports the rows that contradict each other."""
    assert main(["check", str(stored)]) == 0
    with closing(sqlite3.connect(stored, isolation_level=None)) as shell:
        shell.executescript(harm)
    assert main(["check", str(stored)]) == 1
    assert found in capsys.readouterr().err


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
