"""Places where the bot can only answer, and places that it cannot see."""

import asyncio
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import cycle

import discord
import pytest

from bot.discord import access
from bot.discord.failures import TAKES_NO_MESSAGE, failure_of
from bot.discord.page import Page
from bot.features.puzzles.daily_rules import Daily
from bot.playground.permissions import Permission

from ..conftest import eventually
from .playing import (
    answer_to,
    begin,
    begin_against,
    begin_long_ago,
    board_at,
    channel_elsewhere,
    click,
    drop,
    forget_answers,
    look_until,
    match_of,
    number_of,
    pick,
    press,
    select,
    server_with,
    until,
    use,
)
from .test_showing import end_unseen, overdue, placed

MOVES = (("h2", "h2e2"), ("h9", "h9g7"), ("h0", "h0g2"))


def boards(person):
    """The ids of the boards that a person sees where they are."""
    return [seen.id for seen in person.reads() if number_of(seen) is not None]


async def play_slowly(bot, first, second):
    """Plays three moves of xiangqi between two people, a quarter of an hour apart. Returns the board."""
    board = await begin_against(first, second, "xiangqi")
    for ply, (start, move) in enumerate(MOVES, start=1):
        await forget_answers(bot)
        person = second if ply % 2 == 0 else first
        chosen = await pick(person, person.look(board.id), start)
        await drop(person, chosen, move)
        await look_until(person, board, lambda now, ply=ply: number_of(now) == ply)
    return board


# -- servers that installed the commands alone -------------------------------------------------------------------------


@pytest.fixture
def lobby(here):
    """A channel of a server that installed the commands alone."""
    return channel_elsewhere(here, commands_only=True)


async def test_two_people_where_the_bot_can_only_answer(here, bot, alice, bob, lobby, refused):
    """In a server with the commands alone, and in direct messages: there is one board, which clicks change, and Discord
    refuses no request.
    """
    for place in (lobby, here.world.add_direct(alice, bob)):
        board = await play_slowly(bot, alice.at(place), bob.at(place))
        assert boards(alice.at(place)) == boards(bob.at(place)) == [board.id]
        assert refused == []


async def test_where_no_puzzle_of_the_day_can_be_posted_none_is_promised(here, bot, owner):
    """In a channel where the bot may not post, in a server that has installed only the commands, and in a channel of
    another server.
    """
    closed, open_ = await server_with(here, "closed", "open", owner=owner)
    await here.moderation.deny(closed.id, Permission.SEND_MESSAGES)
    elsewhere = channel_elsewhere(here, commands_only=True)
    for channel, promised in ((open_, "The next puzzle"), (closed, "I may not post"), (elsewhere, "I may not post")):
        page = await click(owner.at(channel), await use(owner.at(channel), "setup"), "Daily puzzle")
        page = await select(owner.at(channel), page, "daily-choose:0:0:channel", channel.id)
        assert promised in page.text
        assert ("The next puzzle" in page.text) == (channel == open_)
    (lobby,) = await server_with(here, "lobby", owner=owner)
    page = await click(owner.at(lobby), await use(owner.at(lobby), "setup"), "Daily puzzle")
    await answer_to(press(owner.at(lobby), page, "daily-choose:0:0:channel", str(open_.id)))  # forged
    assert (await bot.services.referee.of(Daily).rule(lobby.guild_id)).channel is None


# -- private threads ---------------------------------------------------------------------------------------------------


async def test_a_private_thread_that_the_bot_is_not_in(here, bot, alice, bob, refused):
    """There is one board, which clicks change; the challenger is told how to let the bot in; Discord refuses no
    request. Once it is in the thread the bot shows what nobody could be shown, edits the board itself, and tells a
    person who begins a match nothing. When it is removed, it is as if it had never been there.
    """
    thread, me = await here.moderation.begin_private_thread(alice.place, alice.id, bob.id), here.world.bot.id
    alice_there, bob_there = alice.at(thread), bob.at(thread)

    def told():
        return [seen.text for seen in alice_there.reads() if seen.ephemeral]

    board = await play_slowly(bot, alice_there, bob_there)
    assert boards(bob_there) == [board.id]
    assert [f"<@{me}>" in text for text in told()] == [True]
    other = await begin_against(alice_there, bob_there, "xiangqi")
    before = len(told())
    await forget_answers(bot)
    await end_unseen(bot, board)
    assert refused == []
    await alice_there.says(f"<@{me}>")
    await bob_there.sees("ran out of time")
    await (await alice.slash("move", move="h2e2", match=match_of(other))).settled()
    await look_until(bob_there, other, lambda now: number_of(now) == 1)
    last = await begin(alice_there, "connect4")
    assert len(told()) == before
    await here.moderation.take_out(thread.id, me)
    await begin(alice_there, "connect4")
    await alice_there.sees(f"<@{me}>", after=last.id)
    await forget_answers(bot)
    await end_unseen(bot, other)
    assert refused == []
    await alice_there.says(f"<@{me}>")
    await look_until(bob_there, other, lambda now: "ran out of time" in now.text)


# -- channels of a later type ------------------------------------------------------------------------------------------

LATER = 17  # a type of channel that discord.py does not know


@pytest.mark.parametrize("is_listed", [True, False], ids=["listed", "not listed"])
async def test_a_channel_of_a_type_that_the_library_does_not_know(here, bot, alice, bob, refused, is_listed):
    """There is one board, which the bot edits by itself; Discord refuses no request."""
    lounge = here.world.add_channel("lounge", kind=LATER)
    if not is_listed:
        await heard(here, alice)
        bot.get_guild(here.world.guild.id)._channels.pop(lounge.id)
    board = await play_slowly(bot, alice.at(lounge), bob.at(lounge))
    assert boards(bob.at(lounge)) == [board.id]
    await overdue(bot, match_of(board))
    await look_until(bob.at(lounge), board, lambda now: "ran out of time" in now.text)
    assert refused == []


# -- hidden channels ---------------------------------------------------------------------------------------------------


async def heard(here, person):
    """Waits until the bot has received all earlier events: they come in order."""
    await (await person.slash("help")).settled()


async def test_a_hidden_channel_is_asked_for_nothing(here, bot, alice, bob, refused):
    """The bot sends no request there, neither when a match ends nor after a change of roles or of the channel."""
    hidden, other = await server_with(here, "hidden", "open")
    board = await begin_long_ago(bot, alice.at(hidden), bob.at(hidden), "xiangqi")
    await here.moderation.deny(hidden.id, Permission.VIEW_CHANNEL)
    await heard(here, alice.at(other))
    await end_unseen(bot, board)
    await here.moderation.deny_everyone(hidden.guild_id, Permission.CREATE_PRIVATE_THREADS)
    await here.moderation.slow_down(hidden.id, 5)
    await heard(here, alice.at(other))
    assert refused == []
    await here.moderation.deny(hidden.id)
    await bob.at(hidden).sees("ran out of time")


async def test_what_stays_refused_is_given_up_for_good(here, bot, alice, bob):
    """If Discord goes on refusing what the permissions seem to allow, the bot stops asking."""
    (channel,) = await server_with(here, "refusing")
    board = await begin_long_ago(bot, alice.at(channel), bob.at(channel), "xiangqi")
    for method in ("PATCH", "POST"):
        here.faults.refuse(f"{method} /channels/*", 403, 50013, "Missing Permissions", times=100)
    shared = bot.services.referee.stores
    await end_unseen(bot, board)
    for denied in cycle([(Permission.CREATE_PRIVATE_THREADS,), ()]):
        if not await shared.boards.given_up_in([channel.id]):
            break
        await here.moderation.deny_everyone(channel.guild_id, *denied)
        await heard(here, alice.at(channel))
    here.faults.clear()
    assert (await shared.matches.get(match_of(board))).refused >= 3  # changes of the server may coincide


async def test_what_refuses_the_bot_is_asked_once(here, bot, alice, bob, refused):
    """A second match of that channel causes no request. A board that a click brings up to date then is noted, and not
    edited once more.
    """
    (channel,) = await server_with(here, "closed")
    boards = [await begin_against(alice.at(channel), bob.at(channel), "xiangqi") for _ in range(2)]
    await forget_answers(bot)
    here.faults.refuse(f"PATCH /channels/{channel.id}/*", 403, 50001, "Missing Access", times=100)
    for board in boards:
        await end_unseen(bot, board)
    here.faults.clear()
    assert len(refused) == 1
    await alice.at(channel).click(board, "Resign")
    await board_at(alice.at(channel), board, None)
    await until(lambda: placed(bot, match_of(board)), lambda row: row.shown >= row.revision)


# -- time-outs ---------------------------------------------------------------------------------------------------------


async def test_a_time_out_ends_without_a_word(here, bot, alice, bob, refused):
    """During a time-out the bot does not try to write; what it could not show is shown when the time-out ends."""
    (channel,) = await server_with(here, "strict")
    board = await begin_long_ago(bot, alice.at(channel), bob.at(channel), "xiangqi")
    await alice.at(channel).deletes(board)
    await here.moderation.time_out(channel.guild_id, 3600)
    told = await use(alice.at(channel), "play", game="connect4")
    assert "do not have permission" in told.text
    await end_unseen(bot, board)
    assert not [each for each in refused if each[0] == "POST"]
    await here.moderation.time_out(channel.guild_id, 1)
    await bob.at(channel).sees("ran out of time")


@pytest.mark.parametrize("ahead", [40, -40])
async def test_a_time_out_ends_by_the_clock_of_discord(here, bot, alice, bob, monkeypatch, ahead):
    """By the clock of a host that is ahead it would be over at once, by that of one that is behind it would go on."""

    def host():
        return datetime.now(UTC) + timedelta(seconds=ahead)

    for owner, name in ((bot.services.time, "_host"), (access, "present"), (discord.utils, "utcnow")):
        monkeypatch.setattr(owner, name, host)
    (channel,) = await server_with(here, f"skewed by {ahead}")
    board = await begin_long_ago(bot, alice.at(channel), bob.at(channel), "xiangqi")
    await alice.at(channel).deletes(board)
    await here.moderation.time_out(channel.guild_id, 2)
    await end_unseen(bot, board)
    await bob.at(channel).sees("ran out of time", within=30)


# -- what changes nothing ---------------------------------------------------------------------------------------------


async def test_events_that_open_no_channel_cost_nothing(here, bot, alice, monkeypatch):
    """When a role is moved Discord tells of every role: a server with many must not make others wait."""
    (channel,) = await server_with(here, "orderly")
    roles = [await here.moderation.add_role(channel.guild_id, f"Role {number}") for number in range(30)]
    thread = await here.moderation.begin_thread(channel.id)
    guild = bot.get_guild(channel.guild_id)
    await eventually(lambda: guild.get_thread(thread.id))
    asked = []
    monkeypatch.setattr(bot.services.referee.stores.matches._db, "observer", lambda *each: asked.append(each))
    await here.moderation.reverse_roles(channel.guild_id)
    for seconds in range(30):
        await here.moderation.slow_down(channel.id, seconds)
        await here.moderation.slow_down(thread.id, seconds)
        await eventually(lambda now=seconds: guild.get_thread(thread.id).slowmode_delay == now)
    await eventually(lambda: guild.get_channel(channel.id).slowmode_delay == 29)
    assert guild.get_role(roles[0]).position == 30
    await asyncio.sleep(0.3)
    assert len(asked) < 60


async def test_many_channels_that_open_together(here, bot, alice, monkeypatch):
    """As those of a category do: what waits for them is looked for at once."""
    channels = await server_with(here, *(f"channel-{number}" for number in range(40)))
    await asyncio.gather(*(here.moderation.deny(each.id, Permission.VIEW_CHANNEL) for each in channels))
    await heard(here, alice)
    guild, asked = bot.get_guild(channels[0].guild_id), []
    monkeypatch.setattr(bot.services.referee.stores.matches._db, "observer", lambda *each: asked.append(each))
    await asyncio.gather(*(here.moderation.deny(each.id) for each in channels))
    await eventually(lambda: all(each.permissions_for(guild.me).view_channel for each in guild.channels))
    await asyncio.sleep(0.5)
    assert len(asked) < 120


async def test_a_board_that_only_an_answer_edits_goes_on_after_as_many_messages_as_that_takes(here, bot, alice, bob):
    """Where only people have installed the bot, an interaction takes five further messages, and every edit."""
    hall = channel_elsewhere(here, has_bot=False)
    board = await begin_against(alice.at(hall), bob.at(hall), "connect4")
    services, match = bot.services, match_of(board)
    answer = services.publisher._messages._answers.get(match)
    for _ in range(5):
        await answer.say(Page("a message"))
    for _ in range(2):
        assert await failure_of("one more message", partial(answer.say, Page("a sixth"))) in TAKES_NO_MESSAGE
    await services.publisher.show(await services.referee.turns.move(match, alice.id, "4"))
    await board_at(bob.at(hall), board, 1)
