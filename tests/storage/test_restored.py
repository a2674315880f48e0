"""A restored database: numbers go on, deletions are made again, what others decided stays."""

from __future__ import annotations

import asyncio
import json
import logging
import shutil
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from storage.__main__ import main
from storage.backup import backup
from storage.blocks import BlockStore, add_block
from storage.check import problems_of
from storage.database import Database
from storage.errors import DatabaseFault, MatchNotFound
from storage.matches import MatchStore
from storage.players import PlayerStore
from storage.record_file import RecordInUse
from storage.restore_record import BLOCK, RestoreRecord
from storage.rows import Finish
from storage.servers import Suspension, SuspensionStore
from storage.upgrading import summary_of
from tests.bot.conftest import eventually
from tests.storage.conftest import (
    ANN,
    BOB,
    EVE,
    PEOPLE,
    against_bot,
    between_two,
    delete,
    privacy_of,
    remember,
    rubbish,
)


@asynccontextmanager
async def used(path: Path) -> AsyncIterator[Database]:
    """The database as the bot opens it; what is to survive a restore is recorded when it closes."""
    restores = RestoreRecord(path, path.parent / "backups")
    async with Database.open(path, begin=restores.begin) as db:
        with closing(restores):
            await restores.catch_up(db, privacy_of(db).remove)
            yield db
            await restores.keep(db)


async def people_in(path: Path) -> set[str]:
    """The names of those of the three people who are stored."""
    async with Database.open(path) as db:
        return {row["name"] for row in await db.all("SELECT name FROM players WHERE id IN (1001, 1002, 1003)")}


def by_restore(copy: Path, path: Path) -> None:
    assert main(["restore", str(copy), str(path)]) == 0


def by_restore_after_a_crash(copy: Path, path: Path) -> None:
    path.write_bytes(b"no database any more" * 999)
    by_restore(copy, path)


def by_hand(copy: Path, path: Path) -> None:
    for each in path.parent.glob(f"{path.name}*"):
        each.unlink()
    shutil.copy(copy, path)


WAYS = [by_restore, by_restore_after_a_crash, by_hand]


@pytest.fixture
async def copy(path: Path) -> Path:
    """A backup with three people and one match."""
    copy = path.with_name("copy.sqlite3")
    async with used(path) as db:
        await remember(db)
        await MatchStore(db).create(against_bot())
        assert main(["backup", str(path), str(copy)]) == 0
    return copy


@pytest.mark.parametrize("restored", WAYS)
async def test_what_came_after_the_backup(path: Path, copy: Path, restored: Callable[[Path, Path], None]) -> None:
    """However the backup was put back, no number is given twice, and later numbers have no gaps. Deletions made
    since are made again, once: a person who comes back later stays.
    """
    async with used(path) as db:
        lost = [(await MatchStore(db).create(against_bot())).id for _ in range(7)]
        await delete(db, BOB)
    restored(copy, path)
    assert await people_in(copy) == {"Ann", "Bob", "Eve"}
    numbers = []
    for known in ({ANN, EVE}, {ANN, BOB, EVE}, {ANN, BOB, EVE}):
        async with used(path) as db:
            assert (await PlayerStore(db).named(PEOPLE)).keys() == known
            await PlayerStore(db).remember(BOB, "Bob is back")
            numbers.append((await MatchStore(db).create(against_bot())).id)
    assert max(lost) < numbers[0] <= max(lost) + 2 * BLOCK
    assert numbers == [numbers[0] + more for more in range(3)]
    assert problems_of(path) == []


async def test_the_file_is_looked_through_once_for_all_deletions(path: Path, copy: Path, looks: list[None]) -> None:
    """A large one takes a second. Nothing is left in it of any of them."""
    async with used(path) as db:
        for person in (BOB, EVE):
            await delete(db, person)
    by_restore(copy, path)
    looks.clear()
    async with used(path) as db:
        assert (await PlayerStore(db).named(PEOPLE)).keys() == {ANN}
    assert len(looks) == 1
    assert not [name for name in ("Bob", "Eve") if name.encode() in path.read_bytes()]


async def test_a_copy_by_hand_of_a_stopped_database(path: Path, copy: Path) -> None:
    """It is recognised by the token that the last start changed. The key survives, by which earlier hashes are
    recognised, also where no database is left.
    """
    shutil.copy(path, copy)
    async with used(path) as db:
        lost = await MatchStore(db).create(against_bot())
        key = await db.all("SELECT key FROM hash_key")
    by_hand(copy, path)
    async with used(path) as db:
        assert (await MatchStore(db).create(against_bot())).id > lost.id
    path.unlink()
    async with used(path) as db:
        assert await db.all("SELECT key FROM hash_key") == key


async def test_a_copy_by_hand_beside_the_log_of_a_killed_process(path: Path, copy: Path) -> None:
    """The log belongs to the database that was there before: nothing of it is read."""
    log = path.with_name(f"{path.name}-wal")
    async with used(path) as db:
        lost = await MatchStore(db).create(against_bot())
        left = log.read_bytes()
    shutil.copy(copy, path)
    log.write_bytes(left)
    assert summary_of(path).matches == 1
    async with used(path) as db:
        with pytest.raises(MatchNotFound):
            await MatchStore(db).get(lost.id)
        assert (await MatchStore(db).create(against_bot())).id > lost.id
    assert summary_of(path).matches == 2


async def test_another_program_reads_the_database_after_a_backup(path: Path, tmp_path: Path) -> None:
    """It leaves the log alone that the bot still writes: what comes later is in the file."""
    names = "import sqlite3, sys; print([*sqlite3.connect(sys.argv[1]).execute('SELECT name FROM players')])"

    def read() -> str:
        return subprocess.run([sys.executable, "-c", names, path], check=True, capture_output=True, text=True).stdout

    async with Database.open(path) as database:
        await PlayerStore(database).remember(ANN, "Ann")
        await asyncio.to_thread(backup, path, tmp_path / "copy.sqlite3")
        assert "Ann" in await asyncio.to_thread(read)
        await PlayerStore(database).remember(BOB, "Bob")
        assert "Bob" in await asyncio.to_thread(read)


async def test_a_backup_without_the_record(path: Path, copy: Path, caplog: pytest.LogCaptureFixture) -> None:
    """New numbers leave room for those that may be lost, and the log says that deletions may be missing."""
    shutil.rmtree(path.parent / "backups")
    by_hand(copy, path)
    async with used(path) as db:
        assert (await MatchStore(db).create(against_bot())).id == BLOCK + 2
    assert "deletions made after it are not known" in caplog.text


async def test_a_database_that_stays_where_it_is_goes_on(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Also a new one, and one that was never recorded before."""
    async with Database.open(path) as db:
        await remember(db)
        first = await MatchStore(db).create(against_bot())
    for more in range(1, 4):
        async with used(path) as db:
            assert (await MatchStore(db).create(against_bot())).id == first.id + more
    assert not [each for each in caplog.records if each.levelno >= logging.WARNING]


async def test_who_came_back_before_the_backup_stays(path: Path, copy: Path) -> None:
    """A deletion that the backup knows of is not made again."""
    again = path.with_name("again.sqlite3")
    async with used(path) as db:
        await delete(db, BOB)
        await PlayerStore(db).remember(BOB, "Bob is back")
        assert main(["backup", str(path), str(again)]) == 0
    by_restore(again, path)
    async with used(path) as db:
        assert (await PlayerStore(db).named([BOB]))[BOB].name == "Bob is back"


async def test_what_others_decided_after_the_backup_stays_with_the_deletion(path: Path, copy: Path) -> None:
    """A suspension and a block of somebody who then deleted their data are kept, without the reason."""
    async with used(path) as db:
        await SuspensionStore(db).suspend(Suspension(5, BOB, "Bob was rude", None))
        await db.write(lambda write: add_block(write, ANN, BOB))
        await delete(db, BOB)
    record = (path.parent / "backups" / "qibot-record.json").read_text()
    assert not [each for each in ("rude", str(BOB)) if each in record]
    by_restore(copy, path)
    async with used(path) as db:
        suspensions, blocks = SuspensionStore(db), BlockStore(db)
        suspension = await suspensions.of(5, BOB)
        assert suspension
        assert suspension.reason == ""
        assert await blocks.stands(ANN, BOB)
        assert await suspensions.lift(5, BOB)
        assert await blocks.remove(ANN, BOB)
    async with used(path) as db:
        assert await SuspensionStore(db).of(5, BOB) is None
        assert await db.all("SELECT 1 FROM players WHERE hash IS NOT NULL") == []


async def test_a_deletion_that_cannot_be_made_again_is_not_forgotten(
    path: Path, copy: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The failure is logged, and the next start tries again."""
    again = path.with_name("again.sqlite3")
    async with used(path) as db:
        match = await MatchStore(db).create(between_two())
        assert main(["backup", str(path), str(again)]) == 0
        await MatchStore(db).finish(match.id, 0, Finish("1-0", "x"))
        await delete(db, BOB)
    by_restore(again, path)
    async with used(path) as db:
        assert BOB in await PlayerStore(db).named(PEOPLE)
        assert "cannot be made again" in caplog.text
        await MatchStore(db).finish(match.id, 0, Finish("1-0", "x"))
    async with used(path) as db:
        assert BOB not in await PlayerStore(db).named(PEOPLE)


async def test_the_record_is_its_owners_and_says_when_it_is_damaged(path: Path, copy: Path) -> None:
    """The error names the file, and the database is left as it was."""
    record = path.parent / "backups" / "qibot-record.json"
    assert record.stat().st_mode & 0o777 == 0o600
    sound = json.loads(record.read_text())
    told = {"id": "a", "hash": "b", "made_on": "2026-11-22"}
    decided = {"hash": "b", "guild_id": 5, "until": None, "made_at": "2026-11-22"}
    wrong = (
        *({"numbers": {"matches": number}} for number in (1e999, 1 << 63, (1 << 63) - 1, "many", None, 1.5)),
        *({"deletions": [told | {"id": id_}]} for id_ in (None, 5, [], "\ud800")),
        *({"suspensions": [decided | {"guild_id": guild}]} for guild in ("five", 1 << 70, None)),
        *({"suspensions": [decided | {"until": until}]} for until in (5, [])),
        {"key": 5},
    )
    damages = ["{", "[]", "[" * 100_000, '{"token": "x"}', record.read_text().replace("deletions", "x")]
    for damage in (*damages, *(json.dumps(sound | each) for each in wrong)):
        record.write_text(damage)
        with pytest.raises(DatabaseFault, match=r"qibot-record\.json is damaged"):
            async with used(path):
                pass
    record.unlink()
    async with used(path):
        pass
    assert json.loads(record.read_text())["numbers"]["matches"] >= BLOCK


async def test_a_folder_that_cannot_be_written_stops_nobody(
    path: Path, copy: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The failure is logged, not at every look, and people can still play and delete their data."""
    shutil.rmtree(path.parent / "backups")
    (path.parent / "backups").write_text("in the way")
    async with used(path) as db:
        await delete(db, BOB)
        assert BOB not in await PlayerStore(db).named(PEOPLE)
        assert "not recorded" in caplog.text
        caplog.clear()
        restores = RestoreRecord(path, path.parent / "backups")
        for _ in range(3):
            await restores.keep(db)
        assert caplog.text.count("not recorded") == 1


async def test_a_folder_that_hangs_holds_up_no_deletion(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is recorded once the folder answers again."""
    monkeypatch.setattr("storage.restore_record.PATIENCE", 0.01)
    restores = RestoreRecord(path, path.parent / "backups")
    async with Database.open(path, begin=restores.begin) as db:
        with closing(restores):
            await restores.catch_up(db, privacy_of(db).remove)
            await remember(db)
            async with restores._lock:  # as while the record is written
                await asyncio.wait_for(delete(db, BOB), 20)
            await restores.keep(db)
            assert len(json.loads(restores.path.read_text())["deletions"]) == 1


async def test_the_record_is_kept_again_after_a_database_that_could_not_be_read(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A fault that passes ends neither the work that keeps the record up to date, nor a deletion that is stored."""
    monkeypatch.setattr("storage.restore_record.PAUSE", 0.01)
    async with used(path) as db:
        await remember(db)
        root = await db.value("SELECT rootpage FROM sqlite_schema WHERE name = 'hash_key'")
        db.on_deletion = None  # it would read the page
        await db.change("UPDATE hash_key SET key = key")
        await db.clean()
        content = path.read_bytes()
        restores = RestoreRecord(path, path.parent / "backups")
        running = asyncio.create_task(restores.run(db))
        rubbish(path, root - 1)
        async with asyncio.timeout(20):
            await eventually(lambda: "not recorded" in caplog.text or running.done())
            path.write_bytes(content)
            restores.path.unlink()
            await PlayerStore(db).remember(ANN, "Ann once more")  # so that SQLite reads the file anew
            await eventually(lambda: restores.path.exists() or running.done())
        assert not running.done()
        running.cancel()


async def test_the_record_is_looked_at_at_intervals(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look reads the database."""
    monkeypatch.setattr("storage.restore_record.PAUSE", 0.1)
    looks: list[float] = []
    async with used(path) as db:
        db.observer = lambda kind, seconds: looks.append(time.monotonic())
        running = asyncio.create_task(RestoreRecord(path, path.parent / "backups").run(db))
        began = time.monotonic()
        async with asyncio.timeout(20):
            await eventually(lambda: len(looks) >= 3)
        running.cancel()
    assert looks[2] - began > 0.29


async def test_the_record_serves_one_bot(path: Path) -> None:
    """A second bot in the same folder, whose database has the same name, is refused while the first one runs: it would
    make the deletions of the other here. Without a folder that can be written, there is nothing to share.
    """
    restores = RestoreRecord(path.parent / "other" / path.name, path.parent / "backups")
    async with used(path):
        with pytest.raises(RecordInUse, match="each bot needs a BACKUP_FOLDER of its own"):
            async with Database.open(path.parent / "other" / path.name, begin=restores.begin):
                pass
    async with Database.open(path.parent / "other" / path.name, begin=restores.begin):
        restores.close()
    (path.parent / "no folder").touch()
    async with Database.open(path, begin=RestoreRecord(path, path.parent / "no folder").begin):
        pass


async def test_the_record_forgets_after_a_year(path: Path, copy: Path) -> None:
    """Older backups should no longer exist. The row of a former player does not hold the time of the deletion."""
    async with used(path) as db:
        await SuspensionStore(db).suspend(Suspension(5, EVE, "", None))
        for person in (BOB, EVE):
            await delete(db, person)
        seen = {row["seen_at"] for row in await db.all("SELECT seen_at FROM players WHERE id < 0")}
        assert seen == {"1970-01-01T00:00:00.000Z"}
        await db.change("UPDATE deletions SET made_on = '2020-01-01' WHERE hash = hash_of(:person)", person=BOB)
    async with used(path) as db:
        assert len(await db.all("SELECT id FROM deletions")) == 1
    assert len(json.loads((path.parent / "backups" / "qibot-record.json").read_text())["deletions"]) == 1
