"""Scenes that are refused."""

import pytest

from bot.locales import SOURCE
from bot.render import RENDERERS, Scene, describe_scene, draw_scene
from tests.cases import for_each

TOO_MUCH = [
    {"position": "3/3/3 x" + " " * 1_000_000},
    {"last": "h" * 1_000},
    {"hint": "h" * 1_000},
    {"stops": ("a1",) * 1_000},
    {"over": ("a1",) * 1_000},
    {"line": ("a1",) * 1_000},
    {"targets": ("a" * 1_000,)},
    {"pieces": "cats"},
    {"look": "dusk"},
]


@for_each("game", sorted(RENDERERS))
@for_each("bad", TOO_MUCH)
def test_what_no_board_of_the_game_has_is_refused(game: str, bad: dict[str, object]) -> None:
    """More than the renderer's limits is refused before it is read, by picture and words alike."""
    renderer = RENDERERS[game]
    scene = Scene(**({"game": game, "position": renderer.game.start} | bad))  # type: ignore[arg-type]
    for work in (draw_scene, lambda scene: describe_scene(scene, SOURCE)):
        with pytest.raises(ValueError, match=r"larger|no cell|no pieces"):
            work(scene)
