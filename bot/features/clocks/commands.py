"""Days off: /vacation."""

from discord import app_commands

from bot.features.clocks.actions import take_days_off
from bot.handling.commands import command
from bot.handling.context import Context
from bot.match.clocks import VACATION_DAYS


@command()
async def vacation(context: Context, days: app_commands.Range[int, 0, VACATION_DAYS] | None = None) -> None:
    """Days off; without a number what there is."""
    await take_days_off(context, days)


COMMANDS = (vacation,)
