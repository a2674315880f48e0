"""The puzzle of the day: bad input, exactly once a day, results and streaks."""

import asyncio
import random
from datetime import timedelta

import pytest

from bot import installed
from bot.features.privacy.rules import Privacy
from bot.features.puzzles.daily_rules import Daily
from bot.features.puzzles.rules import Puzzles, require_puzzle
from bot.features.servers.rules import Moderation
from bot.match.referee import Referee
from bot.match.refusals import BadChoice, UnknownControl
from storage.errors import DailyNotFound
from tests.bot.conftest import ANN, BOB, eventually
from tests.bot.local_engine import LocalEngine
from tests.exporting import exported


@pytest.fixture
def told(referee):
    """The puzzles whose messages were to be shown; each is noted as shown."""
    seen = []

    async def show(daily):
        seen.append(daily)
        await noted(referee, daily, 1000 + daily)

    referee.of(Daily).listening.listen(show)
    return seen


async def noted(referee, daily, message):
    """Notes that the message shows a puzzle as it is now. `message` None: nobody can be shown it."""
    await referee.stores.daily.posts.note_shown(daily, (await referee.stores.daily.get(daily)).revision, message)


async def wanted(referee, guild=5, hour="16"):
    """A server that wants a puzzle at an hour; the tests' clock stands at 16:00."""
    await referee.of(Moderation).arrived([guild])
    await referee.of(Daily).choose(guild, "hour", hour)
    await referee.of(Daily).choose(guild, "channel", "50")


async def settled(referee):
    await referee.of(Daily).do_due_work()
    await eventually(lambda: not referee.stores.background._tasks)


async def test_picked_while_another_look_is_under_way(referee, told):
    """A server that this look misses gets its puzzle from the next look, in the same hour."""
    for guild in range(10, 40):
        await wanted(referee, guild)
    await referee.of(Moderation).arrived([5])
    look = asyncio.create_task(referee.of(Daily).do_due_work())
    await asyncio.sleep(0)
    await referee.of(Daily).choose(5, "channel", "50")
    assert not look.done()
    await look
    await settled(referee)
    assert len(set(told)) == 31


async def test_turned_off_while_a_look_is_under_way(referee, told):
    """A server that wants no puzzle any more when its turn comes gets none."""
    for guild in (4, 5):
        await wanted(referee, guild)
    choosing = []

    class Dice(random.Random):
        def choice(self, seq):
            choosing.append(asyncio.create_task(referee.of(Daily).choose(5, "channel", "")))
            return super().choice(seq)

    referee.dice = Dice(1)
    await settled(referee)
    await asyncio.gather(*choosing)
    assert (len(choosing), told) == (1, [1])


async def test_picked_before_it_is_known_that_the_bot_is_there(referee, told):
    """The next look after that posts it, in the same hour. Solving the puzzle elsewhere does not count there."""
    await referee.of(Daily).choose(5, "hour", "0")
    await referee.of(Daily).choose(5, "channel", "50")
    await settled(referee)
    assert told == []
    await referee.of(Moderation).arrived([5])
    await settled(referee)
    assert told == [1]
    await referee.of(Puzzles).finish(ANN, require_puzzle((await referee.stores.daily.get(1)).puzzle), True)
    assert (await referee.stores.daily.get(1)).tried == 0


async def test_the_newest_is_that_of_yesterday_until_the_hour(referee, told, clock):
    """It still counts then. One that no other followed is gone after its second day."""
    await wanted(referee)
    await settled(referee)
    for hours, expected in ((0, 1), (8, 1), (15, 1), (9, None)):  # 16:00, the next day 0:00 and 15:00, the third 0:00
        clock.pass_by(timedelta(hours=hours))
        found = await referee.of(Daily).newest(5)
        assert (found.id if found else None) == expected
    clock.pass_by(timedelta(hours=16))
    await settled(referee)
    assert (await referee.of(Daily).newest(5)).id == 2
    assert await referee.of(Daily).newest(6) is None
    assert await referee.of(Daily).newest(None) is None


async def solve(referee, person, daily, solved):
    found = await referee.stores.daily.get(daily)
    counts = await referee.of(Daily).begin(daily, person)
    await referee.of(Puzzles).finish(person, require_puzzle(found.puzzle), solved)
    return counts


async def test_what_cannot_be_picked(referee):
    """An unknown hour or game; an unknown puzzle, or one of another server."""
    for hour in ("24", "-1", "x", ""):
        with pytest.raises(BadChoice):
            await referee.of(Daily).choose(5, "hour", hour)
    with pytest.raises(BadChoice):
        await referee.of(Daily).choose(5, "game", "ludo")
    await wanted(referee)
    await referee.of(Daily).do_due_work()
    for daily, guild in ((0, None), (7, None), (10**30, None), (1, 6)):
        with pytest.raises(DailyNotFound):
            await referee.stores.daily.get(daily, guild)


async def test_who_is_deleted_is_named_no_more(referee, clock, told):
    """The message of the newest puzzle is shown again; those of earlier days stay as they were."""
    await wanted(referee)
    for day in (1, 2):
        await settled(referee)
        for person in (ANN, BOB):
            await solve(referee, person, day, solved=person is ANN)
        await settled(referee)
        clock.pass_by(timedelta(days=day % 2))
    told.clear()
    await referee.of(Privacy).delete(BOB.id)  # is not named
    await settled(referee)
    assert told == []
    await referee.of(Privacy).delete(ANN.id)
    await settled(referee)
    assert told == [2]
    assert (await referee.stores.daily.get(2)).solvers == ()


async def test_once_a_day(referee, db, clock, told):
    """A puzzle comes at its hour, or as soon as the bot is back, in any process; not in servers without the bot, nor
    once no channel is chosen any more.
    """
    await wanted(referee, hour="17")
    await wanted(referee, guild=6)
    await referee.of(Moderation).left(6)
    await settled(referee)
    assert told == []
    clock.pass_by(timedelta(hours=1))
    for _ in range(3):
        await settled(referee)
    assert told == [1]
    async with Referee(db, LocalEngine(), installed.services(), clock=clock, sweep=3600) as again:
        await again.of(Daily).do_due_work()
    assert (await referee.of(Daily).next_at(5)).isoformat() == "2026-11-21T17:00:00+00:00"
    clock.pass_by(timedelta(days=1, hours=3))
    await settled(referee)
    assert told == [1, 2]
    first, second = [await referee.stores.daily.get(number) for number in (1, 2)]
    assert (first.day, second.day) == ("2026-11-20", "2026-11-21")
    assert first.game != second.game
    await referee.of(Daily).choose(5, "channel", "")
    clock.pass_by(timedelta(days=1))
    await settled(referee)
    assert told == [1, 2]


async def test_results_and_streaks(referee, clock, told):
    """A person's first result counts, on its day; a person who is not listed is counted without a name."""
    await wanted(referee)
    await referee.of(Daily).choose(5, "game", "connect4")
    for day in (1, 2, 3):
        await settled(referee)
        assert await solve(referee, ANN, day, solved=True)
        assert not await solve(referee, ANN, day, solved=False)
        assert await solve(referee, BOB, day, solved=day != 2)
        clock.pass_by(timedelta(days=1))
    third = await referee.stores.daily.get(3)
    assert (third.tried, third.solved, third.solvers) == (2, 2, (("Ann", 3), ("Bob", 1)))
    second = await referee.stores.daily.get(2)
    assert (second.tried, second.solved, second.solvers) == (2, 1, (("Ann", 2),))
    assert not await solve(referee, BOB, 2, solved=True)
    await referee.preferences.choose(ANN.id, "listed", "off")
    await referee.preferences.choose(BOB.id, "notices", "off")
    third = await referee.stores.daily.get(3)
    assert (third.solved, third.solvers) == (2, (("Bob", 1),))
    daily = referee.of(Daily)
    assert [await daily.streak(day, ANN.id) for day in (1, 3)] == [1, 3]  # they may share it themselves
    for person, puzzle, guild, known in ((ANN, 3, 5, 3), (ANN, 3, 6, None), (BOB, 2, 5, None), (BOB, 1, 5, 1)):
        key = (await referee.stores.daily.get(puzzle)).puzzle
        assert await referee.stores.daily.solved_by(person.id, key, guild) == known
    with pytest.raises(UnknownControl):
        await daily.streak(2, BOB.id)
    assert len((await exported(referee.stores.privacy, BOB.id))["daily_answers"]) == 3
    await referee.of(Privacy).delete(BOB.id)
    assert (await referee.stores.daily.get(3)).solved == 1


async def test_a_look_at_all_servers_is_one_write(referee, db, clock):
    """Where no puzzle is to be made. Each that could not be posted goes to the channel that its own server chose since,
    also after midnight; the trouble in the old one is forgotten.
    """
    daily = referee.of(Daily)
    for guild in range(5, 9):
        await wanted(referee, guild)
        await daily.note_told(guild, True)
    await daily.do_due_work()
    clock.pass_by(timedelta(hours=9))
    for guild in (6, 8):
        await daily.choose(guild, "channel", str(guild * 10))
    seen = []
    db.observer = lambda kind, seconds: seen.append(kind)
    await daily.do_due_work()
    assert seen.count("write") == 1
    assert [(await referee.stores.daily.get(each)).channel_id for each in range(1, 5)] == [50, 60, 50, 80]
    assert [await daily.is_told(guild) for guild in range(5, 9)] == [True, False, True, False]


async def test_channels_that_reopen_cost_no_write_where_nothing_waits_for_them(referee, db, clock):
    """Every server announces its channels at the start; only a puzzle that could not be posted causes a write."""
    await wanted(referee)
    await referee.of(Daily).do_due_work()
    await noted(referee, 1, None)
    seen = []
    db.observer = lambda kind, seconds: seen.append(kind)
    await referee.writable_again([51, 52])
    assert "write" not in seen
    await referee.writable_again([50])
    assert "write" in seen
    assert await referee.stores.daily.posts.to_show() == [1]
    await noted(referee, 1, None)
    clock.pass_by(timedelta(hours=9))
    await referee.writable_again([50])
    assert await referee.stores.daily.posts.to_show() == [1]  # past midnight it is the newest still
    await noted(referee, 1, None)
    clock.pass_by(timedelta(days=1))
    await referee.writable_again([50])
    assert await referee.stores.daily.posts.to_show() == []  # its time is over
