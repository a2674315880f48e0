"""Beginning: /play, and the context menu on a person."""

import discord
from discord import app_commands

from bot.features.challenges import actions as challenges
from bot.features.challenges import invitation_actions as meeting
from bot.handling.answering import answering
from bot.handling.words import Commands, said
from bot.match.beginning import Side
from bot.match.openings import openings_of
from bot.match.time_control import TIME_CONTROLS
from bot.render import RENDERERS
from engines.levels import LEVEL_NAMES

GAMES = [app_commands.Choice(name=said(f"games.{game}.name"), value=game) for game in RENDERERS]
LEVELS = [app_commands.Choice(name=said(f"levels.{level}"), value=level) for level in LEVEL_NAMES]
SIDES = [app_commands.Choice(name=said(f"sides.{side}"), value=side) for side in ("first", "second", "drawn")]
OPENINGS = [
    app_commands.Choice(name=said(f"games.{game}.{opening}-name"), value=opening)
    for opening, game in {opening: game for game in RENDERERS for opening in openings_of(game)}.items()
]
CLOCKS = [app_commands.Choice(name=said(f"settings.clock.{clock}"), value=clock) for clock in TIME_CONTROLS]


@app_commands.command(name=said("commands.play.name"), description=said("commands.play.description"))
@app_commands.rename(
    game=said("commands.game.name"),
    opponent=said("commands.play.opponent.name"),
    level=said("commands.play.level.name"),
    side=said("commands.side.name"),
    clock=said("commands.clock.name"),
    opening=said("commands.opening.name"),
)
@app_commands.describe(
    game=said("commands.game.description"),
    opponent=said("commands.play.opponent.description"),
    level=said("commands.play.level.description"),
    side=said("commands.side.description"),
    clock=said("commands.clock.description"),
    opening=said("commands.opening.description"),
)
@app_commands.choices(game=GAMES, level=LEVELS, side=SIDES, clock=CLOCKS, opening=OPENINGS)
async def play(
    interaction: discord.Interaction[discord.Client],
    game: str,
    opponent: discord.User | None = None,
    level: str = challenges.DEFAULT_LEVEL,
    side: Side = "drawn",
    clock: str | None = None,
    opening: str | None = None,
) -> None:
    """A match against the bot, or a challenge to a person."""
    async with answering(interaction, private=False) as context:
        await challenges.begin(context, game, opponent, level, side, clock, opening)


@app_commands.context_menu(name=said("commands.challenge.name"))
async def challenge(interaction: discord.Interaction[discord.Client], user: discord.User) -> None:
    """The menu on a person."""
    async with answering(interaction) as context:
        await challenges.choose_game(context, user)


@app_commands.command(name=said("commands.anyone.name"), description=said("commands.anyone.description"))
@app_commands.rename(
    game=said("commands.game.name"),
    side=said("commands.side.name"),
    clock=said("commands.clock.name"),
    opening=said("commands.opening.name"),
)
@app_commands.describe(
    game=said("commands.game.description"),
    side=said("commands.side.description"),
    clock=said("commands.clock.description"),
    opening=said("commands.opening.description"),
)
@app_commands.choices(game=GAMES, side=SIDES, clock=CLOCKS, opening=OPENINGS)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=True)  # somebody else must be there
async def anyone(
    interaction: discord.Interaction[discord.Client],
    game: str,
    side: Side = "drawn",
    clock: str | None = None,
    opening: str | None = None,
) -> None:
    """A challenge to whoever wants."""
    async with answering(interaction, private=False) as context:
        await meeting.invite(context, game, side, clock, opening=opening)


COMMANDS: Commands = (play, anyone, challenge)
