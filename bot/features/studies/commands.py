"""Study boards: /import."""

import discord
from discord import app_commands

from bot.features.studies.actions import bring
from bot.handling.commands import command
from bot.handling.context import Context
from bot.handling.options import GameOption

MOST_TYPED = 4_000


@command()
async def import_(
    context: Context,
    file: discord.Attachment | None = None,
    text: app_commands.Range[str, 1, MOST_TYPED] | None = None,
    game: GameOption | None = None,
) -> None:
    """A game or a position on a study board."""
    await bring(context, file, text or "", game or "")


COMMANDS = (import_,)
