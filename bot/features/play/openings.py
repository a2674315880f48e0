"""Choices in an opening: a side, or to make more of its moves."""

from bot.discord.controls import Tag
from bot.handling.actions import Actions
from bot.handling.context import Context
from bot.handling.showing import call, show

ACTIONS = Actions()


@ACTIONS.on("opening")
async def choose(context: Context, tag: Tag) -> None:
    """Makes the choice of a button under the board."""
    person = context.person.id
    view = await context.referee.turns.choose(tag.match, person, tag.detail, moves_ever=tag.ply, at=context.at)
    await show(context, view)
    await call(context, view)
