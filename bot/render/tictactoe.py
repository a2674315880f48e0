"""Pictures of tic-tac-toe: three by three tiles, a blue X and a red O that differ in shape first.

3 . . .
2 . X .      A square is a column letter and a row number: this X is on b2.
1 . . .
  a b c
"""

from collections.abc import Mapping
from functools import cache

from PIL import Image

from bot.render.canvas import Canvas, Pen, Point, blur, drawn_once, ramp, shade, sprite
from bot.render.grid import lettered
from bot.render.marks import EARLIER, HINT, LIGHT, MOVE, bar
from bot.render.renderer import Renderer
from bot.render.scene import Scene, remembered
from bot.render.wording import prose
from engines.tictactoe import TicTacToe

SQUARES = tuple(column + row for row in "123" for column in "abc")
SIZE, LEFT, TOP, STEP, TILE, NAMES_SIZE = 720, 66, 24, 214, 202, 34
NIGHT, TILE_TOP, TILE_BOTTOM, LETTERS = "#1d2740", "#34446b", "#2b395c", "#a9b7d9"
COLOURS = (("#8fdcff", "#3fb4f5"), ("#ffa1a1", "#f2545f"))  # top and bottom of X and of O
LILAC, GOLD = "#d9c2ff", "#ffd45e"
GAME = TicTacToe()
GRID = lettered("abc", 3)


class TicTacToeRenderer(Renderer):
    """Big crisp signs; the board has no sides, so `flip` changes nothing."""

    game = GAME
    accents = (HINT, MOVE, LILAC, GOLD)
    ground = TILE_BOTTOM
    cell = STEP
    lettering = NAMES_SIZE

    def samples(self) -> tuple[Scene, ...]:
        return (
            Scene(GAME.key, "xxx/oo1/3 o", last="b3", line=("a3", "b3", "c3")),
            Scene(GAME.key, "1o1/1x1/3 x", last="b3", hint="a1", targets=("c1",), chosen="a2"),
        )

    def background(self, scene: Scene) -> Image.Image:
        return _background()

    def middles(self, scene: Scene) -> Mapping[str, Point]:
        return _middles()

    def standing(self, position: str) -> Mapping[str, str]:
        return {square: self.signs[side] for square, side in read_stones(position)[0].items()}

    def piece(self, letter: str, scene: Scene) -> Image.Image:
        return _sign(self.signs.index(letter))

    def mark(self, picture: Canvas, scene: Scene) -> None:
        for square in scene.targets:
            picture.put(_dot(), *_middle(square))
        if scene.hint:
            picture.put(_hint(read_stones(scene.position)[1]), *_middle(scene.hint))
        if scene.line:
            _strike(picture, scene.line)

    def mark_below(self, picture: Canvas, scene: Scene) -> None:
        for square in scene.line:
            picture.put(_lit_tile(GOLD), *_middle(square))
        for square in scene.earlier:
            picture.put(_framed_tile(), *_middle(square))
        if scene.last:
            picture.put(_lit_tile("#f4f7ff"), *_middle(scene.last))
        if scene.hint:
            picture.put(_lit_tile(LILAC), *_middle(scene.hint))
        if scene.chosen:
            picture.put(_lit_tile(MOVE), *_middle(scene.chosen))

    def sketch(self, scene: Scene) -> str:
        stones, _ = read_stones(scene.position)
        last, chosen = (scene.last, *scene.line), (scene.chosen, scene.hint, *scene.targets)
        return GRID.drawn(lambda square: "XO."[stones.get(square, 2)], last, chosen)

    def legend(self, language: str) -> str:
        """Nothing: the sides are called by their signs."""
        return ""

    def tell(self, scene: Scene, language: str) -> str:
        (stones, mover), words = read_stones(scene.position), prose(language, GAME.key)
        crosses, noughts = ([s for s in SQUARES if stones.get(s) == side] for side in (0, 1))
        over = scene.line or len(stones) == len(SQUARES)
        return words.text(
            words.labelled(words.side(0), words.items(crosses)),
            words.labelled(words.side(1), words.items(noughts)),
            *words.marks(scene, _checked, _checked),
            "" if over else words.to_move(mover),
        )


@remembered
def read_stones(position: str) -> tuple[Mapping[str, int], int]:
    """The side on each square that is taken, and the side to move. Raises BadPosition (a ValueError)."""
    board = GAME.read(position)
    return {square: board.stone(cell) for cell, square in enumerate(SQUARES) if board.stone(cell) >= 0}, board.side


def _checked(square: str) -> str:
    if square not in SQUARES:
        raise ValueError(f"{square!r} is not a cell from a1 to c3")
    return square


def _middle(square: str) -> Point:
    cell = SQUARES.index(_checked(square))
    return LEFT + TILE / 2 + STEP * (cell % 3), TOP + TILE / 2 + STEP * (2 - cell // 3)


@cache
def _middles() -> Mapping[str, Point]:
    return {square: _middle(square) for square in SQUARES}


@drawn_once
def _background() -> Image.Image:
    picture, tile = Canvas(ramp(SIZE, SIZE, NIGHT, NIGHT)), _tile()
    for square in SQUARES:
        picture.put(tile, *_middle(square))
    picture.put(sprite(SIZE, SIZE, _coordinates, fine=2), SIZE / 2, SIZE / 2)
    return picture.image


def _coordinates(pen: Pen) -> None:
    for i, (letter, digit) in enumerate(zip("abc", "321", strict=True)):
        at = TILE / 2 + STEP * i
        pen.text((LEFT + at, SIZE - LEFT / 2 + 4), letter, NAMES_SIZE, LETTERS)
        pen.text((LEFT / 2, TOP + at), digit, NAMES_SIZE, LETTERS)


@drawn_once
def _tile() -> Image.Image:
    def shadow(pen: Pen) -> None:
        pen.box((8, 12, STEP - 4, STEP), "#0b1020", 22)
        blur(pen, 3)

    def paint(pen: Pen) -> None:
        pen.box((6, 6, STEP - 6, STEP - 6), TILE_TOP, 22)
        shade(pen, TILE_TOP, TILE_BOTTOM)

    return sprite(STEP, STEP, shadow, paint)


@drawn_once
def _lit_tile(colour: str) -> Image.Image:
    def edge(pen: Pen) -> None:
        pen.box((6, 6, STEP - 6, STEP - 6), colour, 22)

    def inside(pen: Pen) -> None:
        pen.box((12, 12, STEP - 12, STEP - 12), "#4a5d8c", 17)
        shade(pen, "#50649a", "#43557f")

    return sprite(STEP, STEP, edge, inside)


@drawn_once
def _framed_tile() -> Image.Image:
    """The move before the last: a tile with a thin edge that is not lit."""

    def edge(pen: Pen) -> None:
        pen.box((6, 6, STEP - 6, STEP - 6), EARLIER, 22)

    def inside(pen: Pen) -> None:
        pen.box((9, 9, STEP - 9, STEP - 9), TILE_TOP, 19)
        shade(pen, TILE_TOP, TILE_BOTTOM)

    return sprite(STEP, STEP, edge, inside)


def _outline(pen: Pen, side: int, width: float, fill: str, down: float = 0) -> None:
    """An X or an O, its strokes so wide."""
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
    """A hollow sign: where the side to move might put its own."""

    def paint(pen: Pen) -> None:
        _outline(pen, side, 32, LILAC)
        _outline(pen, side, 20, HINT)

    return sprite(STEP, STEP, paint)


@drawn_once
def _dot() -> Image.Image:
    def paint(pen: Pen) -> None:
        pen.disc(STEP / 2, STEP / 2, 22, LIGHT)
        pen.disc(STEP / 2, STEP / 2, 18, MOVE)

    return sprite(STEP, STEP, paint)


def _strike(picture: Canvas, line: tuple[str, ...]) -> None:
    (x, y), (to_x, to_y) = _middle(line[0]), _middle(line[-1])
    picture.put(bar(round(1.38 * (to_x - x)), round(1.38 * (to_y - y)), 11), (x + to_x) / 2, (y + to_y) / 2)


RENDERER = TicTacToeRenderer()
