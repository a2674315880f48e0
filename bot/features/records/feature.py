"""Looking back: /history, /stats, /top, and replays of matches."""

from typing import Annotated

import discord

from bot.discord.controls import Tag
from bot.discord.page import Document, Page
from bot.discord.place import Person
from bot.features.records.history_page import history_page
from bot.features.records.leaderboards import PERIODS, Leaderboards
from bot.features.records.replay_page import replay_page
from bot.features.records.stats_page import against_bot_page, against_page, bot_page, stats_page, top_page
from bot.handling.actions import Actions
from bot.handling.commands import OneOf, command
from bot.handling.context import Context, chosen_match, person_of
from bot.handling.feature import Feature
from bot.handling.options import GAMES, GameOption
from bot.match import wording
from bot.match.preferences import Preference
from bot.match.rating_page import Rated
from bot.match.referee import Referee
from bot.match.refusals import Refused

ACTIONS = Actions()
SERVER, EVERYWHERE = "server", "everywhere"


class BotRecord(Refused):
    """Only people have a history and stats."""


class NoServer(Refused):
    """The best of this server were asked for in direct messages or in a group."""


Where = Annotated[str, OneOf({where: f"top.{where}" for where in (SERVER, EVERYWHERE)})]
When = Annotated[str, OneOf({period: f"top.{period}" for period in PERIODS})]


# -- history ----------------------------------------------------------------------------------------------------------


@command()
async def history(context: Context, player: discord.User | None = None, game: GameOption | None = None) -> None:
    """Shows pages of a person's matches, each of which can be replayed."""
    person = _person(player or context.interaction.user)
    await context.answer.say(await _history(context, person.id, game, name=person.name))


@ACTIONS.on("history")
async def turn_page(context: Context, tag: Tag) -> None:
    """Shows another page of a history."""
    game = tag.detail.partition(".")[0]
    await context.show(await _history(context, tag.person, game if game in GAMES else None, tag.ply))


async def _history(
    context: Context, person: int, game: str | None = None, number: int = 1, name: str | None = None
) -> Page:
    """A page of a person's matches, the newest first. Without a `name` the stored one is shown."""
    page = await context.referee.lists.history(person, game, number, viewer=context.viewer)
    return history_page(context.texts, person, name or await context.referee.queries.name_of(person), game, page)


# -- replays ----------------------------------------------------------------------------------------------------------


@ACTIONS.on("look")
async def look_at(context: Context, tag: Tag) -> None:
    """Shows the replay of a match that was chosen in the history, from its beginning and in a new message."""
    await context.answer.say(await replay(context, await chosen_match(context), 0))


@ACTIONS.on("replay")
async def step(context: Context, tag: Tag) -> None:
    """Shows another position of a replay; from a board, the first one."""
    await context.show(await replay(context, tag.match, tag.ply))


async def replay(context: Context, match_id: int, ply: int) -> Page:
    """The match after `ply` moves, turned to the person if they played the second side."""
    frame = await context.referee.queries.replay(match_id, ply)
    return replay_page(frame, context.preference, frame.view.match.side_of(context.person.id))


@ACTIONS.on("export")
async def export(context: Context, tag: Tag) -> None:
    """Sends the match as a PGN file."""
    view = await context.referee.stores.view(tag.match)
    notation = context.preference.notation(view.game)
    text = await context.referee.queries.pgn(view.id, notation)
    said = context.texts.text("replay.exported", notation=wording.notation(context.texts, view.game, notation))
    await context.answer.say(Page(said, Document(f"{view.game}-{view.id}.pgn", text.encode())))


# -- records ----------------------------------------------------------------------------------------------------------


@command()
async def stats(
    context: Context,
    player: discord.User | None = None,
    game: GameOption | None = None,
    against: discord.User | None = None,
) -> None:
    """Shows the record of a person, of two people against each other, of a person against the bot, or of the bot."""
    me = context.interaction.client.user
    one = player or context.interaction.user
    if against is not None and one == me:  # the bot against a person is told as the person against the bot
        one, against = against, one
    if one == me:
        page = bot_page(game, await context.referee.of(Leaderboards).bot(game), context.preference)
    elif against is not None and against == me:
        found = await context.referee.stores.history.stats(_person(one).id, game)
        page = against_bot_page(_person(one).name, game, found.tallies, context.preference)
    elif against is not None and against.id != one.id:
        first, second = _person(one), _person(against)
        tallies = await context.referee.of(Leaderboards).against(first.id, second.id, context.viewer, game)
        page = against_page((first.name, second.name), game, tallies, context.preference)
    else:
        is_own = one.id == context.person.id
        page = await record_page(context.referee, _person(one), context.preference, game, is_own=is_own)
    await context.answer.say(page)


async def record_page(
    referee: Referee, person: Person, reader: Preference, game: str | None = None, *, is_own: bool
) -> Page:
    """A person's record, in one game or in all; for the person alone also their record with all puzzles."""
    stores = referee.stores
    found = await stores.history.stats(person.id, game)
    changes = tuple(await stores.ratings.history(person.id, game)) if game else ()
    puzzles = await stores.puzzles.solver(person.id) if is_own and game is None else None
    rated = Rated(await referee.of(Leaderboards).ratings(person.id, game), changes, puzzles)
    return stats_page(person, game, found, reader, rated)


@command()
async def top(context: Context, game: GameOption, where: Where | None = None, when: When = "all") -> None:
    """Shows the leaderboard of a game: without a choice that of this server, where there is none that of all."""
    guild_id = None if where == EVERYWHERE else context.interaction.guild_id
    if where == SERVER and guild_id is None:
        raise NoServer
    await context.referee.places.require_leaderboard(guild_id)
    board = await context.referee.of(Leaderboards).top(game, guild_id, when)
    await context.answer.say(top_page(board, EVERYWHERE if guild_id is None else SERVER, when, context.preference))


def _person(user: discord.User | discord.Member) -> Person:
    """The user, who has a record. Raises BotRecord for a bot."""
    if user.bot:
        raise BotRecord
    return person_of(user)


FEATURE = Feature(commands=(history, stats, top), actions=(ACTIONS,), services=(Leaderboards,))
