"""Looking back: /history and /stats."""

import discord
from discord import app_commands

from bot.actions import answering, lists
from bot.actions import stats as statistics
from bot.commands.play import GAMES
from bot.commands.words import Commands, said
from bot.pages.names import global_name
from bot.referee import BotRecord


@app_commands.command(name=said("commands.history.name"), description=said("commands.history.description"))
@app_commands.rename(player=said("commands.history.player.name"), game=said("commands.history.game.name"))
@app_commands.describe(
    player=said("commands.history.player.description"), game=said("commands.history.game.description")
)
@app_commands.choices(game=GAMES)
async def history(
    interaction: discord.Interaction[discord.Client], player: discord.User | None = None, game: str | None = None
) -> None:
    """Pages of matches, each to be replayed."""
    async with answering(interaction) as context:
        person = _person(player or interaction.user)
        await context.answer.say(await lists.history(context, person.id, game, name=global_name(person)))


@app_commands.command(name=said("commands.stats.name"), description=said("commands.stats.description"))
@app_commands.rename(player=said("commands.stats.player.name"), game=said("commands.stats.game.name"))
@app_commands.describe(player=said("commands.stats.player.description"), game=said("commands.stats.game.description"))
@app_commands.choices(game=GAMES)
async def stats(
    interaction: discord.Interaction[discord.Client], player: discord.User | None = None, game: str | None = None
) -> None:
    """A record, as text and as a picture."""
    async with answering(interaction) as context:
        person = _person(player or interaction.user)
        await statistics.show_stats(context, person.id, game, global_name(person))


def _person(user: discord.User | discord.Member) -> discord.User | discord.Member:
    """The user, who has a record unless they are a bot. Raises `BotRecord`."""
    if user.bot:
        raise BotRecord
    return user


COMMANDS: Commands = (history, stats)
