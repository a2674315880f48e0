"""What options of commands offer, in every language: games, levels, sides, clocks, openings, hints, own matches."""

from typing import Annotated

from discord import app_commands

from bot.handling.commands import OneOf, localized
from bot.handling.completion import own_matches
from bot.match.openings import openings_of
from bot.match.terms import SIDES as SIDE_NAMES
from bot.match.time_control import TIME_CONTROLS
from bot.render import RENDERERS
from engines.levels import LEVEL_NAMES
from storage.rows import Side

GAMES = [app_commands.Choice(name=localized(f"games.{game}.name"), value=game) for game in RENDERERS]
LEVELS = [app_commands.Choice(name=localized(f"levels.{level}"), value=level) for level in LEVEL_NAMES]
SIDES = [app_commands.Choice(name=localized(f"sides.{side}"), value=side) for side in SIDE_NAMES]
CLOCKS = [app_commands.Choice(name=localized(f"settings.clock.{clock}"), value=clock) for clock in TIME_CONTROLS]
OPENINGS = [
    app_commands.Choice(name=localized(f"games.{game}.{opening}-name"), value=opening)
    for opening, game in {opening: game for game in RENDERERS for opening in openings_of(game)}.items()
]
HINTS = [app_commands.Choice(name=localized(f"hints.{who}"), value=who) for who in ("nobody", "both")]
NO_HINTS = "nobody"

GameOption = Annotated[str, OneOf(GAMES)]
LevelOption = Annotated[str, OneOf(LEVELS)]
SideOption = Annotated[Side, OneOf(SIDES)]
ClockOption = Annotated[str, OneOf(CLOCKS)]
OpeningOption = Annotated[str, OneOf(OPENINGS)]
HintsOption = Annotated[str, OneOf(HINTS)]
MatchOption = Annotated[int, own_matches]
