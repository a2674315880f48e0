"""Looking at a move before it is made."""

import asyncio

from bot.discord.tags import Tag
from bot.features.coach.page import warning_page
from bot.features.coach.rules import Coach
from bot.handling.actions import Actions
from bot.handling.context import Context

ACTIONS = Actions()


async def has_warned(context: Context, tag: Tag, text: str) -> bool:
    """Whether the person was warned of a move that they are about to make, and is asked whether they mean it."""
    if context.answer.is_hurried:
        return False
    coach = context.referee.of(Coach)
    warned = await coach.warning(tag.match, context.person, text, tag.ply, context.preference)
    if warned is None:
        return False
    view = await context.referee.turns.ready(tag.match, context.person.id, made=tag.ply)
    page = await asyncio.to_thread(warning_page, warned, view, context.preference)
    is_board = context.answer.is_on_board or context.answer.used == context.services.publisher.placed(view).message_id
    await (context.say(page) if is_board else context.answer.update(page))
    return True


@ACTIONS.on("choose-again")
async def choose_again(context: Context, tag: Tag) -> None:
    """Another move is wanted: the board is where it was."""
    await context.answer.vanish()
