"""Ringing."""

from bot.features.bell.page import bell_page
from bot.features.bell.rules import Bell

from bot.discord.controls import Tag
from bot.handling.actions import Actions
from bot.handling.context import Context

ACTIONS = Actions()


async def ring(context: Context) -> None:
    """Rings, and says how often the person has."""
    rung = await context.referee.of(Bell).ring(context.person)
    await context.answer.say(bell_page(context.texts, rung))


@ACTIONS.on("bell")
async def ring_again(context: Context, tag: Tag) -> None:
    """The button."""
    rung = await context.referee.of(Bell).ring(context.person)
    await context.answer.update(bell_page(context.texts, rung))
