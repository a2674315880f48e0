"""ClusterPool with faults: workers, the scheduler, the network, certificates, versions."""

import asyncio
import gc
import logging
import signal
import sys
import time
from pathlib import Path

import pytest

from engines.about import VERSION
from engines.pool import RequestKind
from engines.pool.certificates import make_certificates

from .clusters import PROGRAM, Cluster, cluster, until, until_serving
from .proxy import Proxy
from .workers import NOT_IN_A_BOOK, request

# Dask leaves the socket of a refused connection to the garbage collection
pytestmark = [pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"), pytest.mark.slow]


@pytest.fixture(autouse=True)
def _collected():
    """Collects a test's garbage, and nothing older, while its warnings are ignored."""
    gc.freeze()
    yield
    gc.collect()
    gc.unfreeze()


SECONDS = 0.5  # of one search
PATIENT = {"patience": 30.0}  # where nothing fails, a worker of a busy machine may be slow
IN_TIME = 12.0  # seconds within which a turn is answered despite any fault, on a busy machine
OTHER_VERSION = Path(__file__).with_name("other_version.py")


def turn(match="m", **fields):
    return request(match, "xiangqi", NOT_IN_A_BOOK, **fields)


def counts(pool, *names):
    return [pool.status().counts[name] for name in names]


async def in_mid_search(pool, fault, matches=4):
    """Runs turns during which the fault happens; all are answered in time."""
    searches = [asyncio.create_task(pool.search(turn(str(number)))) for number in range(matches)]
    await until(lambda: pool.status().busy)
    await asyncio.sleep(SECONDS / 3)
    fault()
    async with asyncio.timeout(IN_TIME):
        answers = await asyncio.gather(*searches)
    assert all(answer.move for answer in answers)


@pytest.fixture(scope="module")
def running(tmp_path_factory):
    """A scheduler and two workers."""
    with cluster(tmp_path_factory.mktemp("cluster"), ("a", "b")) as made:
        yield made


@pytest.fixture
def two(running):
    """Two workers with one engine process each, mended after the test before."""
    running.mend("a", "b")
    return running


async def test_a_match_stays_at_home_and_comes_back(two):
    """Searches of a match go to one worker, to the other while it is away, and back once it is there again."""
    async with two.pool(0.1, **PATIENT) as pool:
        await until_serving(pool, "a", "b")
        for number in range(6):
            await pool.search(turn(str(number)))
        assert counts(pool, "answers_home", "answers_elsewhere", "answers_local") == [6, 0, 0]
        two.kill_worker("a")
        await until_serving(pool, "b")
        await asyncio.gather(*(pool.search(turn(str(number))) for number in range(6)))
        assert counts(pool, "answers_home", "answers_local") == [12, 0]  # of one worker, which is every match's home
        two.start_worker("a")
        await until_serving(pool, "a", "b")
        for number in range(6):
            assert (await pool.search(turn(str(number)))).move
        assert counts(pool, "answers_home", "answers_elsewhere", "answers_local") == [18, 0, 0]


@pytest.mark.parametrize("signal_number", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "frozen"])
async def test_a_lost_worker_keeps_nobody_waiting(two, signal_number, caplog):
    """Another worker answers its requests, the log has one line, and it serves again when it can."""
    async with two.pool(SECONDS) as pool:
        await until_serving(pool, "a", "b")
        await in_mid_search(pool, lambda: two.workers["a"].send_signal(signal_number))
        await until_serving(pool, "b")
        assert counts(pool, "workers_lost") == [1]
        assert sum("cluster worker a" in record.message for record in caplog.records if record.levelno > 20) == 1
        if signal_number == signal.SIGSTOP:
            two.workers["a"].send_signal(signal.SIGCONT)
        else:
            two.kill_worker("a")
            two.start_worker("a")
        await until_serving(pool, "a", "b")


async def test_workers_that_answer_no_search_are_asked_less_and_less_often(two):
    """They say that they serve, and their engines hang: here no search may take as long as it does."""
    async with two.pool(0.3, patience=-0.25) as pool:
        await until_serving(pool, "a", "b")
        for number in range(16):
            assert (await pool.search(turn(str(number)))).move
        assert 2 <= counts(pool, "workers_lost")[0] <= 8


async def test_a_worker_that_is_gone_is_not_asked_any_more(two):
    """Not even after the pause that it had to make."""
    async with two.pool(0.1, **PATIENT) as pool:
        await until_serving(pool, "a", "b")
        site = pool._link.serving()["a"]
        site.pause = IN_TIME
        pool._link.distrust(site, "a test")
        await until(lambda: site.probe)
        asking = site.probe
        two.kill_worker("a")
        async with asyncio.timeout(IN_TIME):
            await until(asking.done)


async def test_a_request_that_no_worker_survives_is_answered_here(two):
    """Dask gives it up after two workers; the bot notices and keeps its connection."""
    async with two.pool(SECONDS) as pool:
        await until_serving(pool, "a", "b")
        await in_mid_search(pool, lambda: [two.kill_worker(name) for name in ("a", "b")], matches=2)
        two.start_worker("a")
        await until_serving(pool, "a")
        assert (await pool.search(turn())).move
        assert counts(pool, "connections_lost") == [0]


async def test_the_scheduler_may_go_and_come(two, caplog):
    """Without it the local engines answer; when it is back, the workers find it with warm tables."""
    caplog.set_level(logging.INFO)
    async with two.pool(SECONDS, **PATIENT) as pool:  # only a lost connection moves a search: the tables must be warm
        await until_serving(pool, "a", "b")
        first = await pool.search(turn("warm", kind=RequestKind.HINT))
        await in_mid_search(pool, two.scheduler.kill)
        await until(lambda: pool.status().counts["connections_lost"] == 1)
        assert (await pool.search(turn())).move
        assert counts(pool, "answers_local")[0] > 0
        two.scheduler.wait()
        two.start_scheduler()
        await until_serving(pool, "a", "b")
        assert first.kept == 0
        assert (await pool.search(turn("warm", kind=RequestKind.HINT))).kept > 0
        assert counts(pool, "connections_made", "connections_lost") == [2, 1]
    assert sum("connected to the cluster" in record.message for record in caplog.records) == 2


async def test_a_cut_network_keeps_nobody_waiting(two):
    """Cut off bytes raise no error; turns are still answered in time."""
    async with Proxy(two.port) as proxy:
        seen = Cluster(two.folder, port=proxy.port)
        async with seen.pool(SECONDS) as pool:
            await until_serving(pool, "a", "b")
            await in_mid_search(pool, proxy.cut)
            await until_serving(pool)
            assert (await pool.search(turn())).move
            proxy.mend()
            await until_serving(pool, "a", "b")


async def test_wrong_certificates_are_refused(two, tmp_path, caplog):
    """A bot and a worker of another authority are refused; the bot uses its own engines, and the log has one line."""
    make_certificates(tmp_path / "other")
    stranger = Cluster(tmp_path / "other", port=two.port)
    try:
        stranger.start_worker("stranger")
        async with stranger.pool(0.1) as pool, two.pool(0.1) as known:
            assert (await pool.search(turn())).move
            await until_serving(known, "a", "b")
            await asyncio.sleep(3)
            assert pool._link.serving() == {}
            assert set(known._link.serving()) == {"a", "b"}
            assert counts(pool, "connections_made", "answers_local") == [0, 1]
    finally:
        stranger.stop()
    assert sum("no connection" in record.message for record in caplog.records) == 1


async def test_a_worker_of_another_version_is_not_asked(two, caplog):
    """It gets no request, because its engines' hash differs, and one line names both versions."""
    two.kill_worker("b")
    two.start_worker("b", program=(sys.executable, str(OTHER_VERSION), "cluster"))
    async with two.pool(0.1, **PATIENT) as pool:
        await until(lambda: pool.status().counts["workers_refused"])
        await until_serving(pool, "a")
        await asyncio.gather(*(pool.search(turn(str(number))) for number in range(6)))
        assert counts(pool, "answers_home", "answers_local", "workers_refused") == [6, 0, 1]
    assert [record.message for record in caplog.records if "version" in record.message] == [
        f"cluster worker b is of version {VERSION} with engines 0123456789, not {two.version}"
    ]
    two.kill_worker("b")


async def test_without_a_scheduler_the_bot_starts_and_plays(tmp_path):
    make_certificates(tmp_path)
    async with Cluster(tmp_path).pool(0.1) as pool:
        started = time.perf_counter()
        assert (await pool.search(turn())).move
        assert time.perf_counter() - started < 5
        assert counts(pool, "answers_local") == [1]


async def test_a_part_that_is_told_to_stop_again_and_again_stops_in_order(tmp_path):
    """As with Ctrl-C and SIGTERM together: repeated signals do not disturb the end."""
    with cluster(tmp_path, ("a",), PROGRAM) as there:
        async with there.pool() as pool:
            await until_serving(pool, "a")
        stopping = [there.scheduler, there.workers["a"]]
        while any(process.poll() is None for process in stopping):
            for number in (signal.SIGINT, signal.SIGTERM):
                for process in stopping:
                    process.send_signal(number)
            await asyncio.sleep(0.01)
        assert [process.returncode for process in stopping] == [0, 0]
