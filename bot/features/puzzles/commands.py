"""Puzzles: /puzzle."""

import discord
from discord import app_commands

from bot.features.challenges.commands import GAMES
from bot.features.puzzles import actions as puzzles
from bot.handling.answering import answering
from bot.handling.words import Commands, said
from engines.review.puzzles import games_with_puzzles

OFFERED = [choice for choice in GAMES if choice.value in games_with_puzzles()]


@app_commands.command(name=said("commands.puzzle.name"), description=said("commands.puzzle.description"))
@app_commands.rename(game=said("commands.game.name"))
@app_commands.describe(game=said("commands.puzzle.game.description"))
@app_commands.choices(game=OFFERED)
async def puzzle(interaction: discord.Interaction[discord.Client], game: str | None = None) -> None:
    """A puzzle that suits the person."""
    async with answering(interaction) as context:
        await puzzles.show(context, game)


COMMANDS: Commands = (puzzle,)
