"""Pictures of gomoku and renju: black and white stones on the crossings of lines.

15 . . . . . . . . . . . . . . .      A point is a column's letter and a row's number: the black stone is on h8.
 ...
 8 . . . . . . . x . . . . . . .      In renju, while Black is to move, a cross marks each point that is forbidden.
 ...                                  Two looks: wood by day, and a dark board by night.
 1 . . . . . . . . . . . . . . .
   a b c d e f g h i j k l m n o
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from PIL import Image

from bot.render.canvas import BoardCanvas, Canvas, Layer, Pen, drawn_once, ramp, sprite
from bot.render.grid import Grid, lettered
from bot.render.layers import disc, edge_names, grain, ring, shaded_disc, shadow
from bot.render.marks import DARK, EARLIER, HINT, LAST, LIGHT, MOVE, brackets, cross, dot, mark_line
from bot.render.renderer import Renderer, Scene
from bot.render.words import BoardWords, prose, where
from engines.gomoku import Gomoku
from engines.gomoku.points import LETTERS, NAMES, WIDTH

CELL, LEFT, TOP = 62, 82, 36
SIZE = LEFT + (WIDTH - 1) * CELL + TOP
RADIUS, NAMES_SIZE = 28, 40
STARS = ("d4", "d12", "h8", "l4", "l12")
FORBIDDEN = "#e3123f"
GRID = lettered(LETTERS, range(1, WIDTH + 1))


@dataclass(frozen=True, slots=True)
class GomokuLook:
    """The colours of a board."""

    top: str
    bottom: str
    lines: str  # and letters
    grain: str
    edges: tuple[str, str]  # of a black and of a white stone


LOOKS = {
    "day": GomokuLook("#efcf94", "#dfb572", "#5b3a1a", "#9c6a2f22", ("#000000", "#8d8676")),
    "night": GomokuLook("#2c3a4f", "#212c3e", "#8fa3c2", "#9fb4d412", ("#8fa3c2", "#10161f")),
}
DEFAULT = Gomoku.looks[0]
FACES = (("#5a5d66", "#0c0d10"), ("#ffffff", "#d9d3c4"))  # top and bottom of a black and of a white stone


class GomokuRenderer(Renderer):
    """Draws gomoku and renju. Both sides see the same board, so `flip` changes nothing."""

    accents = (LAST, MOVE, HINT, FORBIDDEN)
    ground = LOOKS["day"].bottom
    longest_position = WIDTH * WIDTH + (WIDTH - 1) + len(" x")  # no two points that lie side by side are empty
    most_cells = WIDTH * WIDTH
    cell = CELL
    corner = LEFT, TOP
    lettering = NAMES_SIZE

    def __init__(self, game: Gomoku) -> None:
        self.game = game  # type: ignore[misc]  # one class serves two games

    def samples(self) -> tuple[Scene, ...]:
        rows = "15/15/15/15/15/5xo8/5xxxo6/5o1x7/4oxo8/15/15/15/15/15/15"
        marks: dict[str, Any] = {"targets": ("e8", "i8"), "line": ("f9", "h9"), "areas": ("a1", "d4")}
        scene = Scene(self.game.key, f"{rows} o", last="g10", hint="f10", chosen="h9", **marks)
        return tuple(replace(scene, look=look) for look in LOOKS)

    def grid(self, flip: bool, notation: str) -> Grid:
        return GRID

    def letters(self, board: Any) -> Mapping[str, str]:
        owners = ((name, board.stone(point)) for point, name in NAMES.items())
        return {name: self.signs[owner] for name, owner in owners if owner >= 0}

    def background(self, scene: Scene) -> Image.Image:
        return self._board(scene.look or DEFAULT)

    @drawn_once
    def _board(self, look: str) -> Image.Image:
        colours = LOOKS[look]
        picture = Canvas(ramp(SIZE, SIZE, colours.top, colours.bottom))
        picture.put(sprite(SIZE, SIZE, lambda pen: self._draw(pen, colours), fine=2), SIZE / 2, SIZE / 2)
        return picture.image

    def _draw(self, pen: Pen, look: GomokuLook) -> None:
        grain(look.grain)(pen)
        right, bottom = LEFT + (WIDTH - 1) * CELL, TOP + (WIDTH - 1) * CELL
        for i in range(WIDTH):
            edge = 3 if i in (0, WIDTH - 1) else 1.6
            pen.line([(LEFT, TOP + i * CELL), (right, TOP + i * CELL)], edge, look.lines)
            pen.line([(LEFT + i * CELL, TOP), (LEFT + i * CELL, bottom)], edge, look.lines)
        edge_names(GRID, (26, SIZE - 26), self.corner, CELL, NAMES_SIZE, look.lines)(pen)
        for name in STARS:
            pen.disc(*self.middles(False)[name], 6, look.lines)

    def piece(self, letter: str, scene: Scene) -> Image.Image:
        return _stone(self.signs.index(letter), scene.look or DEFAULT)

    def barred(self, position: str) -> tuple[str, ...]:
        return _forbidden(self.game, position)

    def mark_below(self, picture: BoardCanvas, scene: Scene) -> None:
        for first, last in zip(scene.areas[::2], scene.areas[1::2], strict=True):
            (left, bottom), (right, top) = picture.middle(first), picture.middle(last)
            area = _area(round(right - left) + CELL, round(bottom - top) + CELL)
            picture.put(area, (left + right) / 2, (top + bottom) / 2)

    def mark(self, picture: BoardCanvas, scene: Scene) -> None:
        picture.stamp(cross(CELL, 12, 9, 5, FORBIDDEN), () if scene.line else self.barred(scene.position))
        picture.stamp(_dots(9, DARK, 6, EARLIER), scene.earlier)
        picture.stamp(brackets(CELL), self.ends(scene.last))
        picture.stamp(_dots(13, LIGHT, 9, LAST), self.ends(scene.last))
        picture.stamp(dot(CELL), scene.targets)
        picture.stamp(_ring(MOVE), self.ends(scene.chosen))
        picture.stamp(_ring(HINT), self.ends(scene.hint))
        mark_line(picture, scene.line, 8)


class GomokuWords(BoardWords[GomokuRenderer]):
    """Describes gomoku and renju."""

    def labels(self, scene: Scene) -> Mapping[str, str]:
        barred = () if scene.line else self._renderer.barred(scene.position)
        return {**super().labels(scene), **dict.fromkeys(barred, "*")}

    def describe(self, scene: Scene, language: str) -> str:
        board, words = self._renderer, prose(language, self._renderer.game.key)
        stones, mover = board.read(scene.position)
        over = scene.line or len(stones) == WIDTH * WIDTH
        forbidden = () if over else board.barred(scene.position)
        return words.text(
            *words.of_sides(" ".join(where(stones, sign)) or words.items(()) for sign in board.signs),
            *words.marks(scene, board.known, board.known),
            words.labelled(words.own("forbidden"), " ".join(forbidden)) if forbidden else "",
            "" if over else words.to_move(mover),
        )


@lru_cache(maxsize=256)
def _forbidden(game: Gomoku, position: str) -> tuple[str, ...]:
    """The points that the rules forbid to the side to move. Raises BadPosition."""
    board = game.read(position)
    return tuple(NAMES[point] for point in board.forbidden()) if board.side == 0 else ()


@drawn_once
def _stone(side: int, look: str) -> Image.Image:
    face = shaded_disc(RADIUS - 1.5, *FACES[side])
    return sprite(CELL, CELL, shadow(RADIUS - 1, 3, "#00000080"), disc(RADIUS, LOOKS[look].edges[side]), face)


@drawn_once
def _dots(width: float, edge: str, core: float, colour: str) -> Image.Image:
    """Marks the last stone, or the one before, with a dot in its centre: the stone nearly hides the brackets."""
    return sprite(CELL, CELL, disc(width, edge), disc(core, colour))


@drawn_once
def _area(width: int, height: int) -> Image.Image:
    """The edge of an area that can be chosen."""

    def edge(inset: float, thick: float, fill: str) -> Layer:
        def paint(pen: Pen) -> None:
            for near, colour in ((inset, fill), (inset + thick, "#00000000")):
                pen.box((near, near, width - near, height - near), colour, 16 - near)

        return paint

    return sprite(width, height, edge(1, 9, LIGHT), edge(3, 5, MOVE), fine=2)


@drawn_once
def _ring(colour: str) -> Image.Image:
    """Marks a point that is hinted at or chosen: a ring with a dot."""
    return sprite(CELL, CELL, ring(21, 10, LIGHT), ring(21, 6, colour), disc(8, LIGHT), disc(6, colour))


RENDERER = GomokuRenderer(Gomoku())
WORDS = GomokuWords(RENDERER)
