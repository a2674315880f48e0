"""Laws of threads: what an archived or a locked one refuses, and to whom."""

import asyncio

import discord
import pytest

from bot.playground import Playground
from bot.playground.people import DiscordUser
from bot.playground.permissions import Permission
from bot.playground.records import Channel
from bot.playground.seen import ShownMessage

from .conftest import refused
from .small_bot import SmallBot


@pytest.fixture
async def thread(here: Playground, alice: DiscordUser) -> Channel:
    return await here.moderation.begin_thread(alice.place)


@pytest.fixture
async def inside(bot: SmallBot, alice: DiscordUser, thread: Channel) -> DiscordUser:
    """Alice in the thread, after one answer of the bot there."""
    person = alice.at(thread)
    await person.slash("count")
    return person


def place(bot: SmallBot, person: DiscordUser) -> discord.PartialMessageable:
    return bot.get_partial_messageable(person.place)


def is_archived(person: DiscordUser) -> bool:
    archived: bool = person.world.tables[Channel][person.place].archived
    return archived


async def test_an_archived_thread_refuses_all_but_new_messages(bot, here, inside):
    """An edit gets 50083. Deleting is allowed, and a message reopens it."""
    channel = place(bot, inside)
    mine = await channel.send("old")
    await here.moderation.archive(inside.place)
    assert await refused(mine.edit(content="new")) == (400, 50083)
    await mine.delete()
    assert is_archived(inside)
    await channel.send("again")
    assert not is_archived(inside)


async def test_a_locked_thread_is_for_moderators(bot, here, inside):
    """Writing and editing get 160005, and 50083 if it is archived, too; as a moderator the bot may do both."""
    channel = place(bot, inside)
    mine = await channel.send("old")
    await here.moderation.lock(inside.place)
    for act in (channel.send("no"), mine.edit(content="no")):
        assert await refused(act) == (400, 160005)
    await here.moderation.archive(inside.place, locked=True)
    for act in (channel.send("no"), mine.edit(content="no"), mine.delete()):
        assert await refused(act) == (400, 50083)
    await here.moderation.grant(here.world.guild.id, Permission.MANAGE_THREADS)
    await channel.send("yes")
    await mine.edit(content="yes")


async def test_clicks_in_archived_and_locked_threads(here, inside, bob):
    """An archived one is opened by it, as by people's own clients. In a locked one neither buttons nor commands work;
    context menus do, and their answers are private.
    """
    (message,) = inside.reads()
    await here.moderation.archive(inside.place)
    assert (await inside.click(message, "Press")).state == "answered"
    assert not is_archived(inside)
    await here.moderation.archive(inside.place, locked=True)
    for act in (inside.click(message, "Press"), inside.slash("count")):
        with pytest.raises(LookupError):
            await act
    assert (await inside.context_menu("Challenge", bob)).message.ephemeral


async def test_an_answer_after_the_thread_was_closed(bot, here, inside):
    """A deferred answer to a thread that is locked by then gets 50083, and the person goes on waiting."""
    seen = await inside.slash("think")
    await here.moderation.archive(inside.place, locked=True)
    bot.gate.set()
    await here.until(lambda: here.transcript.said("Thread is archived"))
    answer: ShownMessage = inside.look(seen.message)
    assert answer.thinking


async def test_a_click_that_crosses_the_archiving(bot, here, inside):
    """A click just before the archiving cannot change its message afterwards."""
    seen = await inside.slash("board")
    held = here.faults.hold("POST /interactions/*/callback")
    click = asyncio.create_task(inside.click(seen.message, "Move 0"))
    await bot.until(lambda: bot.seen["interactions"] == 3)
    await here.moderation.archive(inside.place)
    held.gate.set()
    await here.until(lambda: here.transcript.said("Thread is archived"))
    await here.advance(3)
    assert (await click).state == "failed"


async def test_a_quiet_thread_archives_itself(bot, here, alice):
    """After its time without a message, which restarts with each message and each reopening."""
    inside = alice.at(await here.moderation.begin_thread(alice.place, minutes=60))
    await here.advance(3599)
    await inside.says("still here")
    await here.advance(3599)
    assert not is_archived(inside)
    await here.advance(2)
    assert is_archived(inside)
    await here.moderation.reopen(inside.place)
    await here.advance(3599)
    assert not is_archived(inside)
    await here.advance(2)
    assert is_archived(inside)


async def test_a_channel_goes_with_its_threads(bot, here, inside):
    """One event tells of all."""
    await here.moderation.remove(here.world.tables[Channel][inside.place].parent_id)
    await bot.until(lambda: bot.seen["deleted threads"] == 1)
    assert here.transcript.said("CHANNEL_DELETE")
    assert not here.transcript.said("THREAD_DELETE")
    assert inside.place not in here.world.tables[Channel]
