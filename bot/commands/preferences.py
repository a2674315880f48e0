"""About the bot and what one wants of it: /settings, /help, /about."""

import discord
from discord import app_commands

from bot.actions import answering, help, preferences
from bot.commands.words import Commands, said


@app_commands.command(name=said("commands.settings.name"), description=said("commands.settings.description"))
async def settings_command(interaction: discord.Interaction[discord.Client]) -> None:
    """The panel of choices."""
    async with answering(interaction) as context:
        await context.answer.say(await preferences.personal(context))


@app_commands.command(name=said("commands.help.name"), description=said("commands.help.description"))
async def help_command(interaction: discord.Interaction[discord.Client]) -> None:
    """How to play."""
    async with answering(interaction) as context:
        await help.show_help(context)


@app_commands.command(name=said("commands.about.name"), description=said("commands.about.description"))
async def about(interaction: discord.Interaction[discord.Client]) -> None:
    """What the bot is and how it is doing."""
    async with answering(interaction) as context:
        await help.show_about(context)


COMMANDS: Commands = (settings_command, help_command, about)
