"""What is kept about a person: /privacy."""

from bot.features.privacy.actions import show
from bot.handling.commands import command
from bot.handling.context import Context


@command(always=True)
async def privacy(context: Context) -> None:
    """What is kept, to be had or deleted."""
    await show(context)


COMMANDS = (privacy,)
