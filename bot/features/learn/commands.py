"""Learning a game: /learn."""

import discord
from discord import app_commands

from bot.features.challenges.commands import GAMES
from bot.features.learn import actions as learn
from bot.features.learn.lessons import LESSONS
from bot.handling.answering import answering
from bot.handling.words import Commands, said

TAUGHT = [choice for choice in GAMES if choice.value in LESSONS]


@app_commands.command(name=said("commands.learn.name"), description=said("commands.learn.description"))
@app_commands.rename(game=said("commands.game.name"))
@app_commands.describe(game=said("commands.learn.game.description"))
@app_commands.choices(game=TAUGHT)
async def learn_command(interaction: discord.Interaction[discord.Client], game: str | None = None) -> None:
    """The lessons of a game; without one the list of games."""
    async with answering(interaction) as context:
        await (learn.show_game(context, game) if game else learn.show_games(context))


COMMANDS: Commands = (learn_command,)
