"""The list of a person's matches in progress, and boards that are posted again from it."""

from bot.discord.controls import Tag
from bot.features.play.list_page import progress_page
from bot.features.records.feature import replay
from bot.handling.actions import Actions
from bot.handling.context import Context
from bot.match.page import match_page
from bot.match.publisher import may_move_to

ACTIONS = Actions()


async def show_progress(context: Context, said: str = "") -> None:
    """Shows a person's open matches with links to their boards; `said` is shown first."""
    entries = await context.referee.lists.in_progress(context.person.id)
    await context.answer.say(progress_page(context.texts, entries, said))


@ACTIONS.on("games")
async def turn_progress_page(context: Context, tag: Tag) -> None:
    """Shows another page of the matches in progress."""
    entries = await context.referee.lists.in_progress(context.person.id)
    await context.show(progress_page(context.texts, entries, number=tag.ply))


@ACTIONS.on("challenge-menu")
async def open_challenge(context: Context, tag: Tag) -> None:
    """Shows a challenge that was chosen in the menu, with its buttons, to the person alone."""
    view = await context.referee.stores.view(await context.chosen_match())
    await context.answer.say(match_page(view, context.preference))


@ACTIONS.on("board")
async def post_board(context: Context, tag: Tag) -> None:
    """Posts the board of the match that was chosen in the menu again."""
    await post_again(context, await context.chosen_match())


async def post_again(context: Context, match_id: int) -> None:
    """Moves the board of a match into a new message here. If the person does not play, or the opponent would not see it
    here, shows only the position as it is now: a match has one board, which shows everything that happens.
    """
    view = await context.referee.stores.view(match_id)
    if may_move_to(context.place, view, context.person.id):
        await context.referee.places.require_allowed(context.place, context.person.id)
        await context.services.publisher.post(view, context.answer)
    else:
        await context.answer.say(await replay(context, match_id, view.ply))
