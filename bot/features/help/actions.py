"""How to play, and what this bot is."""

from bot.discord.controls import Tag
from bot.features.challenges.actions import begin
from bot.features.help.page import about_page, help_page
from bot.handling.actions import Actions
from bot.handling.context import Context
from bot.match.terms import MatchTerms

ACTIONS = Actions()


@ACTIONS.on("begin")
async def begin_here(context: Context, tag: Tag) -> None:
    """A button of the help page: a match against the bot."""
    await begin(context, MatchTerms(tag.detail, clock=context.preference.clock), None)


async def show_help(context: Context) -> None:
    """How to play, on one page."""
    await context.answer.say(help_page(context.texts))


async def show_about(context: Context) -> None:
    """What the bot is and how it is doing."""
    played = await context.referee.queries.played()
    await context.answer.say(about_page(context.texts, context.services.health(), played))
