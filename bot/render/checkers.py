"""Pictures of checkers: dark and light squares with numbers, dark and ivory men, kings with a crown.

   1   2   3   4       A square is a number, 1 to 32, as in `11-15`; Black starts on 1 to 12. The picture shows
 5   6   7   8         the first side, Black, at the bottom: this drawing upside down. `flip` shows it as drawn.
   9  10  11  12
13  14  15  16         Jumped men are marked with a cross on the squares where they stood.
  17  18  19  20
21  22  23  24
  25  26  27  28
29  30  31  32
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from PIL import Image

from bot.render.canvas import Canvas, Pen, Point, drawn_once, ramp, sprite
from bot.render.grid import EMPTY, Grid
from bot.render.layers import disc, shaded_disc, shadow
from bot.render.marks import HINT, LAST, MOVE, MovingRenderer, cross
from bot.render.renderer import Scene
from bot.render.words import BoardWords, Prose, prose, where
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
NUMBERED = tuple(
    tuple(str(4 * row + column // 2 + 1) if (row + column) % 2 else "" for column in range(8)) for row in range(8)
)
GRID = Grid(NUMBERED, ("",) * 8, ())  # the light squares have no name


@dataclass(frozen=True, slots=True)
class _Look:
    """The colours of a board."""

    frame: str
    light: tuple[str, str]  # squares, from top to bottom
    dark: tuple[str, str]
    numbers: str


LOOKS = {
    "day": _Look("#5b3a1e", ("#f6e4bf", "#efd8a8"), ("#a9744a", "#99643c"), "#fbe9cb"),
    "night": _Look("#12161f", ("#5a6478", "#505a6e"), ("#2d3648", "#262e3f"), "#b7c3dc"),
}
# By side: the face of a man from top to bottom, its edge and its grooves.
FACES = (("#3b3531", "#1d1917", "#a89c90", "#7a6d63"), ("#fffaf0", "#eadcc0", "#8a7350", "#b99f75"))


class CheckersRenderer(MovingRenderer):
    """Draws checkers in two looks."""

    game = GAME
    accents = (LAST, MOVE, HINT, GOLD, CROSS)
    ground = LOOKS["day"].dark[0]
    cell = CELL
    corner = EDGE + CELL / 2, EDGE + CELL / 2
    corners = 3  # a square's number stands in the fourth
    ring = CELL + 8
    lettering = NUMBERS_SIZE
    pieces = ("bB", "wW")

    def samples(self) -> tuple[Scene, ...]:
        position = "W:W18,21,K22,23,30:B1,2,K3,11,14,26"
        scene = Scene(
            GAME.key, position, last="5x14", stops=("5", "14"), over=("9",), chosen="21", targets=("17",), hint="22-17"
        )
        return tuple(replace(scene, look=look) for look in GAME.looks)

    def grid(self, flip: bool, notation: str) -> Grid:
        return GRID if flip else GRID.turned()

    def letters(self, board: Any) -> Mapping[str, str]:
        """The pieces: `b` or `w`, a capital for a king."""
        letters = {square: letter_at(board, int(square)) for square in SQUARES}
        return {square: letter for square, letter in letters.items() if letter}

    def background(self, scene: Scene) -> Image.Image:
        return self._board(scene.look or GAME.looks[0], scene.flip)

    @drawn_once
    def _board(self, look: str, flip: bool) -> Image.Image:
        colours = LOOKS[look]
        picture = Canvas(ramp(SIZE, SIZE, colours.frame, colours.frame))
        picture.put(ramp(8 * CELL, 8 * CELL, *colours.light).convert("RGBA"), SIZE / 2, SIZE / 2)
        tile = ramp(CELL, CELL, *colours.dark).convert("RGBA")
        for square, middle in self.middles(flip).items():
            picture.put(tile, *middle)
            picture.put(_number(square, colours.numbers), *middle)
        return picture.image

    def piece(self, letter: str, scene: Scene) -> Image.Image:
        return _piece(letter)

    def jumped(self) -> Image.Image:
        return cross(CELL, CELL * 0.2, 13, 8, CROSS)

    def ends(self, move: str) -> tuple[str, ...]:
        squares = re.split("[-x]", move) if move else []
        if len(squares) == 1:
            raise ValueError(f"{move!r} is not a move from one square to another")
        return tuple(map(self.known, squares))


class CheckersWords(BoardWords[CheckersRenderer]):
    """Describes checkers."""

    def piece(self, letter: str, language: str) -> str:
        words = prose(language, GAME.key)
        kind = words.own(f"piece-{'K' if letter.isupper() else 'M'}")
        return words.items((super().piece(letter, language), kind))

    def labels(self, scene: Scene) -> Mapping[str, str]:
        letters = super().labels(scene)
        return {square: SIGNS[letters.get(square, "")] + square for square in SQUARES}

    def legend(self, language: str) -> str:
        """Says that small letters are men and capitals kings."""
        words = prose(language, GAME.key)
        man, king = (words.own(f"piece-{letter}") for letter in "MK")
        signs = enumerate(self._renderer.signs)
        kings = (f"{sign} {man}, {sign.upper()} {king}: {words.side(side)}" for side, sign in signs)
        return " · ".join(kings)

    def describe(self, scene: Scene, language: str) -> str:
        board, words = self._renderer, prose(language, GAME.key)
        letters, side = board.read(scene.position)
        jumped = [board.known(square) for square in scene.over]

        def move(text: str) -> str:
            start, *_, end = board.ends(text)
            return words.step(start, end)

        return words.text(
            *words.of_sides(_inventory(letters, kinds, words) for kinds in board.pieces),
            *words.marks(scene, move, board.known),
            words.own("jumped", squares=words.items(jumped)) if jumped else "",
            words.to_move(side),
        )


def _inventory(letters: Mapping[str, str], kinds: str, words: Prose) -> str:
    """The men and kings of a side with their squares."""
    held = [(kind, where(letters, letter)) for kind, letter in zip("MK", kinds, strict=True)]
    return words.clauses(
        f"{words.own(f'pieces.{kind}', n=len(squares))} {words.items(squares)}" for kind, squares in held if squares
    )


def drawn_order(flip: bool) -> tuple[str, ...]:
    """The squares row by row from the top left, as the picture shows them."""
    return SQUARES if flip else SQUARES[::-1]


@drawn_once
def _number(square: str, colour: str) -> Image.Image:
    """The number of a square in its corner, where a piece does not cover it."""
    return sprite(CELL, CELL, lambda pen: pen.text((2, 12), square, NUMBERS_SIZE, colour, anchor="lm"))


@drawn_once
def _piece(letter: str) -> Image.Image:
    size = 2 * RADIUS + 18  # as small as the shadow allows
    top, bottom, edge, groove = FACES["bw".index(letter.lower())]

    def grooves(pen: Pen) -> None:
        pen.ring(*pen.middle, RADIUS - 8, 2.4, groove)
        if letter.islower():
            pen.ring(*pen.middle, RADIUS - 17, 2.4, groove)
        else:
            pen.polygon(_crown(size / 2, 3.2), "#201408")
            pen.polygon(_crown(size / 2, 0.0), GOLD)

    face = shaded_disc(RADIUS - 2.5, top, bottom)
    return sprite(size, size, shadow(RADIUS, 5, "#000000a0"), disc(RADIUS, edge), face, grooves)


def _crown(middle: float, grow: float) -> list[Point]:
    """A crown with three points, `grow` units larger than its basic size on each side."""
    points = [(-20, 14), (-22, -9), (-10, 0), (0, -17), (10, 0), (22, -9), (20, 14)]
    scale = 1 + grow / 18
    return [(middle + scale * x, middle + scale * y) for x, y in points]


RENDERER = CheckersRenderer()
WORDS = CheckersWords(RENDERER)
