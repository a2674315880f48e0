"""The special features of each game's pictures and words."""

import random
import re
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.locales import LANGUAGES
from bot.match.preferences import Preference
from bot.render import RENDERERS, Scene, describe_scene, draw_scene
from bot.render.canvas import Pen
from bot.render.connect4 import _disc as disc
from bot.render.glyphs import GLYPHS, draw_glyph, outline
from bot.render.xiangqi import POINTS, RADIUS
from bot.render.xiangqi import _piece as piece_sprite
from engines.game import Position
from engines.registry import GAMES
from tests.bot.render.scenes import MIDGAME, START
from tests.cases import for_each

XIANGQI, CONNECT4, TICTACTOE = (RENDERERS[key] for key in ("xiangqi", "connect4", "tictactoe"))
ENGLISH = dict(zip(("general", "advisor", "elephant", "horse", "chariot", "cannon", "soldier"), "kabnrcp", strict=True))
CHINESE = (dict(zip("帅仕相马车炮兵", "KABNRCP", strict=True)), dict(zip("将士象马车炮卒", "kabnrcp", strict=True)))


def random_fen(seed: int) -> str:
    chance, position = random.Random(seed), Position(GAMES["xiangqi"])
    for _ in range(chance.randrange(10, 150)):
        if position.legal_moves():
            position.push(chance.choice(position.legal_moves()))
    return position.text


def pieces_of(fen: str) -> dict[str, str]:
    """The letters of a FEN by point, read in the simplest way."""
    ranks = re.sub(r"\d", lambda digit: "." * int(digit[0]), fen.split()[0]).split("/")
    return {point: sign for point, sign in zip(POINTS, "".join(reversed(ranks)), strict=True) if sign != "."}


def pieces_in_words(text: str, language: str) -> dict[str, str]:
    """The pieces that an alt text names, by point."""
    found: dict[str, str] = {}
    for side, words in enumerate(re.findall(r"(?:Red|Black|红方|黑方)[:：] ?([^.。]*)[.。]", text)[:2]):
        for kind in re.split("[;；] ?", words):
            name, _, points = kind.partition(" ")
            letter = CHINESE[side][name] if language == "zh-CN" else ENGLISH[name]
            sign = letter if language == "zh-CN" else (letter.upper(), letter)[side]
            found |= dict.fromkeys(re.split("[,、] ?", points), sign)
    return found


@for_each("language", ["en", "zh-CN"])
@for_each("fen", [START, MIDGAME, *map(random_fen, range(8))])
def test_xiangqi_words_name_every_piece(fen: str, language: str) -> None:
    """The position can be read back from its alt text, piece by piece, and the side to move is named last."""
    text = describe_scene(Scene("xiangqi", fen), language)
    assert pieces_in_words(text, language) == pieces_of(fen)
    to_move = {"en": ("Red to move.", "Black to move."), "zh-CN": ("轮到红方走。", "轮到黑方走。")}
    assert text.endswith(to_move[language][fen.split()[1] == "b"])


def test_xiangqi_words_name_the_marks() -> None:
    """Last move, check, chosen piece, targets and hint are all named."""
    scene = Scene("xiangqi", MIDGAME, last="e3e6", check=True, chosen="e7", targets=("e6", "d7"), hint="e7e6")
    assert "Last move: e3 to e6. Chosen: e7. Can go to: e6, d7. Hint: e7 to e6. Check. " in describe_scene(scene, "en")
    assert "上一步：e3到e6。选中：e7。可走到：e6、d7。提示：e7到e6。将军。" in describe_scene(scene, "zh-CN")


def test_words_name_the_move_before_the_last() -> None:
    """The marked cells: two, or one; a file as the mover's side counts it."""
    scene = Scene("xiangqi", START, last="h9g7", earlier=("h2", "e2"))
    told = {notation: describe_scene(replace(scene, notation=notation), "en") for notation in ("coordinates", "wxf")}
    assert "The move before: h2 to e2." in told["coordinates"]
    assert "The move before: 2-3 to 5-3." in told["wxf"]
    scene = Scene("connect4", "7/7/7/7/7/2xo3 x", last="4", earlier=("c1",))
    assert "The move before: column 3 row 1." in describe_scene(scene, "en")


def test_longest_xiangqi_words_fit() -> None:
    """With every piece on the board and every point marked, the words still fit a picture's description."""
    scene = Scene("xiangqi", START, last="h2e2", line=POINTS[:9], chosen="a0", targets=POINTS, hint="a0a1", check=True)
    assert max(len(describe_scene(scene, language)) for language in LANGUAGES) <= 1024


@for_each("pieces", ["chinese", "western"])
@for_each("fen", [START, *map(random_fen, range(3))])
def test_turned_board_shows_the_same_pieces(fen: str, pieces: str) -> None:
    """On a turned board each piece is on the same point, upright: a square within its disc is unchanged."""
    views = [XIANGQI.paint(Scene("xiangqi", fen, flip=flip, pieces=pieces)).image for flip in (False, True)]
    reach = round(RADIUS * 0.6)  # a square within the disc
    for point in pieces_of(fen):
        seen = []
        for flip, image in zip((False, True), views, strict=True):
            x, y = map(round, XIANGQI.middles(flip)[point])
            seen.append(image.crop((x - reach, y - reach, x + reach, y + reach)))
        assert ImageChops.difference(*seen).getbbox() is None, point


def test_each_side_sits_at_the_bottom_of_its_own_view() -> None:
    """a0 is red's left bottom corner; on the turned board every point is where its opposite was."""
    upright, turned = XIANGQI.middles(False), XIANGQI.middles(True)
    assert upright["a0"][0] == min(x for x, _ in upright.values())
    assert upright["a0"][1] == max(y for _, y in upright.values())
    opposite = dict(zip(POINTS, reversed(POINTS), strict=True))
    assert all(turned[point] == upright[opposite[point]] for point in POINTS)


def test_boards_without_sides_are_never_turned() -> None:
    """In tic-tac-toe and Connect Four both players see the board from the same side."""
    for renderer, position in ((TICTACTOE, "3/1x1/3 o"), (CONNECT4, "7/7/7/7/7/3x3 o")):
        key = renderer.samples()[0].game
        assert draw_scene(Scene(key, position)) == draw_scene(Scene(key, position, flip=True))


def brightness(sprite: Image.Image) -> float:
    """The mean brightness of a sprite's opaque pixels, 0 to 255."""
    return ImageStat.Stat(sprite.convert("L"), sprite.getchannel("A").point(lambda alpha: 255 * (alpha == 255))).mean[0]


@for_each("style", ["chinese", "western"])
@for_each("kind", "kabnrcp")
def test_xiangqi_sides_differ_in_brightness(kind: str, style: str) -> None:
    """Red's and black's pieces are told apart without colour."""
    scene = Scene("xiangqi", GAMES["xiangqi"].start, pieces=style)
    assert brightness(XIANGQI.piece(kind.upper(), scene)) - brightness(XIANGQI.piece(kind, scene)) > 60


def test_connect_four_discs_differ_in_brightness_and_form() -> None:
    """Yellow and red discs are told apart without colour, by their brightness and by the mark in the middle."""
    assert brightness(disc(0)) - brightness(disc(1)) > 70
    marks = [ImageChops.invert(disc(0).convert("L")), disc(1).convert("L")]  # dark on yellow, light on red
    shapes = [mark.crop((25, 25, 85, 85)).point(lambda v: 255 * (v > 100)) for mark in marks]
    assert ImageStat.Stat(ImageChops.difference(*shapes)).mean[0] > 40


def test_connect_four_words_stack_every_column() -> None:
    """Each disc is named in its column, from the bottom up."""
    text = describe_scene(Scene("connect4", "7/7/7/7/2oo3/1oxxxx1 o", last="6", line=("c1", "f1")), "en")
    stacks = "1 none; 2 red; 3 yellow, red; 4 yellow, red; 5 yellow; 6 yellow; 7 none"
    assert f"Columns from the bottom up: {stacks}. Last move: column 6." in text
    assert text.endswith("Winning line: column 3 row 1, column 6 row 1.")
    assert "3 黄、红；" in describe_scene(Scene("connect4", "7/7/7/7/2oo3/1oxxxx1 o"), "zh-CN")


@for_each("column, field", [("1", "last"), ("4", "hint"), ("4", "targets")])
def test_connect_four_refuses_impossible_columns(column: str, field: str) -> None:
    """An empty column has no last disc, and nothing can be dropped into a full one."""
    marks: dict[str, Any] = {field: (column,) if field == "targets" else column}
    scene = Scene("connect4", "3o3/3x3/3o3/3x3/3o3/3x3 x", **marks)
    with pytest.raises(ValueError, match=f"column {column}"):
        draw_scene(scene)


def test_tictactoe_words() -> None:
    """Signs by cell, the winning line, and the side to move if there is one."""
    won = Scene("tictactoe", "x1o/1xo/2x o", last="c1", line=("a3", "b2", "c1"))
    told = "Tic-tac-toe. X: c1, b2, a3. O: c2, c3. Last move: c1. Winning line: a3, b2, c1."
    assert describe_scene(won, "en") == told
    assert describe_scene(Scene("tictactoe", "3/1x1/3 o"), "zh-CN") == "井字棋。叉方：b2。圈方：无。轮到圈方走。"


def test_western_glyphs_differ_and_stay_in_their_square() -> None:
    """Seven silhouettes, each within its square and unlike every other."""
    drawn = {}
    for name, strokes in GLYPHS.items():
        assert all(-1 <= part <= 101 for stroke in strokes for point in outline(stroke[2:]) for part in point)
        image = Image.new("L", (100, 100))
        draw_glyph(Pen(image, 1), name, (50, 50), 100, ("#ffffff", "#000000"))
        drawn[name] = image
    pairs = [(a, b) for a in drawn for b in drawn if a < b]
    assert len(pairs) == 21
    assert min(ImageStat.Stat(ImageChops.difference(drawn[a], drawn[b])).mean[0] for a, b in pairs) > 30


@for_each("language, cannon", [("zh-TW", "包"), ("zh-CN", "砲")])
def test_xiangqi_black_cannon_is_that_of_the_country(language: str, cannon: str) -> None:
    """In Taiwan it is the one of the words and of the moves; elsewhere the usual one."""
    reader, game = Preference(language, "picture"), "xiangqi"
    scene = Scene(game, GAMES[game].start, pieces=reader.pieces(game), notation=reader.notation(game))
    drawn, others = XIANGQI.piece("c", scene), {"包", "砲"} - {cannon}
    assert drawn == piece_sprite("c", cannon) != piece_sprite("c", *others)
