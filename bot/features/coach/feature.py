"""Makes a person's move, or asks first whether they mean it."""

import asyncio
from dataclasses import replace

from bot.discord.controls import Tag, has_board_of
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
    replaces = not answer.is_on_board and is_question(context, view)
    await (answer.update(page) if replaces else context.say(page))
    return None


def is_question(context: Context, view: MatchView) -> bool:
    """Whether the private message that was used is neither the match's board nor a newer one, of which the bot has not
    heard yet.
    """
    used, board = context.answer.used or 0, context.services.publisher.newest_view(view).match.message_id or 0
    return 0 < used < board or (used > board and not has_board_of(view.id, context.answer.components))


@ACTIONS.on("choose-again")
async def choose_again(context: Context, tag: Tag) -> None:
    """Removes the warning: the person chooses another move."""
    await context.dismiss()


FEATURE = Feature(actions=(ACTIONS,), services=(Coach,))
