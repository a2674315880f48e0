"""Messages: mentions, threads, direct messages, embeds, deletions, and where the bot may write."""

import json

import aiohttp
import discord
import pytest

from bot.playground import Playground
from bot.playground.permissions import Permission
from bot.playground.records import Message
from bot.playground.seen import ShownMessage
from bot.playground.world import MOST_SUPERSEDED

from .conftest import refused, running
from .small_bot import SmallBot, board_files


def record(here: Playground, sight: ShownMessage) -> Message:
    return here.world.tables[Message][sight.id]


async def test_a_mention_notifies_only_when_allowed(bot, here, alice, bob):
    """allowed_mentions decides who is notified; a later edit, which allows everything, notifies nobody. People's
    messages notify those whom they mention, and do not reach a bot without the message intents.
    """
    for aloud in (True, False):
        seen = await alice.slash("mention", user=bob, aloud=aloud)
        await alice.sees("still", after=seen.message.id - 1)
        assert record(here, seen.message).pinged == ((bob.id,) if aloud else ())
    said = await alice.says(f"your turn {bob.mention}, not mine {alice.mention}")
    assert record(here, said).pinged == (bob.id,)
    await alice.slash("greet", name="a")
    assert bot.heard == []


async def test_a_bot_with_intents_reads_along(here, alice):
    """Without the message content intent it gets messages without their text."""
    intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
    async with running(here, SmallBot(intents)) as bot:
        await alice.says("secret")
        await alice.direct.says("to you")
        await bot.until(lambda: len(bot.heard) == 2)
        assert bot.heard == ["", "to you"]


async def test_a_thread_is_opened(bot, here, alice):
    """The thread belongs to its message, and its messages are in it only."""
    seen = await alice.slash("thread")
    await alice.until(lambda: here.world.threads_of(alice.place))
    (thread,) = here.world.threads_of(alice.place)
    inside = alice.at(thread)
    await inside.sees("In the thread")
    assert alice.look(seen.message).json["thread"]["name"] == "Match"
    answer = await inside.slash("greet", name="thread")
    assert answer.message.channel_id == thread.id
    assert [sight.text for sight in alice.reads()] == ["Match"]


async def test_a_direct_message_is_for_its_reader(bot, here, alice, bob):
    """No event tells a bot of direct messages that are opened; with another bot there are none (50033)."""
    assert await refused(bot.create_dm(discord.Object(bot.user.id))) == (400, 50033)
    await (await bot.fetch_user(bob.id)).send("psst")
    assert not here.transcript.said("CHANNEL_CREATE")
    assert [[each.text for each in person.direct.reads()] for person in (alice, bob)] == [[], ["psst"]]


async def test_the_bot_writes_only_where_it_may(bot, here, alice):
    """A channel that it cannot see gives 50001; without the right to write, or to attach files, it is 50013. An answer
    to a command may have files there.
    """
    for denied, code in (
        (Permission.VIEW_CHANNEL, 50001),
        (Permission.SEND_MESSAGES, 50013),
        (Permission.ATTACH_FILES, 50013),
    ):
        there = alice.at(here.world.add_channel("elsewhere", denied=denied))
        channel = bot.get_partial_messageable(there.place)
        assert await refused(channel.send("by itself", file=board_files(0)[0])) == (403, code)
        assert (await there.slash("card")).message.pictures
    await channel.send("by itself")


async def test_what_is_deleted_meanwhile(bot, here, alice):
    """The answer to a click on a message that is gone by then is refused with 10008; writing to a channel that was
    deleted, and answering a command in it, with 10003.
    """
    message = (await alice.slash("count")).message
    seen = await alice.click(message, "Later")
    await alice.deletes(message)
    thread = await here.moderation.begin_thread(alice.place)
    await alice.at(thread).slash("think")
    channel = here.world.add_channel("short-lived")
    for each in (thread, channel):
        here.world.remove_channel(each)
    assert await refused(bot.get_partial_messageable(channel.id).send("too late")) == (404, 10003)
    bot.gate.set()
    await here.until(lambda: here.transcript.said("Unknown Message") and here.transcript.said("Unknown Channel"))
    assert seen.state == "silent"


async def test_files_stay_unless_they_are_replaced(bot, here, alice):
    """An edit without `attachments` keeps them, unless it has new files, which take their place; an empty list removes
    them.

    Their bytes are still served for a while, for pages that show the old message.
    """
    message = (await alice.slash("card")).message
    partial = bot.get_partial_messageable(alice.place).get_partial_message(message.id)
    await partial.edit(content="changed")
    assert (len(alice.look(message).pictures), len(here.world.files)) == (1, 1)
    form = aiohttp.FormData()
    form.add_field("files[0]", b"new", filename="new.txt")
    url = f"{here.url}/api/v10/channels/{message.channel_id}/messages/{message.id}"
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {here.token}"}) as session:
        await session.patch(url, data=form)
    assert [each.filename for each in alice.look(message).pictures] == ["new.txt"]
    await partial.edit(attachments=[])
    assert (alice.look(message).pictures, len(here.world.files)) == ([], 2)
    for number in range(MOST_SUPERSEDED):
        here.world.supersede_file(number)
    assert len(here.world.files) == 0
    assert alice.look(message).json["edited_timestamp"] is not None


async def test_a_gallery_shows_new_files_of_an_edit_only_with_a_list(bot, here, alice):
    """Of attachments, though it may be empty."""
    text = discord.ui.LayoutView().add_item(discord.ui.TextDisplay("before"))
    message = await bot.get_partial_messageable(alice.place).send(view=text)
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://new.png"}}]}
    url = f"{here.url}/api/v10/channels/{alice.place}/messages/{message.id}"
    statuses = []
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {here.token}"}) as session:
        for more in ({}, {"attachments": []}, {"attachments": [{"id": 0, "filename": "new.png"}]}):
            form = aiohttp.FormData()
            form.add_field("payload_json", json.dumps({"components": [gallery]} | more))
            form.add_field("files[0]", b"new", filename="new.png")
            statuses.append((await session.patch(url, data=form)).status)
    assert statuses == [400, 200, 200]


async def test_messages_of_others(bot, here, alice):
    """The bot can read them; an edit of one is refused with 50005, a deletion without the permission with 50013."""
    said = await alice.says("one")
    place = bot.get_partial_messageable(alice.place)
    message = await place.fetch_message(said.id)
    own = await place.send("two")
    assert [each.content async for each in place.history(limit=10)] == ["two", "one"]
    await own.delete()
    assert [sight.text for sight in alice.reads()] == ["one"]
    assert await refused(place.get_partial_message(said.id).edit(content="yours")) == (403, 50005)
    assert await refused(message.delete()) == (403, 50013)


async def test_a_private_answer_that_is_dismissed(bot, here, alice):
    """Only the person's client knows that: the bot changes the message as before, and nobody sees it."""
    waiting = (await alice.slash("think", private=True)).message
    await alice.deletes(waiting)
    bot.gate.set()
    assert (await alice.sees("And more")).ephemeral
    assert [each.text for each in alice.reads()] == ["And more"]
    assert record(here, waiting).content == "Thought"
    with pytest.raises(LookupError):
        alice.look(waiting)


async def test_looking_things_up(bot, here, alice):
    """Users, members, channels and the application are found by id."""
    guild = bot.get_guild(here.world.guild.id)
    assert guild is not None
    assert (await bot.fetch_user(alice.id)).name == "alice"
    assert (await guild.fetch_member(alice.id)).display_name == "Alice"
    assert (await bot.fetch_channel(alice.place)).name == "games"
    assert (await bot.application_info()).owner.name == "alice"
    assert (await bot.tree.fetch_commands())[0].name == "greet"
    assert await refused(bot.fetch_user(1)) == (404, 10013)


async def test_a_nonce_counts_for_some_minutes(bot, here, alice):
    """A nonce gives the same message for some minutes, or 10008 if that was deleted."""
    channel = bot.get_partial_messageable(alice.place)
    first = await channel.send("one", nonce="n")
    assert (await channel.send("two", nonce="n")).id == first.id
    await here.advance(301)
    third = await channel.send("three", nonce="n")
    await third.delete()
    with pytest.raises(discord.NotFound, match="10008"):
        await channel.send("four", nonce="n")
    assert [sight.text for sight in alice.reads()] == ["one"]
