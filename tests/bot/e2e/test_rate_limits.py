"""Rate limits: the bot sends no request of its own before the time that Discord names."""

import asyncio

import pytest

from bot.discord import rate_limits
from bot.discord.page import Page
from bot.discord.place import Place
from bot.features.servers.rules import Moderation
from bot.features.tournaments.feature import TournamentMessages
from bot.match import channels as publisher_channels
from bot.playground.laws.rates import Rate
from tests.bot.conftest import eventually

from .conftest import own_bot, own_here
from .playing import (
    after_answer,
    answers_finished,
    begin,
    begin_against,
    begin_long_ago,
    board_at,
    drop,
    enter,
    forget_answers,
    match_of,
    number_of,
    press,
    until,
    use,
)
from .test_tournaments import announced, pressed, tournament_of

pytestmark = pytest.mark.usefixtures("no_faults_left")
bot, here = own_bot, own_here


async def fill(here, channel, seconds):
    """Fills the rate limit of a channel, so that nothing can be written there for `seconds`."""
    rate = Rate(10, seconds)

    async def act():
        for _ in range(rate.most):
            rate.count(channel, here.world.clock.now())
        here.world.rates.writes = rate

    await here.call(act)


async def ended(here, bot, board):
    """Ends a match as a moderator, which no interaction shows."""
    view = await bot.services.referee.of(Moderation).end(match_of(board), here.world.guild.id, moderator=99)
    await bot.services.publisher.show(view)


@pytest.mark.slow
async def test_no_board_of_a_channel_is_tried_before_its_time(here, bot, refused):
    """One request is answered 429; every board of the channel waits as long as that says, and is shown then."""
    boards = []
    for n in range(3):
        one, other = here.add_person(f"One {n}"), here.add_person(f"Other {n}")
        boards.append((one, await begin_against(one, other, "connect4")))
    await forget_answers(bot)
    await fill(here, boards[0][0].place, 4.0)
    for _, board in boards:
        await ended(here, bot, board)
    for person, board in boards:
        await board_at(person, board, None)
    assert [each[::2] for each in refused] == [("PATCH", 429)]


async def test_an_answer_that_would_come_too_late_is_not_waited_for(here, alice, bob, refused):
    """A click is answered and its move shown at once, without the interaction, where that is limited for long; so is an
    offer, which is a later message of an answer.
    """
    board = await begin_against(alice, bob, "connect4")
    here.faults.too_many("POST /interactions/*/callback", retry_after=60.0)
    assert (await drop(alice, board, "4")).state != "failed"
    await board_at(bob, board, 1)
    here.faults.too_many("POST /webhooks/*", retry_after=60.0)
    await bob.click(bob.look(board), "Offer a draw")
    await alice.sees("offers a draw", after=board.id, within=20)
    assert [method for method, _, _ in refused] == ["POST", "POST"]


EDIT = "PATCH /channels/*"
TROUBLE = {  # a fault of the next edit, and how many requests Discord refuses and turns away because of it
    "a global limit": (lambda on: on.too_many(EDIT, retry_after=2.0, is_global=True), 1, 0),
    "a page of Cloudflare's": (lambda on: on.block(EDIT), 0, 0),
    "a ban that names its end": (lambda on: on.ban(2.0), 0, 1),
    "a ban without an end": (lambda on: on.ban(2.0, told=False), 0, 1),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", TROUBLE)
async def test_trouble_is_waited_out(here, bot, alice, bob, refused, monkeypatch, name):
    """A request that was given up under a global limit leaves nothing waiting for ever; a page of Cloudflare's in place
    of Discord's answer is no refusal: the board is shown a little later. While Discord bans the whole address, the bot
    asks nothing until the time that it names, or for a while.
    """
    monkeypatch.setattr(publisher_channels, "REQUEST_SECONDS", 0.5)
    monkeypatch.setattr(rate_limits, "UNTOLD", 2.0)
    board = await begin_long_ago(bot, alice, bob)
    inject, refusals, banned = TROUBLE[name]
    before = here.faults.turned_away
    inject(here.faults)
    await ended(here, bot, board)
    await board_at(alice, board, None)
    assert [each[::2] for each in refused] == [("PATCH", 429)] * refusals
    assert here.faults.turned_away == before + banned


@pytest.mark.parametrize("route", ["PATCH /channels/*/messages/*", "* /webhooks/*"])
async def test_a_used_up_limit_keeps_nobody_waiting_whose_request_was_answered(here, bot, alice, bob, route):
    """The last edit that a route takes for now is shown, and the next click in the match goes on at once."""
    board = await begin_against(alice, bob, "connect4")
    if "channels" in route:
        await forget_answers(bot)
    else:
        await drop(alice, board.id, "4")
        await drop(bob, board.id, "4")
    here.faults.limit(route, 1, 6.0)
    ply = number_of(bob.look(board)) or 0
    view = await bot.services.referee.turns.move(match_of(board), alice.id, "4")
    showing = asyncio.create_task(bot.services.publisher.show(view))
    await board_at(bob, board, ply + 1)
    async with asyncio.timeout(3.0):
        assert (await drop(bob, board.id, "4")).state == "updated"
        await board_at(bob, board, ply + 2)
        await showing


@pytest.mark.slow
async def test_a_board_that_waits_for_its_route_keeps_no_click_waiting(here, bot, alice, bob, refused):
    """A click is answered with its board at once; what waits is shown when the route takes it, without a refusal."""
    board = await begin_long_ago(bot, alice, bob)
    here.faults.limit("PATCH /channels/*/messages/*", 1, 5.0)
    turns, show = bot.services.referee.turns, bot.services.publisher.show
    await show(await turns.move(match_of(board), alice.id, "4"))
    waiting = asyncio.create_task(show(await turns.move(match_of(board), bob.id, "4")))
    await asyncio.sleep(0.3)
    async with asyncio.timeout(3.0):
        assert (await press(alice, bob.look(board), f"move:{match_of(board)}:2:4")).state == "updated"
        await board_at(bob, board, 3)
    await forget_answers(bot)
    await show(await turns.move(match_of(board), bob.id, "4"))
    await board_at(bob, board, 4)
    await waiting
    assert not refused


@pytest.mark.slow
async def test_nobody_is_called_to_a_move_that_they_have_made(here, bot, alice, bob, monkeypatch):
    """A call that its channel does not take now keeps nobody waiting: when the channel takes it, it is out of date."""
    monkeypatch.setattr("bot.match.calls.AWAY", 0.0)
    board, posted = await begin_against(alice, bob, "connect4"), []

    def note(exchange):
        if (exchange.method, exchange.path.rpartition("/")[2]) == ("POST", "messages"):
            posted.append(str(exchange.asked))

    await alice.sees("your turn", after=board.id)
    here.transcript.on_exchange.append(note)
    here.faults.limit("POST /channels/*/messages", 1, 4.0)
    assert await bot.services.channels.post((await view_of(bot, board)).place, Page("!"))
    async with asyncio.timeout(3.0):
        await drop(alice, board, "4")
        await drop(bob, await board_at(bob, board, 1), "4")
        await answers_finished(bot)
    await alice.sees(f"{alice.mention}, it is your turn", after=board.id)
    assert [each for each in posted if bob.mention in each] == []


@pytest.mark.slow
async def test_a_new_board_that_waits_for_its_channel_keeps_no_click_waiting(here, bot, owner, alice, bob, refused):
    """Where the channel takes no further message for now, the match goes on in an older board of it. Those that have
    none are posted one after another as the channel takes them.
    """
    board, others = await begin_against(alice, bob, "connect4"), []
    for _ in range(3):
        others.append(await begin_against(here.add_person("One"), here.add_person("Other"), "connect4"))
    newest = await use(alice, "board", match=match_of(board))
    await forget_answers(bot)
    here.faults.limit("POST /channels/*/messages", 1, 3.0)
    assert await bot.services.channels.post(
        bot.services.publisher.newest_view(await view_of(bot, board)).place, Page("!")
    )
    for each in (newest, *others):
        await owner.deletes(each)
    turns, show = bot.services.referee.turns, bot.services.publisher.show
    showing = [asyncio.create_task(show(await turns.move(match_of(board), alice.id, "4")))]
    for each in others:
        match = (await view_of(bot, each)).match
        showing.append(asyncio.create_task(show(await turns.move(match.id, match.turn, "4"))))
    await asyncio.sleep(0.3)
    async with asyncio.timeout(2.0):
        assert (await press(bob, bob.look(board), f"move:{match_of(board)}:1:4")).state == "updated"
        await board_at(bob, board, 2)
        await asyncio.gather(*showing)

    def posted():
        found = [each for each in bob.reads() if each.id > newest.id and number_of(each) == 1]
        return {match_of(each) for each in found} & {*map(match_of, others)}

    await bob.until(posted)
    await eventually(lambda: not len(bot.services.publisher._locks))
    assert len(posted()) < len(others)  # those that wait hold no lock of a match
    await bob.until(lambda: len(posted()) == len(others))
    assert [each for each in refused if each[::2] != ("PATCH", 404)] == []


@pytest.mark.slow
async def test_a_table_that_waits_for_its_channel_keeps_nobody_waiting(here, bot, owner, alice, bob, refused):
    """Whoever joins has the table at once while another change of it waits to be shown; its maker has the list while a
    table waits that takes the place of a deleted one, and the sweep posts that.
    """
    table = await announced(alice)

    async def show():
        await bot.services.referee.stores.tournaments.posts.show_again(tournament_of(table))
        await bot.services.of(TournamentMessages).show(tournament_of(table))

    here.faults.limit("PATCH /channels/*/messages/*", 1, 6.0)
    here.faults.limit("POST /channels/*/messages", 1, 6.0)
    await show()
    waiting = asyncio.create_task(show())
    await asyncio.sleep(0.3)
    async with asyncio.timeout(3.0):
        assert "You take part" in (await pressed(bob, table, "Join")).text
        await waiting
    await owner.deletes(table.id)
    assert await bot.services.channels.post(Place(here.world.guild.id, alice.place), Page("!"))
    async with asyncio.timeout(3.0):
        assert "Tournament" in (await use(alice, "tournament")).text
    fresh = await alice.sees("(at most 16)**\nBob", after=table.id)
    store, number = bot.services.referee.stores.tournaments, tournament_of(table)
    await until(lambda: store.get(number), lambda found: found.message_id == fresh.id)
    assert [each for each in refused if each[::2] != ("PATCH", 404)] == []


async def view_of(bot, board):
    """A match as it is now."""
    return await bot.services.referee.stores.view(match_of(board))


async def test_a_board_does_not_wait_for_a_private_message(here, alice, monkeypatch):
    """An answer whose private message Discord does not take yet changes the board all the same."""
    monkeypatch.setattr(rate_limits, "ANSWERING", 1.0)
    board = await begin(alice, "xiangqi", level="hard")
    for ply, move in ((0, "h2e2"), (2, "h0g2")):
        await enter(alice, board, move[:2], move)
        board = await after_answer(alice, board, ply + 1)
    here.faults.too_many("POST /webhooks/*", retry_after=3.0)
    await alice.click(board, "Offer a draw")
    await use(alice, "move", match=match_of(board), move="i0h0")
    await after_answer(alice, board, 5)
    assert not [seen for seen in alice.reads() if "I would rather play on." in seen.text]
    assert (await alice.sees("I would rather play on.")).ephemeral
