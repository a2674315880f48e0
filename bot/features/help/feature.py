"""How to play, and what the bot is: /help, /about."""

from bot.discord.controls import Tag
from bot.features.challenges.feature import begin
from bot.features.help.page import about_page, help_page
from bot.handling.actions import Actions
from bot.handling.commands import command
from bot.handling.context import Context
from bot.handling.feature import Feature
from bot.match.terms import MatchTerms

ACTIONS = Actions()


@command(always=True)
async def help_(context: Context) -> None:
    """Shows how to play."""
    await show_help(context)


async def show_help(context: Context) -> None:
    """Shows the help page."""
    await context.answer.say(help_page(context.texts))


@ACTIONS.on("begin", once=True)
async def begin_here(context: Context, tag: Tag) -> None:
    """Begins a match against the bot, from a button of the help page."""
    await begin(context, MatchTerms(tag.detail, clock=context.preference.clock), None)


@command(always=True)
async def about(context: Context) -> None:
    """Shows what the bot is and how it is doing."""
    stores = context.referee.stores
    played, status = await stores.history.finished(), stores.engine.status()
    await context.answer.say(about_page(context.texts, status, context.services.started, played))


FEATURE = Feature(commands=(help_, about), actions=(ACTIONS,))
