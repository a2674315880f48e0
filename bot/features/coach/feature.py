"""Makes a person's move, or asks first whether they mean it."""

import asyncio
from dataclasses import replace

from bot.discord.controls import Tag
from bot.features.coach.page import warning_page
from bot.features.coach.rules import AskedMove, Coach, WarnedMove
from bot.handling.actions import Actions
from bot.handling.context import Context
from bot.handling.feature import Feature
from bot.match.state import MatchView

ACTIONS = Actions()


async def move_unless_warned(context: Context, asked: AskedMove, sure: str) -> MatchView | None:
    """Makes a person's move and returns the match after it. If the coach warns of the move, asks whether the person
    means it and returns None; the button that makes the move anyway has a tag of the kind `sure`.

    There is no warning if the answer is late already (`was_deferred`).
    """
    asked = replace(asked, sure=asked.sure or context.answer.was_deferred)
    done = await context.referee.of(Coach).move(context.answer.person, asked, context.preference)
    if isinstance(done, MatchView):
        return done
    await _ask(context, asked, done, sure)
    return None


async def _ask(context: Context, asked: AskedMove, warned: WarnedMove, sure: str) -> None:
    """Shows the warning in a new message, or in place of the message that was used unless that is the board."""
    answer = context.answer
    view = await context.referee.turns.ready(asked.match, context.person.id, board_number=asked.board_number)
    page = await asyncio.to_thread(warning_page, warned, view, context.preference, sure)
    board = context.services.publisher.newest_view(view).match.message_id
    is_board = answer.is_on_board or answer.used in (None, board)
    await (context.say(page) if is_board else answer.update(page))


@ACTIONS.on("choose-again")
async def choose_again(context: Context, tag: Tag) -> None:
    """Removes the warning: the person chooses another move."""
    await context.dismiss()


FEATURE = Feature(actions=(ACTIONS,), services=(Coach,))
