"""A person's matches in progress, and boards that are posted again from their list."""

from bot.discord.controls import Tag
from bot.features.play.list_page import progress_page
from bot.features.records.actions import replay
from bot.handling.actions import Actions
from bot.handling.context import Context
from bot.match.page import match_page
from bot.match.publisher import may_move_to

ACTIONS = Actions()


async def show_progress(context: Context, said: str = "") -> None:
    """A person's open matches with links to their boards; `said` comes first."""
    entries = await context.referee.lists.in_progress(context.person.id)
    if entries:
        await context.answer.say(progress_page(context.texts, entries, said))
    else:
        await context.tell(context.texts["progress.none"])


@ACTIONS.on("games")
async def turn_progress_page(context: Context, tag: Tag) -> None:
    """Another page of the matches in progress."""
    entries = await context.referee.lists.in_progress(context.person.id)
    await context.answer.update(progress_page(context.texts, entries, number=tag.ply))


@ACTIONS.on("challenge-menu")
async def open_challenge(context: Context, tag: Tag) -> None:
    """A line of the menu of challenges that wait for the person: the challenge with its buttons, for their eyes."""
    view = await context.referee.queries.view(await context.chosen_match())
    await context.answer.say(match_page(view, context.preference))


@ACTIONS.on("board")
async def post_board(context: Context, tag: Tag) -> None:
    """A line of the menu under the matches in progress."""
    await post_again(context, await context.chosen_match())


async def post_again(context: Context, match_id: int) -> None:
    """The board of a match in a new message here; for eyes that are not the players', and where the opponent does not
    see it, only the position as it stands: a match has one board, which everything that happens is shown on.
    """
    view = await context.referee.queries.view(match_id)
    if may_move_to(context.place, view, context.person.id):
        await context.referee.places.require_allowed(context.place, context.person.id)
        await context.services.publisher.post(view, context.answer)
    else:
        await context.answer.say(await replay(context, match_id, view.ply))
