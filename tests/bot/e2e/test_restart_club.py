"""A server's tournament and puzzle of the day when the bot's process is killed over them.

Every message is there once after the next start, can be used, and every pairing of a round has its match.
"""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import closing
from pathlib import Path

import pytest

from bot.playground import Playground
from bot.playground.people import DiscordUser
from bot.playground.records import Channel
from bot.playground.seen import ShownMessage

from .playing import board_at, drop, look_until, match_of, ply_of, server_with, shown
from .test_daily import picked
from .test_restart import checked, process, staged
from .test_tournaments import announced, boards, pressed

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.timeout(600)]

NO_SECOND_MATCH = """
CREATE TRIGGER no_second_match BEFORE INSERT ON matches
    WHEN new.pairing IS NOT NULL AND EXISTS (SELECT 1 FROM matches WHERE pairing IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'the process ends here'); END"""
MATCHED = """
SELECT count(DISTINCT matches.id) FROM pairings JOIN matches ON matches.pairing = pairings.id"""


async def test_killed_over_a_club(here: Playground, tmp_path: Path) -> None:
    """One kill over all of it."""
    database = tmp_path / "q.sqlite3"
    # the last is killed over at once: its maker would be told that nobody can post where no answer comes for long
    cases = [a_round_half_begun(here, database), a_puzzle_shown_unheard(here), a_table_shown_unheard(here)]
    async with process(here, database) as bot:
        await staged(cases)
        bot.kill()
        await bot.wait()
    here.faults.clear()
    _run(database, "DROP TRIGGER no_second_match")
    async with process(here, database):
        await checked(cases)


def _run(database: Path, statement: str) -> list[tuple[int]]:
    """What another program does to the database."""
    with closing(sqlite3.connect(database, isolation_level=None, timeout=30)) as connection:
        return connection.execute(statement).fetchall()


def seen_by_all(person: DiscordUser, text: str) -> list[ShownMessage]:
    """The messages of a channel that everybody sees and that hold a text."""
    return [each for each in person.reads() if text in each.text and not each.ephemeral]


async def unheard(here: Playground, channel: Channel, asking: AsyncGenerator[None]) -> None:
    """What is asked for has posted a message in a channel, and the bot never hears that it has."""
    request = here.faults.seize(f"POST /channels/{channel.id}/messages", after=True)
    task = asyncio.create_task(anext(asking))
    await here.until(lambda: request.met)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def a_table_shown_unheard(here: Playground) -> AsyncGenerator[None]:
    """A tournament whose message reached Discord before the kill gets no second one, and can be joined."""
    channel = here.world.add_channel("table")
    alice = here.add_person("Alice").at(channel)

    async def asking() -> AsyncGenerator[None]:
        yield await announced(alice)

    await unheard(here, channel, asking())
    yield
    table = await alice.sees("Tic-tac-toe")
    await pressed(alice, table, "Join")
    await look_until(alice, table, lambda now: "Players: 1" in now.text)
    assert [each.id for each in seen_by_all(alice, "Tic-tac-toe")] == [table.id]


async def a_puzzle_shown_unheard(here: Playground) -> AsyncGenerator[None]:
    """A puzzle of the day whose message reached Discord before the kill gets no second one, and counts who tried."""
    owner = here.add_person("Olga", admin=True)
    lobby, games = await server_with(here, "lobby", "games")

    async def asking() -> AsyncGenerator[None]:
        yield await picked(owner.at(lobby), games)

    await unheard(here, games, asking())
    yield
    reader = owner.at(games)
    post = await reader.sees("Puzzle of the day")
    view = shown(await (await reader.click(post, "Solve")).settled())
    await reader.click(view, "Solution")
    await look_until(reader, post, lambda now: "Tried: 1" in now.text)
    assert [each.id for each in seen_by_all(reader, "Puzzle of the day")] == [post.id]


async def a_round_half_begun(here: Playground, database: Path) -> AsyncGenerator[None]:
    """Of two matches the first was begun and its board posted unheard: the second follows, and each has one board."""
    channel = here.world.add_channel("round")
    people = {name: here.add_person(name).at(channel) for name in ("Ann", "Ben", "Cem", "Dan")}
    ann = people["Ann"]
    table = await announced(ann)
    for person in people.values():
        await pressed(person, table, "Join")
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
    assert sorted(each.id for each in ann.reads() if ply_of(each) is not None) == sorted(board.id for board in found)
