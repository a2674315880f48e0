"""How to play, and what this bot is."""

from bot.actions.challenges import DEFAULT_LEVEL, begin
from bot.actions.context import Context
from bot.actions.registry import action
from bot.pages.help import about_page, help_page
from bot.pages.tags import Tag


@action("begin")
async def begin_here(context: Context, tag: Tag) -> None:
    """A button of the help page: a match against the bot."""
    await begin(context, tag.detail, None, DEFAULT_LEVEL, "drawn")


async def show_help(context: Context) -> None:
    """How to play, on one page."""
    await context.answer.say(help_page(context.texts))


async def show_about(context: Context) -> None:
    """What the bot is and how it is doing."""
    played = await context.referee.queries.played()
    await context.answer.say(about_page(context.texts, context.services.health(), played))
