"""Slash commands, autocomplete and context menus, from a person's keystroke to what they see."""

from __future__ import annotations

import pytest

from bot.playground.people import Person
from bot.playground.uploads import Upload

from .small_bot import SmallBot


async def test_a_slash_command_is_answered_where_it_was_used(bot: SmallBot, alice: Person) -> None:
    """The answer stands in the channel, public, with the options that were given."""
    seen = await alice.slash("greet", name="World", loud=True)
    assert (seen.state, seen.message.text) == ("answered", "HELLO WORLD (EN-US)")
    assert [sight.text for sight in alice.reads()] == ["HELLO WORLD (EN-US)"]
