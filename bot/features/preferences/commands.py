"""About the bot and what one wants of it: /settings, /block, /unblock, /privacy, /help, /about."""

import discord
from discord import app_commands

from bot.features.blocks import actions as blocks
from bot.features.help import actions as help
from bot.features.preferences import actions as preferences
from bot.features.privacy import actions as privacy
from bot.handling.answering import answering
from bot.handling.words import Commands, said


@app_commands.command(name=said("commands.settings.name"), description=said("commands.settings.description"))
async def settings_command(interaction: discord.Interaction[discord.Client]) -> None:
    """The panel of choices."""
    async with answering(interaction, always=True) as context:
        await context.answer.say(await preferences.personal(context))


@app_commands.command(name=said("commands.block.name"), description=said("commands.block.description"))
@app_commands.rename(player=said("commands.player.name"))
@app_commands.describe(player=said("commands.block.player.description"))
async def block(interaction: discord.Interaction[discord.Client], player: discord.User | None = None) -> None:
    """No more challenges from somebody; without a name the list."""
    async with answering(interaction) as context:
        await (blocks.block(context, player) if player else blocks.show_list(context))


@app_commands.command(name=said("commands.unblock.name"), description=said("commands.unblock.description"))
@app_commands.rename(player=said("commands.player.name"))
@app_commands.describe(player=said("commands.unblock.player.description"))
async def unblock(interaction: discord.Interaction[discord.Client], player: discord.User) -> None:
    """Challenges from somebody are welcome again."""
    async with answering(interaction) as context:
        await blocks.unblock(context, player)


@app_commands.command(name=said("commands.privacy.name"), description=said("commands.privacy.description"))
async def privacy_command(interaction: discord.Interaction[discord.Client]) -> None:
    """What is kept about the person."""
    async with answering(interaction, always=True) as context:
        await privacy.show(context)


@app_commands.command(name=said("commands.help.name"), description=said("commands.help.description"))
async def help_command(interaction: discord.Interaction[discord.Client]) -> None:
    """How to play."""
    async with answering(interaction, always=True) as context:
        await help.show_help(context)


@app_commands.command(name=said("commands.about.name"), description=said("commands.about.description"))
async def about(interaction: discord.Interaction[discord.Client]) -> None:
    """What the bot is and how it is doing."""
    async with answering(interaction, always=True) as context:
        await help.show_about(context)


COMMANDS: Commands = (settings_command, block, unblock, privacy_command, help_command, about)
