"""Pictures of tic-tac-toe: three by three tiles, a blue X and a red O.

3 . . .
2 . X .      A square is a column letter and a row number: this X is on b2.
1 . . .
  a b c
"""

from collections.abc import Mapping
from typing import Any

from PIL import Image

from bot.render.canvas import BoardCanvas, Canvas, Layer, Pen, blur, drawn_once, ramp, shade, sprite
from bot.render.grid import Grid, lettered
from bot.render.layers import disc, edge_names
from bot.render.marks import EARLIER, HINT, LIGHT, MOVE, mark_line
from bot.render.renderer import Renderer, Scene
from bot.render.words import BoardWords, prose, where
from engines.tictactoe import TicTacToe

SQUARES = tuple(column + row for row in "123" for column in "abc")
SIZE, LEFT, TOP, STEP, TILE, NAMES_SIZE = 720, 66, 24, 214, 202, 34
NIGHT, TILE_TOP, TILE_BOTTOM, LETTERS = "#1d2740", "#34446b", "#2b395c", "#a9b7d9"
COLOURS = (("#8fdcff", "#3fb4f5"), ("#ffa1a1", "#f2545f"))  # top and bottom of X and of O
LILAC, GOLD = "#d9c2ff", "#ffd45e"
GAME = TicTacToe()
GRID = lettered("abc", (1, 2, 3))


class TicTacToeRenderer(Renderer):
    """Draws tic-tac-toe. Both sides see the same board, so `flip` changes nothing."""

    game = GAME
    accents = (HINT, MOVE, LILAC, GOLD)
    ground = TILE_BOTTOM
    cell = STEP
    corner = LEFT + TILE / 2, TOP + TILE / 2
    lettering = NAMES_SIZE

    def samples(self) -> tuple[Scene, ...]:
        return (
            Scene(GAME.key, "xxx/oo1/3 o", last="b3", line=("a3", "b3", "c3")),
            Scene(GAME.key, "1o1/1x1/3 x", last="b3", hint="a1", targets=("c1",), chosen="a2"),
        )

    def grid(self, flip: bool, notation: str) -> Grid:
        return GRID

    def letters(self, board: Any) -> Mapping[str, str]:
        return {square: self.signs[board.stone(cell)] for cell, square in enumerate(SQUARES) if board.stone(cell) >= 0}

    def background(self, scene: Scene) -> Image.Image:
        return self._board()

    @drawn_once
    def _board(self) -> Image.Image:
        picture, tile = Canvas(ramp(SIZE, SIZE, NIGHT, NIGHT)), _tile()
        for middle in self.middles(False).values():
            picture.put(tile, *middle)
        names = edge_names(GRID, (LEFT / 2, SIZE - LEFT / 2 + 4), self.corner, STEP, NAMES_SIZE, LETTERS)
        picture.put(sprite(SIZE, SIZE, names, fine=2), SIZE / 2, SIZE / 2)
        return picture.image

    def piece(self, letter: str, scene: Scene) -> Image.Image:
        return _sign(self.signs.index(letter))

    def mark_below(self, picture: BoardCanvas, scene: Scene) -> None:
        picture.stamp(_lit_tile(GOLD), scene.line)
        picture.stamp(_framed_tile(), scene.earlier)
        for cell, colour in ((scene.last, "#f4f7ff"), (scene.hint, LILAC), (scene.chosen, MOVE)):
            picture.stamp(_lit_tile(colour), self.ends(cell))

    def mark(self, picture: BoardCanvas, scene: Scene) -> None:
        picture.stamp(_dot(), scene.targets)
        picture.stamp(_hint(self.read(scene.position)[1]), self.ends(scene.hint))
        mark_line(picture, scene.line, 11, 1.38)


class TicTacToeWords(BoardWords[TicTacToeRenderer]):
    """Describes tic-tac-toe."""

    def labels(self, scene: Scene) -> Mapping[str, str]:
        return {square: letter.upper() for square, letter in super().labels(scene).items()}

    def legend(self, language: str) -> str:
        """Empty: the sides' names are their signs."""
        return ""

    def describe(self, scene: Scene, language: str) -> str:
        board, words = self._renderer, prose(language, GAME.key)
        stones, mover = board.read(scene.position)
        over = scene.line or len(stones) == len(SQUARES)
        return words.text(
            *words.of_sides(words.items(where(stones, sign)) for sign in board.signs),
            *words.marks(scene, board.known, board.known),
            "" if over else words.to_move(mover),
        )


def _box(inset: float, radius: float, colour: str) -> Layer:
    """A square with rounded corners, `inset` units inside its cell."""
    return lambda pen: pen.box((inset, inset, STEP - inset, STEP - inset), colour, radius)


def _shaded(inset: float, radius: float, top: str, bottom: str) -> Layer:
    """A `_box` from one colour at the top to another at the bottom."""

    def paint(pen: Pen) -> None:
        _box(inset, radius, top)(pen)
        shade(pen, top, bottom)

    return paint


@drawn_once
def _tile() -> Image.Image:
    def shadow(pen: Pen) -> None:
        pen.box((8, 12, STEP - 4, STEP), "#0b1020", 22)
        blur(pen, 3)

    return sprite(STEP, STEP, shadow, _shaded(6, 22, TILE_TOP, TILE_BOTTOM))


@drawn_once
def _lit_tile(colour: str) -> Image.Image:
    return sprite(STEP, STEP, _box(6, 22, colour), _shaded(12, 17, "#50649a", "#43557f"))


@drawn_once
def _framed_tile() -> Image.Image:
    """Marks the move before the last: a normal tile with a thin edge."""
    return sprite(STEP, STEP, _box(6, 22, EARLIER), _shaded(9, 19, TILE_TOP, TILE_BOTTOM))


def _outline(pen: Pen, side: int, width: float, fill: str, down: float = 0) -> None:
    """Draws an X or an O with strokes of this width."""
    near, far = 52, STEP - 52
    if side == 0:
        pen.line([(near, near + down), (far, far + down)], width, fill)
        pen.line([(far, near + down), (near, far + down)], width, fill)
    else:
        pen.ring(STEP / 2, STEP / 2 + down, 58, width, fill)


@drawn_once
def _sign(side: int) -> Image.Image:
    def shadow(pen: Pen) -> None:
        _outline(pen, side, 30, "#0b102090", down=6)
        blur(pen, 3)

    def paint(pen: Pen) -> None:
        _outline(pen, side, 30, LIGHT)
        shade(pen, *COLOURS[side])

    return sprite(STEP, STEP, shadow, paint)


@drawn_once
def _hint(side: int) -> Image.Image:
    """Marks a hint: the hollow sign of the side to move."""

    def paint(pen: Pen) -> None:
        _outline(pen, side, 32, LILAC)
        _outline(pen, side, 20, HINT)

    return sprite(STEP, STEP, paint)


@drawn_once
def _dot() -> Image.Image:
    return sprite(STEP, STEP, disc(22, LIGHT), disc(18, MOVE))


RENDERER = TicTacToeRenderer()
WORDS = TicTacToeWords(RENDERER)
