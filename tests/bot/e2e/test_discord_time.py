"""Deadlines and the ages of interactions are by Discord's time, whatever the host's clock says."""

import asyncio
import time
from collections import Counter
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta

from bot.handling import interactions
from bot.playground.interactions import UPDATE

from .conftest import bot_in, clock_of, own_here, settings_for
from .playing import (
    answers_finished,
    begin_against,
    board_at,
    channel_elsewhere,
    drop,
    live_match,
    made,
    match_of,
    number_of,
    open_moves,
)
from .test_coach import forked
from .test_overload import during_a_stall

here = own_here


def skewed_bot(here, folder, ahead):
    """A bot on a host whose clock is `ahead` seconds ahead of Discord's."""
    return bot_in(here, settings_for(folder / "q.sqlite3"), clock=clock_of(here, ahead))


async def begun(here):
    """A match with a live clock in which the first player is to move, and who they are."""
    alice = here.add_person("Alice")
    return alice, await live_match(alice, here.add_person("Bob"))


async def status(bot, board):
    """The status of a match, after a look at the clocks."""
    await bot.services.referee.watch.look()
    return (await bot.services.referee.stores.matches.get(match_of(board))).status


async def left(here, bot, board):
    """The seconds that the person to move has left by Discord's clock."""
    deadline = (await bot.services.referee.stores.matches.get(match_of(board))).timing.deadline
    return deadline.timestamp() - here.world.clock.now()


async def test_nobody_loses_or_gains_time_by_the_clock_of_the_host(here, tmp_path, caplog):
    """A person with time left by Discord's clock is not flagged, one without is. The log says once that the host's
    clock is wrong.
    """
    for ahead, said in ((40, "+40."), (-40, "-")):
        caplog.clear()
        async with skewed_bot(here, tmp_path, ahead) as bot:
            alice, board = await begun(here)
            await here.advance(await left(here, bot, board) - 30)
            assert await status(bot, board) == "playing"
            await here.advance(35)
            assert await status(bot, board) == "finished"
            await board_at(alice, board, None)
        assert caplog.text.count(f"the clock of this machine differs from Discord's by {said}") == 1


async def test_a_command_that_was_too_long_on_its_way_begins_no_match(here, tmp_path):
    """Discord has given up on it; the person asks again."""
    async with skewed_bot(here, tmp_path, 0) as bot:
        alice = here.add_person("Alice")
        assert (await during_a_stall(here, alice.slash("play", game="connect4"), 4)).state == "failed"
        await here.until(lambda: here.transcript.said("Unknown interaction"))
        await answers_finished(bot)
        assert await bot.services.referee.lists.in_progress(alice.id) == ()


async def test_the_age_of_an_interaction_is_told_by_discord(here, tmp_path, monkeypatch):
    """On a host that is ahead a fresh click is answered, not acknowledged as if its three seconds were nearly over. A
    quarter of an hour later the bot edits the board itself, without a request that Discord refuses.
    """
    refused, answers = Counter(), []

    def note(exchange):
        refused.update([exchange.status // 100])
        if "callback" in exchange.path:
            answers.append(exchange.asked)

    async with skewed_bot(here, tmp_path, 40) as bot:
        alice, board = await begun(here)
        here.transcript.on_exchange.append(note)
        with monkeypatch.context() as patched:
            patched.setattr(interactions, "LATE", 20.0)
            patched.setattr(interactions, "AT_ONCE", 0.0)
            async with bot.services.referee.stores.locks.of(match_of(board)):
                pressed = asyncio.create_task(drop(alice, board, "3"))
                await here.until(lambda: "move:" in str(here.transcript).splitlines()[-1])
                await asyncio.sleep(0.2)  # an acknowledgement would come in this time
            assert (await pressed).state == "updated"
        assert [each["type"] for each in answers] == [UPDATE]
        await here.advance(16 * 60)
        await (await alice.slash("help")).settled()
        assert await status(bot, board) == "finished"
        await board_at(alice, board, None)
    assert not refused[4]


async def test_four_days_for_two_seconds(here, tmp_path):
    """The host's clock leaps ahead, while Discord's goes on: every match goes on, with the deadline that its board
    shows, and moves can be made meanwhile.
    """
    off = timedelta()
    settings = settings_for(tmp_path / "q.sqlite3")
    async with bot_in(here, settings, clock=lambda: datetime.now(UTC) + off, elapsed=time.monotonic) as bot:
        alice, bob, referee = here.add_person("Alice"), here.add_person("Bob"), bot.services.referee
        clocks = ("live-900-10", "move-86400", "move-259200")
        boards = [await begin_against(alice, bob, "connect4", clock=clock) for clock in clocks]
        before = [await referee.stores.view(match_of(board)) for board in boards]
        off = timedelta(days=4)
        await referee.sweep()
        await drop(alice, boards[0].id, "4")
        await referee.sweep()
        off = timedelta()
        await referee.sweep()
        after = [await referee.stores.view(match_of(board)) for board in boards]
        assert [view.ply for view in after] == [1, 0, 0]
        assert [view.match.timing.deadline for view in after[1:]] == [view.match.timing.deadline for view in before[1:]]
        assert after[0].match.timing.deadline - before[0].match.timing.deadline < timedelta(minutes=5)
        assert open_moves(bob.look(boards[0].id))


@asynccontextmanager
async def asked_of_a_blunder(here, folder, monkeypatch):
    """A bot, a person in a place where it is no member, and the question that they have thought of for so long that it
    cannot be changed any more.
    """
    async with skewed_bot(here, folder, 0) as bot:
        monkeypatch.setattr("bot.features.coach.rules.FIRST_MATCHES", 3)  # `bot_in` has changed it
        hall = here.add_person("Alice").at(channel_elsewhere(here, has_bot=False))
        page = await made(hall, await forked(bot, hall), "b1")
        await here.advance(901)
        yield bot, hall, page


async def test_the_new_board_after_a_blunder_stays(here, tmp_path, beginners, monkeypatch):
    """Another person is asked meanwhile. The move is shown in a new message, which is not taken for the question."""
    async with asked_of_a_blunder(here, tmp_path, monkeypatch) as (bot, hall, page):
        bob = here.add_person("Bob")
        await made(bob, await forked(bot, bob), "b1")
        await (await hall.click(page, "Play it all the same")).settled()
        await hall.until(lambda: 5 in [number_of(seen) for seen in hall.reads()])
        await hall.until(lambda: page.id not in [seen.id for seen in hall.reads()])


async def test_a_move_is_shown_though_its_click_cannot_be_acknowledged(here, tmp_path, beginners, monkeypatch):
    """Where the bot is no member only the click can bring the new board."""
    async with asked_of_a_blunder(here, tmp_path, monkeypatch) as (_, hall, page):
        fault = here.faults.fail("POST /interactions/*/callback", 503, times=4)
        await (await hall.click(page, "Play it all the same")).settled()
        await hall.until(lambda: 5 in [number_of(seen) for seen in hall.reads()])
        assert fault.times == 0
