"""For whoever looks after a server: /setup, /end, /suspend, /unsuspend. Discord offers them to nobody else."""

import discord
from discord import app_commands

from bot.features.servers import moderation_actions as moderation
from bot.features.servers import setup_actions as setup
from bot.features.servers.servers import MOST_REASON
from bot.handling.answering import answering
from bot.handling.choices import matches_here
from bot.handling.words import Commands, said

Reason = app_commands.Range[str, 1, MOST_REASON]
MOST_HOURS = 8760


@app_commands.command(name=said("commands.setup.name"), description=said("commands.setup.description"))
@app_commands.default_permissions(manage_guild=True)
async def setup_command(interaction: discord.Interaction[discord.Client]) -> None:
    """What the server decides."""
    async with answering(interaction, always=True) as context:
        await setup.show(context)


@app_commands.command(name=said("commands.end.name"), description=said("commands.end.description"))
@app_commands.rename(match=said("commands.match.name"), reason=said("commands.reason.name"))
@app_commands.describe(match=said("commands.end.match.description"), reason=said("commands.reason.description"))
@app_commands.autocomplete(match=matches_here)
@app_commands.default_permissions(manage_messages=True)
async def end(interaction: discord.Interaction[discord.Client], match: int, reason: Reason) -> None:
    """A match that should not go on."""
    async with answering(interaction, always=True) as context:
        await moderation.end(context, match, reason)


@app_commands.command(name=said("commands.suspend.name"), description=said("commands.suspend.description"))
@app_commands.rename(
    player=said("commands.player.name"),
    reason=said("commands.reason.name"),
    hours=said("commands.suspend.hours.name"),
)
@app_commands.describe(
    player=said("commands.suspend.player.description"),
    reason=said("commands.reason.description"),
    hours=said("commands.suspend.hours.description"),
)
@app_commands.default_permissions(manage_messages=True)
async def suspend(
    interaction: discord.Interaction[discord.Client],
    player: discord.User,
    reason: Reason,
    hours: app_commands.Range[int, 1, MOST_HOURS] | None = None,
) -> None:
    """Somebody who spoils the games of others."""
    async with answering(interaction, always=True) as context:
        await moderation.suspend(context, player, reason, hours)


@app_commands.command(name=said("commands.unsuspend.name"), description=said("commands.unsuspend.description"))
@app_commands.rename(player=said("commands.player.name"))
@app_commands.describe(player=said("commands.unsuspend.player.description"))
@app_commands.default_permissions(manage_messages=True)
async def unsuspend(interaction: discord.Interaction[discord.Client], player: discord.User) -> None:
    """They may use the bot again."""
    async with answering(interaction, always=True) as context:
        await moderation.lift(context, player)


COMMANDS: Commands = (setup_command, end, suspend, unsuspend)
for each in COMMANDS:  # only where the bot is a member, which a person who brings it along is not
    app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)(each)
    app_commands.allowed_installs(guilds=True, users=False)(each)
