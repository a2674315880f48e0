"""Study boards: /import."""

import discord
from discord import app_commands

from bot.features.challenges.commands import GAMES
from bot.features.studies import actions as studies
from bot.handling.answering import answering
from bot.handling.words import Commands, said

MOST_TYPED = 4_000


@app_commands.command(name=said("commands.import.name"), description=said("commands.import.description"))
@app_commands.rename(
    file=said("commands.import.file.name"),
    text=said("commands.import.text.name"),
    game=said("commands.game.name"),
)
@app_commands.describe(
    file=said("commands.import.file.description"),
    text=said("commands.import.text.description"),
    game=said("commands.import.game.description"),
)
@app_commands.choices(game=GAMES)
async def import_command(
    interaction: discord.Interaction[discord.Client],
    file: discord.Attachment | None = None,
    text: app_commands.Range[str, 1, MOST_TYPED] | None = None,
    game: str | None = None,
) -> None:
    """A game or a position on a study board."""
    async with answering(interaction) as context:
        await studies.bring(context, file, text or "", game or "")


COMMANDS: Commands = (import_command,)
