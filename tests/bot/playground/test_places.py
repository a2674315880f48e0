"""Laws of places: kinds of channels, outages, closed direct messages, filters, slow mode, names and languages."""

import discord
import pytest

from bot.playground.laws.places import CLOSED, STRANGER
from bot.playground.permissions import Permission
from bot.playground.records import ANNOUNCEMENT, CATEGORY, FORUM, LOCALES, STAGE, TEXT, VOICE, Channel

from .conftest import hear, refused, running
from .small_bot import SmallBot


async def test_places_of_every_kind(bot, here, alice):
    """The client sees the right kind; commands, clicks and the bot's own messages work where people can write."""
    for kind, known_as, thread_known_as in (
        (TEXT, "text", "public_thread"),
        (ANNOUNCEMENT, "news", "news_thread"),
        (FORUM, "forum", "public_thread"),
        (VOICE, "voice", None),
        (STAGE, "stage_voice", None),
    ):
        channel = await here.moderation.add_channel("place", kind)
        assert str((await bot.fetch_channel(channel.id)).type) == known_as
        place = alice.at(await here.moderation.begin_thread(channel.id, "inside") if thread_known_as else channel)
        seen = await place.click((await place.slash("count")).message, "Press")
        assert seen.state == "answered", known_as
        await bot.get_partial_messageable(place.place).send("by itself")
        assert place.reads()[-1].text == "by itself"
        assert str((await bot.fetch_channel(place.place)).type) == (thread_known_as or known_as)


async def test_places_where_not_everything_works(bot, here, alice):
    """A category is the parent of other channels, and nothing can be done in it. A forum takes posts alone, and no
    commands; a post has a first message. Where the bot may not connect to a voice channel it answers commands in its
    chat, and cannot write on its own.
    """
    category = await here.moderation.add_channel("games", CATEGORY)
    inside = await here.moderation.add_channel("chess", category=category.id)
    found = await bot.fetch_channel(inside.id)
    assert isinstance(found, discord.TextChannel)
    assert found.category_id == category.id
    forum = await here.moderation.add_channel("plaza", FORUM)
    for place in (category, forum):
        with pytest.raises(LookupError, match="heading" if place is category else None):
            await alice.at(place).slash("count")
        assert await refused(bot.get_partial_messageable(place.id).send("by itself")) == (400, 50008)
    post = await here.moderation.begin_thread(forum.id, "Who plays?")
    (first,) = alice.at(post).reads()
    assert (first.id, first.text) == (post.id, "Who plays?")
    talk = await here.moderation.add_channel("talk", VOICE)
    await here.moderation.deny(talk.id, Permission.CONNECT)
    assert (await alice.at(talk).slash("count")).state == "answered"
    assert await refused(bot.get_partial_messageable(talk.id).send("by itself")) == (403, 50001)


async def test_the_client_learns_of_all_places_when_it_connects(here, alice):
    """GUILD_CREATE has them all except archived threads."""
    await here.moderation.add_places()
    archived = await here.moderation.begin_thread(here.world.all(Channel)[0].id)
    await here.moderation.archive(archived.id)
    async with running(here, SmallBot()) as bot:
        (guild,) = bot.guilds
        kinds = sorted(str(channel.type) for channel in guild.channels)
        assert kinds == ["forum", "news", "stage_voice", "text", "text", "voice"]
        assert sorted(thread.name for thread in guild.threads) == ["A post", "A thread"]


async def test_a_channel_for_some_people(here, alice, bob):
    """Only its members and the bot can view it and its threads; the client sees that in the overwrites."""
    channel = here.world.add_channel("staff", members=(alice,))
    thread = await here.moderation.begin_thread(channel.id, "inside")
    for place in (channel, thread):
        assert [here.world.may_read(person.id, place) for person in (alice, bob)] == [True, False]
    async with running(here, SmallBot()) as bot:
        (guild,) = bot.guilds
        found = guild.get_channel(channel.id)
        assert found is not None
        assert found.permissions_for(guild.me).view_channel
        assert found.permissions_for(guild.me).send_messages
        assert not found.permissions_for(guild.default_role).view_channel
        overwrites = {target.id: overwrite.view_channel for target, overwrite in found.overwrites.items()}
        assert overwrites == {guild.id: False, bot.user.id: True, alice.id: True}


async def test_an_outage(bot, here, alice):
    """The server is gone for the client and for people, and every request gets 503; then everything is as before. A bot
    that connects meanwhile gets the server as unavailable.
    """
    guild, message = here.world.guild.id, (await alice.slash("count")).message
    await here.moderation.take_down(guild)
    channel = bot.get_partial_messageable(alice.place)
    assert await refused(channel.send("no")) == (503, 0)
    assert await refused(channel.get_partial_message(message.id).edit(content="no")) == (503, 0)
    with pytest.raises(LookupError):
        await alice.click(message, "Press")
    await bot.until(lambda: bot.seen["guild left"])
    assert bot.get_guild(guild).unavailable
    await here.moderation.bring_back(guild)
    await bot.until(lambda: bot.seen["guild there"])
    await channel.send("back")
    assert (await alice.click(message, "Press")).state == "answered"
    await here.moderation.take_down(guild)
    here.faults.refuse_resume()
    here.faults.cut()
    await bot.until(lambda: bot.seen["ready"] == 2)
    assert bot.get_guild(guild).unavailable
    await here.moderation.bring_back(guild)
    await bot.until(lambda: bot.seen["guild there"] == 2)


async def test_the_bot_is_sent_away_and_comes_again(bot, here, alice):
    """Meanwhile its own requests are refused with 50001, and people with an installation of their own can use it."""
    guild, channel = here.world.guild.id, bot.get_partial_messageable(alice.place)
    await here.moderation.expel_the_bot(guild)
    await bot.until(lambda: bot.seen["guild left"])
    assert bot.get_guild(guild) is None
    assert await refused(channel.send("no")) == (403, 50001)
    assert await refused(bot.http.get_member(guild, alice.id)) == (403, 50001)
    assert (await alice.slash("count")).state == "answered"
    await here.moderation.invite_the_bot(guild)
    assert await refused(bot.http.get_member(guild, 1)) == (404, 10013)
    await channel.send("yes")


async def test_words_that_the_server_blocks(bot, here, alice):
    """Blocked words give 200000, links 240000: in text, components and edits; in the name of a thread 200001."""
    await here.moderation.block_words(here.world.guild.id, "Rude", "https://evil")
    channel = bot.get_partial_messageable(alice.place, guild_id=here.world.guild.id)
    message = await channel.send("fine")
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.Container(discord.ui.TextDisplay("how RUDE")))
    for act in (channel.send("rude"), channel.send(view=view), message.edit(content="rude")):
        assert await refused(act) == (400, 200000)
    assert await refused(channel.send("see https://evil.example")) == (400, 240000)
    assert await refused(message.create_thread(name="Rude talk")) == (400, 200001)
    assert alice.look(message.id).text == "fine"
    await here.moderation.block_words(here.world.guild.id)
    await channel.send("rude")


async def test_slow_mode_is_for_people(bot, here, alice):
    """A person must wait between two messages, the bot and moderators need not; commands do not count."""
    await here.moderation.slow_down(alice.place, 10)
    admin = here.add_person("Root", admin=True)
    await alice.says("one")
    with pytest.raises(ValueError, match="slowmode"):
        await alice.says("two")
    channel = bot.get_partial_messageable(alice.place)
    for number in range(3):
        await channel.send(str(number))
        await admin.says(str(number))
        await alice.slash("count")
    await here.advance(10)
    await alice.says("three")


async def test_closed_direct_messages(bot, here, alice):
    """The bot cannot begin a conversation there, but answers those who do."""
    user = await bot.fetch_user(alice.id)
    for why, code in ((CLOSED, 50007), (STRANGER, 50278)):
        await here.moderation.close_direct_messages(alice.id, why)
        assert await refused(user.send("psst")) == (403, code)
    assert (await alice.direct.slash("greet", name="me")).state == "answered"
    await here.moderation.close_direct_messages(alice.id, "")
    await user.send("psst")


async def test_names_and_languages(bot, here, alice, bob):
    """People have their server names there, both who acts and who is named, and their own names elsewhere. The client
    knows all of their languages, and there are no others.
    """
    heard = hear(bot)
    guild = here.world.guild.id
    await here.moderation.name_in(guild, alice.id, "The Boss")
    await here.moderation.name_in(guild, bob.id, "Bobby")
    await alice.slash("mention", user=bob.id, aloud=False)
    await alice.direct.slash("mention", user=bob.id, aloud=False)
    names = [(asked.user.display_name, asked.namespace.user.display_name) for asked in heard]
    assert names == [("The Boss", "Bobby"), ("Alice", "Bob")]
    assert sorted(LOCALES) == sorted(locale.value for locale in discord.Locale)
    for locale in LOCALES:
        seen = await here.add_person("Somebody", locale).slash("greet", name="a")
        assert seen.message.text == f"Hello a ({locale})"
    with pytest.raises(ValueError, match="tlh"):
        here.add_person("Worf", "tlh")
