"""Pictures of Connect Four: a blue wall with holes; bright yellow discs with a ring, dark red ones with a star.

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
from functools import cache

from PIL import Image

from bot.render.canvas import Canvas, Pen, Point, drawn_once, ramp, shade, sprite
from bot.render.grid import lettered
from bot.render.marks import EARLIER, HINT, LIGHT, bar
from bot.render.renderer import Renderer
from bot.render.scene import Scene, remembered
from bot.render.wording import Prose, prose
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
GRID = replace(lettered("abcdefg", ROWS), left=("",) * ROWS, bottom=tuple("1234567"))


class ConnectFourRenderer(Renderer):
    """Discs behind a wall; it has no sides, so `flip` changes nothing."""

    game = GAME
    accents = (HINT, EARLIER)
    ground = WALL_BOTTOM
    cell = CELL
    lettering = NAMES_SIZE
    columns = tuple(SQUARES[column::COLUMNS][::-1] for column in range(COLUMNS))

    def samples(self) -> tuple[Scene, ...]:
        return (
            Scene(GAME.key, "7/7/7/7/2oo3/1oxxxx1 o", last="6", line=("c1", "d1", "e1", "f1")),
            Scene(GAME.key, "7/7/7/7/2xoxo1/1oxxoxo x", last="7", hint="4", chosen="3", targets=("1",)),
        )

    def background(self, scene: Scene) -> Image.Image:
        return _background()

    def middles(self, scene: Scene) -> Mapping[str, Point]:
        return _middles()

    def standing(self, position: str) -> Mapping[str, str]:
        return {square: self.signs[side] for square, side in read_stones(position)[0].items()}

    def piece(self, letter: str, scene: Scene) -> Image.Image:
        return _disc(self.signs.index(letter))

    def cell_name(self, cell: str, scene: Scene, language: str) -> str:
        return _name(cell, prose(language, GAME.key))

    def mark(self, picture: Canvas, scene: Scene) -> None:
        stones, _ = read_stones(scene.position)
        for square in scene.earlier:
            picture.put(_halo(5, EARLIER), *_middle(square))
        self._mark_last(picture, stones, scene.last)
        self._mark_choices(picture, stones, scene)
        if scene.line:
            _mark_line(picture, scene.line)

    def _mark_last(self, picture: Canvas, stones: Mapping[str, int], last: str) -> None:
        if last:
            x, y = _middle(_top_disc(stones, last))
            picture.put(_halo(8), x, y)
            picture.put(_pointer(LIGHT), x, TOP / 2)

    def _mark_choices(self, picture: Canvas, stones: Mapping[str, int], scene: Scene) -> None:
        for column in (*scene.targets, *([scene.chosen] if scene.chosen else [])):
            picture.put(_landing("#ffffff"), *_middle(_landing_square(stones, column)))
        if scene.hint:
            x, y = _middle(_landing_square(stones, scene.hint))
            picture.put(_hint(), x, y)
            picture.put(_pointer(HINT), x, TOP / 2)

    def sketch(self, scene: Scene) -> str:
        stones, _ = read_stones(scene.position)
        last = (*([_top_disc(stones, scene.last)] if scene.last else ()), *scene.line)
        columns = filter(None, (scene.chosen, scene.hint, *scene.targets))
        chosen = [_landing_square(stones, column) for column in columns]
        return GRID.drawn(lambda square: "xo."[stones.get(square, 2)], last, chosen)

    def tell(self, scene: Scene, language: str) -> str:
        (stones, mover), words = read_stones(scene.position), prose(language, GAME.key)
        colours = words.own("disc-first"), words.own("disc-second")
        stacks = [_stack(stones, column, colours) for column in "1234567"]
        columns = [f"{column} {words.items(stack)}" for column, stack in enumerate(stacks, 1)]
        over = scene.line or len(stones) == len(SQUARES)
        return words.text(
            words.own("columns", columns=words.clauses(columns)),
            *words.marks(scene, lambda column: _name(column, words), lambda place: _name(place, words)),
            "" if over else words.to_move(mover),
        )


@remembered
def read_stones(position: str) -> tuple[Mapping[str, int], int]:
    """The side on each square that is taken, and the side to move. Raises BadPosition (a ValueError)."""
    board = GAME.read(position)
    return {square: side for square, bit in BITS.items() if (side := board.stone(bit)) >= 0}, board.side


def _stack(stones: Mapping[str, int], column: str, colours: tuple[str, str]) -> list[str]:
    """The discs of a column from the bottom, in words."""
    return [colours[stones[square]] for square in _column_squares(column) if square in stones]


def _name(place: str, words: Prose) -> str:
    """A column or a square in words: people see numbers of columns and no letters."""
    if place in SQUARES:
        return words.own("cell", column="abcdefg".index(place[0]) + 1, row=place[1])
    return words.own("column", column=_column(place) + 1)


def _middle(square: str) -> Point:
    if square not in SQUARES:
        raise ValueError(f"{square!r} is not a square from a1 to g6")
    cell = SQUARES.index(square)
    return SIDE + CELL * (cell % COLUMNS + 0.5), TOP + CELL * (ROWS - cell // COLUMNS - 0.5)


def _column_squares(column: str) -> tuple[str, ...]:
    return SQUARES[_column(column) :: COLUMNS]


def _column(name: str) -> int:
    if len(name) != 1 or name not in "1234567":
        raise ValueError(f"{name!r} is not a column from 1 to 7")
    return int(name) - 1


def _top_disc(stones: Mapping[str, int], column: str) -> str:
    taken = [square for square in _column_squares(column) if square in stones]
    if not taken:
        raise ValueError(f"column {column} is empty: the last move cannot have been there")
    return taken[-1]


def _landing_square(stones: Mapping[str, int], column: str) -> str:
    free = [square for square in _column_squares(column) if square not in stones]
    if not free:
        raise ValueError(f"column {column} is full")
    return free[0]


@cache
def _middles() -> Mapping[str, Point]:
    return {square: _middle(square) for square in SQUARES}


@drawn_once
def _background() -> Image.Image:
    picture, hole = Canvas(ramp(WIDTH, HEIGHT, WALL_TOP, WALL_BOTTOM)), _hole()
    for square in SQUARES:
        picture.put(hole, *_middle(square))
    picture.put(sprite(WIDTH, BOTTOM, _numbers), WIDTH / 2, HEIGHT - BOTTOM / 2)
    return picture.image


def _numbers(pen: Pen) -> None:
    for column in range(COLUMNS):
        pen.text((SIDE + CELL * (column + 0.5), BOTTOM / 2 - 2), str(column + 1), NAMES_SIZE, LETTERS)


@drawn_once
def _hole() -> Image.Image:
    middle = CELL / 2

    def rim(pen: Pen) -> None:
        pen.disc(middle, middle, RADIUS + 4, "#ffffff")
        shade(pen, "#123c86", "#5a97ee")

    def dark(pen: Pen) -> None:
        pen.disc(middle, middle, RADIUS, "#ffffff")
        shade(pen, HOLE_TOP, HOLE_BOTTOM)

    return sprite(CELL, CELL, rim, dark)


@drawn_once
def _disc(side: int) -> Image.Image:
    middle = CELL / 2
    top, bottom, edge, mark = FACES[side]

    def rim(pen: Pen) -> None:
        pen.disc(middle, middle, RADIUS - 1, edge)

    def face(pen: Pen) -> None:
        pen.disc(middle, middle, RADIUS - 4, LIGHT)
        shade(pen, top, bottom)

    def shine(pen: Pen) -> None:
        pen.ring(middle, middle, RADIUS - 6, 3, LIGHT + "66")
        shade(pen, LIGHT, bottom)

    def inner(pen: Pen) -> None:
        if side == 0:
            pen.ring(middle, middle, 23, 6, mark)
        else:
            pen.polygon(_star(middle, 28, 10), mark)

    return sprite(CELL, CELL, rim, face, shine, inner)


def _star(middle: float, reach: float, waist: float) -> list[Point]:
    """A star with four points."""
    corners = [(0, -reach), (waist, -waist), (reach, 0), (waist, waist), (0, reach), (-waist, waist), (-reach, 0)]
    return [(middle + x, middle + y) for x, y in [*corners, (-waist, -waist)]]


@drawn_once
def _halo(width: float, colour: str = LIGHT) -> Image.Image:
    return sprite(CELL, CELL, lambda pen: pen.ring(CELL / 2, CELL / 2, RADIUS + width / 2, width, colour))


@drawn_once
def _landing(colour: str) -> Image.Image:
    """A dashed ring where a disc would come to rest."""
    middle = CELL / 2

    def paint(pen: Pen) -> None:
        box = pen.scale * (middle - 36), pen.scale * (middle - 36), pen.scale * (middle + 36), pen.scale * (middle + 36)
        for start in range(0, 360, 45):
            pen.ink.arc(box, start, start + 28, fill=colour, width=round(9 * pen.scale))

    return sprite(CELL, CELL, paint)


@drawn_once
def _hint() -> Image.Image:
    """A disc with an arrow that falls into place."""
    middle = CELL / 2

    def paint(pen: Pen) -> None:
        pen.disc(middle, middle, RADIUS - 1, LIGHT)
        pen.disc(middle, middle, RADIUS - 6, HINT)
        pen.line([(middle, middle - 20), (middle, middle + 4)], 11, LIGHT)
        pen.polygon([(middle - 21, middle + 1), (middle + 21, middle + 1), (middle, middle + 24)], LIGHT)

    return sprite(CELL, CELL, paint)


@drawn_once
def _pointer(colour: str) -> Image.Image:
    """A triangle above a column."""

    def paint(pen: Pen) -> None:
        pen.polygon([(8, 6), (44, 6), (26, 32)], LIGHT)
        if colour != LIGHT:
            pen.polygon([(13, 9), (39, 9), (26, 27)], colour)

    return sprite(52, 38, paint)


def _mark_line(picture: Canvas, line: tuple[str, ...]) -> None:
    for square in line:
        picture.put(_halo(9), *_middle(square))
    (x, y), (to_x, to_y) = _middle(line[0]), _middle(line[-1])
    picture.put(bar(round(to_x - x), round(to_y - y), 12), (x + to_x) / 2, (y + to_y) / 2)


RENDERER = ConnectFourRenderer()
