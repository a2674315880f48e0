"""Pictures of tiaojiaqi (挑夹棋): a chequered board of twelve by twelve cells, black stones and white ones.

12 . . . . . . . . . . . .
11 . . . . . . . . . . . .      A cell is a column letter and a row number, a1 to l12: these black stones are on d7, e7
10 . . o o o . . . . x . .      and f7, these white ones on g6, h6 and i6. `flip` turns the board by half.
 9 . . . . . . . . . x . .
 8 . . . . . . . . . . . .      Two looks: by day the board is of light wood, by night of dark slate.
 7 . . . x x x . . . . . .
 6 . . . . . . o o o . . .
   a b c d e f g h i j k l
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from PIL import Image

from bot.render.canvas import Canvas, Pen, Point, blur, drawn_once, ramp, shade, sprite
from bot.render.grid import lettered
from bot.render.marks import EARLIER, HINT, LAST, LIGHT, MOVE, arrow, brackets, chosen_ring, dot, earlier_brackets
from bot.render.renderer import Renderer
from bot.render.scene import Scene, remembered
from bot.render.wording import Prose, prose
from engines.grid import cell_name, read_cell
from engines.tiaojiaqi import CELLS, Tiaojiaqi, read_ends
from engines.tiaojiaqi.board import PLIES, SIZE

GAME = Tiaojiaqi()
CELL, LEFT, TOP, BOTTOM = 62, 54, 18, 52
WIDTH, HEIGHT = LEFT + SIZE * CELL + TOP, TOP + SIZE * CELL + BOTTOM
RADIUS, NAMES_SIZE = 25, 33
TURNED = "#d9480f"


@dataclass(frozen=True, slots=True)
class TiaojiaqiLook:
    """The colours of a board: the ground from top to bottom, every second cell, the lines and the letters."""

    top: str
    bottom: str
    cell: str
    line: str
    letters: str


LOOKS = {
    "day": TiaojiaqiLook("#efd9ae", "#e2c48f", "#c99f5f3c", "#8a6534", "#5d3f17"),
    "night": TiaojiaqiLook("#6f8494", "#56697a", "#35465460", "#9db0bf", "#f2f6fa"),
}
# Rim from top to bottom, face from top to bottom.
FACES = (("#8d96a1", "#050608", "#343a42", "#0e1013"), ("#ffffff", "#8d8472", "#ffffff", "#e3dccb"))


class TiaojiaqiRenderer(Renderer):
    """Stones on cells; those that the last move turned over are marked by a ring of their own."""

    game = GAME
    accents = (LAST, EARLIER, MOVE, HINT, TURNED)
    ground = "#e8ce9e"
    most_cells = CELLS
    cell = CELL
    lettering = NAMES_SIZE

    def samples(self) -> tuple[Scene, ...]:
        marks: dict[str, Any] = {
            "last": "d7e8",
            "stops": ("d7", "e8"),
            "over": ("g6",),
            "chosen": "h3",
            "targets": ("h4",),
        }
        return tuple(Scene(GAME.key, GAME.start, look=look, hint="c4d5", **marks) for look in GAME.looks)

    def background(self, scene: Scene) -> Image.Image:
        return _background(scene.look or GAME.looks[0], scene.flip)

    def middles(self, scene: Scene) -> Mapping[str, Point]:
        return _middles(scene.flip)

    def standing(self, position: str) -> Mapping[str, str]:
        return {cell: self.signs[side] for cell, side in read_stones(position).items()}

    def piece(self, letter: str, scene: Scene) -> Image.Image:
        return _stone(self.signs.index(letter))

    def mark(self, picture: Canvas, scene: Scene) -> None:
        _mark(picture, TiaojiaqiView(scene.flip), scene)

    def sketch(self, scene: Scene) -> str:
        board = GAME.read(scene.position)
        last = (*(read_ends(scene.last) if scene.last else ()), *scene.stops)
        chosen = (scene.chosen, *scene.targets, *(read_ends(scene.hint) if scene.hint else ()))
        grid = lettered("abcdefghijkl", SIZE, scene.flip)
        return grid.drawn(lambda name: "xo."[board.owner(read_cell(name, SIZE, SIZE) or 0)], last, chosen)

    def tell(self, scene: Scene, language: str) -> str:
        board, words = GAME.read(scene.position), prose(language, GAME.key)
        names = [[cell_name(cell, SIZE) for cell in range(CELLS) if board.owner(cell) == side] for side in (0, 1)]
        held = (words.own("stones", side=words.side(s), n=len(names[s]), cells=words.items(names[s])) for s in (0, 1))
        due = () if GAME.outcome(board) else (words.own("left", n=PLIES - board.played), words.to_move(board.side))
        return words.text(*held, *_marks(words, scene), *due)


def _marks(words: Prose, scene: Scene) -> list[str]:
    told = words.marks(scene, lambda move: words.step(*read_ends(move)), _checked)
    turned = words.own("turned", cells=words.items(map(_checked, scene.over))) if scene.over else ""
    return [told[0], turned, *told[1:]]


def _checked(name: str) -> str:
    if read_cell(name, SIZE, SIZE) is None:
        raise ValueError(f"{name!r} is not a cell from a1 to l12")
    return name


class TiaojiaqiView:
    """Where the cells lie in the picture."""

    def __init__(self, flip: bool) -> None:
        self.flip = flip

    def at(self, name: str) -> Point:
        """The pixels of a cell's middle. Raises ValueError where there is none of that name."""
        cell = read_cell(_checked(name), SIZE, SIZE) or 0
        column, row = cell % SIZE, SIZE - 1 - cell // SIZE
        if self.flip:
            column, row = SIZE - 1 - column, SIZE - 1 - row
        return LEFT + CELL * (column + 0.5), TOP + CELL * (row + 0.5)


@remembered
def read_stones(position: str) -> Mapping[str, int]:
    """The side whose stone stands on each cell that is taken, from the top left. Raises BadPosition."""
    board = GAME.read(position)
    rows = (range(row * SIZE, row * SIZE + SIZE) for row in reversed(range(SIZE)))
    return {cell_name(cell, SIZE): board.owner(cell) for row in rows for cell in row if board.owner(cell) >= 0}


def _mark(picture: Canvas, view: TiaojiaqiView, scene: Scene) -> None:
    for name in scene.earlier:
        picture.put(earlier_brackets(CELL), *view.at(name))
    for name in (*(read_ends(scene.last) if scene.last else ()), *scene.stops, *scene.line):
        picture.put(brackets(CELL), *view.at(name))
    for name in scene.over:
        picture.put(_turned_ring(), *view.at(name))
    for name in scene.targets:
        picture.put(dot(CELL), *view.at(name))
    if scene.chosen:
        picture.put(chosen_ring(CELL + 6), *view.at(scene.chosen))
    if scene.hint:
        (x, y), (to_x, to_y) = (view.at(name) for name in read_ends(scene.hint))
        picture.put(arrow(round(to_x - x), round(to_y - y), CELL, CELL * 0.3), (x + to_x) / 2, (y + to_y) / 2)


@cache
def _middles(flip: bool) -> Mapping[str, Point]:
    view, names = TiaojiaqiView(flip), (cell_name(cell, SIZE) for cell in range(CELLS))
    return {name: view.at(name) for name in names}


@drawn_once
def _background(look: str, flip: bool) -> Image.Image:
    colours = LOOKS[look]
    picture = Canvas(ramp(WIDTH, HEIGHT, colours.top, colours.bottom))
    picture.put(sprite(WIDTH, HEIGHT, lambda pen: _draw_cells(pen, colours), fine=2), WIDTH / 2, HEIGHT / 2)
    picture.put(sprite(WIDTH, HEIGHT, lambda pen: _draw_names(pen, colours, flip), fine=2), WIDTH / 2, HEIGHT / 2)
    return picture.image


def _draw_cells(pen: Pen, colours: TiaojiaqiLook) -> None:
    right, bottom = LEFT + SIZE * CELL, TOP + SIZE * CELL
    for cell in range(CELLS):
        x, y = LEFT + CELL * (cell % SIZE), TOP + CELL * (cell // SIZE)
        if (cell % SIZE + cell // SIZE) % 2:
            pen.box((x, y, x + CELL, y + CELL), colours.cell)
    for i in range(1, SIZE):
        pen.line([(LEFT + CELL * i, TOP), (LEFT + CELL * i, bottom)], 1.5, colours.line)
        pen.line([(LEFT, TOP + CELL * i), (right, TOP + CELL * i)], 1.5, colours.line)
    pen.frame((LEFT - 3, TOP - 3, right + 3, bottom + 3), 4, colours.line)


def _draw_names(pen: Pen, colours: TiaojiaqiLook, flip: bool) -> None:
    view = TiaojiaqiView(flip)
    for i in range(SIZE):
        letter, number = "abcdefghijkl"[i], str(i + 1)
        pen.text((view.at(f"{letter}1")[0], HEIGHT - BOTTOM / 2 + 2), letter, NAMES_SIZE, colours.letters)
        pen.text((LEFT / 2 - 2, view.at(f"a{number}")[1]), number, NAMES_SIZE, colours.letters)


@drawn_once
def _stone(side: int) -> Image.Image:
    rim_top, rim_bottom, face_top, face_bottom = FACES[side]
    middle = CELL / 2

    def shadow(pen: Pen) -> None:
        pen.disc(middle + 1, middle + 3, RADIUS, "#14100890")
        blur(pen, 2)

    def rim(pen: Pen) -> None:
        pen.disc(middle, middle, RADIUS, LIGHT)
        shade(pen, rim_top, rim_bottom)

    def face(pen: Pen) -> None:
        pen.disc(middle, middle, RADIUS - 2.5, LIGHT)
        shade(pen, face_top, face_bottom)

    return sprite(CELL, CELL, shadow, rim, face)


@drawn_once
def _turned_ring() -> Image.Image:
    """A stone that was turned over: a ring with four gaps and a dot in its middle."""
    middle, gap = CELL / 2, 5

    def paint(pen: Pen) -> None:
        pen.ring(middle, middle, 16, 9, LIGHT)
        pen.ring(middle, middle, 16, 5.5, TURNED)
        pen.disc(middle, middle, 6.5, LIGHT)
        pen.disc(middle, middle, 4.5, TURNED)
        pen.box((middle - gap, 0, middle + gap, middle - 9), "#00000000")
        pen.box((middle - gap, middle + 9, middle + gap, CELL), "#00000000")

    return sprite(CELL, CELL, paint)


RENDERER = TiaojiaqiRenderer()
