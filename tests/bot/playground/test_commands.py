"""Slash commands, autocomplete and context menus, from a person's typing to what they see."""

import asyncio

import pytest

from bot.playground.permissions import Permission
from bot.playground.uploads import Upload

from .conftest import channel_of, refused


async def test_a_slash_command_is_answered_where_it_was_used(bot, alice, bob, here):
    """The answer is public, in the channel, with the given options. The interaction has the person's locale, and a
    command is found by its localised name, too: installed commands have the names and descriptions from the bot's
    translator.
    """
    seen = await alice.slash("greet", name="World", loud=True)
    assert (seen.state, seen.message.text) == ("answered", "HELLO WORLD (EN-US)")
    assert [sight.text for sight in alice.reads()] == ["HELLO WORLD (EN-US)"]
    seen = await bob.slash("问候", name="世界")
    assert seen.message.text == "Hello 世界 (zh-CN)"
    greet = next(command for command in here.world.commands if command["name"] == "greet")
    assert greet["name_localizations"] == {"zh-CN": "问候"}
    assert greet["options"][0]["description_localizations"] == {"zh-CN": "谁"}


async def test_a_client_sends_only_what_the_command_takes(bot, alice):
    """A missing option, a value of the wrong type and an unknown option never reach the bot. A subcommand is found by
    its path, and takes only its choices.
    """
    for options, error in (
        ({}, ValueError),
        ({"name": True}, ValueError),
        ({"name": "a", "colour": "red"}, LookupError),
    ):
        with pytest.raises(error):
            await alice.slash("greet", **options)
    with pytest.raises(ValueError, match="offers"):
        await alice.slash("settings theme", theme="blue")
    with pytest.raises(LookupError):
        await alice.slash("settings")
    assert bot.seen["interactions"] == 0
    assert (await alice.slash("settings theme", theme="dark")).message.text == "Theme dark"


async def test_autocomplete_gives_choices_for_what_was_typed(bot, alice, here):
    """Choices follow the typing, at most 25 of them, and the command gets the chosen one. More are refused, and the
    person sees none.
    """
    choices = await alice.autocomplete("move", "to", "c")
    assert [choice["value"] for choice in choices] == [f"c{rank}" for rank in range(1, 9)]
    assert len(await alice.autocomplete("move", "to", "")) == 25
    assert (await alice.slash("move", to=choices[1]["value"])).message.text == "Moved c2"
    typing = asyncio.create_task(alice.autocomplete("move", "to", "too many"))
    await alice.until(lambda: here.transcript.said("Must be 25 or fewer in length"))
    await here.advance(3)
    assert await typing == []


async def test_what_a_command_is_used_on_reaches_it(bot, alice, bob):
    """A message with its text, although the bot cannot read messages otherwise; a person; an attachment, which is
    uploaded, described and can be downloaded by the bot.
    """
    said = await bob.says("e2 to e4")
    seen = await alice.context_menu("Analyse", said)
    assert (seen.message.text, seen.message.ephemeral) == ("Analysing 'e2 to e4'", True)
    await bot.get_channel(alice.place).get_partial_message(said.id).create_thread(name="with the message's id")
    assert (await alice.context_menu("Analyse", said)).message.text == "Analysing 'e2 to e4'"
    assert bot.heard == []
    assert (await alice.context_menu("Challenge", bob)).message.text == "bob is challenged"
    seen = await alice.slash("look", file=Upload("game.txt", "text/plain", b"1. e4"))
    assert seen.message.text == "game.txt: 5 bytes, text/plain"


async def test_commands_work_in_direct_messages_and_groups(bot, alice, here, bob):
    """A command used in the direct messages is answered there and nowhere else. In a group without the bot a person's
    own installation answers.
    """
    seen = await alice.direct.slash("greet", name="me")
    assert seen.message.text == "Hello me (en-US)"
    assert (len(alice.direct.reads()), alice.reads()) == (1, [])
    group = here.world.add_group(alice, bob)
    assert (await alice.at(group).slash("greet", name="all")).message.text == "Hello all (en-US)"
    assert [sight.text for sight in bob.at(group).reads()] == ["Hello all (en-US)"]


async def test_commands_work_in_a_server_without_the_bot(bot, here, alice):
    """A person's own installation answers, with at most five follow-ups; the bot's own requests are refused."""
    elsewhere = here.world.add_guild("Elsewhere", has_bot=False)
    channel = channel_of(here, elsewhere)
    seen = await alice.at(channel).slash("broken", what="six follow-ups")
    assert (await bot.error()).code == 40094
    assert [sight.text for sight in seen.followups] == ["1", "2", "3", "4", "5"]
    assert await refused(bot.get_partial_messageable(channel.id).send("no")) == (403, 50001)
    assert bot.get_guild(elsewhere.id) is None


async def test_which_commands_there_are(bot, here, alice):
    """A command for server managers is offered to an admin and to nobody else; none is where people may not use
    commands. Installing again keeps the ids of the remaining commands and removes the others.
    """
    admin = here.add_person("Root", admin=True)
    assert (await admin.slash("admin")).message.text == "Manager"
    with pytest.raises(LookupError):
        await alice.slash("admin")
    await here.moderation.deny_everyone(here.world.guild.id, Permission.USE_APPLICATION_COMMANDS)
    assert alice.commands == []
    assert alice.direct.commands
    before = {command["name"]: command["id"] for command in here.world.commands}
    bot.tree.remove_command("think")
    await bot.tree.sync()
    after = {command["name"]: command["id"] for command in here.world.commands}
    assert after == {name: number for name, number in before.items() if name != "think"}
