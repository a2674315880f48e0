"""The bot comes back after a stop or a kill, and every board, window and duty still works.

So does a tournament: every pairing of a round has its match. What was not shown or not noted, without a kill: see
test_resuming, test_daily and test_trouble.
"""

import asyncio
import signal
import sqlite3
from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager, closing, suppress
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from bot.__main__ import MISUSED, REVOKED
from bot.playground import Playground, interactions
from bot.playground.people import DiscordUser
from bot.playground.records import Channel
from bot.playground.seen import Response

from .conftest import bot_in, own_here, settings_for
from .playing import (
    after_answer,
    answer_to,
    begin,
    begin_against,
    board_at,
    click,
    drop,
    enter,
    look_until,
    match_of,
    number_of,
    press,
    resign,
    select,
    until,
    use,
)
from .process import start
from .test_tournaments import boards, joined
from .test_trouble import engines_asleep

pytestmark = pytest.mark.timeout(600)
here = own_here

NO_SECOND_MATCH = """
CREATE TRIGGER no_second_match BEFORE INSERT ON matches
    WHEN new.pairing IS NOT NULL AND EXISTS (SELECT 1 FROM matches WHERE pairing IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'the process ends here'); END"""
MATCHED = """
SELECT count(DISTINCT matches.id) FROM pairings JOIN matches ON matches.pairing = pairings.id"""


@pytest_asyncio.fixture(loop_scope="session")
async def alice(here):
    """A person who is added before there is a bot."""
    return here.add_person("Alice")


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Raises Discord's limit of three seconds: too short for a first picture on a busy machine."""
    monkeypatch.setattr(interactions, "SECONDS_TO_ACKNOWLEDGE", 60.0)


@asynccontextmanager
async def process(here: Playground, database: Path, thinking: str = "0.2"):
    """The bot in its own process, killed at the end if it still runs."""
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


async def test_stopped_in_order(here, alice, tmp_path):
    """The next start continues whatever stood open."""
    settings = settings_for(tmp_path / "q.sqlite3")
    cases = [old_boards_and_windows(alice), a_first_move_owed(here), a_question_never_asked(here, settings.database)]
    async with bot_in(here, settings.model_copy(update={"thinking_time": 60.0})):
        await staged(cases)
    await staged(cases[-1:])
    async with bot_in(here, settings):
        await checked(cases)


async def old_boards_and_windows(alice: DiscordUser) -> AsyncGenerator[None]:
    """Buttons, menus and an open window of a message from before the restart still work."""
    board = await begin(alice, "connect4")
    xiangqi = await begin(alice, "xiangqi")
    window = await alice.click(xiangqi, "Type a move")
    yield
    assert (await drop(alice, board, "4")).state != "failed"
    assert number_of(await after_answer(alice, board, 1)) == 2
    assert (await alice.submit_fields(window, {"move": "h2e2"})).state != "failed"
    assert number_of(await after_answer(alice, xiangqi, 1)) == 2
    history = await use(alice, "history")
    assert "2 in all" in history.text


async def a_first_move_owed(here: Playground) -> AsyncGenerator[None]:
    """The bot plays the second side, which is to move in the given position: after a restart it moves."""
    carol = here.add_person("Carol")
    position = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/P8/2P1P1P1P/1C5C1/9/RNBAKABNR b - - 0 1"
    page = await use(carol, "import", text=position)
    page = await click(carol, page, "Play from here")
    board = await select(carol, page, "Against me, you play Red: how strong?", "master")
    assert number_of(board) == 0
    yield
    assert "👉 **Carol** (🔴 Red)" in (await board_at(carol, board, 1)).text


async def a_question_never_asked(here: Playground, database: Path) -> AsyncGenerator[None]:
    """A process that was killed between storing an offer and noting whom to ask leaves no call; the next start asks."""
    dave, bob = here.add_person("Dave"), here.add_person("Bob")
    board = await begin_against(dave, bob, "connect4")
    await dave.click(board, "Offer a draw")
    asked = await bob.sees(f"{bob.mention}: **Dave offers a draw.**")
    yield
    await dave.deletes(asked)
    assert len(_run(database, "DELETE FROM calls RETURNING match_id")) == 1
    yield
    again = await bob.sees(f"{bob.mention}: **Dave offers a draw.**", after=asked.id)
    await bob.click(again, "Accept the draw")
    assert "**Draw by agreement.**" in (await board_at(bob, board, None)).text


async def staged(cases: list[AsyncGenerator[None]]) -> None:
    """Runs every case up to the point where the process ends."""
    for case in cases:
        await anext(case)


async def checked(cases: list[AsyncGenerator[None]]) -> None:
    """Runs every case to its end, under the next process."""
    for case in cases:
        with suppress(StopAsyncIteration):
            await anext(case)


@pytest.mark.slow
async def test_killed_and_stopped_over_everything(here, alice, tmp_path):
    """One kill interrupts many things; the next start completes each of them.

    SIGTERM ends the bot in order, without waiting for its thoughts; its next start finishes the one about a move. A
    revoked token also ends it, with the exit code for wrong settings.
    """
    database, bob = tmp_path / "q.sqlite3", here.add_person("Bob")
    killed_over = [
        a_match_unshown(here, alice),
        a_match_unshown(here, alice, after=True),
        an_invitation_unshown(here, alice, bob),
        an_invitation_unshown(here, alice, bob, after=True),
        *(an_answer_unshown(here, how, after) for how in ("accept", "join", "rematch") for after in (False, True)),
        a_withdrawal_unshown(here),
        a_board_shown_unheard(here, alice, bob),
        a_round_half_begun(here, database),
        a_thought(here),
    ]
    stopped_over = [a_hint(alice), a_thought(here)]
    async with process(here, database, thinking="60") as bot:
        await staged(killed_over[:-1])
        with engines_asleep(bot.pid):
            await staged(killed_over[-1:])
            bot.kill()
        await bot.wait()
    here.faults.clear()
    _run(database, "DROP TRIGGER no_second_match")
    async with process(here, database, thinking="60") as bot:
        await checked(killed_over)
        with engines_asleep(bot.pid):
            await staged(stopped_over)
            bot.send_signal(signal.SIGTERM)
            assert await asyncio.wait_for(bot.wait(), 30) == 0
    async with process(here, database) as bot:
        await checked(stopped_over)
        await here.call(lambda: here.faults.close(REVOKED))
        assert await asyncio.wait_for(bot.wait(), 30) == MISUSED


async def a_thought(here: Playground) -> AsyncGenerator[None]:
    """A bot that ends while it thinks moves after its next start, on the board that says it is thinking."""
    carol = here.add_person("Carol").at(here.world.add_channel("thought"))  # away later
    board = await begin(carol, "xiangqi")
    board = await answer_to(enter(carol, board, "a0", "a0a1"))  # not in the opening book
    assert "thinking" in carol.look(board).text
    yield
    assert number_of(await board_at(carol, board, 2)) == 2
    called = await carol.sees(f"{carol.mention}, I have moved. It is your turn.")
    assert [user["id"] for user in called.json["mentions"]] == [str(carol.id)]


async def a_hint(alice: DiscordUser) -> AsyncGenerator[None]:
    """A person who waits for a hint at a stop is told: the waiting line becomes a farewell."""
    board = await use(alice, "play", game="xiangqi", level="master", side="first")
    await alice.click(board, "Hint")
    waiting = await alice.sees("Let me look")  # a busy bot acknowledges first
    yield
    assert "restart" in alice.look(waiting).text


async def met(
    here: Playground, asked: Coroutine[object, object, Response], *, after: bool = False
) -> asyncio.Task[Response]:
    """Waits until `asked` causes a request whose answer the bot never receives. With `after` Discord has carried it
    out.
    """
    request = here.faults.seize("POST /interactions/*/callback", after=after)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(interactions, "SECONDS_TO_ACKNOWLEDGE", 3.0)  # it fails
        task = asyncio.create_task(asked)
        await here.until(lambda: request.met)
    return task


async def a_match_unshown(here: Playground, alice: DiscordUser, *, after: bool = False) -> AsyncGenerator[None]:
    """A match that was begun and never shown is posted by the next start, and can be played. Where (`after`) its first
    message reached Discord, but its place was not stored, there is no second one.
    """
    channel = here.world.add_channel(f"new-{after}")
    alice = alice.at(channel)
    asked = await met(here, alice.slash("play", game="connect4", level="beginner", side="first"), after=after)
    yield
    assert after or (await asked).state == "failed"
    await asked
    board = await alice.sees("Connect Four")
    await drop(alice, board, "4")
    assert number_of(await after_answer(alice, board, 1)) == 2
    assert len(here.world.history(channel.id)) == 1


async def an_invitation_unshown(
    here: Playground, alice: DiscordUser, bob: DiscordUser, *, after: bool = False
) -> AsyncGenerator[None]:
    """A challenge to anybody that was stored and never shown is posted by the next start, and can be joined. Where
    (`after`) its message reached Discord, there is no second one, and whoever asks again is led to it.
    """
    channel = here.world.add_channel(f"invited-{after}")
    alice, bob = alice.at(channel), bob.at(channel)
    asked = await met(here, alice.slash("anyone", game="gomoku" if after else "checkers"), after=after)
    yield
    await asked
    shown = await alice.sees("Who joins?")
    again = partial(use, alice, "anyone", game="gomoku" if after else "checkers")
    await until(again, lambda told: told.text.endswith(f"/{shown.id}"))
    assert len([each for each in bob.reads() if "Who joins?" in each.text and not each.ephemeral]) == 1
    assert (await click(bob, shown, "Play")).id == shown.id


async def an_answer_unshown(here: Playground, how: str, after: bool) -> AsyncGenerator[None]:
    """The message with the question of two people becomes the board of their match, which is the only one; a press of
    the same button as before does nothing else.
    """
    channel = here.world.add_channel(f"{how}-{after}")
    alice, bob = (here.add_person(name).at(channel) for name in ("Alice", "Bob"))
    if how == "join":
        asked, button = await use(alice, "anyone", game="connect4", side="first"), "Play"
    else:
        asked, button = await use(alice, "play", game="connect4", opponent=bob.id, side="first"), "Accept"
    if how == "rematch":
        over = await resign(bob, await click(bob, asked, button))
        asked = await click(bob, over, "Rematch")
    pressing = bob if how != "rematch" else alice
    pressed = asked.button(button).custom_id
    answering = await met(here, pressing.click(asked, button), after=after)
    yield
    await answering
    board = await board_at(alice, asked.id, 0)
    assert (await answer_to(press(pressing, board, pressed))).id != board.id
    mover = alice if how != "rematch" else bob
    await drop(mover, asked.id, "4")
    await board_at(alice, asked.id, 1)
    assert [each.id for each in alice.reads() if number_of(each) is not None] == [asked.id]


async def a_withdrawal_unshown(here: Playground) -> AsyncGenerator[None]:
    """A challenge to anybody that was withdrawn: whoever presses a button of its message closes it."""
    channel = here.world.add_channel("withdrawn")
    alice, bob = (here.add_person(name).at(channel) for name in ("Alice", "Bob"))
    asked = await use(alice, "anyone", game="connect4")
    answering = await met(here, alice.click(asked, "Withdraw"))
    yield
    await answering
    over = await click(bob, asked, "Play")
    assert (over.id, over.buttons) == (asked.id, [])


async def a_board_shown_unheard(here: Playground, alice: DiscordUser, bob: DiscordUser) -> AsyncGenerator[None]:
    """A board that was posted again after its message was deleted is the board from then on."""
    channel = here.world.add_channel("deleted")
    alice, bob = alice.at(channel), bob.at(channel)
    first = await begin_against(alice, bob, "connect4")
    await alice.deletes(first)
    asked = await met(here, alice.slash("board", match=match_of(first)), after=True)
    yield
    await asked
    (board,) = boards_in(alice, channel)
    await alice.slash("move", move="4", match=match_of(first))
    assert number_of(await board_at(bob, board, 1)) == 1
    assert len(boards_in(alice, channel)) == 1


def boards_in(person: DiscordUser, channel: Channel) -> list[int]:
    """The messages of a channel that are boards."""
    messages = [each.id for each in person.world.history(channel.id)]
    return [each for each in messages if number_of(person.look(each)) is not None]


# -- a server's tournament ---------------------------------------------------------------------------------------------


def _run(database: Path, statement: str) -> list[tuple[int]]:
    """Runs a statement as another program."""
    with closing(sqlite3.connect(database, isolation_level=None, timeout=30)) as connection:
        return connection.execute(statement).fetchall()


async def a_round_half_begun(here: Playground, database: Path) -> AsyncGenerator[None]:
    """Of two matches only the first was begun, and its board posted unheard: the second follows, and each has one
    board.
    """
    channel = here.world.add_channel("round")
    people = {name: here.add_person(name).at(channel) for name in ("Ann", "Ben", "Cem", "Dan")}
    ann = people["Ann"]
    table = await joined(*people.values())
    _run(database, NO_SECOND_MATCH)
    request = here.faults.seize(f"POST /channels/{channel.id}/messages", after=True)
    await ann.click(ann.look(table), "Start")
    await here.until(lambda: request.met)
    assert _run(database, MATCHED) == [(1,)]
    yield
    await look_until(ann, table, lambda now: now.text.count("](") == 2)
    assert _run(database, MATCHED) == [(2,)]
    found = boards(ann, table)
    assert len({match_of(board) for board in found}) == 2
    assert sorted(name for board in found for name in people if f"**{name}**" in board.text) == sorted(people)
    for board in found:
        mover = next(each for name, each in people.items() if f"{name} (X) to move" in board.text)
        await drop(mover, board, "a1")
        await board_at(mover, board, 1)
    assert sorted(each.id for each in ann.reads() if number_of(each) is not None) == sorted(board.id for board in found)
