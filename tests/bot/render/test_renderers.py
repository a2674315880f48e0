"""Properties of the renderer of every game. More games and more hostile texts: QIBOT_LONG_TESTS=1."""

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from bot.locales import LANGUAGES
from bot.render import RENDERERS, Scene, describe_scene, draw_scene
from bot.render.renderer import MAX_ALT
from engines.game import Position
from engines.registry import GAMES
from tests.bot.render.scenes import SCENES, START
from tests.cases import for_each
from tests.long import LONG

KEYS = sorted(RENDERERS)
HOSTILE = st.text(max_size=60) | st.text(alphabet="xoKkRrp123456789/ wb", max_size=40)


def opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png))


def plain(key: str) -> Scene:
    """A scene of the game with nothing marked: that of a golden picture, or the start if there is none."""
    golden = (scene.position for scene in SCENES.values() if scene.game == key)
    return Scene(key, next(golden, RENDERERS[key].game.start))


def refused(work: Callable[[Scene], object], scene: Scene) -> bool:
    """True if the work raised ValueError; any other error is a failure."""
    try:
        work(scene)
    except ValueError:
        return True
    return False


@pytest.mark.slow
@for_each("key", sorted(GAMES))
@for_each("seed", range(3 if LONG else 1))
def test_every_position_of_a_game_draws(key: str, seed: int) -> None:
    """From the first move to the end, the board and its last move become a picture and short texts."""
    chance, position, last = random.Random(seed), Position(GAMES[key]), ""
    while moves := position.legal_moves():
        last = position.game.write_move(position.board, chance.choice(moves))
        position.play(last)
        if len(position.moves) % 5 and position.legal_moves():
            continue
        scene = Scene(key, position.text, last=last)
        assert opened(draw_scene(scene)).format == "PNG"
        assert all(0 < len(describe_scene(scene, language)) <= MAX_ALT for language in LANGUAGES)


@for_each("scene", SCENES.values())
def test_pictures_are_small_files_of_a_fit_size(scene: Scene) -> None:
    """A board is 700 to 1000 pixels each way and under 80 kB, so that it loads fast and is crisp on a phone."""
    png = draw_scene(scene)
    assert all(700 <= length <= 1000 for length in opened(png).size)
    assert len(png) < 80_000


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
@settings(max_examples=150 if LONG else 50)
@given(position=HOSTILE)
def test_hostile_positions_are_drawn_or_refused(key: str, position: str) -> None:
    """Any text for a position is drawn or raises ValueError, by the picture and the words alike."""
    scene = Scene(key, position)
    assert refused(RENDERERS[key].paint, scene) == refused(lambda s: describe_scene(s, "en"), scene)


ROWS = "/".join(["15"] * 15)
BAD_POSITIONS = {
    "tictactoe": ("", "3/3/3", "3/3/3 z", "xx1/3/3 x", "xxx/oo1/1o1 x", "4/3/3 x", "3/3/3/3 x", "3/ͯ/3 x"),
    "connect4": ("", "7/7/7/7/7 x", "7/7/7/7/x6/7 o", "7/7/7/7/7/x7 o", "7/7/7/7/7/7 x extra"),
    **dict.fromkeys(
        ("gomoku", "renju"),
        ("", "15/15 x", ROWS[:-2] + " x", ROWS + " z", ROWS + " o", "xxxxx10/ooooo10" + ROWS[5:] + " x"),
    ),
    "xiangqi": (
        "",
        START.removesuffix(" w"),
        START.replace(" w", " z"),
        START.replace("RNBAKABNR", "RNBAKABNRR"),
        START.replace("RNBAKABNR", "RNBAKABN"),
        START.replace("RNBAKABNR", "RNBA1ABNR"),
        START.replace("RNBAKABNR", "RNBAKKBNR"),
        START.replace("1C5C1", "1C2C2C1"),
        START.replace("/9/", "/........./"),
        START.replace("/9/", "/٩/"),
        START.replace("/9/", "/"),
    ),
}


@pytest.mark.slow
@for_each("key, position", [(key, bad) for key in BAD_POSITIONS for bad in BAD_POSITIONS[key]])
def test_texts_that_are_no_positions_are_refused(key: str, position: str) -> None:
    """Texts that are almost positions are refused by picture and words alike."""
    assert refused(draw_scene, Scene(key, position))
    assert refused(lambda scene: describe_scene(scene, "en"), Scene(key, position))


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
    for work in (draw_scene, lambda scene: describe_scene(scene, "en")):
        with pytest.raises(ValueError, match=r"larger|no cell|no pieces"):
            work(scene)


def is_no_place(text: str) -> bool:
    """True of a text that is no cell and no move of any game: a number such as 10 may follow a letter."""
    return not text.isascii() or (len(text) in (3, 5) and not text[-2:].isdigit())


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
@settings(max_examples=60 if LONG else 10)
@given(place=st.text(min_size=1, max_size=5).filter(is_no_place))
@pytest.mark.parametrize("field", ["last", "hint", "chosen", "targets", "line"])
def test_hostile_marks_are_refused(key: str, field: str, place: str) -> None:
    """A move or a cell that the game does not have is refused in the picture and in the words."""
    marks: dict[str, Any] = {field: (place,) if field in ("targets", "line") else place}
    scene = replace(plain(key), **marks)
    assert refused(RENDERERS[key].paint, scene), "the RENDERER must raise ValueError"
    assert refused(lambda scene: describe_scene(scene, "zh-CN"), scene), "the WORDS must raise ValueError"


MARKS: list[tuple[str, dict[str, Any]]] = [
    ("tictactoe", {"last": "c2"}),
    ("tictactoe", {"hint": "a1"}),
    ("tictactoe", {"targets": ("b1",)}),
    ("tictactoe", {"chosen": "a2"}),
    ("tictactoe", {"line": ("a3", "b2", "c1")}),
    ("connect4", {"last": "4"}),
    ("connect4", {"hint": "4"}),
    ("connect4", {"targets": ("1",)}),
    ("connect4", {"chosen": "5"}),
    ("connect4", {"line": ("b1", "c2")}),
    ("xiangqi", {"last": "e3e6"}),
    ("xiangqi", {"hint": "e7e6"}),
    ("xiangqi", {"targets": ("e6",)}),
    ("xiangqi", {"targets": ("d7",)}),
    ("xiangqi", {"chosen": "e7"}),
    ("xiangqi", {"check": True}),
    ("xiangqi", {"pieces": "chinese"}),
]


@pytest.mark.slow
def test_every_mark_has_a_look_of_its_own() -> None:
    """Each mark changes the picture, and no two marks change it in the same way."""
    for key in KEYS:
        bare = draw_scene(plain(key))
        marked = [draw_scene(replace(plain(key), **marks)) for game, marks in MARKS if game == key]
        assert len({bare, *marked}) == len(marked) + 1


@for_each("key, marks", MARKS[:-1])
def test_a_mark_leaves_the_rest_of_the_board_alone(key: str, marks: dict[str, Any]) -> None:
    """A mark changes its own cells and their surroundings, not the whole picture."""
    bare, marked = (RENDERERS[key].paint(scene).image for scene in (plain(key), replace(plain(key), **marks)))
    difference = ImageChops.difference(bare, marked).convert("L").point(lambda value: 255 * (value > 0))
    assert 0 < sum(difference.histogram()[1:]) < 0.4 * bare.width * bare.height


@pytest.mark.slow
@for_each("key", KEYS)
def test_threads_draw_the_same_picture(key: str) -> None:
    """Their pixels are compared: igzip packs the same ones differently now and then."""
    scene = plain(key)
    with ThreadPoolExecutor(8) as threads:
        drawn = {opened(each).convert("RGB").tobytes() for each in threads.map(draw_scene, [scene] * 16)}
    assert drawn == {opened(draw_scene(scene)).convert("RGB").tobytes()}


def test_xiangqis_names_at_the_edge_follow_the_notation() -> None:
    """The edge has letters and digits, or files as each side counts them; in words too, and from either side."""
    scenes = [Scene("xiangqi", START, notation=notation) for notation in GAMES["xiangqi"].notations]
    scenes += [replace(scene, flip=True) for scene in scenes]
    assert len({draw_scene(scene) for scene in scenes}) == 6
    plain, wxf, chinese = (describe_scene(scene, "en") for scene in scenes[:3])
    assert "Red: general e0;" in plain
    assert "Red: general 5-1;" in wxf
    assert "cannon 八-3, 二-3" in chinese
    with pytest.raises(ValueError, match="notation"):
        draw_scene(replace(scenes[0], notation="klingon"))
