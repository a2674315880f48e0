"""Looking back: /history and /stats."""

import discord
from discord import app_commands

from bot.features.challenges.commands import GAMES
from bot.features.records import list_actions as lists
from bot.features.records import stats_actions as statistics
from bot.features.records.leaderboards import PERIODS
from bot.handling.answering import answering
from bot.handling.words import Commands, said
from bot.match.names import global_name
from bot.match.refusals import BotRecord

SERVER, EVERYWHERE = "server", "everywhere"
DEFAULT_PERIOD = "all"
WHERE = [app_commands.Choice(name=said(f"top.{where}"), value=where) for where in (SERVER, EVERYWHERE)]
WHEN = [app_commands.Choice(name=said(f"top.{when}"), value=when) for when in PERIODS]


@app_commands.command(name=said("commands.history.name"), description=said("commands.history.description"))
@app_commands.rename(player=said("commands.player.name"), game=said("commands.game.name"))
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
@app_commands.rename(
    player=said("commands.player.name"),
    game=said("commands.game.name"),
    against=said("commands.stats.against.name"),
)
@app_commands.describe(
    player=said("commands.stats.player.description"),
    game=said("commands.stats.game.description"),
    against=said("commands.stats.against.description"),
)
@app_commands.choices(game=GAMES)
async def stats(
    interaction: discord.Interaction[discord.Client],
    player: discord.User | None = None,
    game: str | None = None,
    against: discord.User | None = None,
) -> None:
    """A record, as text and as a picture; of two people against each other, or of this bot, as text."""
    async with answering(interaction) as context:
        me = interaction.client.user
        one = player or interaction.user
        if me is not None and one.id == me.id:
            await statistics.show_bot(context, game)
        elif me is not None and against is not None and against.id == me.id:
            await statistics.show_against_bot(context, _person(one).id, global_name(one), game)
        elif against is not None and against.id != one.id:
            pair = (_person(one).id, _person(against).id)
            await statistics.show_against(context, pair, (global_name(one), global_name(against)), game)
        else:
            await statistics.show_stats(context, _person(one).id, game, global_name(one))


@app_commands.command(name=said("commands.top.name"), description=said("commands.top.description"))
@app_commands.rename(
    game=said("commands.game.name"), where=said("commands.top.where.name"), when=said("commands.top.when.name")
)
@app_commands.describe(
    game=said("commands.top.game.description"),
    where=said("commands.top.where.description"),
    when=said("commands.top.when.description"),
)
@app_commands.choices(game=GAMES, where=WHERE, when=WHEN)
async def top(
    interaction: discord.Interaction[discord.Client], game: str, where: str = SERVER, when: str = DEFAULT_PERIOD
) -> None:
    """The best of a game."""
    async with answering(interaction) as context:
        await statistics.show_top(context, game, interaction.guild_id if where == SERVER else None, when)


def _person(user: discord.User | discord.Member) -> discord.User | discord.Member:
    """The user, who has a record unless they are a bot. Raises `BotRecord`."""
    if user.bot:
        raise BotRecord
    return user


COMMANDS: Commands = (history, stats, top)
