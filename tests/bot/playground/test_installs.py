"""The laws of an application that is not in the server: tokens alone, and perhaps private answers."""

from __future__ import annotations

import discord
import pytest

from bot.playground import Playground
from bot.playground.people import DiscordUser
from bot.playground.permissions import Permission
from bot.playground.records import Channel, Guild

from .conftest import refused
from .small_bot import SmallBot


@pytest.fixture
def elsewhere(here: Playground) -> Guild:
    return here.world.add_guild("Elsewhere", has_bot=False)


@pytest.fixture
def there(here: Playground, alice: DiscordUser, elsewhere: Guild) -> DiscordUser:
    """Alice, who brought the bot herself, in a server that does not have it."""
    return alice.at(next(each.id for each in here.world.all(Channel) if each.guild_id == elsewhere.id))


@pytest.mark.parametrize("command", ["greet", "think"])
async def test_answers_are_private_where_the_server_denies_it(
    bot: SmallBot, here: Playground, there: DiscordUser, bob: DiscordUser, elsewhere: Guild, command: str
) -> None:
    """Whatever the bot asks for: at once, deferred, and afterwards."""
    await here.moderation.deny_everyone(elsewhere.id, Permission.USE_EXTERNAL_APPS)
    bot.gate.set()
    seen = await (await there.slash(command, **({"name": "all"} if command == "greet" else {}))).settled()
    assert seen.message.ephemeral
    assert bob.at(there.place).reads() == []
    assert here.transcript.said('"response_message_ephemeral": true')


async def test_a_click_changes_a_private_answer_and_nothing_else_does(
    bot: SmallBot, here: Playground, there: DiscordUser, elsewhere: Guild
) -> None:
    """By its own right the bot finds nothing there; the answer to a click on the message changes it, days later too."""
    await here.moderation.deny_everyone(elsewhere.id, Permission.USE_EXTERNAL_APPS)
    message = (await there.slash("tally")).message
    partial = bot.get_partial_messageable(there.place).get_partial_message(message.id)
    assert await refused(partial.edit(content="no")) == (403, 50001)
    await here.advance(3 * 24 * 3600)
    seen = await there.click(message, "Tally 0")
    assert (seen.state, seen.message.id) == ("updated", message.id)
    assert seen.message.button("Tally 1")


async def test_the_bot_is_told_what_it_may_do_in_its_answers(
    bot: SmallBot, here: Playground, there: DiscordUser
) -> None:
    """Files and embeds always, though it has no rights in the channel."""
    heard: list[discord.Permissions] = []
    bot.tree.interaction_check = lambda interaction: _note(heard, interaction)  # type: ignore[method-assign]
    await there.slash("greet", name="a")
    (permissions,) = heard
    assert (permissions.attach_files, permissions.embed_links, permissions.send_messages) == (True, True, False)


async def _note(heard: list[discord.Permissions], interaction: discord.Interaction) -> bool:
    heard.append(interaction.app_permissions)
    return True
