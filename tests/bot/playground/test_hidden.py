"""Laws of places that the bot sees only in part, or not at all: hidden channels, private threads, servers that
installed the commands only, direct messages between two people, a person's own installation.
"""

import discord
import pytest

from bot.playground import Playground
from bot.playground.guilds import HIDDEN_FLAG, HIDDEN_NAME, listed
from bot.playground.people import DiscordUser
from bot.playground.permissions import Permission
from bot.playground.records import Channel, Guild

from .conftest import channel_of, hear, refused, running
from .small_bot import SmallBot


async def test_a_hidden_channel_is_listed(here, alice):
    """It has its id and kind, but no name, and its permissions say that the bot does not see it."""
    await here.moderation.deny(alice.place, Permission.VIEW_CHANNEL)
    async with running(here, SmallBot()) as bot:
        (guild,) = bot.guilds
        await alice.slash("count")
        channel = guild.get_channel(alice.place)
        assert isinstance(channel, discord.TextChannel)
        assert channel.name == HIDDEN_NAME
        assert listed(here.world, here.world.tables[Channel][alice.place])["flags"] == HIDDEN_FLAG
        assert channel.overwrites == {guild.default_role: discord.PermissionOverwrite(view_channel=False)}
        assert not channel.permissions_for(guild.me).view_channel
        assert await refused(channel.send("by itself")) == (403, 50001)


async def test_a_channel_is_hidden_and_shown_again(bot, here, alice):
    """The client is told of both changes, also of those by a role: when it is deleted, of the channel and the threads
    that began meanwhile.
    """
    (guild,) = bot.guilds

    async def name() -> str:
        await alice.slash("count")  # events come in order, so earlier ones have arrived
        channel = guild.get_channel(alice.place)
        return channel.name if channel else ""

    known_as = await name()
    await here.moderation.deny(alice.place, Permission.VIEW_CHANNEL)
    assert await name() == HIDDEN_NAME
    await here.moderation.deny(alice.place)
    assert await name() == known_as
    role = await here.moderation.add_role(guild.id, "Outsiders")
    await here.moderation.hide_from_role_of_bot(alice.place, role)
    thread = await here.moderation.begin_thread(alice.place)
    assert await name() == HIDDEN_NAME
    assert guild.get_thread(thread.id) is None
    await here.moderation.remove_role(guild.id, role)
    assert await name() == known_as
    assert guild.get_channel(alice.place).permissions_for(guild.me).view_channel
    assert guild.get_thread(thread.id)


async def test_an_administrator(bot, here, alice):
    """Nothing is hidden from the bot or denied to it then, and it is told so."""
    heard, (guild,) = hear(bot), bot.guilds
    await here.moderation.deny(alice.place, Permission.VIEW_CHANNEL, Permission.SEND_MESSAGES)
    await here.moderation.grant(guild.id, Permission.ADMINISTRATOR)
    await alice.slash("count")
    channel = guild.get_channel(alice.place)
    assert (channel.name, channel.permissions_for(guild.me).send_messages) == ("games", True)
    assert heard[0].app_permissions.manage_threads
    await channel.send("by itself")


async def test_a_server_that_installed_the_commands_alone(bot, here, alice, bob):
    """The server is the owner and the bot no member: it answers publicly as often as it likes, and has no requests
    of its own.
    """
    heard = hear(bot)
    guild = here.world.add_guild("Elsewhere", commands_only=True)
    await here.moderation.deny_everyone(guild.id, Permission.EMBED_LINKS, Permission.USE_EXTERNAL_APPS)
    there = alice.at(channel_of(here, guild))
    await there.slash("greet", name="all")
    assert len(bob.at(there.place).reads()) == 1
    (asked,) = heard
    held = asked.app_permissions
    assert (asked.is_guild_integration(), asked.is_user_integration()) == (True, False)
    assert (held.attach_files, held.external_emojis, held.embed_links, held.send_messages) == (True, True, False, False)
    assert bot.get_guild(guild.id) is None
    assert await refused(bot.get_partial_messageable(there.place).send("by itself")) == (403, 50001)
    for _ in range(6):
        await asked.followup.send("more")


async def test_a_private_thread(bot, here, alice, bob):
    """The bot can only answer there, until somebody mentions it, and again once somebody has removed it; one that may
    manage threads needs no invitation. An event tells of both.
    """
    thread, other = [await here.moderation.begin_private_thread(alice.place, alice.id, bob.id) for _ in range(2)]
    inside = alice.at(thread)
    (guild,) = bot.guilds
    assert (await inside.slash("count")).state == "answered"
    assert len(bob.at(thread).reads()) == 1
    place = bot.get_partial_messageable(thread.id)
    assert (guild.get_thread(thread.id), await refused(place.send("by itself"))) == (None, (403, 50001))
    await inside.says(f"come in, <@{here.world.bot.id}>")
    await inside.slash("count")
    assert guild.get_thread(thread.id)
    await place.send("by itself")
    await here.moderation.take_out(thread.id, here.world.bot.id)
    await bot.until(lambda: bot.seen["left threads"] == 1)
    assert bot.seen["joined threads"] == 1
    assert not here.transcript.said("THREAD_UPDATE")
    assert await refused(place.send("by itself")) == (403, 50001)
    await here.moderation.grant(guild.id, Permission.MANAGE_THREADS)
    await bot.get_partial_messageable(other.id).send("by itself")


async def test_direct_messages_between_two_people(bot, here, alice, bob):
    """Both people see a command's answers; the bot is not in the channel and can do nothing else."""
    heard = hear(bot)
    channel = here.world.add_direct(alice, bob)
    await alice.at(channel).slash("greet", name="Bob")
    assert len(bob.at(channel).reads()) == 1
    (asked,) = heard
    assert (asked.context.private_channel, asked.context.dm_channel) == (True, False)
    assert (asked.is_user_integration(), asked.is_guild_integration()) == (True, False)
    assert await refused(bot.get_partial_messageable(channel.id).send("by itself")) == (403, 50001)


async def test_a_time_out(bot, here, alice):
    """The bot reads and answers, but writes nothing of its own until it is over; no event tells of the end. A person
    presses and types nothing; the bot reads of it when it asks for the member.
    """
    (guild,) = bot.guilds
    await here.moderation.time_out(guild.id, 60)
    seen = await alice.slash("count")
    assert seen.state == "answered"
    assert guild.me.timed_out_until is not None
    place = bot.get_partial_messageable(alice.place)
    assert await refused(place.send("by itself")) == (403, 50013)
    await here.moderation.time_out_person(guild.id, alice.id, 60)
    with pytest.raises(LookupError, match="time-out"):
        await alice.click(seen.message, "Press")
    assert alice.commands == []
    assert (await guild.fetch_member(alice.id)).is_timed_out()
    await here.advance(61)
    await place.send("by itself")
    assert (await alice.slash("count")).state == "answered"


@pytest.fixture
def elsewhere(here: Playground) -> Guild:
    return here.world.add_guild("Elsewhere", has_bot=False)


@pytest.fixture
def there(here: Playground, alice: DiscordUser, elsewhere: Guild) -> DiscordUser:
    """Alice, with her own installation of the bot, in a server that does not have it."""
    return alice.at(channel_of(here, elsewhere))


async def test_answers_are_private_where_the_server_denies_it(bot, here, there, bob, elsewhere):
    """All answers are private, whatever the bot asks for: at once, deferred, and follow-ups."""
    bot.gate.set()
    for command, options, denied in (
        ("greet", {"name": "all"}, Permission.SEND_MESSAGES),
        ("think", {}, Permission.USE_EXTERNAL_APPS),
    ):
        await here.moderation.deny_everyone(elsewhere.id, denied)
        seen = await (await there.slash(command, **options)).settled()
        assert seen.message.ephemeral, command
        assert bob.at(there.place).reads() == [], command
    assert here.transcript.said('"response_message_ephemeral": true')


async def test_answers_that_the_filter_blocks_are_private(bot, here, there, bob, elsewhere):
    """A first answer is not refused; what fills a promised one is."""
    await here.moderation.block_words(elsewhere.id, "Rude", "Thought")
    assert (await there.slash("greet", name="Rude")).message.ephemeral
    assert not (await there.slash("greet", name="Polite")).message.ephemeral
    assert len(bob.at(there.place).reads()) == 1
    waiting = await there.slash("think")
    bot.gate.set()
    await here.until(lambda: here.transcript.said("blocked by automatic moderation"))
    assert there.look(waiting.message).thinking


async def test_a_click_changes_a_private_answer_and_nothing_else_does(bot, here, there, elsewhere):
    """The bot's own requests are refused; the answer to a click changes the message, even days later."""
    await here.moderation.deny_everyone(elsewhere.id, Permission.USE_EXTERNAL_APPS)
    message = (await there.slash("board")).message
    partial = bot.get_partial_messageable(there.place).get_partial_message(message.id)
    assert await refused(partial.edit(content="no")) == (403, 50001)
    await here.advance(3 * 24 * 3600)
    seen = await there.click(message, "Move 0")
    assert (seen.state, seen.message.id) == ("updated", message.id)
    assert seen.message.button("Move 1")


async def test_the_bot_is_told_what_its_answers_may_hold(bot, here, there, alice, bob):
    """Files are always allowed, although it has no rights in the channel; other apps' emojis in direct messages only
    where it is there itself.
    """
    heard = hear(bot)
    direct = (here.world.direct(alice.id), here.world.add_direct(alice, bob), here.world.add_group(alice, bob))
    for place in (there, *map(alice.at, direct)):
        await place.slash("greet", name="a")
    held = [asked.app_permissions for asked in heard]
    assert held[0].embed_links
    assert [(each.attach_files, each.external_emojis, each.send_messages) for each in held[1:]] == [
        (True, True, False),
        (True, False, False),
        (True, False, False),
    ]
    assert (held[0].attach_files, held[0].send_messages) == (True, False)


async def test_a_click_names_who_has_installed_the_bot(bot, there, alice, bob):
    """It is whoever used the command, not whoever clicks."""
    heard = []

    async def note(interaction: discord.Interaction) -> None:
        heard.append(interaction)

    message = (await there.slash("board")).message
    bot.on_interaction = note  # type: ignore[attr-defined]
    await bob.at(there.place).click(message, "Move 0")
    assert [(each.user.id, each._integration_owners) for each in heard] == [(bob.id, {1: alice.id})]
