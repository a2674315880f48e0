"""For whoever looks after a server: /setup, /end, /suspend, /unsuspend. Discord offers them to nobody else."""

from typing import Annotated

import discord
from discord import app_commands

from bot.features.servers import moderation_actions as moderation
from bot.features.servers import setup_actions as setup_panel
from bot.features.servers.completion import matches_here
from bot.features.servers.servers import MOST_REASON
from bot.handling.commands import command, in_servers_with_the_bot
from bot.handling.context import Context

Reason = app_commands.Range[str, 1, MOST_REASON]
MOST_HOURS = 8760
for_managers = app_commands.default_permissions(manage_guild=True)
for_moderators = app_commands.default_permissions(manage_messages=True)


@in_servers_with_the_bot
@for_managers
@command(always=True)
async def setup(context: Context) -> None:
    """What the server decides."""
    await setup_panel.show(context)


@in_servers_with_the_bot
@for_moderators
@command(always=True)
async def end(context: Context, match: Annotated[int, matches_here], reason: Reason) -> None:
    """A match that should not go on."""
    await moderation.end(context, match, reason)


@in_servers_with_the_bot
@for_moderators
@command(always=True)
async def suspend(
    context: Context,
    player: discord.User,
    reason: Reason,
    hours: app_commands.Range[int, 1, MOST_HOURS] | None = None,
) -> None:
    """Somebody who spoils the games of others."""
    await moderation.suspend(context, player, reason, hours)


@in_servers_with_the_bot
@for_moderators
@command(always=True)
async def unsuspend(context: Context, player: discord.User) -> None:
    """They may use the bot again."""
    await moderation.lift(context, player)


COMMANDS = (setup, end, suspend, unsuspend)
