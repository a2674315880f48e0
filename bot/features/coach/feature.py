"""Makes a person's move, or asks first whether they mean it."""

import asyncio
from dataclasses import replace

from bot.discord.controls import Tag
from bot.features.coach.page import warning_page
from bot.features.coach.rules import AskedMove, Coach
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
    answer, person = context.answer, context.answer.person
    asked = replace(asked, sure=asked.sure or answer.was_deferred)
    done = await context.referee.of(Coach).move(person, asked, context.preference)
    if isinstance(done, MatchView):
        return done
    view = await context.referee.turns.ready(asked.match, person, board_number=asked.board_number)
    page = await asyncio.to_thread(warning_page, done, view, context.preference, sure)
    board = context.services.publisher.newest_view(view).match.message_id
    is_board = answer.is_on_board or answer.used in (None, board)  # then the question is another message
    await (context.say(page) if is_board else answer.update(page))
    return None


@ACTIONS.on("choose-again")
async def choose_again(context: Context, tag: Tag) -> None:
    """Removes the warning: the person chooses another move."""
    await context.dismiss()


FEATURE = Feature(actions=(ACTIONS,), services=(Coach,))
