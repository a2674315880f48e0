"""The graph of a review: the first side's chance to win, move by move, with the mistakes marked.

The lower, light area is the first side's chance, the upper, dark area the second side's. The marks show the usual signs
?! ? ?? and not only colours, so that everybody can tell them apart.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import count

from PIL import Image

from bot.render.canvas import Canvas, Point, palette_of
from bot.render.fonts import showable
from bot.render.lettering import MUTED, NIGHT, TEXT, CardPen

WIDTH, HEIGHT = 800, 392
LEFT, RIGHT, TOP, BOTTOM = 86, 764, 50, 304
NUMBERS_SIZE, NAMES_SIZE, SIGN_SIZE, RADIUS = 28, 30, 20, 16  # of letters, and of a mark
FIRST, SECOND, GRID = "#d9dee8", "#39414f", "#7a8497"
MARKS = {"?!": "#f2c230", "?": "#f08a24", "??": "#e5484d"}


@dataclass(frozen=True, slots=True)
class Graph:
    """What the graph shows."""

    chances: tuple[float, ...]  # the first side's, from 0 to 1, before each move and after the last: at least two
    marks: tuple[tuple[int, str], ...]  # a ply (1: after the first move) and one of MARKS
    sides: tuple[str, str]  # the game's names for them
    plies_per_move: int = 1  # how many plies count as one move on the axis


def draw(graph: Graph) -> bytes:
    """The graph as a PNG picture."""
    return Canvas(paint(graph)).png(_palette())


def paint(graph: Graph) -> Image.Image:
    """The graph before its colours are reduced."""
    pen = CardPen(WIDTH, HEIGHT)
    pen.box((LEFT, TOP, RIGHT, BOTTOM), SECOND)
    points = [_point(graph, ply) for ply in range(len(graph.chances))]
    pen.polygon([(LEFT, BOTTOM), *points, (RIGHT, BOTTOM)], FIRST)
    _draw_scale(pen, len(graph.chances) - 1, graph.plies_per_move)
    pen.line(points, 2.5, MUTED)
    for ply, sign in sorted(graph.marks, key=lambda mark: list(MARKS).index(mark[1])):  # the gravest cover the others
        _draw_mark(pen, points[ply], sign)
    for side, y in ((1, TOP / 2), (0, HEIGHT - 24)):
        pen.text((LEFT, y), showable(graph.sides[side]), NAMES_SIZE, TEXT, anchor="lm")
    return pen.card()


def _point(graph: Graph, ply: int) -> Point:
    x = LEFT + (RIGHT - LEFT) * ply / (len(graph.chances) - 1)
    return x, BOTTOM - (BOTTOM - TOP) * graph.chances[ply]


def _draw_scale(pen: CardPen, plies: int, plies_per_move: int) -> None:
    for percent in (0, 50, 100):
        y = BOTTOM - (BOTTOM - TOP) * percent / 100
        pen.line([(LEFT, y), (RIGHT, y)], 1, GRID)
        pen.text((LEFT - 22, y), str(percent), NUMBERS_SIZE, MUTED, anchor="rm")
    for number in _ticks(plies // plies_per_move):
        x = LEFT + (RIGHT - LEFT) * number * plies_per_move / plies
        pen.line([(x, BOTTOM), (x, BOTTOM + 6)], 1, GRID)
        pen.text((x, BOTTOM + 24), str(number), NUMBERS_SIZE, MUTED)


def _ticks(moves: int) -> Iterator[int]:
    """The moves that are numbered on the axis: at most ten round numbers."""
    step = next(each * 10**zeros for zeros in count() for each in (1, 2, 5) if moves / (each * 10**zeros) <= 10)
    yield from range(step, moves + 1, step)


def _draw_mark(pen: CardPen, at: Point, sign: str) -> None:
    x, y = at
    middle = min(max(y, TOP + RADIUS), BOTTOM - RADIUS)
    pen.disc(x, middle, RADIUS, NIGHT)
    pen.disc(x, middle, RADIUS - 1.5, MARKS[sign])
    pen.text((x, middle), sign, SIGN_SIZE, NIGHT)


@lru_cache
def _palette() -> Image.Image:
    sample = Graph((0.5, 0.9, 0.1, 0.5), ((1, "?!"), (2, "?"), (3, "??")), ("Abc", "Abc"))
    return palette_of([paint(sample)], (*MARKS.values(), TEXT, MUTED, FIRST), NIGHT)
