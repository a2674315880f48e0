"""The world by itself: time, ids, events and who may see them."""

import asyncio

import pytest

from bot.playground.clock import PlaygroundClock
from bot.playground.events import Event, Subscription
from bot.playground.interactions import Interactions
from bot.playground.people import People
from bot.playground.records import PRIVATE_THREAD, Channel
from bot.playground.snowflake import Snowflakes, created_at
from bot.playground.world import World


@pytest.fixture
def world() -> World:
    made = World()
    made.set_up()
    return made


@pytest.fixture
def people(world: World) -> People:
    return People(world, Interactions(world))


async def test_time_moves_when_told_and_timers_with_it():
    """Timers run in the order of their times once time has passed them, and not before. Thousands of ids within a
    millisecond are all different and in order, and tell their time.
    """
    clock = PlaygroundClock()
    rung: list[str] = []
    clock.call_in(20, lambda: rung.append("late"))
    clock.call_in(10, lambda: rung.append("early"))
    clock.advance(9.9)
    assert rung == []
    before = clock.now()
    clock.advance(11)
    assert rung == ["early", "late"]
    assert clock.now() - before == pytest.approx(11, abs=1)
    clock.stop()
    snowflakes = Snowflakes(clock)
    ids = [snowflakes.next() for _ in range(5000)]
    assert ids == sorted(set(ids))
    assert created_at(ids[0]) == pytest.approx(clock.now(), abs=5)
    snowflakes.reserve(ids[-1] << 1)
    assert snowflakes.next() > ids[-1] << 1


async def test_time_can_stand_still():
    """Only `advance` moves it then, and no timer runs by itself; else one runs when real time has passed."""
    clock = PlaygroundClock(still=True)
    rung: list[str] = []
    clock.call_in(0.01, lambda: rung.append("rang"))
    before = clock.now()
    await asyncio.sleep(0.05)
    assert (clock.now(), rung) == (before, [])
    clock.advance(1)
    assert (clock.now(), rung) == (before + 1, ["rang"])
    clock = PlaygroundClock()
    rung = asyncio.Event()
    clock.call_in(0.01, rung.set)
    await asyncio.wait_for(rung.wait(), 60)


async def test_a_subscription_gets_events_in_order_until_it_is_closed(world, monkeypatch):
    """Nothing is skipped, and closing ends the reader's loop. Unread events do not pile up without limit."""
    async with world.subscribe() as subscription:
        for number in range(3):
            world.tell(Event("TEST", {"number": number}))
        subscription.close()
        world.tell(Event("TEST", {"number": 3}))
        assert [event.data["number"] async for event in subscription] == [0, 1, 2]
    monkeypatch.setattr(Subscription, "LIMIT", 2)
    subscription = world.subscribe()
    for number in range(5):
        world.tell(Event("TEST", {"number": number}))
    assert [event.data["number"] async for event in subscription] == [0, 1]


def test_people(world, people):
    """Direct messages, private threads and private events are visible only to their people. Each new person has a
    colour of their own, and the language can be changed.
    """
    alice, bob = people.add("Alice"), people.add("Bob")
    thread = world.put(Channel(7, PRIVATE_THREAD, "t", world.guild.id, parent_id=alice.place, members=(bob.id,)))
    direct = world.direct(alice.id)
    assert [channel["type"] for channel in world.channels_of(alice.id)] == [0, 0, 1]
    assert str(thread.id) in [channel["id"] for channel in world.channels_of(bob.id)]
    assert [world.sees(each.id, Event("X", {}, channel_id=direct.id)) for each in (alice, bob)] == [True, False]
    assert [world.sees(each.id, Event("X", {}, bob.id, alice.place)) for each in (alice, bob)] == [False, True]
    assert world.direct(alice.id) == direct
    alice, bob = people.add("Alice"), people.add("Bob", "zh-CN")
    assert (alice.name, bob.locale, alice.colour != bob.colour) == ("Alice", "zh-CN", True)
    world.set_locale(alice.id, "de")
    assert alice.locale == "de"
