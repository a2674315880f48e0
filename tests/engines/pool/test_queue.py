"""The policy for all requests: turns first, people take turns, and nobody exceeds their share."""

import asyncio
from dataclasses import dataclass

import pytest

from engines.pool.messages import EngineBusy, PersonBusy, Request, RequestKind
from engines.pool.queue import MOST_WAITING, PASSED, FairQueue
from tests.cases import for_each

LONGEST = 50
BOUNDED = [kind for kind in RequestKind if kind is not RequestKind.TURN]


@dataclass(frozen=True)
class Item:
    """A waiting request."""

    name: str
    request: Request


def item(name, user=1, kind=RequestKind.TURN):
    return Item(name, Request(name, "tictactoe", "", (), "easy", kind=kind, user=user))


def queue_of(*items):
    queue = FairQueue(LONGEST)
    for each in items:
        queue.put(each)
    return queue


async def served(queue, most=LONGEST):
    """The names in the order in which they come out, each served before the next."""
    names = []
    while queue.has_next() and len(names) < most:
        got = await queue.get()
        queue.done(got)
        names.append(got.name)
    return names


async def test_users_take_turns():
    """One request of each user comes before the second of any; a user's own stay in order."""
    queue = queue_of(*(item(f"greedy {number}") for number in range(4)), item("modest", 2), item("third", 3))
    assert await served(queue) == ["greedy 0", "modest", "third", "greedy 1", "greedy 2", "greedy 3"]


async def test_get_waits_for_put():
    """`get` returns once something is put, and the length counts what waits."""
    queue = queue_of()
    getting = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    assert not getting.done()
    late = item("late")
    queue.put(late)
    assert await getting == late
    assert len(queue) == 0


async def test_a_cancelled_get_takes_nothing():
    """A cancelled `get` leaves the next item to others."""
    queue = queue_of()
    giving_up = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    giving_up.cancel()
    await asyncio.gather(giving_up, return_exceptions=True)
    queue.put(item("kept"))
    assert await served(queue) == ["kept"]


async def test_drain_empties_the_queue():
    """All waiting items come out at once, and the queue can be used on."""
    queue = queue_of(item("a"), item("b", 2, RequestKind.STUDY))
    assert [each.name for each in queue.drain()] == ["a", "b"]
    queue.put(item("c"))
    assert await served(queue) == ["c"]


async def test_what_is_removed_is_not_got():
    """A removed item neither counts nor comes out, the others keep their order, and `get` still waits."""
    ones = [item(f"one {number}") for number in range(3)]
    two = item("two", 2)
    queue = queue_of(*ones, two)
    for removed in (two, ones[1], item("never put"), item("of another kind", 1, RequestKind.HINT)):
        queue.remove(removed)
    assert len(queue) == 2
    assert await served(queue) == ["one 0", "one 2"]
    getting = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    assert not getting.done()
    queue.put(item("late", 3))
    assert (await getting).name == "late"


async def test_the_urgent_come_first():
    """Turns come before hints, hints before studies, studies before reviews, in whatever order they were put."""
    queue = queue_of(*(item(kind.name, 1, kind) for kind in reversed(RequestKind)))
    assert await served(queue) == ["TURN", "HINT", "STUDY", "REVIEW"]


async def test_nobody_starves():
    """However many turns come, every other kind is served after a limited number of them."""
    queue, others = queue_of(*(item(kind.name, 1, kind) for kind in BOUNDED)), {kind.name for kind in BOUNDED}
    found = []
    while not others <= set(found):
        queue.put(item("turn", 2))
        found += await served(queue, 1)
    assert len(found) <= PASSED + len(BOUNDED) + 1
    assert found[0] == "turn"


@for_each("kind", BOUNDED)
async def test_a_person_is_served_one_thing_at_a_time(kind):
    """Except turns: another person's later request comes before one's second, which waits for the first."""
    queue = queue_of(item("first", 1, kind), item("second", 1, kind), item("other", 2, kind))
    first = await queue.get()
    other = await queue.get()
    assert (first.name, other.name) == ("first", "other")
    getting = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    assert not getting.done()
    assert not queue.has_next()
    queue.done(other)
    await asyncio.sleep(0)
    assert not getting.done()
    queue.done(first)
    assert (await getting).name == "second"


async def test_turns_of_one_person_need_not_wait_for_each_other():
    """Nor for the person's other requests."""
    queue = queue_of(item("hint", 1, RequestKind.HINT))
    await queue.get()
    for name in ("a", "b"):
        queue.put(item(name))
    assert [(await queue.get()).name for _ in range(2)] == ["a", "b"]


@for_each("kind", BOUNDED)
async def test_few_requests_of_a_person_may_wait(kind):
    """Only this person's further requests of that kind are refused, neither their turns nor requests of nobody."""
    queue = queue_of(*(item(str(number), 1, kind) for number in range(MOST_WAITING)))
    with pytest.raises(PersonBusy):
        queue.put(item("one too many", 1, kind))
    for _number in range(MOST_WAITING + 1):
        queue.put(item("turn"))
        queue.put(item("nobody's", 0, kind))
    queue.put(item("somebody else's", 2, kind))


@for_each("kind", RequestKind)
async def test_every_kind_has_its_own_places(kind):
    """If one kind's places are taken, requests of that kind are refused, and others are not."""
    queue = queue_of(*(item("waiting", user, kind) for user in range(1, LONGEST + 1)))
    with pytest.raises(EngineBusy):
        queue.put(item("late", LONGEST + 1, kind))
    for other in set(RequestKind) - {kind}:
        queue.put(item("of another kind", 1, other))


async def test_a_request_is_shortened_by_its_kind_and_the_more_urgent():
    """Turns are shortened by turns alone; another person counts once, however many of their requests wait."""
    queue = queue_of(*(item("many", 1, kind) for kind in BOUNDED for _ in range(MOST_WAITING)))
    assert [queue.ahead(item("asked", 2, kind).request) for kind in RequestKind] == [0, 1, 2, 3]
    for _ in range(20):
        queue.put(item("turn", 1))
    assert [queue.ahead(item("asked", user).request) for user in (1, 2)] == [20, 1]
