"""The menu on a message: Analyse."""

import discord
from discord import app_commands

from bot.features.sharing import actions as share
from bot.handling.answering import answering
from bot.handling.words import Commands, said


@app_commands.context_menu(name=said("commands.analyse.name"))
async def analyse(interaction: discord.Interaction[discord.Client], message: discord.Message) -> None:
    """The review of the match on a message."""
    async with answering(interaction) as context:
        await share.analyse(context, message)


COMMANDS: Commands = (analyse,)
