"""Help in three steps, which only the person who asks sees: /hint."""

from bot.discord.controls import Tag
from bot.discord.page import Page
from bot.features.hints.page import hint_page
from bot.features.hints.rules import Hints
from bot.features.play.which_match import match_of_command
from bot.handling.actions import Actions
from bot.handling.commands import command
from bot.handling.context import Context
from bot.handling.feature import Feature
from bot.handling.options import MatchOption
from bot.match.state import MatchView

ACTIONS = Actions()


@command()
async def hint(context: Context, match: MatchOption | None = None) -> None:
    """Gives the next step of help in a match."""
    await _give(context, await match_of_command(context, match, mine_to_act=True))


@ACTIONS.on("hint")
async def press(context: Context, tag: Tag) -> None:
    """Gives the next step of help, from the button under the board."""
    await _give(context, tag.match, tag.ply)


@ACTIONS.on("more")
async def more(context: Context, tag: Tag) -> None:
    """Shows the next step in the message of the step before."""
    view = await context.referee.turns.ready(tag.match, context.person.id, tag.ply)
    step = int(tag.detail) if tag.detail.isdecimal() else None
    await context.show(await _page(context, view, step))


async def _give(context: Context, match_id: int, board_number: int | None = None) -> None:
    """Shows the next step; while the engines search, the message says so."""
    context.match = match_id
    view = await context.referee.turns.ready(match_id, context.person.id, board_number)
    await context.promise(context.texts["hint.thinking"])
    await context.answer.update(await _page(context, view, None))


async def _page(context: Context, view: MatchView, step: int | None) -> Page:
    person, preference, notation = context.person.id, context.preference, context.preference.notation(view.game)
    hint = await context.referee.of(Hints).hint(view.id, person, view.board_number, step, notation)
    return hint_page(hint, view, preference, view.match.side_of(person))


FEATURE = Feature(commands=(hint,), actions=(ACTIONS,), services=(Hints,))
