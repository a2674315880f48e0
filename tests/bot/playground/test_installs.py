"""Laws of an application that is not in the server: only tokens, and perhaps only private answers."""

import discord
import pytest

from bot.playground import Playground
from bot.playground.people import DiscordUser
from bot.playground.permissions import Permission
from bot.playground.records import Guild

from .conftest import channel_of, hear, refused


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


async def test_a_click_changes_a_private_answer_and_nothing_else_does(bot, here, there, elsewhere):
    """The bot's own requests are refused; the answer to a click changes the message, even days later."""
    await here.moderation.deny_everyone(elsewhere.id, Permission.USE_EXTERNAL_APPS)
    message = (await there.slash("tally")).message
    partial = bot.get_partial_messageable(there.place).get_partial_message(message.id)
    assert await refused(partial.edit(content="no")) == (403, 50001)
    await here.advance(3 * 24 * 3600)
    seen = await there.click(message, "Tally 0")
    assert (seen.state, seen.message.id) == ("updated", message.id)
    assert seen.message.button("Tally 1")


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

    message = (await there.slash("tally")).message
    bot.on_interaction = note  # type: ignore[attr-defined]
    await bob.at(there.place).click(message, "Tally 0")
    assert [(each.user.id, each._integration_owners) for each in heard] == [(bob.id, {1: alice.id})]
