"""A board is legible on a phone, by day and by night."""

from dataclasses import replace
from typing import Any

from PIL import ImageChops, ImageStat

from bot.render import RENDERERS, Scene
from bot.render.checkers import CELL, SQUARES, _number, _piece
from bot.render.parts import size
from engines.game import Game, Position
from engines.registry import GAMES
from tests.cases import for_each

PHONE = 260  # pixels of a board's width in a message, on a screen of 360
SMALLEST = 9  # pixels of the smallest readable font
GOMOKU = "15/15/15/15/15/15/7o7/7x7/15/15/15/15/15/15/15 x"


def scenes(game: str, position: str = "") -> list[Scene]:
    """A position in every look of the game."""
    return [Scene(game, position or GAMES[game].start, look=look) for look in GAMES[game].looks or ("",)]


def difference(scene: Scene, **marks: object) -> float:
    """How much marks change a picture."""
    bare, marked = (RENDERERS[scene.game].paint(each).image.convert("L") for each in (scene, replace(scene, **marks)))
    return sum(ImageStat.Stat(ImageChops.difference(bare, marked)).sum)


@for_each("game", GAMES.values())
def test_the_last_move_stands_out_from_the_one_before(game: Game[Any]) -> None:
    """By day and by night the mark of the last move is half as strong again as the older one, which is visible."""
    position = Position(game)
    before, last = [_first_move(position) for _ in range(2)]
    for scene in scenes(game.key, position.text):
        newest = difference(scene, last=position.written()[-1], stops=last)
        older = difference(scene, earlier=before) * max(1, len(last)) / len(before)
        assert newest > 1.5 * older > 0, (scene.look, newest, older)


def _first_move(position: Position) -> tuple[str, ...]:
    """Plays a legal move. Returns the cells that it leaves and lands on."""
    move = position.legal_moves()[0]
    path = position.game.path(position.board, move)
    position.push(move)
    return tuple(filter(None, (path.start, *path.stops)))


def test_coordinates_are_read_on_a_phone() -> None:
    """The smallest letters of a board at the width of a message on a phone."""
    for scene in (scene for game in GAMES for scene in scenes(game)):
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
    scene = Scene("gomoku", GOMOKU)
    plain, marked = (RENDERERS["gomoku"].paint(each).image for each in (scene, replace(scene, areas=("a1", "d4"))))
    box = ImageChops.difference(plain.convert("RGB"), marked.convert("RGB")).getbbox()
    middles = RENDERERS["gomoku"].middles(scene)
    inside = [name for name, (x, y) in middles.items() if box[0] < x < box[2] and box[1] < y < box[3]]
    assert sorted(inside) == [f"{column}{row}" for column in "abcd" for row in range(1, 5)]


def test_areas_are_seen_by_day_and_by_night() -> None:
    """Somewhere the edge of an area is much lighter or darker than the board: colour alone does not tell it."""
    for scene in scenes("gomoku", GOMOKU):
        bare, marked = (replace(scene, areas=areas) for areas in ((), ("a1", "d4")))
        pictures = (RENDERERS["gomoku"].paint(each).image.convert("L") for each in (bare, marked))
        assert ImageChops.difference(*pictures).getextrema()[1] > 80, scene.look
