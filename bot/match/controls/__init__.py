"""How a move of a game is entered with components: one file for each game, named by its key, with its CONTROLS."""

from collections.abc import Mapping
from importlib import import_module

from bot.match.controls.controls import (
    Controls,
    Material,
    MoveEntry,
    Pick,
    Step,
    control_rows,
    follow_path,
    step_rows,
    typing_button,
)
from bot.render import RENDERERS

__all__ = [
    "CONTROLS",
    "Controls",
    "Material",
    "MoveEntry",
    "Pick",
    "Step",
    "control_rows",
    "follow_path",
    "step_rows",
    "typing_button",
]

CONTROLS: Mapping[str, Controls] = {key: import_module(f"{__name__}.{key}").CONTROLS for key in RENDERERS}
