"""The contract of Engine, for the local pool and the one on Dask workers, two engine processes each."""

import asyncio
import time
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

import pytest
import pytest_asyncio

from engines.game import GameError, Position
from engines.pool import EngineBusy, EnginePool, EngineStopped, PersonBusy, RequestKind
from engines.pool.queue import MOST_WAITING
from engines.registry import GAMES

from .clusters import cluster, until, until_serving
from .workers import LONG, NOT_IN_A_BOOK, request, workers_of

pytestmark = pytest.mark.asyncio(loop_scope="module")


def endless(match, **fields):
    return request(match, "xiangqi", NOT_IN_A_BOOK, kind=RequestKind.HINT, **fields)


def study(user, **fields):
    return request("study", "xiangqi", NOT_IN_A_BOOK, kind=RequestKind.STUDY, user=user, **{"nodes": 2000} | fields)


@asynccontextmanager
async def local_engines(seconds=2.0, **options):
    async with EnginePool(2, 64 << 20, seconds, **options) as pool:
        yield pool


@asynccontextmanager
async def cluster_engines(there, seconds=2.0, **options):
    async with there.pool(seconds, patience=30.0, **options) as pool:  # a worker of a busy machine may be slow
        await until_serving(pool, *there.workers)
        yield pool


@pytest.fixture(scope="module")
def there(tmp_path_factory):
    """Two workers with one engine process each."""
    with cluster(tmp_path_factory.mktemp("cluster"), ("a", "b")) as made:
        yield made


@pytest.fixture(scope="module", params=["local", pytest.param("cluster", marks=pytest.mark.slow)])
def engines(request):
    """A function that opens engines: local ones, or those of a cluster."""
    if request.param == "local":
        return local_engines
    return partial(cluster_engines, request.getfixturevalue("there"))


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared(engines):
    """Engines for the tests that leave them as they were. A search that says nothing else is endless."""
    async with engines(LONG) as pool:
        yield pool


@pytest_asyncio.fixture(loop_scope="module")
async def pool(shared):
    """The shared engines, of which none is busy."""
    await until(lambda: not shared.status().busy)
    return shared


async def test_every_game_and_level_is_answered(pool):
    for game in GAMES:
        for level in ("beginner", "master"):
            answer = await pool.search(request(f"{game} {level}", game, level=level, seconds=0.02))
            Position(GAMES[game], moves=[answer.move])
            assert answer.lines[0].moves[0] == answer.lines[0].move


async def test_a_hint_gives_several_lines(pool):
    """As many lines as wanted, best first."""
    answer = await pool.search(request(kind=RequestKind.HINT, lines=3, moves=("4",), seconds=0.05))
    scores = [line.score for line in answer.lines]
    assert len(scores) == 3
    assert scores == sorted(scores, reverse=True)


async def test_a_position_of_a_review_is_worth_something(pool):
    """The given number of nodes is searched, the same on every machine."""
    asked = endless("review", nodes=2000)
    answers = [await pool.search(replace(asked, match=f"review {number}")) for number in range(2)]
    assert answers[0].lines == answers[1].lines
    assert answers[0].nodes == answers[1].nodes > 1000


async def test_the_table_stays_with_the_match(pool):
    """A later search of the same match finds entries of the earlier one; another match's does not."""
    asked = request("mine", "xiangqi", kind=RequestKind.HINT, nodes=5000)
    first = await pool.search(asked)
    later = replace(asked, moves=first.lines[0].moves[:2])
    second, other = await pool.search(later), await pool.search(replace(later, match="another"))
    assert first.kept == other.kept == 0
    assert second.kept > 0


NONSENSE = (request(game="go"), request(moves=("9",)), request(level="godlike"), request(moves=("1",) * 7))


async def test_nonsense_is_refused_and_nobody_is_lost(pool):
    """A request that makes no sense raises GameError; the same process answers the next one."""
    sensible = request(seconds=0.1)
    await asyncio.gather(*(pool.search(replace(sensible, match=f"sensible {number}")) for number in range(2)))
    before = {*workers_of()}  # all of them alive, whatever the test before did to them
    for broken in NONSENSE:  # an unknown game, move and level; a full column
        with pytest.raises(GameError):
            await pool.search(broken)
        assert (await pool.search(sensible)).move in "1234567"
    assert {*workers_of()} == before


async def test_a_request_may_ask_for_less_time(pool):
    """No search takes longer than its request allows."""
    async with asyncio.timeout(LONG / 3):
        answer = await pool.search(endless("m", seconds=0.05))
    assert answer.seconds < LONG / 3


async def test_a_killed_engine_process_is_replaced(pool):
    """Its request is still answered."""
    search = asyncio.create_task(pool.search(endless("killed", seconds=0.3)))
    await until(lambda: pool.status().busy)
    await asyncio.sleep(0.05)
    for process in workers_of():
        process.kill()
    async with asyncio.timeout(LONG / 3):
        assert (await search).move


async def test_a_cancelled_search_frees_its_process(pool):
    """Cancelling stops the search at once: the next requests do not wait for it."""
    searches = [asyncio.create_task(pool.search(endless(str(number)))) for number in range(2)]
    await until(lambda: pool.status().busy == 2)
    for search in searches:
        search.cancel()
    await asyncio.gather(*searches, return_exceptions=True)
    async with asyncio.timeout(LONG / 3):
        await asyncio.gather(*(pool.search(request(str(number), "tictactoe")) for number in range(4)))


async def test_a_full_queue_refuses_and_forgets_who_gave_up(engines):
    """Beyond the longest queue of its kind a request raises EngineBusy at once; a cancelled one takes no place."""
    async with engines(LONG, longest_queue=3) as pool:
        running = [asyncio.create_task(pool.search(endless(str(number)))) for number in range(2)]
        await until(lambda: pool.status().busy == 2)
        waiting = [asyncio.create_task(pool.search(endless("w", user=number))) for number in range(4)]
        await until(lambda: pool.status().waiting == 3)
        with pytest.raises(EngineBusy):
            await pool.search(endless("late"))
        for search in (*waiting, *running):
            search.cancel()
        await asyncio.gather(*waiting, *running, return_exceptions=True)
        assert pool.status().waiting == 0
        async with asyncio.timeout(LONG / 3):
            assert (await pool.search(request("late", "tictactoe"))).move


async def test_turns_come_before_hints(pool):
    """Waiting requests are served by urgency, whatever came first."""
    served = []

    async def ask(name, **fields):
        await pool.search(request(name, "tictactoe", **fields))
        served.append(name)

    running = [asyncio.create_task(pool.search(endless(str(number)))) for number in range(2)]
    await until(lambda: pool.status().busy == 2)
    first = asyncio.create_task(ask("first"))  # a pool may have taken the first out of the queue
    await asyncio.sleep(0.05)
    tasks = [asyncio.create_task(ask(f"hint {number}", kind=RequestKind.HINT)) for number in range(2)]
    await asyncio.sleep(0.05)
    tasks += [asyncio.create_task(ask(f"turn {number}", level="beginner")) for number in range(2)]
    await asyncio.sleep(0.05)
    running[0].cancel()
    await asyncio.gather(first, *tasks)
    running[1].cancel()
    await asyncio.gather(*running, return_exceptions=True)
    assert sorted(served[1:3]) == ["turn 0", "turn 1"]


async def test_waiting_requests_shorten_each_other(engines):
    """The more requests wait, the less time each gets: twenty take about as long as a few."""
    async with engines(0.25) as pool:
        answers = await asyncio.gather(*(pool.search(endless(str(number), user=number)) for number in range(20)))
    assert all(answer.nodes for answer in answers)
    assert min(answer.seconds for answer in answers) < 0.125


@pytest.mark.slow
async def test_studies_do_not_shorten_turns(engines):
    """However many studies wait, a turn has its whole time."""
    async with engines(0.5) as pool:
        running = [asyncio.create_task(pool.search(study(user, nodes=10**9))) for user in (1, 2)]
        await until(lambda: pool.status().busy == 2)
        waiting = [asyncio.create_task(pool.search(study(user))) for user in range(3, 20)]
        await asyncio.sleep(0)  # all of them have asked
        answer = await pool.search(request("turn", "xiangqi", NOT_IN_A_BOOK, user=99))
        await asyncio.gather(*running, *waiting)
    assert answer.seconds > 0.25


async def test_a_person_takes_one_process_and_few_places(pool):
    """Of one person's studies one is searched at a time and only a few may wait; others are served at once."""
    first = asyncio.create_task(pool.search(study(1, nodes=10**12)))
    await until(lambda: pool.status().busy == 1)
    more = [asyncio.create_task(pool.search(study(1))) for _ in range(8)]
    await asyncio.sleep(0)
    refused, waiting = [each for each in more if each.done()], [each for each in more if not each.done()]
    assert [type(each.exception()) for each in refused] == [PersonBusy] * (8 - MOST_WAITING)
    for user in (2, 3):
        assert (await pool.search(study(user))).move
    assert not any(each.done() for each in waiting)
    first.cancel()
    assert all(answer.move for answer in await asyncio.gather(*waiting))
    await asyncio.gather(first, return_exceptions=True)


async def test_an_ended_match_is_forgotten_without_a_word(pool):
    """Forgetting an unknown match is no error; searches go on."""
    pool.forget("never seen")
    assert (await pool.search(request("m", "tictactoe"))).move
    pool.forget("m")
    assert (await pool.search(request("m", "tictactoe"))).move


async def test_closing_in_mid_search_answers_everyone(engines):
    """All waiting and running requests raise EngineStopped at once; a second close does nothing."""
    async with engines(LONG) as pool:
        tasks = [asyncio.create_task(pool.search(endless(str(number)))) for number in range(5)]
        await until(lambda: pool.status().busy == 2)
        started = time.perf_counter()
        await pool.close()
        await pool.close()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(result, EngineStopped) for result in results)
    assert time.perf_counter() - started < LONG / 3
    with pytest.raises(EngineStopped):
        await pool.search(request())
