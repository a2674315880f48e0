"""Pictures of gomoku and renju: black stones with a soft shine and white ones on wood, the points between the lines.

15 . . . . . . . . . . . . . . .      A point is a column's letter and a row's number: the black stone is on h8.
 ...
 8 . . . . . . . x . . . . . . .      In renju, while Black is to move, a cross marks each point that is forbidden.
 ...                                  Two looks: wood by day, and a dark board by night.
 1 . . . . . . . . . . . . . . .
   a b c d e f g h i j k l m n o
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any

from PIL import Image

from bot.render.canvas import Canvas, Pen, Point, blur, drawn_once, ramp, shade, sprite
from bot.render.grid import lettered
from bot.render.marks import DARK, EARLIER, HINT, LAST, LIGHT, MOVE, bar, brackets, dot
from bot.render.renderer import Renderer
from bot.render.scene import Scene, remembered
from bot.render.wording import prose
from engines.gomoku import Gomoku
from engines.gomoku.points import LETTERS, NAMED, NAMES, WIDTH

CELL, LEFT, TOP = 62, 82, 36
SIZE = LEFT + (WIDTH - 1) * CELL + TOP
RADIUS, NAMES_SIZE = 28, 40
STARS = ("d4", "d12", "h8", "l4", "l12")
FORBIDDEN = "#e3123f"
GRID = lettered(LETTERS, WIDTH)


@dataclass(frozen=True, slots=True)
class GomokuLook:
    """The colours of a board: its top and bottom, its lines and letters, its grain, and the edge of the stones."""

    top: str
    bottom: str
    lines: str
    grain: str
    edges: tuple[str, str]


LOOKS = {
    "day": GomokuLook("#efcf94", "#dfb572", "#5b3a1a", "#9c6a2f22", ("#000000", "#8d8676")),
    "night": GomokuLook("#2c3a4f", "#212c3e", "#8fa3c2", "#9fb4d412", ("#8fa3c2", "#10161f")),
}
FACES = (("#5a5d66", "#0c0d10"), ("#ffffff", "#d9d3c4"))  # top and bottom of a black and of a white stone


class GomokuRenderer(Renderer):
    """The board has no sides, so `flip` changes nothing."""

    accents = (LAST, MOVE, HINT, FORBIDDEN)
    ground = LOOKS["day"].bottom
    longest_position = 240
    most_cells = WIDTH * WIDTH
    cell = CELL
    lettering = NAMES_SIZE

    def __init__(self, game: Gomoku) -> None:
        self.game = game  # type: ignore[misc]  # the one renderer serves two games

    def samples(self) -> tuple[Scene, ...]:
        rows = "15/15/15/15/15/5xo8/5xxxo6/5o1x7/4oxo8/15/15/15/15/15/15"
        marks: dict[str, Any] = {"targets": ("e8", "i8"), "line": ("f9", "h9"), "areas": ("a1", "d4")}
        scene = Scene(self.game.key, f"{rows} o", last="g10", hint="f10", chosen="h9", **marks)
        return tuple(replace(scene, look=look) for look in LOOKS)

    def background(self, scene: Scene) -> Image.Image:
        return _background(self._look(scene))

    def middles(self, scene: Scene) -> Mapping[str, Point]:
        return _middles()

    def standing(self, position: str) -> Mapping[str, str]:
        return {name: self.signs[side] for name, side in read_stones(self.game, position)[0].items()}

    def piece(self, letter: str, scene: Scene) -> Image.Image:
        return _stone(self.signs.index(letter), self._look(scene))

    def barred(self, position: str) -> tuple[str, ...]:
        return _forbidden(self.game, position)

    def mark_below(self, picture: Canvas, scene: Scene) -> None:
        for first, last in zip(scene.areas[::2], scene.areas[1::2], strict=True):
            (left, bottom), (right, top) = _middle(first), _middle(last)
            area = _area(round(right - left) + CELL, round(bottom - top) + CELL)
            picture.put(area, (left + right) / 2, (top + bottom) / 2)

    def mark(self, picture: Canvas, scene: Scene) -> None:
        for name in () if scene.line else self.barred(scene.position):
            picture.put(_cross(), *_middle(name))
        _mark(picture, scene)

    def _look(self, scene: Scene) -> str:
        return scene.look or self.game.looks[0]

    def sketch(self, scene: Scene) -> str:
        taken, _ = read_stones(self.game, scene.position)
        barred = () if scene.line else self.barred(scene.position)

        def sign(name: str) -> str:
            return "*" if name in barred else "xo."[taken.get(name, -1)]

        last, chosen = (scene.last, *scene.line), (scene.chosen, scene.hint, *scene.targets)
        return GRID.drawn(sign, last, chosen)

    def tell(self, scene: Scene, language: str) -> str:
        (taken, mover), words = read_stones(self.game, scene.position), prose(language, self.game.key)
        stones = [[name for name, owner in taken.items() if owner == side] for side in (0, 1)]
        over = scene.line or len(taken) == WIDTH * WIDTH
        forbidden = () if over else self.barred(scene.position)
        return words.text(
            *(words.labelled(words.side(side), " ".join(stones[side]) or words.items(())) for side in (0, 1)),
            *words.marks(scene, _checked, _checked),
            words.labelled(words.own("forbidden"), " ".join(forbidden)) if forbidden else "",
            "" if over else words.to_move(mover),
        )


@remembered
def read_stones(game: Gomoku, position: str) -> tuple[Mapping[str, int], int]:
    """The side on each point that is taken, and the side to move. Raises BadPosition (a ValueError)."""
    board = game.read(position)
    owners = ((name, board.stone(point)) for point, name in NAMES.items())
    return {name: owner for name, owner in owners if owner >= 0}, board.side


@remembered
def _forbidden(game: Gomoku, position: str) -> tuple[str, ...]:
    """The points that the rules forbid to the side to move. Raises BadPosition."""
    board = game.read(position)
    return tuple(NAMES[point] for point in board.forbidden()) if board.side == 0 else ()


def _checked(name: str) -> str:
    if name not in NAMED:
        raise ValueError(f"{name!r} is not a point from a1 to o15")
    return name


def _middle(name: str) -> Point:
    column, row = LETTERS.index(_checked(name)[0]), int(name[1:]) - 1
    return LEFT + CELL * column, TOP + CELL * (WIDTH - 1 - row)


def _mark(picture: Canvas, scene: Scene) -> None:
    for name in scene.earlier:
        picture.put(_dot_on_stone(9, DARK, 6, EARLIER), *_middle(name))
    if scene.last:
        picture.put(brackets(CELL), *_middle(scene.last))
        picture.put(_dot_on_stone(13, LIGHT, 9, LAST), *_middle(scene.last))
    for name in scene.targets:
        picture.put(dot(CELL), *_middle(name))
    if scene.chosen:
        picture.put(_ring(MOVE), *_middle(scene.chosen))
    if scene.hint:
        picture.put(_ring(HINT), *_middle(scene.hint))
    if scene.line:
        (x, y), (to_x, to_y) = _middle(scene.line[0]), _middle(scene.line[-1])
        picture.put(bar(round(to_x - x), round(to_y - y), 8), (x + to_x) / 2, (y + to_y) / 2)


@cache
def _middles() -> Mapping[str, Point]:
    return {name: _middle(name) for name in NAMED}


@drawn_once
def _background(look: str) -> Image.Image:
    colours = LOOKS[look]
    picture = Canvas(ramp(SIZE, SIZE, colours.top, colours.bottom))
    picture.put(sprite(SIZE, SIZE, lambda pen: _draw_board(pen, colours), fine=2), SIZE / 2, SIZE / 2)
    return picture.image


def _draw_board(pen: Pen, look: GomokuLook) -> None:
    chance = Random(9)
    for _ in range(22):
        x, lean = chance.uniform(0, SIZE), chance.uniform(-14, 14)
        pen.line([(x, -5), (x + lean, SIZE / 2), (x + lean / 2, SIZE + 5)], chance.uniform(0.8, 3), look.grain)
    far = TOP + (WIDTH - 1) * CELL
    for i in range(WIDTH):
        edge = 3 if i in (0, WIDTH - 1) else 1.6
        pen.line([(LEFT, TOP + i * CELL), (LEFT + far - TOP, TOP + i * CELL)], edge, look.lines)
        pen.line([(LEFT + i * CELL, TOP), (LEFT + i * CELL, far)], edge, look.lines)
        pen.text((LEFT + i * CELL, SIZE - 26), LETTERS[i], NAMES_SIZE, look.lines)
        pen.text((26, far - i * CELL), str(i + 1), NAMES_SIZE, look.lines)
    for name in STARS:
        pen.disc(*_middle(name), 6, look.lines)


@drawn_once
def _stone(side: int, look: str) -> Image.Image:
    middle = CELL / 2

    def shadow(pen: Pen) -> None:
        pen.disc(middle + 1, middle + 3, RADIUS - 1, "#00000080")
        blur(pen, 2)

    def edge(pen: Pen) -> None:
        pen.disc(middle, middle, RADIUS, LOOKS[look].edges[side])

    def face(pen: Pen) -> None:
        pen.disc(middle, middle, RADIUS - 1.5, LIGHT)
        shade(pen, *FACES[side])

    return sprite(CELL, CELL, shadow, edge, face)


@drawn_once
def _dot_on_stone(width: float, edge: str, core: float, colour: str) -> Image.Image:
    """The last stone, or the one before: a dot in its middle. Brackets hide behind a stone as large as its cell."""
    middle = CELL / 2

    def paint(pen: Pen) -> None:
        pen.disc(middle, middle, width, edge)
        pen.disc(middle, middle, core, colour)

    return sprite(CELL, CELL, paint)


@drawn_once
def _area(width: int, height: int) -> Image.Image:
    """The edge of a part of the board that can be chosen."""
    return sprite(width, height, lambda pen: _edge(pen, 3, width - 3, height - 3), fine=2)


def _edge(pen: Pen, near: float, right: float, bottom: float) -> None:
    pen.box((near, near, right, bottom), MOVE, 14)
    pen.box((near + 5, near + 5, right - 5, bottom - 5), "#00000000", 10)


@drawn_once
def _cross() -> Image.Image:
    """A point where Black may not play."""
    near, far = CELL / 2 - 12, CELL / 2 + 12

    def paint(pen: Pen, width: float, fill: str) -> None:
        pen.line([(near, near), (far, far)], width, fill)
        pen.line([(near, far), (far, near)], width, fill)

    return sprite(CELL, CELL, lambda pen: paint(pen, 9, LIGHT), lambda pen: paint(pen, 5, FORBIDDEN))


@drawn_once
def _ring(colour: str) -> Image.Image:
    """A point that is offered or chosen: a ring with a dot."""
    middle = CELL / 2

    def paint(pen: Pen) -> None:
        pen.ring(middle, middle, 21, 10, LIGHT)
        pen.ring(middle, middle, 21, 6, colour)
        pen.disc(middle, middle, 8, LIGHT)
        pen.disc(middle, middle, 6, colour)

    return sprite(CELL, CELL, paint)


RENDERER = GomokuRenderer(Gomoku())
