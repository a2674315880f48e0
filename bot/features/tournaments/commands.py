"""Tournaments: /tournament."""

from typing import Annotated

from discord import app_commands

from bot.features.tournaments.actions import make, show_list
from bot.features.tournaments.rules import (
    KINDS,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    ROUNDS,
    TOURNAMENT_CLOCKS,
    TournamentTerms,
)
from bot.handling.commands import OneOf, command, in_servers_with_the_bot, localized
from bot.handling.context import Context
from bot.handling.options import CLOCKS, GameOption, OpeningOption

USUAL_ROUNDS = 5
USUAL_CLOCK = "move-86400"
KIND_CHOICES = [app_commands.Choice(name=localized(f"tournament.kind-{kind}"), value=kind) for kind in KINDS]
Kind = Annotated[str, OneOf(KIND_CHOICES)]
Clock = Annotated[str, OneOf([choice for choice in CLOCKS if choice.value in TOURNAMENT_CLOCKS])]


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
    """A tournament in this channel; without a game, the list of them."""
    if game is None:
        await show_list(context)
    else:
        await make(context, TournamentTerms(game, kind, rounds, players, clock, opening))


COMMANDS = (tournament,)
