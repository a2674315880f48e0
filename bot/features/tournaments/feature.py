"""Tournaments: /tournament makes one or lists them; buttons join, leave, start and cancel one."""

from typing import Annotated

from discord import app_commands

from bot.discord.controls import Tag
from bot.discord.failures import Failure
from bot.discord.page import Page
from bot.features.tournaments.page import CANCEL, CONFIRMED, JOIN, LEAVE, START, list_page, sure_page
from bot.features.tournaments.posts import TournamentMessages
from bot.features.tournaments.posts_page import STANDINGS, standings_page
from bot.features.tournaments.rounds import Rounds
from bot.features.tournaments.rules import (
    KINDS,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    ROUNDS,
    TOURNAMENT_CLOCKS,
    Tournaments,
    TournamentTerms,
)
from bot.handling.actions import Actions
from bot.handling.commands import OneOf, command
from bot.handling.context import Context
from bot.handling.feature import Feature
from bot.handling.options import CLOCKS, GameOption, OpeningOption
from bot.handling.showing import call, show
from storage.tournament_rows import Tournament, TournamentKind

ACTIONS = Actions()
USUAL_ROUNDS = 5
USUAL_CLOCK = "move-86400"
Kind = Annotated[TournamentKind, OneOf({kind: f"tournament.kind-{kind}" for kind in KINDS})]
Clock = Annotated[str, OneOf({clock: name for clock, name in CLOCKS.items() if clock in TOURNAMENT_CLOCKS})]


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)  # the bot posts every round by itself
@command()
async def tournament(
    context: Context,
    game: GameOption | None = None,
    kind: Kind = KINDS[0],
    rounds: app_commands.Range[int, ROUNDS[0], ROUNDS[-1]] = USUAL_ROUNDS,
    players: app_commands.Range[int, LEAST_PLAYERS, max(MOST_PLAYERS.values())] | None = None,
    clock: Clock = USUAL_CLOCK,
    opening: OpeningOption | None = None,
) -> None:
    """Makes a tournament in this channel; without a game, lists those of this server and those that the person has
    joined. In direct messages it only lists them.
    """
    if game is None:
        await _list(context)
    else:
        await _make(context, TournamentTerms(game, kind, rounds, players, clock, opening))


async def _list(context: Context) -> None:
    """Lists tournaments. The tables of the person's own that have not begun are shown again: without its table, which
    somebody may have deleted, nobody could start or cancel one, and no change would bring it back.
    """
    tournaments, person = context.referee.of(Tournaments), context.person.id
    for each in await tournaments.listed(context.server, person):
        if each.status == "open" and (each.guild_id, each.person) == (context.server, person):
            await context.referee.stores.tournaments.posts.show_again(each.id)
            await context.services.of(TournamentMessages).show(each.id)
    await context.answer.say(list_page(context.texts, await tournaments.listed(context.server, person)))


async def _make(context: Context, terms: TournamentTerms) -> None:
    """Makes a tournament and posts its message, which is its table later; cancels it if that cannot be posted."""
    await context.answer.acknowledge()
    tournaments = context.referee.of(Tournaments)
    made = await tournaments.make(context.person, context.place, terms)
    if await context.services.of(TournamentMessages).show(made.id) in (None, Failure.PASSES):  # the sweep tries again
        await context.tell_person(context.texts["tournament.made"])
    else:
        await tournaments.cancel(made.id, context.person.id, moderates=False)
        await context.tell_person(context.texts["trouble.cannot-post"])


@ACTIONS.on(JOIN)
async def join(context: Context, tag: Tag) -> None:
    """Adds the person to the tournament."""
    found = await _meant(context, tag)
    await context.referee.of(Tournaments).join(found.id, context.person, context.place)
    await _show_result(context, found, "tournament.joined")


@ACTIONS.on(LEAVE)
@ACTIONS.on(LEAVE + CONFIRMED)
async def leave(context: Context, tag: Tag) -> None:
    """Takes the person out of the tournament. In one that has begun they must confirm it, because they lose the match
    that they are playing.
    """
    found = await _meant(context, tag)
    takes_part = any(each.person == context.person.id for each in found.present)
    if tag.kind == LEAVE and found.status == "playing" and takes_part:
        await context.answer.say(sure_page(context.texts, found, LEAVE))
        return
    lost = await context.referee.of(Tournaments).leave(found.id, context.person.id)
    await _show_result(context, found, "tournament.left")
    if lost:
        await show(context, lost)
        await call(context, lost)


@ACTIONS.on(STANDINGS)
async def show_standings(context: Context, tag: Tag) -> None:
    """Shows the present standings to the person who asks."""
    await context.answer.say(standings_page(context.texts, await _meant(context, tag)))


@ACTIONS.on(START)
async def start(context: Context, tag: Tag) -> None:
    """Begins the first round."""
    found = await _meant(context, tag)
    await context.referee.of(Tournaments).start(found.id, context.person.id, _moderates(context))
    await context.services.of(TournamentMessages).show(found.id, context.answer)


@ACTIONS.on(CANCEL)
@ACTIONS.on(CANCEL + CONFIRMED)
async def cancel(context: Context, tag: Tag) -> None:
    """Cancels the tournament. One that has begun is cancelled only after a confirmation."""
    found, tournaments = await _meant(context, tag), context.referee.of(Tournaments)
    if tag.kind == CANCEL and found.status == "playing":
        await tournaments.required(found.id, context.person.id, _moderates(context), "playing")
        await context.answer.say(sure_page(context.texts, found, CANCEL))
        return
    await tournaments.cancel(found.id, context.person.id, _moderates(context))
    await _show_result(context, found, "tournament.cancelled")


async def _show_result(context: Context, found: Tournament, told: str) -> None:
    """Shows what was done in the table, and tells the person in place of the question or in a private message."""
    await context.services.of(TournamentMessages).show(found.id, context.answer)
    if context.answer.is_on_board:
        await context.tell_person(context.texts[told])
    else:
        await context.answer.update(Page(context.texts[told]))


async def _meant(context: Context, tag: Tag) -> Tournament:
    """The tournament of a tag, which is untrusted, in this server. Raises TournamentNotFound."""
    return await context.referee.stores.tournaments.get(tag.number, context.server)


def _moderates(context: Context) -> bool:
    return context.interaction.permissions.manage_messages


FEATURE = Feature(
    commands=(tournament,),
    actions=(ACTIONS,),
    services=(Rounds, Tournaments),
    posters=(TournamentMessages,),
)
