"""The laws of places that the bot sees only in part: hidden channels, private threads, servers with the commands alone,
and direct messages between two people.
"""

from __future__ import annotations

import discord

from bot.playground import Playground
from bot.playground.guilds import HIDDEN_FLAG, HIDDEN_NAME, listed
from bot.playground.people import DiscordUser
from bot.playground.permissions import Permission
from bot.playground.records import Channel

from .conftest import code_of, running
from .small_bot import SmallBot


def hear(bot: SmallBot) -> list[discord.Interaction]:
    """The interactions with commands that the bot is told of from now on."""
    heard: list[discord.Interaction] = []

    async def note(interaction: discord.Interaction) -> bool:
        heard.append(interaction)
        return True

    bot.tree.interaction_check = note  # type: ignore[method-assign]
    return heard


async def test_a_hidden_channel_is_listed(here: Playground, alice: DiscordUser) -> None:
    """With its number and kind, without its name, and its permissions say that the bot does not see it."""
    await here.moderation.deny(alice.place, Permission.VIEW_CHANNEL)
    async with running(here, SmallBot()) as bot:
        (guild,) = bot.guilds
        await alice.slash("count")
        channel = guild.get_channel(alice.place)
        assert isinstance(channel, discord.TextChannel)
        assert channel.name == HIDDEN_NAME
        assert listed(here.world, here.world.tables[Channel][alice.place])["flags"] == HIDDEN_FLAG
        assert not channel.permissions_for(guild.me).view_channel
        assert await code_of(channel.send("by itself")) == 50001


async def test_a_channel_is_hidden_and_shown_again(bot: SmallBot, here: Playground, alice: DiscordUser) -> None:
    """The client is told of both."""
    (guild,) = bot.guilds

    async def name() -> str:
        await alice.slash("count")  # events come in their order: what was told before is known
        channel = guild.get_channel(alice.place)
        return channel.name if channel else ""

    known_as = await name()
    await here.moderation.deny(alice.place, Permission.VIEW_CHANNEL)
    assert await name() == HIDDEN_NAME
    await here.moderation.deny(alice.place)
    assert await name() == known_as


async def test_a_server_that_installed_the_commands_alone(
    bot: SmallBot, here: Playground, alice: DiscordUser, bob: DiscordUser
) -> None:
    """The server is the owner, the bot no member: public answers as often as it likes, and no requests of its own."""
    heard = hear(bot)
    guild = here.world.add_guild("Elsewhere", commands_only=True)
    await here.moderation.deny_everyone(guild.id, Permission.EMBED_LINKS, Permission.USE_EXTERNAL_APPS)
    there = alice.at(next(each.id for each in here.world.all(Channel) if each.guild_id == guild.id))
    await there.slash("greet", name="all")
    assert len(bob.at(there.place).reads()) == 1
    (asked,) = heard
    held = asked.app_permissions
    assert (asked.is_guild_integration(), asked.is_user_integration()) == (True, False)
    assert (held.attach_files, held.external_emojis, held.embed_links, held.send_messages) == (True, True, False, False)
    assert bot.get_guild(guild.id) is None
    assert await code_of(bot.get_partial_messageable(there.place).send("by itself")) == 50001
    for _ in range(6):
        await asked.followup.send("more")


async def test_a_private_thread(bot: SmallBot, here: Playground, alice: DiscordUser, bob: DiscordUser) -> None:
    """The bot answers there without being in it and can do nothing else, until somebody mentions it."""
    thread = await here.moderation.begin_private_thread(alice.place, alice.id, bob.id)
    inside = alice.at(thread)
    (guild,) = bot.guilds
    assert (await inside.slash("count")).state == "answered"
    assert len(bob.at(thread).reads()) == 1
    place = bot.get_partial_messageable(thread.id)
    assert (guild.get_thread(thread.id), await code_of(place.send("by itself"))) == (None, 50001)
    await inside.says(f"come in, <@{here.world.bot.id}>")
    await inside.slash("count")
    assert guild.get_thread(thread.id)
    await place.send("by itself")


async def test_a_moderator_sees_private_threads(bot: SmallBot, here: Playground, alice: DiscordUser) -> None:
    """Who may manage threads is not asked for an invitation."""
    await here.moderation.grant(here.world.guild.id, Permission.MANAGE_THREADS)
    thread = await here.moderation.begin_private_thread(alice.place, alice.id)
    await bot.get_partial_messageable(thread.id).send("by itself")


async def test_direct_messages_between_two_people(
    bot: SmallBot, here: Playground, alice: DiscordUser, bob: DiscordUser
) -> None:
    """Both see the answers to a command; the bot is not in them and can do nothing else."""
    heard = hear(bot)
    channel = here.world.add_direct(alice, bob)
    await alice.at(channel).slash("greet", name="Bob")
    assert len(bob.at(channel).reads()) == 1
    (asked,) = heard
    assert (asked.context.private_channel, asked.context.dm_channel) == (True, False)
    assert (asked.is_user_integration(), asked.is_guild_integration()) == (True, False)
    assert await code_of(bot.get_partial_messageable(channel.id).send("by itself")) == 50001


async def test_a_time_out(bot: SmallBot, here: Playground, alice: DiscordUser) -> None:
    """The bot reads and answers, and writes nothing of its own accord until it is over; of the end nothing is told."""
    (guild,) = bot.guilds
    await here.moderation.time_out(guild.id, 60)
    assert (await alice.slash("count")).state == "answered"
    assert guild.me.timed_out_until is not None
    place = bot.get_partial_messageable(alice.place)
    assert await code_of(place.send("by itself")) == 50013
    await here.advance(61)
    await place.send("by itself")
