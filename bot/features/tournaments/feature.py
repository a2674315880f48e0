"""Tournaments: making one and the list of them by /tournament; joining, leaving, starting and cancelling one."""

from typing import Annotated

from discord import app_commands

from bot.discord.controls import Tag
from bot.discord.page import Page
from bot.features.tournaments.page import CANCEL, JOIN, LEAVE, START, YES, list_page, sure_page
from bot.features.tournaments.posts import RoundPosts, TournamentMessages
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
from bot.handling.commands import OneOf, command, in_servers_with_the_bot
from bot.handling.context import Context
from bot.handling.feature import Feature
from bot.handling.options import CLOCKS, GameOption, OpeningOption
from bot.handling.showing import show
from storage.tournament_rows import Tournament

ACTIONS = Actions()
USUAL_ROUNDS = 5
USUAL_CLOCK = "move-86400"
Kind = Annotated[str, OneOf({kind: f"tournament.kind-{kind}" for kind in KINDS})]
Clock = Annotated[str, OneOf({clock: name for clock, name in CLOCKS.items() if clock in TOURNAMENT_CLOCKS})]


@in_servers_with_the_bot  # it posts every round by its own hand
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
    """A tournament in this channel; without a game those of this server, and the person's own elsewhere."""
    if game is None:
        listed = await context.referee.of(Tournaments).listed(context.server, context.person.id)
        await context.answer.say(list_page(context.texts, listed))
    else:
        await _make(context, TournamentTerms(game, kind, rounds, players, clock, opening))


async def _make(context: Context, terms: TournamentTerms) -> None:
    """Announced in a message of its own, which is its table later."""
    await context.answer.acknowledge()
    tournaments = context.referee.of(Tournaments)
    made = await tournaments.make(context.person, context.place, terms)
    if await context.services.of(TournamentMessages).show(made.id):
        await context.tell(context.texts["tournament.made"])
    else:
        await tournaments.cancel(made.id, context.person.id, moderates=False)
        await context.tell(context.texts["trouble.cannot-post"])


@ACTIONS.on(JOIN)
async def join(context: Context, tag: Tag) -> None:
    """Somebody takes part."""
    found = await _meant(context, tag)
    await context.referee.of(Tournaments).join(found.id, context.person, context.place)
    await _shown(context, found, "tournament.joined")


@ACTIONS.on(LEAVE)
@ACTIONS.on(LEAVE + YES)
async def leave(context: Context, tag: Tag) -> None:
    """Somebody takes part no more; once it is played they are asked first whether they mean it, for the match that they
    play is lost.
    """
    found = await _meant(context, tag)
    takes_part = any(each.person == context.person.id for each in found.present)
    if tag.kind == LEAVE and found.status == "playing" and takes_part:
        await context.answer.say(sure_page(context.texts, found, LEAVE))
        return
    lost = await context.referee.of(Tournaments).leave(found.id, context.person.id)
    await _shown(context, found, "tournament.left")
    if lost:
        await show(context, lost)


@ACTIONS.on(STANDINGS)
async def show_standings(context: Context, tag: Tag) -> None:
    """How it stands now, for the eyes of who asks."""
    await context.answer.say(standings_page(context.texts, await _meant(context, tag)))


@ACTIONS.on(START)
async def start(context: Context, tag: Tag) -> None:
    """The first round."""
    found = await _meant(context, tag)
    await context.referee.of(Tournaments).start(found.id, context.person.id, _moderates(context))
    await context.services.of(TournamentMessages).show(found.id, context.answer)


@ACTIONS.on(CANCEL)
@ACTIONS.on(CANCEL + YES)
async def cancel(context: Context, tag: Tag) -> None:
    """It ends; once it is played who wants that is asked first whether they mean it."""
    found = await _meant(context, tag)
    if tag.kind == CANCEL and found.status == "playing":
        await context.answer.say(sure_page(context.texts, found, CANCEL))
        return
    await context.referee.of(Tournaments).cancel(found.id, context.person.id, _moderates(context))
    await _shown(context, found, "tournament.cancelled")


async def _shown(context: Context, found: Tournament, told: str) -> None:
    """The table shows what was done; the person reads it where they pressed, or in a message for their eyes."""
    await context.services.of(TournamentMessages).show(found.id, context.answer)
    if context.answer.is_on_board:
        await context.tell(context.texts[told])
    else:
        await context.answer.update(Page((context.texts[told],)))


async def _meant(context: Context, tag: Tag) -> Tournament:
    """The tournament of this server that a tag means, which anybody may have sent. Raises TournamentNotFound."""
    return await context.referee.of(Tournaments).of(tag.number, context.server)


def _moderates(context: Context) -> bool:
    return context.interaction.permissions.manage_messages


FEATURE = Feature(
    commands=(tournament,),
    actions=(ACTIONS,),
    services=(Rounds, Tournaments),
    posters=(TournamentMessages, RoundPosts),
)
