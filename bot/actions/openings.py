"""Choosing in an opening: a side, or to make more of its moves."""

from bot.actions.context import Context
from bot.actions.registry import action
from bot.actions.showing import call, show
from bot.pages.tags import Tag


@action("opening")
async def choose(context: Context, tag: Tag) -> None:
    """One of the buttons under the board."""
    person = context.person.id
    view = await context.referee.turns.choose(tag.match, person, tag.detail, made=tag.ply, at=context.at)
    await show(context, view)
    await call(context, view)
