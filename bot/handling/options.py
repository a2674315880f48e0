"""Types for options of commands, with what each offers: games, levels, sides, clocks, openings, hints, own matches."""

from typing import Annotated

from bot.handling.commands import OneOf
from bot.handling.completion import own_matches
from bot.match.terms import SIDES as SIDE_NAMES
from bot.match.time_control import TIME_CONTROLS
from bot.render import RENDERERS
from engines.levels import LEVEL_NAMES
from engines.registry import game_named
from storage.rows import Side

GAMES = {game: f"games.{game}.name" for game in RENDERERS}
LEVELS = {level: f"levels.{level}" for level in LEVEL_NAMES}
SIDES = {side: f"sides.{side}" for side in SIDE_NAMES}
CLOCKS = {clock: f"settings.clock.{clock}" for clock in TIME_CONTROLS}
OPENINGS = {opening: f"games.{game}.{opening}-name" for game in RENDERERS for opening in game_named(game).openings}
HINTS = {who: f"hints.{who}" for who in ("nobody", "both")}
NO_HINTS = "nobody"

GameOption = Annotated[str, OneOf(GAMES)]
LevelOption = Annotated[str, OneOf(LEVELS)]
SideOption = Annotated[Side, OneOf(SIDES)]
ClockOption = Annotated[str, OneOf(CLOCKS)]
OpeningOption = Annotated[str, OneOf(OPENINGS)]
HintsOption = Annotated[str, OneOf(HINTS)]
MatchOption = Annotated[int, own_matches]
