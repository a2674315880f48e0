"""Tournaments: /tournament."""

import discord
from discord import app_commands

from bot.features.challenges.commands import CLOCKS, GAMES, OPENINGS
from bot.features.tournaments import actions as tournaments
from bot.features.tournaments.rules import KINDS as TOURNAMENT_KINDS
from bot.features.tournaments.rules import LEAST_PLAYERS, MOST_PLAYERS, ROUNDS, TOURNAMENT_CLOCKS
from bot.handling.answering import answering
from bot.handling.words import Commands, said

KINDS = [app_commands.Choice(name=said(f"tournament.kind-{kind}"), value=kind) for kind in TOURNAMENT_KINDS]
OFFERED = [choice for choice in CLOCKS if choice.value in TOURNAMENT_CLOCKS]
USUAL_ROUNDS = 5
USUAL_CLOCK = "move-86400"


@app_commands.command(name=said("commands.tournament.name"), description=said("commands.tournament.description"))
@app_commands.rename(
    game=said("commands.game.name"),
    kind=said("commands.tournament.kind.name"),
    rounds=said("commands.tournament.rounds.name"),
    players=said("commands.tournament.players.name"),
    clock=said("commands.clock.name"),
    opening=said("commands.opening.name"),
)
@app_commands.describe(
    game=said("commands.tournament.game.description"),
    kind=said("commands.tournament.kind.description"),
    rounds=said("commands.tournament.rounds.description"),
    players=said("commands.tournament.players.description"),
    clock=said("commands.tournament.clock.description"),
    opening=said("commands.opening.description"),
)
@app_commands.choices(game=GAMES, kind=KINDS, clock=OFFERED, opening=OPENINGS)
async def tournament(
    interaction: discord.Interaction[discord.Client],
    game: str | None = None,
    kind: str = TOURNAMENT_KINDS[0],
    rounds: app_commands.Range[int, ROUNDS[0], ROUNDS[-1]] = USUAL_ROUNDS,
    players: app_commands.Range[int, LEAST_PLAYERS, max(MOST_PLAYERS.values())] | None = None,
    clock: str = USUAL_CLOCK,
    opening: str | None = None,
) -> None:
    """A tournament in this channel; without a game, the list of them."""
    async with answering(interaction) as context:
        if game is None:
            await tournaments.show_list(context)
        else:
            await tournaments.make(context, game, kind, rounds, players, clock, opening)


COMMANDS: Commands = (tournament,)
for each in COMMANDS:  # the bot posts every round by its own hand
    app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)(each)
    app_commands.allowed_installs(guilds=True, users=False)(each)
