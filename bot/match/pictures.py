"""Positions as pictures, drawn with letters, or in words, as the person prefers."""

from dataclasses import dataclass
from typing import Any

from bot.discord.page import Block, Drawing
from bot.match.preferences import Preference
from bot.match.state import BoardView
from bot.render import WORDS, Scene, describe_scene, draw_scene, sketch_scene


@dataclass(frozen=True, slots=True)
class Marked:
    """What a picture marks besides the last move."""

    held: str = ""  # the cell of the piece that was chosen
    targets: tuple[str, ...] = ()  # the cells where it can go
    areas: tuple[str, ...] = ()  # parts of the board to choose from: of each the lower left and the upper right cell
    hint: str = ""  # a move to show


NOTHING = Marked()


def scene_block(name: str, scene: Scene, preference: Preference) -> Block:
    """A scene as a picture with alt text, in letters or in words. `name` must differ for different pictures."""
    if preference.board == "grid":
        legend = WORDS[scene.game].legend(preference.language)
        return f"```\n{sketch_scene(scene)}\n```" + (f"\n-# {legend}" if legend else "")
    words = describe_scene(scene, preference.language)
    if preference.board == "text":
        return words
    return Drawing(f"{name}.png", draw_scene, scene, words)


def scene_of(view: BoardView, reader: Preference, turned: bool = False, marked: Marked = NOTHING) -> Scene:
    """The scene of a board for a reader; `turned`: seen from the second side."""
    return Scene(
        view.game,
        view.position,
        **_last_marks(view),
        flip=turned,
        check=view.in_check,
        line=view.line,
        chosen=marked.held,
        targets=marked.targets,
        areas=marked.areas,
        hint=marked.hint,
        pieces=reader.pieces(view.game),
        look=reader.look(view.game),
        notation=reader.notation(view.game),
    )


def _last_marks(view: BoardView) -> dict[str, Any]:
    """The arguments of a `Scene` that mark the last move and the one before."""
    if (last := view.last) is None:
        return {}
    start = (last.path.start,) if last.path.start else ()
    marks: dict[str, Any] = {"last": last.text, "stops": start + last.path.stops, "over": last.path.over}
    before = view.before
    return marks | ({"earlier": tuple(filter(None, (before.start, before.end)))} if before else {})
