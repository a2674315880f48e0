"""The bot comes back, stopped in order or killed, and every board, window and duty is still there."""

import asyncio
import signal
import sqlite3
from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path

import pytest
import pytest_asyncio

from bot.__main__ import MISUSED, REVOKED
from bot.playground import Playground
from bot.playground.people import DiscordUser
from bot.playground.records import Channel
from bot.playground.seen import Response

from .conftest import bot_in, settings_for
from .playing import after_answer, begin, begin_against, board_at, drop, enter, match_of, ply_of, shown
from .process import start

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.timeout(600)]


@pytest_asyncio.fixture(loop_scope="module")
async def alice(here):
    """Somebody who needs no bot to be there yet."""
    return here.add_person("Alice")


@asynccontextmanager
async def process(here: Playground, database: Path, thinking: str = "0.2"):
    """The bot in a process of its own; killed in the end, if it still runs."""
    started = await start(here, database, asyncio.subprocess.PIPE, thinking=thinking, unhurried=True)
    saying = asyncio.create_task(started.stderr.read())
    try:
        await here.until_ready(180)
        yield started
    finally:
        if started.returncode is None:
            started.kill()
        await started.wait()
        assert here.token not in (await saying).decode()


async def test_old_boards_and_windows_answer_after_a_restart(here, alice, tmp_path):
    """Buttons, menus and an open window of a message from before the restart work as if nothing had been."""
    settings = settings_for(tmp_path / "q.sqlite3")
    async with bot_in(here, settings):
        board = await begin(alice, "connect4")
        xiangqi = await begin(alice, "xiangqi")
        window = await alice.click(xiangqi, "Type a move")
    async with bot_in(here, settings):
        assert (await drop(alice, board, "4")).state != "failed"
        assert ply_of(await after_answer(alice, board, 1)) == 2
        assert (await alice.submit_fields(window, {"move": "h2e2"})).state != "failed"
        assert ply_of(await after_answer(alice, xiangqi, 1)) == 2
        history = shown(await (await alice.slash("history")).settled())
        assert "2 in all" in history.text


async def test_the_bot_owes_the_first_move_as_the_second_side(here, alice, tmp_path):
    """From a position in which that side is to move: after a restart it is made."""
    position = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/P8/2P1P1P1P/1C5C1/9/RNBAKABNR b - - 0 1"
    settings = settings_for(tmp_path / "q.sqlite3")
    async with bot_in(here, settings.model_copy(update={"thinking_time": 60.0})):
        page = shown(await (await alice.slash("import", text=position)).settled())
        page = shown(await alice.when_settled(await alice.click(page, "Play from here")))
        board = shown(await (await alice.select(page, "Against me, you play Red: how strong?", "master")).settled())
        assert ply_of(board) == 0
    async with bot_in(here, settings):
        assert "👉 **Alice** (🔴 Red)" in (await board_at(alice, board, 1)).text


async def test_a_question_that_was_never_asked_is_asked_after_a_restart(here, alice, tmp_path):
    """A process that is killed after it stored an offer, and before it noted who is to be asked, leaves no call."""
    settings, bob = settings_for(tmp_path / "q.sqlite3"), here.add_person("Bob")
    async with bot_in(here, settings):
        board = await begin_against(alice, bob, "connect4")
        await alice.click(board, "Offer a draw")
        asked = await bob.sees(f"{bob.mention}: **Alice offers a draw.**")
    await alice.deletes(asked)
    with closing(sqlite3.connect(settings.database)) as database, database:
        assert database.execute("DELETE FROM calls").rowcount == 1
    async with bot_in(here, settings):
        again = await bob.sees(f"{bob.mention}: **Alice offers a draw.**", after=asked.id)
        await bob.click(again, "Accept the draw")
        assert "**Draw by agreement.**" in (await board_at(bob, board, None)).text


async def staged(cases: list[AsyncGenerator[None]]) -> None:
    """Every case up to where the process is ended over it."""
    for case in cases:
        await anext(case)


async def checked(cases: list[AsyncGenerator[None]]) -> None:
    """Every case to its end, under the next process."""
    for case in cases:
        with suppress(StopAsyncIteration):
            await anext(case)


async def test_killed_over_everything(here, alice, tmp_path):
    """One kill over many things in progress; what each of them leaves is made good by the next start."""
    database, bob = tmp_path / "q.sqlite3", here.add_person("Bob")
    cases = [
        a_move_unshown(here, alice),
        a_move_unshown(here, alice, bob),
        a_match_unshown(here, alice),
        a_match_shown_unheard(here, alice),
        a_board_shown_unheard(here, alice, bob),
        a_thought(here),
    ]
    async with process(here, database, thinking="30") as bot:
        await staged(cases)
        bot.kill()
        await bot.wait()
    here.faults.clear()
    async with process(here, database):
        await checked(cases)


async def test_stopped_over_thoughts(here, alice, tmp_path):
    """SIGTERM ends the bot in order and not only after its thoughts; its next start finishes the one about a move.

    A token that is revoked ends it, too, with the exit code for what has to be set otherwise.
    """
    database = tmp_path / "q.sqlite3"
    cases = [a_hint(alice), a_thought(here)]
    async with process(here, database, thinking="60") as bot:
        await staged(cases)
        bot.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(bot.wait(), 30) == 0
    async with process(here, database) as bot:
        await checked(cases)
        await here.call(lambda: here.faults.close(REVOKED))
        assert await asyncio.wait_for(bot.wait(), 30) == MISUSED


async def a_thought(here: Playground) -> AsyncGenerator[None]:
    """A bot that ends while it thinks moves after its next start, on the board that says it is thinking."""
    carol = here.add_person("Carol").at(here.world.add_channel("thought"))  # does nothing later: who acts is not called
    seen = await (await carol.slash("play", game="xiangqi", level="master", side="first")).settled()
    board = shown(await (await enter(carol, seen.message, "a0", "a0a1")).settled())  # no move of the opening book
    assert "thinking" in carol.look(board).text
    yield
    assert ply_of(await board_at(carol, board, 2)) == 2
    called = await carol.sees(f"{carol.mention}, I have moved. It is your turn.")
    assert [user["id"] for user in called.json["mentions"]] == [str(carol.id)]


async def a_hint(alice: DiscordUser) -> AsyncGenerator[None]:
    """Who waits for a hint at a stop is told: the waiting line becomes a farewell."""
    board = shown(await (await alice.slash("play", game="xiangqi", level="master", side="first")).settled())
    await alice.click(board, "Hint")
    waiting = await alice.sees("Let me look")  # a busy bot acknowledges first
    yield
    assert "restart" in alice.look(waiting).text


async def met(
    here: Playground, asked: Coroutine[object, object, Response], *, after: bool = False
) -> asyncio.Task[Response]:
    """What is asked makes a request whose answer the bot never hears; with `after` Discord has carried it out."""
    request = here.faults.seize("POST /interactions/*/callback", after=after)
    task = asyncio.create_task(asked)
    await here.until(lambda: request.met)
    return task


async def a_move_unshown(here: Playground, alice: DiscordUser, bob: DiscordUser | None = None) -> AsyncGenerator[None]:
    """A move that was stored and not shown is on the board after the next start, with the bot's answer."""
    board = await begin_against(alice, bob, "connect4") if bob else await begin(alice, "connect4")
    press = await met(here, drop(alice, board, "4"))
    yield
    await press
    ply = 1 if bob else 2
    assert ply_of(await board_at(alice, board, ply)) == ply


async def a_match_unshown(here: Playground, alice: DiscordUser) -> AsyncGenerator[None]:
    """A match that was begun and never shown is posted by the next start, and can be played."""
    alice = alice.at(here.world.add_channel("new"))
    asked = await met(here, alice.slash("play", game="connect4", level="beginner", side="first"))
    yield
    assert (await asked).state == "failed"
    board = await alice.sees("Connect Four")
    await drop(alice, board, "4")
    assert ply_of(await after_answer(alice, board, 1)) == 2


async def a_match_shown_unheard(here: Playground, alice: DiscordUser) -> AsyncGenerator[None]:
    """A match whose first message reached Discord, and whose place could not be stored any more, gets no second one."""
    channel = here.world.add_channel("taken")
    alice = alice.at(channel)
    asked = await met(here, alice.slash("play", game="connect4", level="beginner", side="first"), after=True)
    yield
    await asked
    board = await alice.sees("Connect Four")
    await drop(alice, board, "4")
    assert ply_of(await after_answer(alice, board, 1)) == 2
    assert len(here.world.history(channel.id)) == 1


async def a_board_shown_unheard(here: Playground, alice: DiscordUser, bob: DiscordUser) -> AsyncGenerator[None]:
    """A board that was asked for anew, since the last one was deleted, is the board from then on."""
    channel = here.world.add_channel("deleted")
    alice, bob = alice.at(channel), bob.at(channel)
    first = await begin_against(alice, bob, "connect4")
    await alice.deletes(first)
    asked = await met(here, alice.slash("board", match=match_of(first)), after=True)
    yield
    await asked
    (board,) = boards_in(alice, channel)
    await alice.slash("move", move="4", match=match_of(first))
    assert ply_of(await board_at(bob, board, 1)) == 1
    assert len(boards_in(alice, channel)) == 1


def boards_in(person: DiscordUser, channel: Channel) -> list[int]:
    """The messages of a channel that are boards."""
    messages = [each.id for each in person.world.history(channel.id)]
    return [each for each in messages if ply_of(person.look(each)) is not None]
