"""/bell."""

from bot.features.bell.actions import ring

from bot.handling.commands import command
from bot.handling.context import Context


@command()
async def bell(context: Context) -> None:
    """Rings the bell."""
    await ring(context)


COMMANDS = (bell,)
