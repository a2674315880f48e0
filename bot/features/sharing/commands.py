"""The menu on a message: Analyse."""

import discord

from bot.features.sharing.actions import show_review
from bot.handling.commands import menu_entry
from bot.handling.context import Context


@menu_entry
async def analyse(context: Context, message: discord.Message) -> None:
    """The review of the match on a message."""
    await show_review(context, message)


COMMANDS = (analyse,)
