"""Help in three steps, which only the person who asks sees: /hint."""

from bot.discord.controls import Tag, number_in
from bot.features.hints.page import hint_page
from bot.features.hints.rules import Hints
from bot.features.play.feature import match_of_command, on_chosen
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
    await _give(context, await match_of_command(context, match, "hint-in", mine_to_act=True))


@ACTIONS.on("hint")
async def press(context: Context, tag: Tag) -> None:
    """Gives the next step of help, from the button under the board."""
    await _give(context, tag.match, tag.ply)


@ACTIONS.on("more")
async def more(context: Context, tag: Tag) -> None:
    """Shows the next step in the message of the step before."""
    view = await context.referee.turns.ready(tag.match, context.person.id, tag.ply)
    await _show(context, view, number_in(tag.detail) or None)


async def _give(context: Context, match_id: int, board_number: int | None = None) -> None:
    """Shows the next step; while the engines search, the message says so."""
    context.match = match_id
    view = await context.referee.turns.ready(match_id, context.person.id, board_number)
    await context.promise(context.texts["hint.thinking"])
    await _show(context, view)


async def _show(context: Context, view: MatchView, step: int | None = None) -> None:
    """Shows a step in place of the one before, or the next one in a new message: what was promised may have been
    replaced by what the person did meanwhile.
    """
    hints, person, reader = context.referee.of(Hints), context.person.id, context.preference
    hint = await hints.hint(view.id, person, view.board_number, step, reader.notation(view.game))
    page = hint_page(hint, view, reader, view.match.side_of(person))
    await (context.show(page) if step else context.say(page))
    hints.note_seen(hint, person)


on_chosen(ACTIONS, "hint-in", "buttons.hint", _give)

FEATURE = Feature(commands=(hint,), actions=(ACTIONS,), services=(Hints,))
