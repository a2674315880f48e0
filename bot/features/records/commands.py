"""Looking back: /history, /stats, /top."""

from typing import Annotated

import discord
from discord import app_commands

from bot.features.records import stats_actions as statistics
from bot.features.records.history_actions import history_of
from bot.features.records.leaderboards import PERIODS
from bot.handling.commands import OneOf, command, localized
from bot.handling.context import Context
from bot.handling.options import GameOption
from bot.match.names import global_name
from bot.match.refusals import Refused

SERVER, EVERYWHERE = "server", "everywhere"
DEFAULT_PERIOD = "all"


class BotRecord(Refused):
    """Only people have a history and stats."""

    key = "refusal.bot-record"


def _choices(words: tuple[str, ...]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=localized(f"top.{word}"), value=word) for word in words]


Where = Annotated[str, OneOf(_choices((SERVER, EVERYWHERE)))]
When = Annotated[str, OneOf(_choices(tuple(PERIODS)))]


@command()
async def history(context: Context, player: discord.User | None = None, game: GameOption | None = None) -> None:
    """Pages of matches, each to be replayed."""
    person = _person(player or context.interaction.user)
    await context.answer.say(await history_of(context, person.id, game, name=global_name(person)))


@command()
async def stats(
    context: Context,
    player: discord.User | None = None,
    game: GameOption | None = None,
    against: discord.User | None = None,
) -> None:
    """A record, as text and as a picture; of two people against each other, or of this bot, as text."""
    me = context.interaction.client.user
    one = player or context.interaction.user
    if me is not None and one.id == me.id:
        await statistics.show_bot(context, game)
    elif me is not None and against is not None and against.id == me.id:
        await statistics.show_against_bot(context, _person(one).id, global_name(one), game)
    elif against is not None and against.id != one.id:
        pair = (_person(one).id, _person(against).id)
        await statistics.show_against(context, pair, (global_name(one), global_name(against)), game)
    else:
        await statistics.show_stats(context, _person(one).id, game, global_name(one))


@command()
async def top(context: Context, game: GameOption, where: Where = SERVER, when: When = DEFAULT_PERIOD) -> None:
    """The best of a game."""
    await statistics.show_top(context, game, context.interaction.guild_id if where == SERVER else None, when)


def _person(user: discord.User | discord.Member) -> discord.User | discord.Member:
    """The user, who has a record unless they are a bot. Raises `BotRecord`."""
    if user.bot:
        raise BotRecord
    return user


COMMANDS = (history, stats, top)
