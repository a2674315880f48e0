"""Being left alone: /block, /unblock."""

import discord

from bot.features.blocks.actions import add_block, remove_block, show_list
from bot.handling.commands import command
from bot.handling.context import Context


@command()
async def block(context: Context, player: discord.User | None = None) -> None:
    """No more challenges from somebody; without a name the list."""
    await (add_block(context, player) if player else show_list(context))


@command()
async def unblock(context: Context, player: discord.User) -> None:
    """Challenges from somebody are welcome again."""
    await remove_block(context, player)


COMMANDS = (block, unblock)
