"""Backups by the clock, and restores, also by a process that is killed in the middle."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

import storage.schedule
from storage.__main__ import main
from storage.check import open_to_read, problems_of
from storage.database import Database
from storage.errors import DatabaseCorrupt, DatabaseFull
from storage.matches import MatchStore
from storage.schedule import Backups
from tests.bot.conftest import eventually
from tests.storage.conftest import Operator, no_room, one_match, play, rubbish

NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)
ROOT = Path(__file__).parents[2]


def moves_in(path: Path) -> list[str]:
    """The moves in a database, which must be sound."""
    assert problems_of(path) == []
    with closing(open_to_read(path)) as connection:
        return [text for (text,) in connection.execute("SELECT text FROM moves ORDER BY ply")]


@pytest.fixture
async def copy(path: Path) -> Path:
    """A backup of a match of two moves; the database has gone on to three."""
    copy = path.with_name("copy.sqlite3")
    await one_match(path, "a", "b")
    assert main(["backup", str(path), str(copy)]) == 0
    async with Database.open(path) as db:
        await play(MatchStore(db), (await MatchStore(db).game(1)).match, "c")
    return copy


def left_beside(path: Path) -> list[Path]:
    """The files beside a database and its backup, without the lock and the log."""
    known = {path.name, "copy.sqlite3", *(f"{path.name}-{what}" for what in ("lock", "wal", "shm"))}
    return sorted(each for each in path.parent.iterdir() if each.name not in known)


async def test_a_restore_puts_the_backup_in_place(path: Path, copy: Path, operator: Operator) -> None:
    """The old database is kept, and its name is told. A new machine has only the backup."""
    told = await operator.does("restore", copy, path)
    (kept,) = left_beside(path)
    assert kept.name in told
    assert [moves_in(each) for each in (path, kept, copy)] == [["a", "b"], ["a", "b", "c"], ["a", "b"]]
    for each in (kept, path):
        each.unlink()
    await operator.does("restore", copy, path)
    assert (moves_in(path), left_beside(path)) == (["a", "b"], [])


async def test_a_restore_that_is_refused(path: Path, copy: Path, operator: Operator) -> None:
    """Under a running bot, and of a damaged or missing backup: the error is one line, and nothing is changed."""
    async with Database.open(path):
        assert "in use" in await operator.is_refused("restore", copy, path)
    for harm in (rubbish, lambda copy: copy.write_text("dear diary" * 999), Path.unlink):
        harm(copy)
        assert (await operator.is_refused("restore", copy, path)).count("\n") == 1
        assert (moves_in(path), left_beside(path)) == (["a", "b", "c"], [])


@contextmanager
def killed(*command: str | Path) -> Iterator[Iterator[bool]]:
    """Gives whether the command was killed: at its first step, its second, and so on, until it was not."""
    arguments = [sys.executable, "-m", "tests.storage.killed", "99", *map(str, command)]
    with subprocess.Popen(arguments, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin
        assert process.stdout

        def outcomes() -> Iterator[bool]:
            for line in process.stdout:
                if line.endswith(("True\n", "False\n")):
                    yield line.endswith("True\n")
                    process.stdin.write("\n")
                    process.stdin.flush()

        yield outcomes()
        process.stdin.close()


def test_a_restore_may_be_killed_anywhere(path: Path, copy: Path) -> None:
    """The file is the old database or the backup, whole; the next restore cleans up and finishes."""
    old, new, steps = ["a", "b", "c"], ["a", "b"], []
    with killed("restore", copy, path) as outcomes:
        for was_killed in outcomes:
            steps.append(moves_in(path))
            assert was_killed or steps[-1] == new
            assert moves_in(copy) == new
    changed = steps.index(new)
    assert steps == [old] * changed + [new] * (len(steps) - changed), "once it is done it stays done"
    assert len(steps) > 8
    assert old in [moves_in(each) for each in left_beside(path)]
    assert not [each for each in left_beside(path) if each.name.endswith("-restoring")]


def test_the_log_of_a_damaged_database_outlives_every_kill(path: Path, copy: Path) -> None:
    """It may have moves that are in no other file. Neither the damage nor this log gets into the new one."""
    log, damaged = b"\x37\x7f\x06\x82" * 999, b"no database any more" * 999
    path.with_name(path.name + "-wal").write_bytes(log)
    path.write_bytes(damaged)
    with killed("restore", copy, path) as outcomes:
        assert not [*outcomes][-1]
    assert moves_in(path) == ["a", "b"]
    assert {each.name.count("-before-") for each in left_beside(path)} == {1}
    assert damaged in [each.read_bytes() for each in left_beside(path)]
    assert [each.read_bytes() == log for each in left_beside(path) if each.name.endswith("-wal")] == [True]


async def test_a_bot_may_run_after_a_restore_that_was_killed(path: Path, copy: Path) -> None:
    """What it stores is in the database that the next restore keeps: no log of an earlier time gets into it."""
    await _killed_in_the_middle(path)
    stored = [*"abc"]
    with killed("restore", copy, path) as outcomes:
        for _ in outcomes:
            if moves_in(path) != stored:  # it has the place of the backup
                break
            for move in "xy":  # in two runs: the log of the first is not that of the second
                async with Database.open(path) as db:
                    await play(MatchStore(db), (await MatchStore(db).game(1)).match, move)
                stored.append(move)
            await _killed_in_the_middle(path)
    assert moves_in(path) == ["a", "b"]
    assert stored in [moves_in(each) for each in left_beside(path)]


async def _killed_in_the_middle(path: Path) -> None:
    """Leaves a database as a bot does that is killed: the last commits are in the log alone."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("UPDATE moves SET spent = ifnull(spent, 0) + 1")
        connection.commit()
        files = {each: each.read_bytes() for each in (path, path.with_name(path.name + "-wal"))}
    for each, content in files.items():
        each.write_bytes(content)


def test_a_backup_may_be_killed_anywhere(path: Path, copy: Path) -> None:
    """A file with the backup's name is a sound copy, or is not there."""
    copy.unlink()
    partial = copy.with_name(copy.name + "-partial")
    seen = []
    with killed("backup", path, copy) as outcomes:
        for was_killed in outcomes:
            seen.append(copy.exists())
            assert was_killed or copy.exists()
            if copy.exists():
                assert moves_in(copy) == ["a", "b", "c"]
                copy.unlink()
            partial.unlink(missing_ok=True)
    assert len(seen) > 3
    assert seen[-1]
    assert not seen[0]
    assert moves_in(path) == ["a", "b", "c"]


async def test_the_newest_backups_stay(path: Path) -> None:
    """With one more the oldest is removed; files of other names are left alone."""
    await one_match(path, "a")
    backups = Backups(path, path.parent / "kept", timedelta(days=1), 2)
    assert backups.newest(NOON) is None
    assert backups.due(NOON) < NOON
    made = [backups.make(NOON + timedelta(days=day)) for day in range(3)]
    others = ["qibot-2-20261124T120000Z.sqlite3-partial", "qibot-of-mine.sqlite3"]  # the first of a bot that runs
    for name in others:
        backups.folder.joinpath(name).write_text("precious")
    for left in ("", "-journal"):  # of a process that was killed
        backups.folder.joinpath(f"qibot-20261122T120000Z.sqlite3-partial{left}").write_text("x")
    made.append(backups.make(NOON + timedelta(days=3)))
    kept = [f"qibot-202611{day}T120000Z.sqlite3" for day in (24, 25)]
    assert sorted(each.name for each in backups.folder.iterdir()) == sorted([*kept, *others])
    assert moves_in(made[-1]) == ["a"]
    assert backups.newest(NOON + timedelta(days=3)) == NOON + timedelta(days=3)
    assert backups.due(NOON + timedelta(days=3)) == NOON + timedelta(days=4)


async def test_backups_of_a_clock_that_was_ahead_stop_nothing(path: Path) -> None:
    """Backups whose time is still to come are the first to go, and the next one is due as if they were not there."""
    await one_match(path, "a")
    backups = Backups(path, path.parent / "kept", timedelta(days=1), 2)
    for day in (3650, 3651):
        backups.make(NOON + timedelta(days=day))
    backups.folder.joinpath("qibot-99991231T235959Z.sqlite3").write_text("")
    assert backups.newest(NOON) is None
    assert backups.due(NOON) < NOON
    made = [backups.make(NOON + timedelta(days=day)) for day in range(2)]
    assert sorted(backups.folder.iterdir()) == made
    assert backups.newest(NOON + timedelta(days=1)) == NOON + timedelta(days=1)


async def test_any_name_of_a_database_has_backups(tmp_path: Path) -> None:
    """Signs that mean something in a pattern mean themselves."""
    path = await one_match(tmp_path / "qibot[1]*%d.sqlite3", "a")
    backups = Backups(path, path.parent / "kept", timedelta(days=1), 1)
    backups.folder.mkdir()
    backups.folder.joinpath(f"{path.stem}-20261122T120000Z.sqlite3-partial").write_text("of a killed process")
    made = [backups.make(NOON + timedelta(days=day)) for day in range(2)]
    assert [*backups.folder.iterdir()] == made[1:]
    assert backups.newest(NOON + timedelta(days=1)) == NOON + timedelta(days=1)
    second_name = path.with_name(f"{path.name}-before-20261122T120000000000")  # of a restore that was killed
    second_name.hardlink_to(path)
    assert main(["restore", str(made[1]), str(path)]) == 0
    assert not second_name.exists()


@pytest.mark.skipif(os.geteuid() != 0, reason="another user's folder can only be made by root")
async def test_a_folder_that_cannot_be_looked_into_has_no_backups(tmp_path: Path) -> None:
    """Nothing is raised, so that the metrics can say that there is none."""
    (tmp_path / "closed").mkdir(mode=0o700)
    backups = Backups(tmp_path / "q.sqlite3", tmp_path / "closed" / "kept", timedelta(days=1), 1)
    os.seteuid(65534)
    try:
        assert backups.newest(NOON) is None
        assert backups.due(NOON) < NOON
    finally:
        os.seteuid(0)


async def test_a_backup_that_fails_removes_none(path: Path) -> None:
    """If the database is damaged, the old backups stay."""
    await one_match(path, "a")
    backups = Backups(path, path.parent / "kept", timedelta(days=1), 1)
    first = backups.make(NOON)
    rubbish(path)
    with pytest.raises(DatabaseCorrupt):
        backups.make(NOON + timedelta(days=1))
    assert list(backups.folder.iterdir()) == [first]


async def test_backups_are_made_by_the_clock(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The first soon after the start, then at each interval; one that fails is logged and tried again soon. An interval
    counts in which the host slept.
    """
    monkeypatch.setattr(storage.schedule, "LOOK", timedelta(seconds=0.01))
    monkeypatch.setattr(storage.schedule, "AGAIN", timedelta(seconds=0.01))
    folder = path.parent / "kept"
    folder.write_text("in the way")
    async with Database.open(path):
        backups = Backups(path, folder, timedelta(hours=1), 1)
        running = asyncio.create_task(backups.run())
        await eventually(lambda: bool(caplog.records))
        assert "no backup was made" in caplog.text
        assert backups.failures > 0
        folder.unlink()
        await eventually(lambda: any(folder.glob("qibot-*Z.sqlite3")))
        failures, (made,) = backups.failures, folder.iterdir()
        await asyncio.sleep(0.05)
        assert (backups.failures, [*folder.iterdir()]) == (failures, [made])
        made.rename(folder / "qibot-20261122T120000Z.sqlite3")
        await eventually(lambda: "20261122T120000Z" not in str([*folder.glob("qibot-*Z.sqlite3")]))
        running.cancel()


async def test_a_probe_meets_what_a_move_would(db: Database) -> None:
    """A probe leaves nothing; without room it raises the fault, and no longer once there is room."""
    await db.probe()
    assert await db.all("SELECT * FROM settings") == []
    async with no_room(db):
        await db.change("INSERT INTO settings VALUES ('bot', 0, 'rest', :it)", it="x" * 3000)
        with pytest.raises(DatabaseFull):
            await db.probe()
    await db.probe()
    assert [row["key"] for row in await db.all("SELECT key FROM settings")] == ["rest"]
