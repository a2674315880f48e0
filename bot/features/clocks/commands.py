"""Time off the clock: /pause and /vacation."""

import discord
from discord import app_commands

from bot.features.clocks import actions as clocks
from bot.features.play.commands import describe_match, meant, rename_match
from bot.handling.answering import answering
from bot.handling.choices import own_matches
from bot.handling.words import Commands, said
from bot.match.clocks import VACATION_DAYS


@app_commands.command(name=said("commands.pause.name"), description=said("commands.pause.description"))
@rename_match
@describe_match
@app_commands.autocomplete(match=own_matches)
async def pause(interaction: discord.Interaction[discord.Client], match: int | None = None) -> None:
    """Clocks that stand, or run again."""
    async with answering(interaction) as context:
        if (number := await meant(context, match)) is not None:
            await clocks.pause(context, number)


@app_commands.command(name=said("commands.vacation.name"), description=said("commands.vacation.description"))
@app_commands.rename(days=said("commands.vacation.days.name"))
@app_commands.describe(days=said("commands.vacation.days.description"))
async def vacation(
    interaction: discord.Interaction[discord.Client], days: app_commands.Range[int, 0, VACATION_DAYS] | None = None
) -> None:
    """Days off; without a number what there is."""
    async with answering(interaction) as context:
        await clocks.vacation(context, days)


COMMANDS: Commands = (pause, vacation)
