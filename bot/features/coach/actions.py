"""Making a move, or being asked whether it is meant."""

import asyncio
from dataclasses import replace

from bot.discord.controls import Tag
from bot.features.coach.page import warning_page
from bot.features.coach.rules import AskedMove, Coach, Warned
from bot.handling.actions import Actions
from bot.handling.context import Context
from bot.match.state import MatchView

ACTIONS = Actions()


async def move_unless_warned(context: Context, asked: AskedMove, sure: str) -> MatchView | None:
    """The match after the person's move; None where they are warned of it and asked whether they mean it. `sure` is the
    kind of the tag that says so.
    """
    asked = replace(asked, sure=asked.sure or context.answer.is_hurried)
    done = await context.referee.of(Coach).move(context.answer.person, asked, context.preference)
    if isinstance(done, MatchView):
        return done
    await _ask(context, asked, done, sure)
    return None


async def _ask(context: Context, asked: AskedMove, warned: Warned, sure: str) -> None:
    """In a message of its own, unless another question stands there already."""
    answer = context.answer
    view = await context.referee.turns.ready(asked.match, context.person.id, made=asked.made)
    page = await asyncio.to_thread(warning_page, warned, view, context.preference, sure)
    is_board = answer.is_on_board or answer.used in (None, context.services.publisher.placed(view).message_id)
    await (context.say(page) if is_board else answer.update(page))


@ACTIONS.on("choose-again")
async def choose_again(context: Context, tag: Tag) -> None:
    """Another move is wanted: the board is where it was."""
    await context.answer.vanish()
