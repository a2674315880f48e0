"""Users take turns."""

import asyncio

from engines.pool.queue import PASSED, FairQueue, Urgency


async def test_users_take_turns():
    """One request of each user before the second of any; within a user first in, first out."""
    queue = FairQueue()
    for number in range(4):
        queue.put(1, f"greedy {number}")
    queue.put(2, "modest")
    queue.put(3, "third")
    assert [await queue.get() for _ in range(6)] == ["greedy 0", "modest", "third", "greedy 1", "greedy 2", "greedy 3"]


async def test_get_waits_for_put():
    """`get` returns once something is put, and the length counts what waits."""
    queue = FairQueue()
    getting = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    assert not getting.done()
    queue.put(1, "late")
    assert await getting == "late"
    assert len(queue) == 0


async def test_a_cancelled_get_takes_nothing():
    """Whoever gives up waiting leaves the next item to others."""
    queue = FairQueue()
    giving_up = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    giving_up.cancel()
    await asyncio.gather(giving_up, return_exceptions=True)
    queue.put(1, "kept")
    assert await queue.get() == "kept"


async def test_drain_empties_the_queue():
    """Everything that waited comes out at once, and the queue can be used on."""
    queue = FairQueue()
    queue.put(1, "a")
    queue.put(2, "b")
    assert queue.drain() == ["a", "b"]
    queue.put(1, "c")
    assert await queue.get() == "c"


async def test_what_is_removed_is_not_got():
    """An item that was removed neither counts nor comes out, the others keep their turns, and `get` still waits."""
    queue = FairQueue()
    for number in range(3):
        queue.put(1, f"one {number}")
    queue.put(2, "two")
    queue.remove(2, "two")
    queue.remove(1, "one 1")
    queue.remove(1, "never put")
    assert len(queue) == 2
    assert [await queue.get() for _ in range(2)] == ["one 0", "one 2"]
    getting = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    assert not getting.done()
    queue.put(3, "late")
    assert await getting == "late"


async def test_the_urgent_come_first():
    """Turns before hints before reviews, whoever put them in what order."""
    queue = FairQueue()
    for urgency in reversed(Urgency):
        queue.put(1, urgency.name, urgency)
    assert [await queue.get() for _ in Urgency] == ["TURN", "HINT", "REVIEW"]


async def test_nobody_starves():
    """However many turns come, a hint and a review are served after a limited number of them."""
    queue = FairQueue()
    queue.put(1, "hint", Urgency.HINT)
    queue.put(1, "review", Urgency.REVIEW)
    served = []
    while not {"hint", "review"} <= set(served):
        queue.put(2, "turn")
        served.append(await queue.get())
    assert len(served) <= PASSED + 2
    assert served[0] == "turn"


async def test_the_urgent_can_be_taken_back():
    """What is removed is not served, whatever its urgency."""
    queue = FairQueue()
    queue.put(1, "hint", Urgency.HINT)
    queue.remove(1, "hint", Urgency.HINT)
    assert len(queue) == 0
    assert queue.drain() == []
