"""Pictures of Connect Four: a blue frame with holes; bright yellow discs with a ring, dark red ones with a star.

6 . . . . . . .
5 . . . . . . .
4 . . . . . . .      A move is a column, 1 to 7; a square is the column's letter and a row number:
3 . . . . . . .      this yellow disc lies on d1.
2 . . . . . . .
1 . . . x . . .
  1 2 3 4 5 6 7
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache, partial
from typing import Any

from PIL import Image

from bot.render.canvas import BoardCanvas, Canvas, Pen, Point, drawn_once, ramp, shade, sprite
from bot.render.grid import Grid, lettered
from bot.render.layers import disc, edge_names, ring, shaded_disc
from bot.render.marks import EARLIER, HINT, LIGHT, mark_line
from bot.render.renderer import Renderer, Scene
from bot.render.words import BoardWords, prose
from engines.connect4 import ConnectFour

COLUMNS, ROWS = 7, 6
SQUARES = tuple(column + row for row in "123456" for column in "abcdefg")
BITS = {square: 7 * (cell % COLUMNS) + cell // COLUMNS for cell, square in enumerate(SQUARES)}  # on the engine's board
CELL, SIDE, TOP, BOTTOM = 110, 25, 42, 68
WIDTH, HEIGHT = 2 * SIDE + COLUMNS * CELL, TOP + ROWS * CELL + BOTTOM
WALL_TOP, WALL_BOTTOM, HOLE_TOP, HOLE_BOTTOM, LETTERS = "#2f74d8", "#1a4fa8", "#081a40", "#12306a", "#e3edff"
# Face top and bottom, edge, inner mark.
FACES = (("#ffe27a", "#f7bd12", "#a86f00", "#b97c00"), ("#e0353f", "#ad1426", "#5c0510", "#ffb3b0"))
RADIUS, NAMES_SIZE = 46, 38
GAME = ConnectFour()
GRID = replace(lettered("abcdefg", range(1, ROWS + 1)), left=("",) * ROWS, bottom=tuple("1234567"))


class ConnectFourRenderer(Renderer):
    """Draws Connect Four. Both sides see the same board, so `flip` changes nothing."""

    game = GAME
    accents = (HINT, EARLIER)
    ground = WALL_BOTTOM
    cell = CELL
    corner = SIDE + CELL / 2, TOP + CELL / 2
    lettering = NAMES_SIZE
    columns = tuple(SQUARES[column::COLUMNS][::-1] for column in range(COLUMNS))

    def samples(self) -> tuple[Scene, ...]:
        return (
            Scene(GAME.key, "7/7/7/7/2oo3/1oxxxx1 o", last="6", line=("c1", "d1", "e1", "f1")),
            Scene(GAME.key, "7/7/7/7/2xoxo1/1oxxoxo x", last="7", hint="4", chosen="3", targets=("1",)),
        )

    def grid(self, flip: bool, notation: str) -> Grid:
        return GRID

    def letters(self, board: Any) -> Mapping[str, str]:
        return {square: self.signs[board.stone(bit)] for square, bit in BITS.items() if board.stone(bit) >= 0}

    def background(self, scene: Scene) -> Image.Image:
        return self._board()

    @drawn_once
    def _board(self) -> Image.Image:
        picture, hole = Canvas(ramp(WIDTH, HEIGHT, WALL_TOP, WALL_BOTTOM)), _hole()
        for middle in self.middles(False).values():
            picture.put(hole, *middle)
        names = edge_names(GRID, (0, BOTTOM / 2 - 2), self.corner, CELL, NAMES_SIZE, LETTERS)
        picture.put(sprite(WIDTH, BOTTOM, names), WIDTH / 2, HEIGHT - BOTTOM / 2)
        return picture.image

    def piece(self, letter: str, scene: Scene) -> Image.Image:
        return _disc(self.signs.index(letter))

    def mark(self, picture: BoardCanvas, scene: Scene) -> None:
        discs = self.standing(scene.position)
        picture.stamp(_halo(5, EARLIER), scene.earlier)
        if scene.last:
            _point(picture, _top_disc(discs, scene.last), _halo(8), LIGHT)
        columns = (*scene.targets, *filter(None, [scene.chosen]))
        picture.stamp(_landing(), [_landing_square(discs, column) for column in columns])
        if scene.hint:
            _point(picture, _landing_square(discs, scene.hint), _hint(), HINT)
        picture.stamp(_halo(9), scene.line)
        mark_line(picture, scene.line, 12)


def _point(picture: BoardCanvas, square: str, stamp: Image.Image, colour: str) -> None:
    """Marks a square, and its column with a triangle above the board."""
    picture.stamp(stamp, [square])
    picture.put(_pointer(colour), picture.middle(square)[0], TOP / 2)


class ConnectFourWords(BoardWords[ConnectFourRenderer]):
    """Describes Connect Four."""

    def cell(self, name: str, scene: Scene, language: str) -> str:
        return _name(language, name)

    def sketch(self, scene: Scene) -> str:
        discs = self._renderer.standing(scene.position)
        last = (*([_top_disc(discs, scene.last)] if scene.last else ()), *scene.line)
        columns = filter(None, (scene.chosen, scene.hint, *scene.targets))
        return GRID.drawn(discs, last, [_landing_square(discs, column) for column in columns])

    def describe(self, scene: Scene, language: str) -> str:
        (discs, mover), words = self._renderer.read(scene.position), prose(language, GAME.key)
        colours = _colours(language, self._renderer.signs)
        stacks = [[colours[discs[at]] for at in squares[::-1] if at in discs] for squares in self._renderer.columns]
        columns = [f"{column} {words.items(stack)}" for column, stack in enumerate(stacks, 1)]
        over, named = scene.line or len(discs) == len(SQUARES), partial(_name, language)
        return words.text(
            words.own("columns", columns=words.clauses(columns)),
            *words.marks(scene, named, named),
            "" if over else words.to_move(mover),
        )


@cache
def _colours(language: str, signs: tuple[str, str]) -> dict[str, str]:
    """The words for the discs of both sides, by their signs."""
    words = prose(language, GAME.key)
    return dict(zip(signs, (words.own("disc-first"), words.own("disc-second")), strict=True))


@cache
def _name(language: str, place: str) -> str:
    """A column or a square in words. Both use column numbers: people see no letters."""
    words = prose(language, GAME.key)
    if place in SQUARES:
        return words.own("cell", column="abcdefg".index(place[0]) + 1, row=place[1])
    return words.own("column", column=_column(place) + 1)


def _squares(column: str) -> tuple[str, ...]:
    """The squares of a column, from the bottom."""
    return SQUARES[_column(column) :: COLUMNS]


def _column(name: str) -> int:
    if len(name) != 1 or name not in "1234567":
        raise ValueError(f"{name!r} is not a column from 1 to 7")
    return int(name) - 1


def _top_disc(discs: Mapping[str, str], column: str) -> str:
    taken = [square for square in _squares(column) if square in discs]
    if not taken:
        raise ValueError(f"column {column} is empty: the last move cannot have been there")
    return taken[-1]


def _landing_square(discs: Mapping[str, str], column: str) -> str:
    free = [square for square in _squares(column) if square not in discs]
    if not free:
        raise ValueError(f"column {column} is full")
    return free[0]


@drawn_once
def _hole() -> Image.Image:
    rim = shaded_disc(RADIUS + 4, "#123c86", "#5a97ee")
    return sprite(CELL, CELL, rim, shaded_disc(RADIUS, HOLE_TOP, HOLE_BOTTOM))


@drawn_once
def _disc(side: int) -> Image.Image:
    top, bottom, edge, mark = FACES[side]

    def shine(pen: Pen) -> None:
        pen.ring(*pen.middle, RADIUS - 6, 3, LIGHT + "66")
        shade(pen, LIGHT, bottom)

    def star(pen: Pen) -> None:
        pen.polygon(_star(CELL / 2, 28, 10), mark)

    inner = star if side else ring(23, 6, mark)
    return sprite(CELL, CELL, disc(RADIUS - 1, edge), shaded_disc(RADIUS - 4, top, bottom), shine, inner)


def _star(middle: float, reach: float, waist: float) -> list[Point]:
    corners = [(0, -reach), (waist, -waist), (reach, 0), (waist, waist), (0, reach), (-waist, waist), (-reach, 0)]
    return [(middle + x, middle + y) for x, y in [*corners, (-waist, -waist)]]


@drawn_once
def _halo(width: float, colour: str = LIGHT) -> Image.Image:
    return sprite(CELL, CELL, ring(RADIUS + width / 2, width, colour))


@drawn_once
def _landing() -> Image.Image:
    """A dashed ring where a disc would come to rest."""

    def paint(pen: Pen) -> None:
        near, far = pen.scale * (CELL / 2 - 36), pen.scale * (CELL / 2 + 36)
        for start in range(0, 360, 45):
            pen.ink.arc((near, near, far, far), start, start + 28, fill=LIGHT, width=round(9 * pen.scale))

    return sprite(CELL, CELL, paint)


@drawn_once
def _hint() -> Image.Image:
    """A disc with an arrow pointing down."""
    middle = CELL / 2

    def paint(pen: Pen) -> None:
        pen.line([(middle, middle - 20), (middle, middle + 4)], 11, LIGHT)
        pen.polygon([(middle - 21, middle + 1), (middle + 21, middle + 1), (middle, middle + 24)], LIGHT)

    return sprite(CELL, CELL, disc(RADIUS - 1, LIGHT), disc(RADIUS - 6, HINT), paint)


@drawn_once
def _pointer(colour: str) -> Image.Image:
    """A triangle above a column."""

    def paint(pen: Pen) -> None:
        pen.polygon([(8, 6), (44, 6), (26, 32)], LIGHT)
        if colour != LIGHT:
            pen.polygon([(13, 9), (39, 9), (26, 27)], colour)

    return sprite(52, 38, paint)


RENDERER = ConnectFourRenderer()
WORDS = ConnectFourWords(RENDERER)
