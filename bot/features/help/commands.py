"""About the bot: /help, /about."""

from bot.features.help.actions import show_about, show_help
from bot.handling.commands import command
from bot.handling.context import Context


@command(always=True)
async def help_(context: Context) -> None:
    """How to play."""
    await show_help(context)


@command(always=True)
async def about(context: Context) -> None:
    """What the bot is and how it is doing."""
    await show_about(context)


COMMANDS = (help_, about)
