"""How a start goes, what it says, and what `qibot check` says of it beforehand."""

import asyncio
import gc
import json
import logging
import os
import re
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import FAILED, MISUSED, in_playground, main, outcome
from bot.activity.server import MOST_SOCKETS
from bot.check import bad_settings_of, look, warnings_of
from bot.locales import LANGUAGES
from bot.playground import Playground
from bot.settings import BadSetting, Settings
from bot.startup import background, backups_of, before_upgrade, opened, start_line, with_activity
from engines.about import VERSION
from storage.database import Database
from storage.errors import DatabaseFault
from storage.matches import MatchStore
from storage.migrate import shipped, upgrade
from storage.players import PlayerStore
from storage.rows import NewMatch
from storage.upgrading import dry_open, summary_of

from .conftest import eventually
from .e2e.conftest import bot_in, settings_for
from .e2e.playing import begin
from .test_client import PATIENCE, environment, start

TOKEN = "MTIz.secret.part"  # noqa: S105 - nobody's


@pytest.fixture(autouse=True)
def frozen() -> None:
    """Keeps starts from visiting what other tests have left when they collect garbage."""
    gc.freeze()


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A database of the second schema."""
    path = tmp_path / "qibot.sqlite3"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        upgrade(connection, path, shipped()[:2])
    return path


@pytest.mark.parametrize(("chosen", "copies"), [("yes", ["qibot-schema-2.sqlite3"]), ("no", [])])
async def test_a_copy_before_an_upgrade_is_a_setting(old: Path, chosen: str, copies: list[str]) -> None:
    """The copy is kept with the backups, or not made at all."""
    settings = Settings.model_construct(database=old, upgrade_copy=chosen)
    async with Database.open(old, before_upgrade=before_upgrade(settings, backups_of(settings))):
        pass
    assert [each.name for each in (old.parent / "backups").glob("*")] == copies


async def test_without_the_copy_there_is_no_upgrade(old: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Without the copy nothing is upgraded, and the log names the setting that skips it."""
    (old.parent / "backups").write_text("in the way")
    settings = Settings.model_construct(database=old)
    with pytest.raises(DatabaseFault):
        async with Database.open(old, before_upgrade=before_upgrade(settings, backups_of(settings))):
            pass
    assert "UPGRADE_COPY=no" in caplog.text


def test_a_playground_leaves_the_backups_of_the_bot_alone(tmp_path: Path) -> None:
    """The playground would rotate the backups, and write into their record, wherever they are kept."""
    settings = in_playground(Settings.model_construct(database=tmp_path / "q.sqlite3", backup_folder=tmp_path / "disk"))
    assert settings.database == tmp_path / "q.playground" / "q.sqlite3"
    assert backups_of(settings).folder == tmp_path / "q.playground" / "backups"


@pytest.fixture
async def played(tmp_path: Path) -> Path:
    """A database of the newest schema with two matches."""
    path = tmp_path / "qibot.sqlite3"
    async with Database.open(path) as database:
        await PlayerStore(database).remember(1001, "Ann")
        for _ in range(2):
            new = NewMatch("connect4", "", 1001, None, challenger=1001, level="easy")
            await MatchStore(database).create(new)
    return path


def files_in(folder: Path) -> dict[str, bytes]:
    """The files by name, without those that SQLite keeps beside an open database."""
    found = (path for path in folder.rglob("*") if path.is_file() and not path.name.endswith(("-wal", "-shm")))
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


async def refusal(settings: Settings, kind: type[Exception]) -> str:
    """What a start says that ends by this kind of error."""
    with pytest.raises(kind) as error:
        async with opened(settings):
            pass
    return str(error.value)


async def test_a_start_says_in_one_line_what_runs(played: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Version, database with schema and matches, engines, languages; `check` says the same beforehand."""
    settings = settings_for(played)
    told, faults = look(settings)
    assert faults == []
    with caplog.at_level(logging.INFO, "bot.startup"):
        async with opened(settings):
            assert [record.getMessage() for record in caplog.records if "Qibot" in record.getMessage()] == told
    assert len(told) == 1
    for words in (f"Qibot {VERSION}", str(played), f"schema {len(shipped())}, 2 matches", "7 games", *LANGUAGES):
        assert words in told[0], words


def test_the_line_says_where_the_bot_goes_and_who_thinks(played: Path) -> None:
    """Discord if there is a token, and the cluster if there is one."""
    line = start_line(settings_for(played, token=TOKEN, cluster="tls://a:1"), summary_of(played))
    assert "for Discord" in line
    assert "those of tls://a:1" in line


async def test_a_start_at_debug_tells_of_interactions_and_searches(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Results are logged, but nothing that anyone typed."""
    with caplog.at_level(logging.DEBUG, "bot"):
        async with Playground(own_thread=True) as here, bot_in(here, settings_for(tmp_path / "q.sqlite3")):
            await begin(here.add_person("Alice"), "tictactoe", side="second")
            await here.until(lambda: "search answered" in caplog.text)
    assert "interaction command play answered" in caplog.text


async def test_engines_that_there_cannot_be_end_a_start_before_the_database_is_made(tmp_path: Path) -> None:
    """A cluster without its certificates stops the start before the database is made."""
    settings = settings_for(tmp_path / "q.sqlite3", cluster="tls://a:1", certificates=tmp_path / "none")
    told = await refusal(settings, BadSetting)
    assert "ENGINE_CERTIFICATES" in told
    assert list(tmp_path.iterdir()) == []
    assert bad_settings_of(settings) == [told]


async def test_memory_that_there_is_not_is_named_by_its_setting(tmp_path: Path) -> None:
    """In a start, before the database is made, and in a check."""
    settings = settings_for(tmp_path / "q.sqlite3", engine_memory=64 << 20)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 20, limits[1]))  # of shared memory, too
    try:
        told = await refusal(settings, BadSetting)
        assert told.startswith("ENGINE_MEMORY: this machine has no 64 MiB")
        assert bad_settings_of(settings) == [told]
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert list(tmp_path.iterdir()) == []


async def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    """A taken port is named by its setting, in a start and in a check."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        settings = settings_for(tmp_path / "q.sqlite3", health_port=port, health_address="127.0.0.1")
        told = await refusal(settings, OSError)
        assert told.startswith(f"HEALTH_PORT {port} cannot be opened on 127.0.0.1: Address")
        assert look(settings)[1] == [told]


async def test_an_address_of_ipv6_is_told_as_it_can_be_opened(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    try:
        with socket.create_server(("::1", 0), family=socket.AF_INET6) as free:
            port = free.getsockname()[1]
    except OSError:
        pytest.skip("this machine has no IPv6")
    with caplog.at_level(logging.INFO, "bot.startup"):
        async with opened(settings_for(tmp_path / "q.sqlite3", health_port=port, health_address="::1")):
            assert f" http://[::1]:{port}/readyz" in caplog.text


@pytest.mark.parametrize("name", ["ACTIVITY_PORT", "HEALTH_PORT"])
async def test_a_port_of_the_touch_board_that_is_taken_is_named(tmp_path: Path, name: str) -> None:
    """A check tells of it as a start does, also if both settings name one port."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        settings = settings_for(tmp_path / "q.sqlite3", token=TOKEN, activity_port=port, activity_secret=TOKEN)
        async with opened(settings) as client, with_activity(client, settings):
            assert client.at_login
            with pytest.raises(OSError, match=f"^ACTIVITY_PORT {port} cannot be opened on 127.0.0.1: Address") as error:
                await client.at_login()
        if name == "HEALTH_PORT":
            taken.close()
            settings = settings.model_copy(update={"health_port": port, "health_address": "127.0.0.1"})
        assert look(settings)[1] == [str(error.value)]


@pytest.mark.parametrize("half", [{"activity_port": 9}, {"activity_secret": "s"}])
def test_half_of_a_touch_board_is_told_of(tmp_path: Path, half: dict[str, object]) -> None:
    """Of port and secret one is missing; the playground needs neither."""
    settings = settings_for(tmp_path / "q.sqlite3", token=TOKEN, **half)
    assert [line for line in warnings_of(settings) if "ACTIVITY_PORT and ACTIVITY_SECRET" in line]
    assert warnings_of(settings.model_copy(update={"token": ""})) == []


def foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.executescript("CREATE TABLE mine (x); PRAGMA application_id = 1")


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA user_version = 9999")


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def damaged(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[8 * 4096 : 8 * 4096 + 200] = b"\xa5" * 200
    path.write_bytes(content)


@pytest.mark.parametrize("spoil", [foreign, newer, emptied, damaged])
async def test_a_check_says_what_a_start_would(played: Path, spoil: Callable[[Path], None]) -> None:
    """A check tells of a database that cannot serve, as a start would, and changes nothing."""
    spoil(played)
    before = files_in(played.parent)
    _, faults = look(settings_for(played))
    assert files_in(played.parent) == before
    assert faults == [await refusal(settings_for(played), DatabaseFault)]


@pytest.mark.parametrize("record", ["{", None])
async def test_a_check_says_that_a_start_cannot_read_the_record(played: Path, record: str | None) -> None:
    """The record beside the backups is damaged, or there can be no such file."""
    settings = settings_for(played, backup_folder=played.parent / ("b" * (200 if record else 300)))
    if record and settings.backup_folder:
        settings.backup_folder.mkdir()
        (settings.backup_folder / "qibot-record.json").write_text(record)
    _, faults = look(settings)
    assert faults == [await refusal(settings, DatabaseFault)]


@pytest.mark.skipif(os.geteuid() != 0, reason="another user's folder can only be made by root")
async def test_a_folder_of_another_user_is_told_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot may not even look whether there is a database; a check says so, too."""
    shipped()  # that user may not be able to read the migrations
    monkeypatch.setenv("DATABASE_PATH", str(tmp_path / "of another" / "q.sqlite3"))
    (tmp_path / "of another").mkdir(mode=0o700)
    os.seteuid(65534)
    try:
        settings = Settings.read(None)
        with pytest.raises(DatabaseFault, match="Permission denied") as fault:
            async with Database.open(settings.database):
                pass
        with pytest.raises(DatabaseFault) as foreseen:
            dry_open(settings.database)
    finally:
        os.seteuid(0)
    assert str(foreseen.value) == str(fault.value)


async def test_a_check_meets_a_running_bot(played: Path) -> None:
    async with Database.open(played) as database:
        _, faults = look(settings_for(played))
        await database.probe()
    assert "in use" in faults[0]
    assert look(settings_for(played))[1] == []


def test_a_check_tells_of_an_upgrade_and_of_the_copy_before_it(old: Path) -> None:
    """A check tells how many steps an upgrade has, and why the copy could not be made."""
    settings = settings_for(old)
    before = old.read_bytes()
    told, faults = look(settings)
    assert (told[1], faults) == (f"{old} would be upgraded by {len(shipped()) - 2} steps", [])
    (old.parent / "backups").write_text("in the way")
    assert [fault.endswith("UPGRADE_COPY=no does without") for fault in look(settings)[1]] == [True]
    assert look(settings_for(old, upgrade_copy="no"))[1] == []
    assert old.read_bytes() == before


def test_backups_that_cannot_be_made_are_told_of(tmp_path: Path) -> None:
    """Backups that cannot be made are told at the start; a missing folder will be created."""
    folder = tmp_path / "disk" / "backups"
    settings = settings_for(tmp_path / "q.sqlite3", backup_folder=folder)
    assert warnings_of(settings) == []
    folder.parent.write_text("in the way")
    assert warnings_of(settings) == [f"no backup can be made: {folder} cannot be written (Not a directory)"]


IN_ONE_PROCESS = """
import json, os, resource, sys
from bot.__main__ import main
print(json.dumps([name for name in sys.modules if name.startswith("bot.playground")]), flush=True)
for folder, arguments, settings, most in json.loads(sys.argv[1]):
    if not os.fork():
        os.chdir(folder)
        os.environ |= settings
        resource.setrlimit(resource.RLIMIT_NOFILE, (500, most))
        for number, name in ((1, "out"), (2, "err")):
            os.dup2(os.open(f"{folder}.{name}", os.O_WRONLY | os.O_CREAT), number)
        sys.argv[1:] = arguments
        code = main()
        print(*resource.getrlimit(resource.RLIMIT_NOFILE))
        sys.exit(code)
    print(os.waitstatus_to_exitcode(os.wait()[1]), flush=True)
"""
ENDING = [
    ((), {"ENGINE_WORKERS": "many"}),
    (("check",), {"BACKUP_HOUR": "3"}),
    ((), {"ENGINE_WORKERS": "0", "LOG_FORMAT": "json"}),
    (("check",), {"ENGINE_CLUSTER": "tls://a:1", "LOG_FORMAT": "json"}),
    ((), {"HEALTH_PORT": "9", "HEALTH_ADDRESS": "192.0.2.1", "LOG_FORMAT": "json"}),
    ((), {"SENTRY_DSN": "https://mykey@host/project"}),
]


@pytest.mark.slow
def test_starts_that_end_at_once(tmp_path: Path) -> None:
    """A bad setting gives one line that names it and what would be right; a check says what a start would, and makes no
    file.

    If the log is JSON, all output is; the exit code tells bad settings from all else. A bot on Discord does not load
    the playground. It may open a file for each touch board: the usual limit of 1024 would leave none for requests to
    Discord, so it is raised as far as that is allowed.
    """
    folders = [tmp_path / str(number) for number in range(len(ENDING))]
    for folder in folders:
        folder.mkdir()
    most = [resource.getrlimit(resource.RLIMIT_NOFILE)[1], *[600] * (len(ENDING) - 1)]
    starts = json.dumps([(str(each), *start, top) for each, start, top in zip(folders, ENDING, most, strict=True)])
    command = [sys.executable, "-c", IN_ONE_PROCESS, starts]
    done = subprocess.run(command, env=environment(), capture_output=True, text=True, timeout=PATIENCE)
    playground, *codes = map(json.loads, done.stdout.splitlines())
    assert (playground, codes) == ([], [2, 0, 2, 2, 1, 2]), done.stderr
    outs, errs = ([folder.with_suffix(f".{name}").read_text() for folder in folders] for name in ("out", "err"))
    for out, hard in zip(outs, most, strict=True):
        soft, told = map(int, out.splitlines()[-1].split())
        assert told == hard
        assert soft >= min(hard, MOST_SOCKETS + 1)
    assert re.fullmatch(r"ENGINE_WORKERS must be a whole number from 1 to \d+, not 'many'", errs[0].strip())
    assert outs[1].splitlines()[0] == "BACKUP_HOUR is no setting of the bot; did you mean BACKUP_HOURS?"
    assert f"Qibot {VERSION}" in outs[1].splitlines()[1]
    assert (errs[1], list(folders[1].iterdir())) == ("", [])
    for err, name in zip(errs[2:5], ("ENGINE_WORKERS", "ENGINE_CERTIFICATES", "HEALTH_PORT"), strict=True):
        said = [json.loads(line) for line in err.splitlines()]
        assert said[-1]["level"] == "CRITICAL"
        assert name in said[-1]["message"]
    assert re.fullmatch(r"SENTRY_DSN .+", errs[5].strip())
    assert "mykey" not in errs[5]


@pytest.mark.slow
async def test_sigterm_while_the_database_is_opened(played: Path) -> None:
    """The start ends in order as by Ctrl-C, once the file is at rest, and without a traceback."""
    lock = played.with_name(f"{played.name}-lock")
    lock.unlink()
    with closing(sqlite3.connect(played, isolation_level=None)) as shell:
        shell.execute("BEGIN IMMEDIATE")  # the start waits for it
        starting = await start(played.parent, DISCORD_TOKEN=TOKEN, DATABASE_PATH=str(played))
        await eventually(lambda: lock.exists() and lock.read_text())
        starting.send_signal(signal.SIGTERM)
        shell.execute("ROLLBACK")
        _, said = await asyncio.wait_for(starting.communicate(), PATIENCE)
    assert (starting.returncode, said.decode()) == (0, "")


async def test_work_that_ends_by_an_error_is_told_of_at_once(caplog: pytest.LogCaptureFixture) -> None:
    """Backups, for example, would silently no longer be made."""

    async def broken() -> None:
        raise RuntimeError("no such thing")

    async with background(broken()):
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert "no such thing" in caplog.text
    caplog.clear()
    async with background(asyncio.sleep(60)):
        await asyncio.sleep(0)
    assert caplog.text == ""


def test_an_error_of_the_bot_itself_is_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    """An unexpected error is logged with its traceback, in the form of the log; its exit code is not that of a bad
    setting.
    """

    async def broken() -> None:
        raise RuntimeError("no such thing")

    assert outcome(broken) == FAILED != MISUSED
    assert [(record.levelname, record.exc_info is not None) for record in caplog.records] == [("CRITICAL", True)]
    assert "no such thing" in caplog.text


@pytest.mark.parametrize(("asked", "told"), [("--version", f"Qibot {VERSION}"), ("--help", "DISCORD_TOKEN")])
def test_the_command_line_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], asked: str, told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["qibot", asked])
    with pytest.raises(SystemExit) as ended:
        main()
    assert (ended.value.code, told in capsys.readouterr().out, list(tmp_path.iterdir())) == (0, True, [])
