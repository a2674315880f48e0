"""The asker, as the referee knows them."""

import discord

from bot.handling.context import person_of


def test_introduced():
    """The referee knows a person by id, plain name and language."""
    user = discord.Object(7)
    user.global_name, user.name, user.bot = "A\nnn", "ann", False
    person = person_of(user, "zh-CN")
    assert (person.id, person.name, person.locale, person.is_bot) == (7, "A nn", "zh-CN", False)
