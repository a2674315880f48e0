"""A board is legible on a phone, by day and by night."""

from dataclasses import replace

from PIL import ImageChops, ImageStat

from bot.render import RENDERERS, Scene
from bot.render.checkers import CELL, SQUARES, _number, _piece
from bot.render.parts import size
from engines.registry import GAMES
from tests.cases import for_each

PHONE = 260  # pixels of a board's width in a message, on a screen of 360
SMALLEST = 9  # pixels of the smallest readable font
MOVES = {  # a position, the last move with its cells, and the cells of the move before it
    "tictactoe": ("1o1/1x1/3 x", "b3", (), ("b2",)),
    "connect4": ("7/7/7/7/7/2x3o x", "7", (), ("c1",)),
    "xiangqi": ("rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w", "h9g7", (), ("h2", "e2")),
    "gomoku": ("15/15/15/15/15/15/7o7/7x7/15/15/15/15/15/15/15 x", "h9", (), ("h8",)),
    "renju": ("15/15/15/15/15/15/7o7/7x7/15/15/15/15/15/15/15 x", "h9", (), ("h8",)),
    "checkers": (
        "B:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,15",
        "22-18",
        ("22", "18"),
        ("11", "15"),
    ),
    "tiaojiaqi": ("12/12/2ooo4x2/9x2/12/3x1x6/4x1ooo3/12/2o9/2o4xxx2/12/12 o 1", "h3h4", ("h3", "h4"), ("e7", "e6")),
}


def scenes() -> list[Scene]:
    """Every game in every look, after a move."""
    looks = [(key, look) for key in GAMES for look in GAMES[key].looks or ("",)]
    return [Scene(key, MOVES[key][0], look=look) for key, look in looks]


def difference(scene: Scene, **marks: object) -> float:
    """How much marks change a picture."""
    bare, marked = (RENDERERS[scene.game].paint(each).image.convert("L") for each in (scene, replace(scene, **marks)))
    return sum(ImageStat.Stat(ImageChops.difference(bare, marked)).sum)


@for_each("key", MOVES)
def test_the_last_move_stands_out_from_the_one_before(key: str) -> None:
    """By day and by night the mark of the last move is half as strong again as the older one, which is visible."""
    _, last, stops, earlier = MOVES[key]
    for scene in (each for each in scenes() if each.game == key):
        newest = difference(scene, last=last, stops=stops)
        older = difference(scene, earlier=earlier) * max(1, len(stops)) / len(earlier)
        assert newest > 1.5 * older > 0, (scene.look, newest, older)


def test_coordinates_are_read_on_a_phone() -> None:
    """The smallest letters of a board at the width of a message on a phone."""
    for scene in scenes():
        lettering = RENDERERS[scene.game].lettering * PHONE / size(scene)[0]
        assert lettering >= SMALLEST, (scene.game, lettering)


def test_numbers_of_checkers_are_clear_of_the_pieces() -> None:
    """No number touches a piece on its square, nor the dark part of its shadow."""
    for letter in "bBwW":
        piece = _piece(letter)
        room = (piece.width - CELL) // 2
        solid = piece.crop((room, room, room + CELL, room + CELL)).getchannel("A").point(lambda a: 255 * (a > 160))
        for square in SQUARES:
            ink = _number(square, "#ffffff").getchannel("A").point(lambda a: 255 * (a > 96))
            assert ink.getbbox() is not None
            both = ImageChops.darker(solid, ink)
            assert both.getbbox() is None, (letter, square, both.getbbox())


def test_areas_are_drawn() -> None:
    """Areas are drawn around their own cells, and around no other."""
    scene = Scene("gomoku", MOVES["gomoku"][0])
    plain, marked = (RENDERERS["gomoku"].paint(each).image for each in (scene, replace(scene, areas=("a1", "d4"))))
    box = ImageChops.difference(plain.convert("RGB"), marked.convert("RGB")).getbbox()
    middles = RENDERERS["gomoku"].middles(scene)
    inside = [name for name, (x, y) in middles.items() if box[0] < x < box[2] and box[1] < y < box[3]]
    assert sorted(inside) == [f"{column}{row}" for column in "abcd" for row in range(1, 5)]


def test_areas_are_seen_by_day_and_by_night() -> None:
    """Somewhere the edge of an area is much lighter or darker than the board: colour alone does not tell it."""
    for look in RENDERERS["gomoku"].game.looks:
        scene = Scene("gomoku", MOVES["gomoku"][0], look=look)
        bare, marked = (replace(scene, areas=areas) for areas in ((), ("a1", "d4")))
        pictures = (RENDERERS["gomoku"].paint(each).image.convert("L") for each in (bare, marked))
        assert ImageChops.difference(*pictures).getextrema()[1] > 80, look
