"""Trouble between the bot and Discord: people always get an answer."""

import asyncio
from contextlib import asynccontextmanager, contextmanager, suppress

import psutil
import pytest
import pytest_asyncio

from bot import pauses
from bot.discord.failures import Failure
from bot.discord.page import Page
from bot.discord.place import Place
from bot.features.tournaments.feature import TournamentMessages
from bot.features.tournaments.rules import Tournaments
from bot.playground.events import Event
from bot.playground.permissions import Permission
from bot.playground.records import Channel
from tests.bot.conftest import eventually, locked, occupied, unreadable
from tests.engines.pool.workers import workers_of

from .conftest import own_bot, own_here
from .playing import (
    acknowledges_soon,
    after_answer,
    answer_to,
    answers_finished,
    begin,
    begin_against,
    begin_long_ago,
    board_at,
    channel_elsewhere,
    click,
    drop,
    forget_answers,
    look_until,
    made,
    match_of,
    number_of,
    release,
    server_with,
    until,
    use,
)
from .test_daily import picked
from .test_tournaments import announced, tournament_of

pytestmark = pytest.mark.usefixtures("no_faults_left")
bot, here = own_bot, own_here


@pytest_asyncio.fixture(loop_scope="session")
async def alice(here, bot):
    """A person in a channel where no other test has left a board."""
    return here.add_person("Alice").at(here.world.add_channel("trouble"))


@contextmanager
def engines_asleep(bot=None):
    """Suspends the engine processes of this process, or of process `bot`, within the block."""
    engines = workers_of(bot)
    assert engines
    for engine in engines:
        engine.suspend()
    try:
        yield
    finally:
        for engine in engines:
            with suppress(psutil.NoSuchProcess):  # its bot has ended meanwhile
                engine.resume()


@asynccontextmanager
async def tried(db, kind):
    """Waits at the end of the block until the bot has read or written, in vain or not, since it began."""
    done, before = [], db.observer
    db.observer = lambda what, _: done.append(what)
    try:
        yield
        await eventually(lambda: kind in done)
    finally:
        db.observer = before


async def test_a_deleted_board(here, alice, bot, monkeypatch):
    """A person who moves by command on a match whose message was deleted gets a new board; if it is deleted while the
    bot thinks, the bot's move comes in a new one. A board comes without the interaction where somebody deletes the
    message that promised it. Who types into a window whose board was deleted is told where the match goes on.
    """
    board = await begin(alice, "xiangqi")
    window = await alice.click(board, f"type:{match_of(board)}:0:")
    await alice.deletes(board)
    assert "Last move: h2e2" in (await answer_to(alice.submit(window, move="h2e2"))).text
    fresh = await alice.sees("### Xiangqi")
    assert fresh.id != board.id
    board = await after_answer(alice, fresh, 1)
    assert number_of(board) == 2
    with engines_asleep():
        await (await alice.slash("move", move="h0g2")).settled()
        await alice.deletes(board)
    again = await alice.sees("### Xiangqi", after=board.id)
    assert number_of(await board_at(alice, again, 4)) == 4
    acknowledges_soon(monkeypatch)
    async with occupied(bot.services.referee.stores.matches._db.path):
        seen = await alice.slash("play", game="connect4", side="first")
        assert seen.state == "thinking"
        await alice.deletes(seen.message)
    board = await alice.sees("### Connect Four", after=seen.message.id)
    assert number_of(board) == 0


async def test_a_notice_that_cannot_be_made_stops_nobody(here, bot, alice, caplog):
    """The log tells why; whoever sends it goes on."""
    too_long, channels = Page(*["!"] * 99), bot.services.channels
    assert not await channels.write_to(alice.id, too_long)
    assert not await channels.post(Place(here.world.guild.id, alice.place), too_long)
    assert "a notice cannot be sent" in caplog.text


async def test_a_hint_that_got_lost_is_given_again(here, bot, alice, monkeypatch):
    """Who presses Hint once more has not seen where to look, and is not told the move."""
    monkeypatch.setattr("bot.discord.interaction_requests.LATER_PAUSES", ())
    board = await begin(alice, "connect4")
    lost = [here.faults.hang_up(f"{each} /webhooks/*") for each in ("PATCH", "POST")]
    await click(alice, board, "Hint")
    await here.until(lambda: all(each.met for each in lost))
    await answers_finished(bot)
    await click(alice, board, "Hint")
    await alice.sees("Hint 1 of 3")
    await answers_finished(bot)
    await click(alice, board, "Hint")
    await alice.sees("Hint 2 of 3")


@pytest.mark.slow
async def test_a_session_that_cannot_be_resumed(here, bot, alice):
    """A bot that must identify again comes back, and matches in a server that the new session does not list end at
    once.
    """
    board = await begin(alice, "connect4")
    server = here.world.add_guild("short-lived", has_bot=False)
    await here.moderation.invite_the_bot(server.id)
    there = await begin(alice.at(here.world.all(Channel)[-1]), "tictactoe")

    async def strike():
        here.faults.refuse_resume()
        here.faults.cut()
        await here.moderation.expel_the_bot(server.id)

    await here.call(strike)
    await here.until(lambda: here.gateway.connected)
    await drop(alice, board, "4")
    assert number_of(await after_answer(alice, board, 1)) == 2
    matches = bot.services.referee.stores.matches
    await until(lambda: matches.get(match_of(there)), lambda match: match.reason == "dismissal")
    assert bot.get_guild(server.id) is None


async def test_trouble_with_one_request_costs_a_moment_and_nothing_else(here, alice, caplog):
    """A 429, a connection that breaks before or after the request was carried out, an error after it was: for the
    answer to a click and for a later edit. Nobody sees an error, and the log has none.
    """
    answer, edit = "POST /interactions/*/callback", "PATCH /webhooks/*/messages/@original"
    for inject in (
        lambda: here.faults.too_many(answer, retry_after=0.2),
        lambda: here.faults.too_many(edit, retry_after=0.2),
        lambda: here.faults.hang_up(answer),
        lambda: here.faults.hang_up(edit),
        lambda: here.faults.hang_up(answer, after=True),
        lambda: here.faults.hang_up(edit, after=True),
        lambda: here.faults.fail(answer, 500, after=True),
    ):
        board, fault = await begin(alice, "connect4"), inject()
        with engines_asleep():  # else the bot's move comes in the first answer
            await drop(alice, board, "4")
        assert number_of(await after_answer(alice, board, 1)) == 2
        assert fault.met == 1, fault
        assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == [], fault


async def test_a_window_whose_receipt_is_lost(here, bot, alice, caplog):
    """It opens, though Discord said that it failed, and nothing is said about it."""
    board = await begin(alice, "xiangqi")
    here.faults.fail("POST /interactions/*/callback", 502, after=True)
    assert (await alice.click(board, "Type a move")).state == "modal"
    await answers_finished(bot)
    assert alice.reads()[-1].id == board.id
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize("only_answers", [False, True])
async def test_answers_at_which_discord_fails(here, bot, alice, bob, monkeypatch, only_answers):
    """A click is acknowledged in time all the same, and its move shown. After a few attempts at a later answer the bot
    edits the board itself; where it can only answer, it tries again later.
    """
    monkeypatch.setattr("bot.discord.interaction_requests.LATER_PAUSES", (0.02, 0.02))
    alice = alice.at(channel_elsewhere(here, commands_only=True)) if only_answers else alice
    bob = bob.at(alice.place)
    board = await begin_long_ago(bot, alice, bob)
    fault = here.faults.fail("POST /interactions/*/callback", 500, times=4)
    assert (await drop(alice, board, "4")).state != "failed"
    await board_at(bob, board, 1)
    assert fault.met == 4
    board = await begin(alice, "connect4")
    with engines_asleep():
        await drop(alice, board, "4")
        fault = here.faults.fail("PATCH /webhooks/*", 500, times=4)
    assert number_of(await after_answer(alice, board, 1)) == 2
    assert fault.met == (4 if only_answers else 3)


async def test_lines_that_break_cost_nothing(here, alice):
    """If the answer to a deletion is lost, the person is not told that anything was missing; if the connection breaks
    for long after an answer has arrived, the move is shown and nothing is said.
    """
    board = await begin(alice, "connect4")
    question = await click(alice, board, "Resign")
    fault = here.faults.fail("DELETE /webhooks/*", 502, after=True)
    await alice.click(question, "No, play on")
    await here.until(lambda: fault.met and here.transcript.said("Unknown Message"))
    here.faults.hang_up("POST /interactions/*/callback", after=True)
    here.faults.hang_up("POST /interactions/*/callback", times=3)
    await drop(alice, board, "4")
    assert number_of(await after_answer(alice, board, 1)) == 2
    assert alice.reads()[-1].id == board.id


async def test_an_attempt_that_arrived_does_not_show_an_older_page_later(here, bot, alice, monkeypatch):
    """Discord shows a page, but its answer fails. Before the next attempt the person has gone on."""
    monkeypatch.setattr("bot.discord.interaction_requests.REQUEST_PAUSES", (0.5,))
    page = await use(alice, "learn", game="tictactoe")
    here.faults.fail("POST /interactions/*/callback", 502, after=True)
    page = await click(alice, page, "Begin", "c3")
    await answers_finished(bot)
    assert here.transcript.said("already been acknowledged")
    assert "c3 is possible" in next(each.text for each in alice.reads() if each.id == page.id)


async def test_an_old_board_whose_press_comes_too_late_is_not_taken_for_shown(here, bot, alice, bob, monkeypatch):
    """Bob presses it while an earlier move is being shown; when that is done, his interaction takes no answer."""
    acknowledges_soon(monkeypatch)
    turns, publisher, bob = bot.services.referee.turns, bot.services.publisher, bob.at(alice.place)
    board = await begin_against(alice, bob, "connect4")
    await forget_answers(bot)
    held = here.faults.hold(f"PATCH /channels/*/messages/{board.id}")
    showing = asyncio.create_task(publisher.show(await turns.move(match_of(board), alice.id, "4")))
    await here.until(lambda: held.met)
    moved = await turns.move(match_of(board), bob.id, "4")
    refused = here.faults.refuse("POST /interactions/*/callback", 404, 10062, "Unknown interaction")
    pressing = asyncio.create_task(drop(bob, board, "3"))
    await here.until(lambda: refused.met)
    await release(here, held)
    await showing
    await answers_finished(bot)
    await publisher.show(moved)
    await board_at(bob, board, 2)
    await here.advance(3)
    assert (await pressing).state == "failed"


async def test_a_notice_that_discord_does_not_answer_holds_nothing_up(here, bot, alice, monkeypatch):
    """It has no further attempt, unlike one that fails at once."""
    monkeypatch.setattr("bot.match.channels.REQUEST_SECONDS", 0.3)
    held = here.faults.hold(f"POST /channels/{alice.place}/messages", times=9)
    assert not await bot.services.channels.post(Place(here.world.guild.id, alice.place), Page("Hello"))
    assert held.met == 1


@pytest.mark.parametrize("only_answers", [False, True])
async def test_engines_that_do_not_answer_in_time(here, bot, alice, only_answers):
    """However long the engines take, the move is shown at once, and the bot's answer follows even after the token
    expired. Where the bot can only answer, the hint's button brings the board up to date.
    """
    alice = alice.at(channel_elsewhere(here, commands_only=True)) if only_answers else alice
    board = await begin(alice, "connect4")
    with engines_asleep():
        assert "thinking" in (await made(alice, board, "4")).text
        assert not only_answers or "thinking" in (await click(alice, board.id, "Hint")).text
        await here.advance(16 * 60)
    if only_answers:
        matches = bot.services.referee.stores.matches
        await until(lambda: matches.get(match_of(board)), lambda match: not match.bot_to_move)
        await alice.click(board.id, "Hint")
    assert number_of(await after_answer(alice, board, 1)) == 2


async def test_a_database_that_is_slow(here, alice, bot):
    """While another program holds the database, every click is acknowledged in time, and answered when it is free. A
    command that has to wait shows that it thinks, and its refusal is private anyway.
    """
    board, newcomer = await begin(alice, "connect4"), here.add_person("Nora")  # her name is to be stored first
    async with occupied(bot.services.referee.stores.matches._db.path):
        asking = newcomer.slash("play", game="connect4", opponent=newcomer.id)
        assert [each.state for each in await asyncio.gather(drop(alice, board, "4"), asking)] == ["silent", "thinking"]
    assert number_of(await after_answer(alice, board, 1)) == 2
    assert (await newcomer.sees("You cannot challenge yourself.")).ephemeral


@pytest.mark.slow
async def test_a_challenge_that_came_too_late_to_be_answered_can_be_made_again(here, bot, alice, bob):
    """The bot heard of the command after Discord had given up: nobody sees what it began, and it stands in nobody's
    way. It may not post here by itself.
    """
    hall = channel_elsewhere(here, commands_only=True)
    for command in ({"game": "connect4", "opponent": bob.id}, {"game": "connect4"}):
        name = "play" if "opponent" in command else "anyone"
        here.faults.refuse("POST /interactions/*/callback", 404, 10062, "Unknown interaction")
        assert (await alice.at(hall).slash(name, **command)).state == "failed"
        again = await use(alice.at(hall), name, **command)
        assert not again.ephemeral, again.text


async def test_an_opponent_is_asked_though_the_command_could_not_be_answered(here, alice, bob):
    """Discord had given up by then. The offer stands all the same."""
    board = await begin_against(alice, bob.at(alice.place), "connect4")
    here.faults.refuse("POST /interactions/*/callback", 404, 10062, "Unknown interaction")
    asking = asyncio.create_task(alice.slash("draw", match=match_of(board)))
    await alice.sees(f"{bob.mention}: **Alice offers a draw.**", within=20)
    await here.advance(3)
    assert (await asking).state == "failed"


async def test_an_invitation_that_could_be_neither_shown_nor_withdrawn(here, bot, alice):
    """The answer came too late, and then the database was locked: a sweep posts it, as one that a kill left unshown."""
    held = here.faults.hold("POST /interactions/*/callback")
    held.status, held.code = 404, 10062
    asking = asyncio.create_task(alice.slash("anyone", game="connect4"))
    await here.until(lambda: held.met)
    async with locked(bot.services.referee.stores.database):
        await release(here, held)
        await here.advance(3)
        assert (await asking).state == "failed"
        await answers_finished(bot)
    await bot.services.referee.sweep()
    await alice.sees("wants to play")


async def test_a_channel_that_reopens_while_the_database_is_locked(here, bot, alice, bob, monkeypatch):
    """What could not be shown there is shown once the database can be used again."""
    monkeypatch.setattr("bot.handling.showing.AGAIN", 0.05)
    channel = await here.moderation.add_channel("soon-hidden")
    alice, bob = alice.at(channel), bob.at(channel)
    referee = bot.services.referee
    board = await begin_against(alice, bob, "connect4")
    table = await announced(alice)
    await forget_answers(bot)
    await here.moderation.deny(channel.id, Permission.VIEW_CHANNEL)
    await referee.of(Tournaments).cancel(tournament_of(table), alice.id, moderates=False)
    await bot.services.of(TournamentMessages).show(tournament_of(table))
    await bot.services.publisher.show(await referee.turns.move(match_of(board), alice.id, "4"))
    async with locked(referee.stores.database), tried(referee.stores.database, "write"):
        await here.moderation.deny(channel.id)
    await board_at(bob, board, 1)
    await look_until(bob, table, lambda now: "This tournament is cancelled" in now.text)


@pytest.mark.parametrize("request_", ["POST /channels/*/messages", "DELETE /channels/*/messages/*"])
async def test_a_call_while_the_database_is_locked(here, bot, alice, bob, monkeypatch, request_):
    """One that was posted is known to the next start, too; one that was deleted is not in the way of the next."""
    monkeypatch.setattr("bot.match.calls.AWAY", 0.0)
    monkeypatch.setattr(pauses, "FIRST_PAUSE", 0.05)
    referee, bob = bot.services.referee, bob.at(alice.place)
    board = await begin_against(alice, bob, "connect4")
    await alice.sees(f"{alice.mention}, your challenge was accepted.", after=board.id)
    held = here.faults.hold(request_)
    moving = asyncio.create_task(drop(alice, board, "4"))
    await here.until(lambda: held.met)
    async with locked(referee.stores.database), tried(referee.stores.database, "write"):
        await release(here, held)
    await moving
    call = await bob.sees(f"{bob.mention}, it is your turn.", after=board.id)
    standing = referee.stores.calls.standing
    await until(standing, lambda calls: call.id in [each.message_id for each in calls])


async def test_an_offer_while_the_database_cannot_be_read(here, bot, alice, bob, monkeypatch):
    """It is asked once the language of whoever is asked can be read: the fault is none of the request's."""
    monkeypatch.setattr(pauses, "FIRST_PAUSE", 0.05)
    stores, bob = bot.services.referee.stores, bob.at(alice.place)
    board = await begin_against(alice, bob, "connect4")
    held = here.faults.hold("POST /interactions/*/*/callback")
    asking = asyncio.create_task(alice.click(board, "Offer a draw"))
    await here.until(lambda: held.met)
    with unreadable(stores.database):
        stores.settings._known.pop(("person", bob.id))
        async with tried(stores.database, "read"):
            await release(here, held)
            await asking
    await bob.sees(f"{bob.mention}: **Alice offers a draw.**", within=20, after=board.id)


async def test_a_post_while_the_database_cannot_be_read(here, bot, owner, alice, monkeypatch):
    """It is not given up where it is not known whether the server has quiet hours now."""
    monkeypatch.setattr(pauses, "FIRST_PAUSE", 0.0)
    lobby, games = await server_with(here, "lobby", "games")
    held, stores = here.faults.hold(f"GET /channels/{games.id}/messages"), bot.services.referee.stores
    choosing = asyncio.create_task(picked(owner.at(lobby), games))
    await here.until(lambda: held.met)
    stores.servers._not_left.clear()
    with unreadable(stores.database):
        async with tried(stores.database, "read"):
            await release(here, held)
    await choosing
    await bot.services.referee.sweep()
    await alice.at(games).sees("Puzzle of the day", within=20)


async def test_followers_are_told_once_though_it_cannot_be_stored_at_first(here, bot, alice, bob):
    """The database is locked when their message is posted."""
    referee, bob = bot.services.referee, bob.at(alice.place)
    lin = here.add_person("Lin").at(alice.place)
    board = await begin_against(alice, bob, "connect4")
    await click(lin, board, f"follow:{match_of(board)}:0:")
    held = here.faults.hold("POST /channels/*/messages", times=8)
    await referee.turns.resign(match_of(board), alice.id)
    await referee.sweep()
    await here.until(lambda: held.met)
    async with locked(referee.stores.database), tried(referee.stores.database, "write"):
        await release(here, held)
        await lin.sees(lin.mention, after=board.id)
    met = held.met
    while await referee.stores.follows.untold(match_of(board)):
        await referee.sweep()
    assert held.met == met


async def test_a_tournament_whose_table_comes_late(here, bot, alice):
    """An error that passes does not cancel a tournament: the next sweep posts its table. An earlier process ended
    before it noted its message: while Discord does not tell whether there is one, nothing is posted.
    """
    here.faults.fail("POST /channels/*/messages", 503, times=8)
    told = await use(alice, "tournament", game="connect4")
    assert "announced in this channel" in told.text
    here.faults.clear()
    await bot.services.referee.sweep()
    await alice.until(lambda: any(button.label == "Join" for each in alice.reads() for button in each.buttons))
    table = next(each for each in alice.reads() if any(button.label == "Join" for button in each.buttons))
    messages, number = bot.services.of(TournamentMessages), tournament_of(table)
    assert await messages.show(number) is None  # and the sweep has noted the message
    sql = "UPDATE tournaments SET message_id = NULL, shown = 0 WHERE id = :id"
    await bot.services.referee.stores.database.change(sql, id=number)
    here.faults.hang_up("GET /channels/*/messages", times=2)
    posted = here.faults.delay("POST /channels/*/messages", 0)
    assert await messages.show(number) is Failure.PASSES
    assert posted.met == 0
    here.faults.clear()
    assert await messages.show(number) is None
    assert (await bot.services.referee.stores.tournaments.get(number)).message_id == table.id


async def test_a_move_is_shown_though_the_bot_cannot_answer_it(alice, monkeypatch):
    """A bug ends the bot's turn at once; the person's own move is on the board."""

    async def broken(*_):
        raise ArithmeticError("a bug")

    board = await begin(alice, "connect4")
    monkeypatch.setattr("bot.match.turns.bot_move", broken)
    await drop(alice, board, "4")
    await alice.sees("Something went wrong on my side", after=board.id)
    assert "Last move: column 4" in alice.look(board).pictures[0].description


async def test_an_event_that_cannot_be_read(here, bot, alice, caplog):
    """It is logged, and everything else goes on: Discord may leave out what the library needs."""
    board, events = await begin(alice, "connect4"), ("THREAD_CREATE", "INTERACTION_CREATE")
    home = here.world.guild.id

    async def tell():
        for event in events:
            here.world.tell(Event(event, {"id": "1", "guild_id": str(home)}))

    await here.call(tell)
    await drop(alice, board, "4")
    await after_answer(alice, board, 1)
    assert not bot.is_closed()
    assert [caplog.text.count(f"an event {event} cannot be read") for event in events] == [1, 1]
