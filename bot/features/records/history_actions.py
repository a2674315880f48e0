"""The history of a person's matches."""

from bot.discord.controls import Tag
from bot.discord.page import Page
from bot.features.records.history_page import ANY_GAME, history_page
from bot.features.records.replay_actions import open_replay
from bot.handling.actions import Actions
from bot.handling.context import Context

ACTIONS = Actions()


@ACTIONS.on("history")
async def turn_page(context: Context, tag: Tag) -> None:
    """Newer and older."""
    game = tag.detail.partition(".")[0]
    await context.answer.update(await history_of(context, tag.person, None if game == ANY_GAME else game, tag.ply))


@ACTIONS.on("look")
async def look_at(context: Context, tag: Tag) -> None:
    """A line of the history's menu: a replay, beside the list."""
    await open_replay(context, await context.chosen_match())


async def history_of(
    context: Context, person: int, game: str | None = None, number: int = 1, name: str | None = None
) -> Page:
    """A page of somebody's matches, the newest first; by `name`, or else by the name that they are known by."""
    page = await context.referee.lists.history(person, game, number, viewer=context.viewer)
    return history_page(context.texts, person, name or await context.referee.queries.name_of(person), game, page)
