"""Pictures of tiaojiaqi (挑夹棋): a chequered board of twelve by twelve cells, black stones and white ones.

12 . . . . . . . . . . . .
11 . . . . . . . . . . . .      A cell is a column letter and a row number, a1 to l12: these black stones are on d7, e7
10 . . o o o . . . . x . .      and f7, these white ones on g6, h6 and i6. `flip` rotates the board by 180 degrees.
 9 . . . . . . . . . x . .
 8 . . . . . . . . . . . .      Two looks: by day the board is of light wood, by night of dark slate.
 7 . . . x x x . . . . . .
 6 . . . . . . o o o . . .
   a b c d e f g h i j k l
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from PIL import Image

from bot.render.canvas import Canvas, Pen, drawn_once, ramp, sprite
from bot.render.grid import Grid, lettered
from bot.render.layers import edge_names, shaded_disc, shadow
from bot.render.marks import EARLIER, HINT, LAST, LIGHT, MOVE, MovingRenderer
from bot.render.renderer import Scene
from bot.render.words import BoardWords, prose
from engines.grid import cell_name
from engines.tiaojiaqi import CELLS, Tiaojiaqi, read_ends
from engines.tiaojiaqi.board import PLIES, SIZE

GAME = Tiaojiaqi()
CELL, LEFT, TOP, BOTTOM = 62, 54, 18, 52
WIDTH, HEIGHT = LEFT + SIZE * CELL + TOP, TOP + SIZE * CELL + BOTTOM
RADIUS, NAMES_SIZE = 25, 33
TURNED = "#d9480f"
GRID = lettered("abcdefghijkl", range(1, SIZE + 1))


@dataclass(frozen=True, slots=True)
class TiaojiaqiLook:
    """The colours of a board."""

    top: str
    bottom: str
    cell: str  # every second cell
    line: str
    letters: str


LOOKS = {
    "day": TiaojiaqiLook("#efd9ae", "#e2c48f", "#c99f5f3c", "#8a6534", "#5d3f17"),
    "night": TiaojiaqiLook("#6f8494", "#56697a", "#35465460", "#9db0bf", "#f2f6fa"),
}
# Rim from top to bottom, face from top to bottom.
FACES = (("#8d96a1", "#050608", "#343a42", "#0e1013"), ("#ffffff", "#8d8472", "#ffffff", "#e3dccb"))


class TiaojiaqiRenderer(MovingRenderer):
    """Draws tiaojiaqi. Stones that the last move turned over have a mark of their own."""

    game = GAME
    accents = (LAST, EARLIER, MOVE, HINT, TURNED)
    ground = "#e8ce9e"
    most_cells = CELLS
    cell = CELL
    corner = LEFT + CELL / 2, TOP + CELL / 2
    ring = CELL + 6
    lettering = NAMES_SIZE

    def samples(self) -> tuple[Scene, ...]:
        scene = Scene(GAME.key, GAME.start, last="d7e8", stops=("d7", "e8"), over=("g6",), chosen="h3", targets=("h4",))
        return tuple(replace(scene, look=look, hint="c4d5") for look in GAME.looks)

    def grid(self, flip: bool, notation: str) -> Grid:
        return GRID.turned() if flip else GRID

    def letters(self, board: Any) -> Mapping[str, str]:
        """The stones, in order from the top left."""
        cells = (row * SIZE + column for row in reversed(range(SIZE)) for column in range(SIZE))
        return {cell_name(cell, SIZE): self.signs[board.owner(cell)] for cell in cells if board.owner(cell) >= 0}

    def background(self, scene: Scene) -> Image.Image:
        return self._board(scene.look or GAME.looks[0], scene.flip)

    @drawn_once
    def _board(self, look: str, flip: bool) -> Image.Image:
        colours, at = LOOKS[look], (LEFT / 2 - 2, HEIGHT - BOTTOM / 2 + 2)
        names = edge_names(self.grid(flip, ""), at, self.corner, CELL, NAMES_SIZE, colours.letters)
        picture = Canvas(ramp(WIDTH, HEIGHT, colours.top, colours.bottom))
        for paint in (lambda pen: _draw_cells(pen, colours), names):
            picture.put(sprite(WIDTH, HEIGHT, paint, fine=2), WIDTH / 2, HEIGHT / 2)
        return picture.image

    def piece(self, letter: str, scene: Scene) -> Image.Image:
        return _stone(self.signs.index(letter))

    def ends(self, move: str) -> tuple[str, ...]:
        return read_ends(move) if move else ()

    def lately(self, scene: Scene) -> tuple[str, ...]:
        return (*self.ends(scene.last), *scene.stops, *scene.line)

    def jumped(self) -> Image.Image:
        return _turned_ring()


class TiaojiaqiWords(BoardWords[TiaojiaqiRenderer]):
    """Describes tiaojiaqi."""

    def describe(self, scene: Scene, language: str) -> str:
        board, words, known = GAME.read(scene.position), prose(language, GAME.key), self._renderer.known
        names = [[cell_name(cell, SIZE) for cell in range(CELLS) if board.owner(cell) == side] for side in (0, 1)]
        held = (words.own("stones", side=words.side(s), n=len(names[s]), cells=words.items(names[s])) for s in (0, 1))
        due = () if GAME.outcome(board) else (words.own("left", n=PLIES - board.played), words.to_move(board.side))
        told = words.marks(scene, lambda move: words.step(*read_ends(move)), known)
        turned = words.own("turned", cells=words.items(map(known, scene.over))) if scene.over else ""
        return words.text(*held, told[0], turned, *told[1:], *due)


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


@drawn_once
def _stone(side: int) -> Image.Image:
    rim_top, rim_bottom, face_top, face_bottom = FACES[side]
    rim, face = shaded_disc(RADIUS, rim_top, rim_bottom), shaded_disc(RADIUS - 2.5, face_top, face_bottom)
    return sprite(CELL, CELL, shadow(RADIUS, 3, "#14100890"), rim, face)


@drawn_once
def _turned_ring() -> Image.Image:
    """Marks a stone that was turned over: a ring with two gaps, and a dot in its centre."""
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
WORDS = TiaojiaqiWords(RENDERER)
