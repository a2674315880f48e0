"""The port for monitoring: metrics as Prometheus reads them; health, bad and good again."""

import asyncio
import json
import os
import re
import sqlite3
import sys
from contextlib import asynccontextmanager, closing
from pathlib import Path

import aiohttp
import discord
import pytest
import pytest_asyncio
import yaml
from aiohttp.test_utils import unused_port
from prometheus_client.parser import text_string_to_metric_families

import bot.logs  # its filter keeps strangers out of the log
from bot.monitoring import health as health_module
from bot.monitoring.health import Health
from bot.monitoring.run import serving
from bot.playground import Playground
from engines.about import mode, python_version, qibot_version
from tests.bot.conftest import locked
from tests.bot.e2e.conftest import bot_in, settings_for
from tests.bot.e2e.playing import (
    after_answer,
    answers_finished,
    begin,
    drop,
    forget_answers,
    match_of,
    number_of,
    press,
    use,
)
from tests.bot.e2e.test_trouble import engines_asleep

PARTS = ("gateway", "database", "engines", "commands")
pytestmark = pytest.mark.asyncio(loop_scope="module")
SHIPPED = Path(__file__).parents[3] / "docs" / "monitoring"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def here():
    """A playground with its own thread."""
    async with Playground(own_thread=True) as playground:
        yield playground


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bot(here, tmp_path_factory):
    """A bot whose health is checked many times a second, with a question to the engines each time."""
    port = unused_port()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Health, "every", 0.02)
        patch.setattr(Health, "patience", 0.3)
        patch.setattr("bot.monitoring.health.ANSWER_COUNTS", 0.0)
        folder = tmp_path_factory.mktemp("bot")
        async with bot_in(here, settings_for(folder / "qibot.sqlite3", health_port=port)) as client:
            client.port = port
            yield client


@pytest_asyncio.fixture(loop_scope="module")
async def alice(here, bot):
    return here.add_person("Alice")


async def ask(bot, path):
    """The status and the text of an answer."""
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{bot.port}{path}") as answer:
        return answer.status, await answer.text()


async def until(bot, part, trouble):
    """Waits until `/readyz` reports `trouble` for a part, with the right status. Only the test's own time limit ends it
    otherwise.
    """
    while True:
        status, text = await ask(bot, "/readyz")
        if trouble in json.loads(text)[part]:
            assert trouble != "ok" or status in (200, 503)
            assert trouble == "ok" or status == 503
            return
        await asyncio.sleep(0.02)


async def until_well(bot):
    while (await ask(bot, "/readyz"))[0] != 200:  # noqa: ASYNC110 - only the answer tells of it
        await asyncio.sleep(0.02)


async def samples(bot):
    """Every sample by its name and its labels, as a real parser reads it, once the bot has finished its answers."""
    await answers_finished(bot)
    status, text = await ask(bot, "/metrics")
    assert status == 200
    families = text_string_to_metric_families(text)
    found = [sample for family in families for sample in family.samples]
    return {(sample.name, *sorted(sample.labels.values())): sample.value for sample in found}


async def test_every_number_is_there_and_moves(bot, alice):
    """After a match was begun and a command refused each number has grown."""
    before = await samples(bot)
    board = await begin(alice, "connect4")
    assert await use(alice, "play", game="connect4", opponent=alice.id)
    await drop(alice, board, "4")
    await after_answer(alice, board, 1)
    await until_well(bot)
    lags = ("qibot_event_loop_lag_seconds_count",)
    while (found := await samples(bot))[lags] == before.get(lags, 0):  # noqa: ASYNC110 - no event tells of it
        await asyncio.sleep(0.02)
    more = {key: value for key, value in found.items() if value != before.get(key, 0)}
    for key in (
        ("qibot_interactions_total", "answered", "command", "play"),
        ("qibot_interactions_total", "command", "play", "refused"),
        ("qibot_interactions_total", "answered", "component", "move"),
        ("qibot_acknowledgement_seconds_count", "command"),
        ("qibot_answer_seconds_count", "component"),
        ("qibot_search_seconds_count", "answered"),
        ("qibot_database_seconds_count", "read"),
        ("qibot_database_seconds_count", "write"),
        ("qibot_event_loop_lag_seconds_count",),
    ):
        assert more[key] > before.get(key, 0), key
    assert found["qibot_shard_connected", "0"] == 1
    assert found["qibot_shard_guilds", "0"] == 1
    assert found["qibot_engine_processes",] == 1
    assert [found["qibot_part_is_well", part] for part in ("gateway", "database", "engines")] == [1, 1, 1]
    assert {("qibot_interaction_failures_total", result) for result in ("error", "not-stored")} <= before.keys()
    for name in ("engine_queue", "engine_restarts_total", "outbox_matches", "outbox_age_seconds"):
        assert found[f"qibot_{name}",] >= 0
    assert found["qibot_engine_events_total", "deadline_misses"] >= 0
    assert found["qibot_backup_timestamp_seconds",] == found["qibot_backup_failures_total",] == 0
    assert found["qibot_backup_interval_seconds",] == 86_400
    path = bot.services.referee.stores.matches._db.path
    assert found["qibot_database_bytes", "database"] == path.stat().st_size
    assert found["qibot_database_bytes", "wal"] > 0
    assert next(sorted(key[1:]) for key in found if key[0] == "qibot_build_info") == sorted(
        (discord.__version__, mode(), python_version(), qibot_version())
    )


async def test_a_slow_disk_stops_only_a_thread(bot):
    """The event loop asks the disk nothing for the metrics: the backups may be on a network that hangs."""
    asked = []
    disk = (os.stat, os.scandir, os.listdir)
    sys.setprofile(lambda frame, event, what: asked.append(what) if event == "c_call" and what in disk else None)
    try:
        await ask(bot, "/metrics")
    finally:
        sys.setprofile(None)
    assert asked == []


async def test_what_nobody_knows_has_one_name(bot, alice):
    """However many buttons a person invents, there is one label for them."""
    board = await begin(alice, "tictactoe")
    for letter in "abc":
        await press(alice, board, f"made-up-{letter}:1:1:x")
    found = await samples(bot)
    assert found["qibot_interactions_total", "answered", "component", "unknown"] == 3
    assert not [key for key in found if "made-up" in str(key)]


async def test_it_is_alive_and_well(bot):
    """Both pages say so, and any other path is 404."""
    await until_well(bot)
    assert (await ask(bot, "/healthz"))[0] == 200
    assert json.loads((await ask(bot, "/readyz"))[1]) == dict.fromkeys(PARTS, "ok")
    assert (await ask(bot, "/"))[0] == 404


async def test_commands_that_are_not_installed(bot, monkeypatch):
    """The trouble is reported, and the bot is ready anyway, since the installed commands still work."""
    await until_well(bot)
    monkeypatch.setattr(bot.tree, "trouble", "not installed: 503")
    status, told = await ask(bot, "/readyz")
    assert (status, json.loads(told)["commands"]) == (200, "not installed: 503")


@pytest.mark.slow
async def test_a_gateway_that_is_lost(here, bot, alice):
    """Bad while Discord accepts no connection, good when it does again."""
    await until_well(bot)

    async def strike():
        here.faults.take_the_gateway_down()

    await here.call(strike)
    await until(bot, "gateway", "shard 0")
    assert (await samples(bot))["qibot_shard_connected", "0"] == 0
    assert (await ask(bot, "/healthz"))[0] == 200
    here.faults.clear()
    await until_well(bot)
    assert number_of(await begin(alice, "connect4")) == 0


async def test_engines_that_are_dead(bot):
    """Bad while no search is answered."""
    await until_well(bot)
    with engines_asleep():
        await until(bot, "engines", "no answer within")
    await until_well(bot)


@pytest.mark.parametrize("trouble", ["is locked by another program", "is damaged"])
async def test_a_database_that_cannot_serve(bot, alice, trouble):
    """The bot says so to people and here, makes no move that it cannot store, and goes on once the file is free, or the
    whole of it is sound again.
    """
    await until_well(bot)
    database = bot.services.referee.stores.matches._db
    board = await begin(alice, "connect4")
    await database.clean()
    async with damaged(database.path, "moves") if trouble == "is damaged" else locked(database):
        seen = await drop(alice, board, "4")
        assert "I cannot read or save matches" in (await alice.sees("I cannot read or save")).text
        assert seen.state != "failed"
        await until(bot, "database", trouble)
    await until_well(bot)
    assert number_of(alice.look(board)) == 0
    await drop(alice, board, "4")
    assert number_of(await after_answer(alice, board, 1)) == 2


async def test_a_start_that_cannot_store_anything(bot, caplog, monkeypatch):
    """No server is taken for one that dismissed the bot."""
    await until_well(bot)
    database = bot.services.referee.stores.matches._db
    async with locked(database):
        monkeypatch.setattr(bot, "_settled", False)  # a gateway that comes back settles it as well
        await bot.on_ready()
    assert "which servers have the bot cannot be stored: " in caplog.text
    assert "dismissed" not in caplog.text


@asynccontextmanager
async def damaged(path, table):
    """Overwrites a table's first page in the file with rubbish, within the block."""
    with closing(sqlite3.connect(path)) as shell:
        place = 4096 * (shell.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", [table]).fetchone()[0] - 1)
    with path.open("r+b", buffering=0) as file:
        file.seek(place)
        sound = file.read(200)
        file.seek(place)
        file.write(b"\xa5" * 200)
        yield
        file.seek(place)
        file.write(sound)
    with closing(sqlite3.connect(path)) as shell:  # SQLite looks at pages that it has in memory again after a change
        shell.execute(f"PRAGMA user_version = {shell.execute('PRAGMA user_version').fetchone()[0]}")


async def test_a_message_that_is_behind(here, bot, alice, monkeypatch):
    """A match that cannot be shown is counted, with how long it has waited."""
    board = await begin(alice, "connect4")
    monkeypatch.setattr("bot.pauses.FIRST_PAUSE", 0.1)
    await forget_answers(bot)
    here.faults.fail("PATCH /channels/*", 503, times=200)
    view = await bot.services.referee.turns.resign(match_of(board), alice.id)
    showing = asyncio.create_task(bot.services.publisher.show(view))
    while (await samples(bot))["qibot_outbox_age_seconds",] < 0.05:  # noqa: ASYNC110
        await asyncio.sleep(0.02)
    assert (await samples(bot))["qibot_outbox_matches",] == 1
    here.faults.clear()
    await showing
    while (await samples(bot))["qibot_outbox_matches",]:  # noqa: ASYNC110
        await asyncio.sleep(0.02)


async def test_rate_limits_are_counted(here, bot, alice):
    """Rate limits are counted by scope: that of a route, that of all requests, and Cloudflare, which names none."""
    board = await begin(alice, "connect4")
    before = await samples(bot)
    here.faults.too_many("PATCH /channels/*", 0.05)
    view = await bot.services.referee.turns.resign(match_of(board), alice.id)
    await forget_answers(bot)
    await bot.services.publisher.show(view)
    here.faults.too_many("GET /users/*", 0.05, is_global=True)
    await bot.fetch_user(alice.id)
    here.faults.ban(0.5)
    with pytest.raises(Exception, match="429"):
        await bot.http.get_channel(1)
    here.faults.clear()
    found = await samples(bot)
    more = {key[1]: found[key] - before[key] for key in found if key[0] == "qibot_rate_limits_total"}
    assert more == {"user": 1, "cloudflare": 1, "shared": 0, "global": 1, "unknown": 0}


async def names(bot):
    """The names of the metrics, and those of the samples of each."""
    _, text = await ask(bot, "/metrics")  # its families, since one whose labels nothing has used yet has no sample
    families = {family.name.removesuffix("_created") for family in text_string_to_metric_families(text)}
    ends = ("_bucket", "_count", "_sum", "_total", "_info")
    return families, families | {name + end for name in families for end in ends}


def named_in(file):
    """The metrics that a file names."""
    return set(re.findall(r"qibot_\w+", (SHIPPED / file).read_text(encoding="utf-8")))


@pytest.mark.parametrize("file", ["grafana.json", "alerts.yml"])
async def test_what_is_shipped_names_what_there_is(bot, file):
    assert len(named_in(file)) > 10
    assert not named_in(file) - (await names(bot))[1]


async def test_no_metric_is_for_nothing(bot):
    """Each metric is on the dashboard or in a rule."""
    used = named_in("grafana.json") | named_in("alerts.yml")
    assert not {name for name in (await names(bot))[0] if not any(each.startswith(name) for each in used)}


async def test_a_start_with_many_shards_is_no_alert():
    """Shards begin five seconds apart, and until the last has the gateway is not well; other parts are told of soon."""
    rules = yaml.safe_load((SHIPPED / "alerts.yml").read_text(encoding="utf-8"))["groups"][0]["rules"]
    waits = {rule["expr"]: int(rule["for"].removesuffix("m")) for rule in rules if "qibot_part_is_well" in rule["expr"]}
    assert waits == {'qibot_part_is_well{part!="gateway"} == 0': 2, 'qibot_part_is_well{part="gateway"} == 0': 15}
    assert "--start-period=15m" in (SHIPPED.parents[1] / "Dockerfile").read_text()


async def test_rules_use_results_and_parts_that_exist(bot):
    """Each rule has what Prometheus and a reader need, and compares labels with values that exist."""
    rules = yaml.safe_load((SHIPPED / "alerts.yml").read_text(encoding="utf-8"))["groups"][0]["rules"]
    for rule in rules:
        assert rule["labels"]["severity"] in ("critical", "warning"), rule["alert"]
        assert set(rule["annotations"]) == {"summary", "description"}, rule["alert"]
    assert len({rule["alert"] for rule in rules}) == len(rules)
    found = await samples(bot)
    text = " ".join(rule["expr"] for rule in rules)
    scopes = {each for values in re.findall(r'scope!?=~?"([^"]+)"', text) for each in values.split("|")}
    assert scopes <= {key[1] for key in found if key[0] == "qibot_rate_limits_total"}
    files = set(re.findall(r'file="([^"]+)"', text))
    assert files <= {key[1] for key in found if key[0] == "qibot_database_bytes"}
    parts = set(re.findall(r'part!?="([^"]+)"', text))
    assert parts <= {key[1] for key in found if key[0] == "qibot_part_is_well"}


async def test_a_look_that_hangs_makes_a_part_ill_after_a_while(monkeypatch):
    """Without an answer nothing counts as well."""
    health = Health({"part": lambda: asyncio.sleep(0, "")})
    assert health.troubles() == {"part": health_module.UNKNOWN}
    health._note("part", "")
    assert health.troubles() == {"part": ""}
    monkeypatch.setattr(health_module, "OLD", -1.0)
    assert "nothing was heard" in health.troubles()["part"]


@pytest.mark.parametrize(
    "request_",
    [
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"x" * 10_000 + b"\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: a\r\nContent-Encoding: gzip\r\nContent-Length: 5\r\n\r\nhello",
    ],
)
async def test_what_strangers_send_is_no_error_of_the_bot(caplog, request_):
    """A request that is no HTTP is refused and leaves no line in the log."""
    async with serving("127.0.0.1", 0, dict, {}, None) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(request_)
        assert b" 40" in await reader.readline()
        writer.close()
    assert not caplog.records


async def test_docker_asks_where_the_settings_say():
    """The image's check fails while a part is ill; if no port is to be opened, there is nothing to ask. Quotes mean
    nothing here either: `docker run --env-file` hands them on. No proxy is asked: Docker's client may name one to every
    container.
    """
    text = (SHIPPED.parents[1] / "Dockerfile").read_text()
    command = json.loads(re.search(r"^HEALTHCHECK .*?CMD (\[.*?\])$", text, re.MULTILINE | re.DOTALL)[1])
    troubles = {"database": ""}
    async with serving("127.0.0.2", 0, lambda: troubles, {}, None) as port:
        for chosen, trouble, code in ((f'"{port}"', "", 0), (str(port), "full", 1), ("0", "", 0), ("", "", 0)):
            troubles["database"] = trouble
            given = {"HEALTH_ADDRESS": '"127.0.0.2"', "HEALTH_PORT": chosen, "http_proxy": "http://127.0.0.1:9"}
            given, quiet = os.environ | given, asyncio.subprocess.DEVNULL
            check = await asyncio.create_subprocess_exec(sys.executable, *command[1:], env=given, stderr=quiet)
            assert await check.wait() == code, (chosen, trouble)
