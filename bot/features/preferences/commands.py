"""What one wants of the bot: /settings."""

from bot.features.preferences.actions import personal
from bot.handling.commands import command
from bot.handling.context import Context


@command(always=True)
async def settings(context: Context) -> None:
    """The panel of choices."""
    await context.answer.say(await personal(context))


COMMANDS = (settings,)
