"""The bot comes back, stopped in order or killed, and every board, window and duty is still there."""

import asyncio
import signal
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio

from bot.playground import Playground

from .conftest import bot_in, settings_for
from .playing import after_answer, begin, begin_against, board_at, drop, enter, ply_of
from .process import start

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.timeout(600)]


CALM = 1.5  # seconds after which the start is forgotten: a loop that was late acknowledges first and acts afterwards


@pytest_asyncio.fixture(loop_scope="module")
async def alice(here):
    """Somebody who needs no bot to be there yet."""
    return here.add_person("Alice")


@asynccontextmanager
async def process(here: Playground, database: Path, thinking: str = "0.2"):
    """The bot in a process of its own; killed in the end, if it still runs."""
    started = await start(here, database, asyncio.subprocess.PIPE, thinking)
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
        history = (await (await alice.slash("history")).settled()).message
        assert "2 in all" in history.text


async def test_killed_in_mid_thought(here, alice, tmp_path):
    """A bot that is killed while it thinks moves after its next start, on the board that says it is thinking."""
    database = tmp_path / "q.sqlite3"
    async with process(here, database, thinking="30") as bot:
        seen = await (await alice.slash("play", game="xiangqi", level="master", side="first")).settled()
        await asyncio.sleep(CALM)
        board = (await enter(alice, seen.message, "a0", "a0a1")).message  # no move of the opening book
        assert "thinking" in board.text
        bot.kill()
        await bot.wait()
    assert "thinking" in alice.look(board).text
    async with process(here, database):
        assert ply_of(await board_at(alice, board, 2)) == 2
        called = await alice.sees(f"{alice.mention}, I have moved. It is your turn.")
        assert [user["id"] for user in called.json["mentions"]] == [str(alice.id)]


async def test_stopped_in_mid_thought(here, alice, tmp_path):
    """SIGTERM ends the bot in order within ten seconds, though it is thinking; its next start finishes the thought."""
    database = tmp_path / "q.sqlite3"
    async with process(here, database, thinking="30") as bot:
        seen = await (await alice.slash("play", game="xiangqi", level="master", side="first")).settled()
        await (await alice.slash("move", move="h2e2")).settled()
        bot.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(bot.wait(), 10) == 0
    async with process(here, database):
        assert ply_of(await board_at(alice, seen.message, 2)) == 2


async def test_who_waits_for_a_hint_at_a_stop_is_told(here, alice, tmp_path):
    """SIGTERM in the middle of a search for a hint: the waiting line becomes a farewell."""
    async with process(here, tmp_path / "q.sqlite3", thinking="60") as bot:
        board = (await (await alice.slash("play", game="xiangqi", level="master", side="first")).settled()).message
        await asyncio.sleep(CALM)
        waiting = (await alice.click(board, "Hint")).message
        assert waiting.text.startswith("Let me look")
        bot.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(bot.wait(), 15) == 0
    assert "restart" in alice.look(waiting).text


@asynccontextmanager
async def killed_over(here: Playground, bot: asyncio.subprocess.Process, pattern: str, *, after: bool = False):
    """What is begun within the block makes a request that never reaches Discord; the bot is killed over it.

    With `after` Discord has carried it out, and only the bot never hears of it.
    """
    await asyncio.sleep(CALM)
    request = here.faults.seize(pattern, after=after)
    yield
    await here.until(lambda: request.met)
    bot.kill()
    await bot.wait()
    here.faults.clear()


@pytest.mark.parametrize("opponent", ["a person", "the bot"])
async def test_killed_between_a_move_and_its_board(here, alice, tmp_path, opponent):
    """A move that was stored and not shown is on the board after the next start."""
    database, bob = tmp_path / "q.sqlite3", here.add_person("Bob")
    async with process(here, database) as bot:
        if opponent == "a person":
            board, ply = await begin_against(alice, bob, "connect4"), 1
        else:
            board, ply = await begin(alice, "connect4"), 2
        async with killed_over(here, bot, "POST /interactions/*/callback"):
            press = asyncio.create_task(drop(alice, board, "4"))
        await press
    assert ply_of(alice.look(board)) == 0
    async with process(here, database):
        assert ply_of(await board_at(alice, board, ply)) == ply


async def test_killed_between_a_match_and_its_board(here, alice, tmp_path):
    """A match that was begun and never shown is posted by the next start, and can be played."""
    database, alice = tmp_path / "q.sqlite3", alice.at(here.world.add_channel("new"))
    async with process(here, database) as bot:
        async with killed_over(here, bot, "POST /interactions/*/callback"):
            asked = asyncio.create_task(alice.slash("play", game="connect4", level="beginner", side="first"))
        assert (await asked).state == "failed"
    async with process(here, database):
        board = await alice.sees("Connect Four")
        await drop(alice, board, "4")
        assert ply_of(await after_answer(alice, board, 1)) == 2


async def test_killed_when_discord_has_the_board(here, alice, tmp_path):
    """A match whose first message reached Discord, and whose place could not be stored any more, gets no second one."""
    database, channel = tmp_path / "q.sqlite3", here.world.add_channel("taken")
    alice = alice.at(channel)
    async with process(here, database) as bot:
        async with killed_over(here, bot, "POST /interactions/*/callback", after=True):
            asked = asyncio.create_task(alice.slash("play", game="connect4", level="beginner", side="first"))
        await asked
    async with process(here, database):
        board = await alice.sees("Connect Four")
        await drop(alice, board, "4")
        assert ply_of(await after_answer(alice, board, 1)) == 2
        assert len(here.world.history(channel.id)) == 1
