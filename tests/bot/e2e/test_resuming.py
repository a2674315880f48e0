"""What the last process left undone is shown, called and timed by the next one, even with broken rows."""

import asyncio
import re
import sqlite3
from contextlib import closing

import pytest

from bot.discord.place import Person
from bot.features.coach import rules
from bot.features.servers.rules import Servers
from bot.playground import point_discord_at
from bot.playground.permissions import Permission
from bot.startup import opened
from storage.backup import backup, restore
from storage.check import open_to_read, problems_of

from ..conftest import eventually
from ..features.acts import settled
from .conftest import bot_in, clock_of, own_here, settings_for
from .playing import (
    after_answer,
    begin,
    begin_against,
    board_at,
    click,
    drop,
    gone,
    look_until,
    made,
    match_of,
    number_of,
    open_moves,
    shown,
    use,
)
from .test_coach import forked
from .test_privacy import delete
from .test_showing import overdue

here = own_here


BROKEN = (
    "UPDATE matches SET game = 'nosuch' WHERE id = :id",
    "UPDATE matches SET start = 'no start at all' WHERE id = :id",
    "UPDATE matches SET level = 'no level at all' WHERE id = :id",
    "INSERT INTO moves VALUES (:id, 1, 1, 'no move', '2026-01-01T00:00:00.000Z', NULL, NULL)",
)


async def resumed(client, caplog):
    """Waits until a start has handled all that the last process left. Reads the log, which must be at INFO."""
    tasks = client.services.referee.stores.background._tasks
    await eventually(lambda: "waiting for a move" in caplog.text and not tasks)


async def test_a_broken_row_stops_nothing_but_itself(here, tmp_path):
    """After a start the other matches are played on, their clocks run, and lists show what can be read."""
    settings = settings_for(tmp_path / "q.sqlite3")
    alice, bob = here.add_person("Alice"), here.add_person("Bob")
    async with bot_in(here, settings):
        lost = [match_of(await begin(alice, "tictactoe")) for _ in BROKEN]
        board = await begin(alice, "connect4")
        other = await begin_against(alice, bob, "connect4")
    with closing(sqlite3.connect(settings.database)) as database, database:
        for match, statement in zip(lost, BROKEN, strict=True):
            database.execute(statement, {"id": match})
        database.execute("UPDATE matches SET revision = revision + 1")
        database.execute("UPDATE matches SET ply = 1 WHERE id = :id", {"id": lost[-1]})
    database.close()
    async with bot_in(here, settings) as client:
        assert number_of(await after_answer(alice, (await drop(alice, board, "4")).message or board, 1)) == 2
        await overdue(client, match_of(other))
        await board_at(bob, other, None)
        for command in ("games", "history"):
            seen = await use(alice, command)
            assert "Connect Four" in seen.text


async def test_a_call_is_removed_after_a_restart_and_made_once(here, tmp_path, monkeypatch, caplog):
    """A start repeats no call, even if the board of its match is to be shown again, and deletes a call that was
    answered while the bot was there.
    """
    monkeypatch.setattr("bot.match.calls.AWAY", 0.0)
    settings = settings_for(tmp_path / "q.sqlite3")
    alice, bob, carol = (here.add_person(name) for name in ("Alice", "Bob", "Carol"))
    async with bot_in(here, settings):
        board = await begin_against(alice, bob, "connect4")
        await drop(alice, board, "4")
        called = await bob.sees(f"{bob.mention}, it is your turn")
        await begin_against(carol, bob, "connect4")
        accepted = await carol.sees(f"{carol.mention}, your challenge was accepted.")
    caplog.set_level("INFO", "bot.handling.showing")
    for is_behind in (False, True):
        caplog.clear()
        with closing(sqlite3.connect(settings.database)) as database, database:
            database.execute("UPDATE matches SET shown = 0 WHERE ?", [is_behind])
        database.close()
        async with bot_in(here, settings) as client:
            await resumed(client, caplog)
        assert [seen.id for seen in bob.reads() if f"{bob.mention}, it is" in seen.text] == [called.id]
        assert [seen.id for seen in carol.reads() if seen.text.startswith(carol.mention)] == [accepted.id]
    async with bot_in(here, settings):
        await drop(bob, bob.look(board.id), "4")
        await alice.sees(f"{alice.mention}, it is your turn")
        await bob.until(lambda: called.id not in [seen.id for seen in bob.reads()])


async def test_a_call_to_somebody_who_is_deleted_by_a_start_is_removed(here, tmp_path, monkeypatch):
    """The process was killed over their deletion: the message that mentions them goes with the rest."""
    monkeypatch.setattr("bot.match.calls.AWAY", 0.0)
    settings = settings_for(tmp_path / "q.sqlite3")
    alice, bob = here.add_person("Alice"), here.add_person("Bob")
    async with bot_in(here, settings) as client:
        board = await begin_against(alice, bob, "connect4")
        await drop(alice, board, "4")
        called = await bob.sees(f"{bob.mention}, it is your turn")
        await client.services.referee.stores.privacy.note_due(bob.id, True)
    async with bot_in(here, settings) as client:
        while "a former player" not in alice.look(board).text:
            await client.services.referee.sweep()
            await asyncio.sleep(0.05)
        await bob.until(lambda: called.id not in [seen.id for seen in bob.reads()])


async def test_what_was_not_shown_is_shown_after_the_next_start(here, tmp_path, monkeypatch):
    """A bot that ended between a move, or an acceptance, and its board shows the board at the next start, even before
    READY, and opens the thread below it then. A bug ends the bot's turn again at every start; the person's own move is
    on the board.
    """

    async def broken(*_):
        raise ArithmeticError("a bug")

    settings = settings_for(tmp_path / "q.sqlite3")
    alice, bob = here.add_person("Alice"), here.add_person("Bob")
    monkeypatch.setattr("bot.match.turns.bot_move", broken)
    async with bot_in(here, settings) as client:
        referee, alone = client.services.referee, await begin(alice, "connect4")
        board = await begin_against(alice, bob, "connect4")
        asked = await use(alice, "play", game="connect4", opponent=bob.id)
        for each in (alone, board):
            await referee.turns.move(match_of(each), alice.id, "4")
        await client.services.publisher.close()
        await referee.of(Servers).turn(here.world.guild.id, "threads", "on")
        await referee.challenges.accept(match_of(asked), Person(bob.id, bob.name))
    assert number_of(alice.look(board.id)) == 0
    with point_discord_at(here.url):
        async with opened(settings, guild_ready_timeout=0.01) as client:
            await client.login(here.token)  # and no further at first: nothing waits for the gateway
            await look_until(bob, board, lambda now: number_of(now) == 1)
            await board_at(bob, asked, 0)
            await look_until(alice, alone, lambda now: "Last move: column 4" in now.pictures[0].description)
            assert not here.world.threads_of(alice.place)
            connected = asyncio.create_task(client.connect())
            await alice.until(lambda: here.world.threads_of(alice.place), 10)
            await client.close()
            await connected


async def test_a_deadline_that_a_restart_moves_is_shown(here, tmp_path):
    """The time that the bot was away is given back, and the board shows the new deadline."""
    settings, hours = settings_for(tmp_path / "q.sqlite3"), 3600
    alice, bob = here.add_person("Alice"), here.add_person("Bob")
    async with bot_in(here, settings, clock=clock_of(here)):
        board = await begin_against(alice, bob, "connect4", clock="move-86400")
        before = deadline_on(board)
    async with bot_in(here, settings, clock=clock_of(here, 10 * hours)):
        later = await look_until(alice, board, lambda now: deadline_on(now) != before)
        assert 10 * hours <= deadline_on(later) - before <= 11 * hours


def deadline_on(board) -> int:
    """The time that a board names, in Unix seconds."""
    return int(re.search(r"<t:(\d+)", board.text)[1])


async def test_a_restore_drill(here, tmp_path, caplog):
    """Two people, a match before the backup, one after it, a deletion after it; then the database is lost."""
    alice, bob = here.add_person("Alice"), here.add_person("Bob")
    database, copy = tmp_path / "qibot.sqlite3", tmp_path / "copy.sqlite3"
    settings = settings_for(database)
    async with bot_in(here, settings):
        kept = await begin(alice, "connect4")
        both = await begin_against(alice, bob, "connect4")
        await asyncio.to_thread(backup, database, copy)
        lost = await begin(alice, "connect4")
        assert "Everything about you is deleted" in (await delete(bob)).text
    for each in tmp_path.glob("qibot.sqlite3*"):
        each.unlink()
    restore(copy, database)
    async with bot_in(here, settings):
        new = await begin(alice, "connect4")
        assert match_of(new) > match_of(lost)
        refused = await (await drop(alice, lost, "4")).settled()
        assert "There is no such match" in shown(refused).text
        assert number_of(alice.look(new)) == 0
        assert number_of(await made(alice, kept, "4")) in (1, 2)
        await look_until(alice, both.id, lambda now: not open_moves(now))
        assert "a former player" in (await use(alice, "history")).text
    assert not [each for each in caplog.records if each.levelname == "ERROR"], "all of it is expected"
    assert problems_of(database) == []
    with closing(open_to_read(database)) as connection:
        assert connection.execute("SELECT 1 FROM players WHERE name = 'Bob'").fetchall() == []


async def test_a_channel_that_was_deleted_while_the_bot_was_off_ends_its_tournaments(here, tmp_path):
    """The next start finds it out. Those of an archived thread, which Discord does not list either, go on, and those of
    a channel that is hidden from the bot.
    """
    settings, alice, bob = settings_for(tmp_path / "q.sqlite3"), here.add_person("Alice"), here.add_person("Bob")
    lost, hidden, hall = [await here.moderation.add_channel(name) for name in ("lost", "hidden", "hall")]
    deleted, archived = [await here.moderation.begin_thread(hall.id) for _ in range(2)]
    async with bot_in(here, settings):
        for person, place in ((alice, lost), (alice, deleted), (bob, archived), (bob, hidden)):
            await use(person.at(place), "tournament", game="tictactoe")
    for place in (lost, deleted):
        await here.moderation.remove(place.id)
    await here.moderation.archive(archived.id)
    await here.moderation.deny(hidden.id, Permission.VIEW_CHANNEL)
    async with bot_in(here, settings) as client:
        asked = [f"GET /api/v10/channels/{each.id} " for each in (lost, deleted, archived)]
        await eventually(lambda: all(map(here.transcript.said, asked)))
        await settled(client.services.referee)
        found = [await client.services.referee.stores.tournaments.get(number) for number in (1, 2, 3, 4)]
        assert [each.status for each in found] == ["cancelled", "cancelled", "open", "open"]


@pytest.mark.slow
async def test_a_warning_outlives_the_bot_and_comes_again_after_a_takeback(here, tmp_path, beginners):
    """The move is made all the same after the next start, and the warning goes; on the board after a takeback nobody
    has said yet that they are sure.
    """
    settings, alice = settings_for(tmp_path / "q.sqlite3"), here.add_person("Alice")
    async with bot_in(here, settings) as client:
        rules.FIRST_MATCHES = 3  # `bot_in` has changed it
        await use(alice, "help")
        board = await forked(client, alice)
        warning = await made(alice, board, "b1")
    async with bot_in(here, settings):
        rules.FIRST_MATCHES = 3
        await alice.click(warning, "Play it all the same")
        await after_answer(alice, board, 4)
        await gone(alice, warning)
        await click(alice, alice.look(board), "Take back")
        again = await made(alice, alice.look(board), "b1")
        assert "Careful: your opponent can then force a win" in again.text
