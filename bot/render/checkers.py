"""Pictures of checkers: dark and light squares, dark men and ivory men, kings with a crown; the squares have numbers.

   1   2   3   4       A square is a number, 1 to 32, as in `11-15`; Black starts on 1 to 12. The picture shows
 5   6   7   8         the first side, Black, at the bottom: this drawing turned by half. `flip` shows it as drawn.
   9  10  11  12
13  14  15  16         Jumped men are marked with a cross on the squares where they stood.
  17  18  19  20
21  22  23  24
  25  26  27  28
29  30  31  32
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from PIL import Image

from bot.render.canvas import Canvas, Pen, Point, blur, drawn_once, ramp, shade, sprite
from bot.render.grid import EMPTY, Grid
from bot.render.marks import HINT, LAST, LIGHT, MOVE, arrow, brackets, chosen_ring, dot, earlier_brackets
from bot.render.renderer import Renderer
from bot.render.scene import Scene, remembered
from bot.render.wording import Prose, prose
from engines.checkers import Checkers
from engines.checkers.refusal import letter_at

GAME = Checkers()
SQUARES = tuple(str(number) for number in range(1, 33))
CELL, EDGE = 100, 8
SIZE = 8 * CELL + 2 * EDGE
RADIUS, NUMBERS_SIZE = 31, 29
GOLD = "#f2b632"
CROSS = "#d3263c"
SIGNS = {"b": "x", "B": "X", "w": "o", "W": "O", "": EMPTY}


@dataclass(frozen=True, slots=True)
class _Look:
    """The colours of a board: its frame, light and dark squares (each from the top to the bottom), the numbers."""

    frame: str
    light: tuple[str, str]
    dark: tuple[str, str]
    numbers: str


LOOKS = {
    "day": _Look("#5b3a1e", ("#f6e4bf", "#efd8a8"), ("#a9744a", "#99643c"), "#fbe9cb"),
    "night": _Look("#12161f", ("#5a6478", "#505a6e"), ("#2d3648", "#262e3f"), "#b7c3dc"),
}
# The face of a man from top to bottom, his edge and his grooves, by side.
FACES = (("#3b3531", "#1d1917", "#a89c90", "#7a6d63"), ("#fffaf0", "#eadcc0", "#8a7350", "#b99f75"))


class CheckersRenderer(Renderer):
    """A board of eight rows in two looks."""

    game = GAME
    accents = (LAST, MOVE, HINT, GOLD, CROSS)
    ground = LOOKS["day"].dark[0]
    cell = CELL
    lettering = NUMBERS_SIZE
    pieces = ("bB", "wW")

    def samples(self) -> tuple[Scene, ...]:
        position = "W:W18,21,K22,23,30:B1,2,K3,11,14,26"
        return tuple(
            Scene(
                GAME.key,
                position,
                last="5x14",
                stops=("5", "14"),
                over=("9",),
                chosen="21",
                targets=("17",),
                hint="22-17",
                look=look,
            )
            for look in GAME.looks
        )

    def background(self, scene: Scene) -> Image.Image:
        return _background(scene.look or GAME.looks[0], scene.flip)

    def middles(self, scene: Scene) -> Mapping[str, Point]:
        return _middles(scene.flip)

    def standing(self, position: str) -> Mapping[str, str]:
        return read_pieces(position)[0]

    def piece(self, letter: str, scene: Scene) -> Image.Image:
        return _piece(letter)

    def piece_name(self, letter: str, language: str) -> str:
        words = prose(language, GAME.key)
        kind = words.own(f"piece-{'K' if letter.isupper() else 'M'}")
        return words.items((super().piece_name(letter, language), kind))

    def mark(self, picture: Canvas, scene: Scene) -> None:
        view = _View(scene.flip)
        for square in scene.earlier:
            picture.put(earlier_brackets(CELL, 3), *view.at(square))
        for square in (*(scene.stops or (_squares(scene.last) if scene.last else ())), *scene.line):
            picture.put(brackets(CELL, 3), *view.at(square))
        for square in scene.over:
            picture.put(_cross(), *view.at(square))
        for square in scene.targets:
            picture.put(dot(CELL), *view.at(square))
        if scene.chosen:
            picture.put(chosen_ring(CELL + 8), *view.at(scene.chosen))
        for start, end in pairwise(_squares(scene.hint) if scene.hint else ()):
            (x, y), (to_x, to_y) = view.at(start), view.at(end)
            picture.put(arrow(round(to_x - x), round(to_y - y), CELL, CELL * 0.3), (x + to_x) / 2, (y + to_y) / 2)

    def sketch(self, scene: Scene) -> str:
        letters, _ = read_pieces(scene.position)
        last = scene.stops or (_squares(scene.last) if scene.last else ())
        chosen = (scene.chosen, *scene.targets, *(_squares(scene.hint) if scene.hint else ()))

        def sign(square: str) -> str:
            return SIGNS[letters.get(square, "")] + square if square else ""

        return _grid(scene.flip).drawn(sign, last, chosen)

    def legend(self, language: str) -> str:
        """Small letters are men, capitals kings."""
        words = prose(language, GAME.key)
        man, king = (words.own(f"piece-{letter}") for letter in "MK")
        kings = (f"{sign} {man}, {sign.upper()} {king}: {words.side(side)}" for side, sign in enumerate(self.signs))
        return " · ".join(kings)

    def tell(self, scene: Scene, language: str) -> str:
        letters, side = read_pieces(scene.position)
        words = prose(language, GAME.key)
        jumped = [_checked(square) for square in scene.over]
        return words.text(
            words.labelled(words.side(0), _inventory(letters, "bB", words)),
            words.labelled(words.side(1), _inventory(letters, "wW", words)),
            *words.marks(scene, lambda move: words.step(*_ends(move)), _checked),
            words.own("jumped", squares=words.items(jumped)) if jumped else "",
            words.to_move(side),
        )


@remembered
def read_pieces(position: str) -> tuple[Mapping[str, str], int]:
    """`b` or `w` on each square that is taken, a capital for a king; and the side to move. Raises BadPosition."""
    board = GAME.read(position)
    letters = {square: letter_at(board, int(square)) for square in SQUARES}
    return {square: letter for square, letter in letters.items() if letter}, board.side


def _inventory(letters: Mapping[str, str], kinds: str, words: Prose) -> str:
    """The men and kings of a side with their squares."""
    held = []
    for letter, kind in zip(kinds, "MK", strict=True):
        squares = [square for square, each in letters.items() if each == letter]
        if squares:
            held.append(f"{words.own(f'pieces.{kind}', n=len(squares))} {words.items(squares)}")
    return words.clauses(held)


def _checked(square: str) -> str:
    if square not in SQUARES:
        raise ValueError(f"{square!r} is not a square from 1 to 32")
    return square


def _squares(move: str) -> Sequence[str]:
    """The squares that a move's text names."""
    squares = re.split("[-x]", move)
    if len(squares) < 2:
        raise ValueError(f"{move!r} is not a move from one square to another")
    return [_checked(square) for square in squares]


def _ends(move: str) -> tuple[str, str]:
    squares = _squares(move)
    return squares[0], squares[-1]


def _grid(flip: bool) -> Grid:
    """The squares as they lie in the picture; the light ones have no name."""
    view = _View(flip)
    lying = {view.at(square): square for square in SQUARES}
    middles = [EDGE + CELL * (i + 0.5) for i in range(8)]
    rows = tuple(tuple(lying.get((x, y), "") for x in middles) for y in middles)
    return Grid(rows, ("",) * 8, ())


class _View:
    """Where the squares lie in the picture."""

    def __init__(self, flip: bool) -> None:
        self.flip = flip

    def at(self, square: str) -> Point:
        """The pixels of the middle of a square. Raises ValueError where there is none of that name."""
        number = SQUARES.index(_checked(square))
        row, column = number // 4, 2 * (number % 4) + (1 - number // 4 % 2)
        if not self.flip:
            row, column = 7 - row, 7 - column
        return EDGE + CELL * (column + 0.5), EDGE + CELL * (row + 0.5)


def drawn_order(flip: bool) -> tuple[str, ...]:
    """The squares row by row from the top left, as the picture shows them."""
    return SQUARES if flip else SQUARES[::-1]


@cache
def _middles(flip: bool) -> Mapping[str, Point]:
    view = _View(flip)
    return {square: view.at(square) for square in SQUARES}


@drawn_once
def _background(look: str, flip: bool) -> Image.Image:
    colours, view = LOOKS[look], _View(flip)
    picture = Canvas(ramp(SIZE, SIZE, colours.frame, colours.frame))
    picture.put(ramp(8 * CELL, 8 * CELL, *colours.light).convert("RGBA"), SIZE / 2, SIZE / 2)
    tile = ramp(CELL, CELL, *colours.dark).convert("RGBA")
    for square in SQUARES:
        x, y = view.at(square)
        picture.put(tile, x, y)
        picture.put(_number(square, colours.numbers), x, y)
    return picture.image


@drawn_once
def _number(square: str, colour: str) -> Image.Image:
    """The number of a square in its corner, where a piece leaves it to be seen."""
    return sprite(CELL, CELL, lambda pen: pen.text((2, 12), square, NUMBERS_SIZE, colour, anchor="lm"))


@drawn_once
def _piece(letter: str) -> Image.Image:
    size = CELL + 8
    middle = size / 2
    top, bottom, edge, groove = FACES["bw".index(letter.lower())]

    def shadow(pen: Pen) -> None:
        pen.disc(middle + 1, middle + 5, RADIUS, "#000000a0")
        blur(pen, 2)

    def rim(pen: Pen) -> None:
        pen.disc(middle, middle, RADIUS, edge)

    def face(pen: Pen) -> None:
        pen.disc(middle, middle, RADIUS - 2.5, LIGHT)
        shade(pen, top, bottom)

    def grooves(pen: Pen) -> None:
        pen.ring(middle, middle, RADIUS - 8, 2.4, groove)
        if letter.islower():
            pen.ring(middle, middle, RADIUS - 17, 2.4, groove)
        else:
            pen.polygon(_crown(middle, 3.2), "#201408")
            pen.polygon(_crown(middle, 0.0), GOLD)

    return sprite(size, size, shadow, rim, face, grooves)


def _crown(middle: float, grow: float) -> list[Point]:
    """A crown with three points, fattened by `grow`."""
    points = [(-20, 14), (-22, -9), (-10, 0), (0, -17), (10, 0), (22, -9), (20, 14)]
    scale = 1 + grow / 18
    return [(middle + scale * x, middle + scale * y) for x, y in points]


@drawn_once
def _cross() -> Image.Image:
    """A man that was jumped: a cross where he stood."""
    middle, arm = CELL / 2, CELL * 0.2
    strokes = [[(middle - arm, middle - arm), (middle + arm, middle + arm)]]
    strokes += [[(middle - arm, middle + arm), (middle + arm, middle - arm)]]

    def paint(pen: Pen, width: float, colour: str) -> None:
        for stroke in strokes:
            pen.line(stroke, width, colour)

    return sprite(CELL, CELL, lambda pen: paint(pen, 13, LIGHT), lambda pen: paint(pen, 8, CROSS))


RENDERER = CheckersRenderer()
