"""The marks that all boards share. Each has its own shape, so that people can tell them apart without colours.
MovingRenderer: how games are marked whose moves take a piece from one cell to others.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin
from typing import ClassVar

from PIL import Image

from bot.render.canvas import BoardCanvas, Layer, Pen, Point, blur, drawn_once, sprite
from bot.render.layers import disc, ring
from bot.render.renderer import Renderer, Scene

LAST = "#1769d2"
EARLIER = "#9cbdea"  # the move before the last: the last move's shape, but thinner and with a dark edge
MOVE = "#0b8457"
HINT = "#7a35c9"
CHECK = "#e3123f"
LIGHT = "#ffffff"
DARK = "#1b2a3c"


@drawn_once
def brackets(size: int, corners: int = 4, *, earlier: bool = False) -> Image.Image:
    """Marks the last move, or with thinner lines the `earlier` one: brackets at the corners of a square. With three
    `corners` the top left one has none.
    """
    edge, strokes = size * 0.07, ((1.1, DARK), (0.6, EARLIER)) if earlier else ((2, LIGHT), (1.25, LAST))
    return sprite(size, size, *(_corners(size, edge, edge * times, fill, corners) for times, fill in strokes))


def _corners(size: int, edge: float, width: float, fill: str, corners: int) -> Layer:
    near, far, arm = edge, size - edge, size * 0.24
    places = [(x, y, in_x, in_y) for x, in_x in ((far, -arm), (near, arm)) for y, in_y in ((far, -arm), (near, arm))]

    def paint(pen: Pen) -> None:
        for x, y, inward_x, inward_y in places[:corners]:
            pen.line([(x + inward_x, y), (x, y), (x, y + inward_y)], width, fill)

    return paint


@drawn_once
def dot(size: int) -> Image.Image:
    """Marks an empty square to which the chosen piece may go."""
    middle, radius = size / 2, size * 0.15

    def shadow(pen: Pen) -> None:
        pen.disc(middle, middle + size * 0.02, radius * 1.2, "#00000066")
        blur(pen, size * 0.02)

    return sprite(size, size, shadow, disc(radius * 1.22, LIGHT), disc(radius, MOVE))


@drawn_once
def target_ring(size: int) -> Image.Image:
    """Marks a piece that may be captured: a ring in four parts."""
    middle, radius, width = size / 2, size * 0.45, size * 0.085

    def paint(pen: Pen) -> None:
        pen.ring(middle, middle, radius, width * 1.5, LIGHT)
        pen.ring(middle, middle, radius, width, MOVE)
        gap = size * 0.1
        for box in ((middle - gap, 0, middle + gap, size), (0, middle - gap, size, middle + gap)):
            pen.box(box, "#00000000")

    return sprite(size, size, paint)


@drawn_once
def chosen_ring(size: int) -> Image.Image:
    """Marks the chosen piece: a whole ring with a glow."""
    middle, radius, width = size / 2, size * 0.43, size * 0.075

    def glow(pen: Pen) -> None:
        pen.disc(middle, middle, radius * 1.08, MOVE)
        blur(pen, size * 0.04)

    whole = sprite(size, size, glow, ring(radius, width * 1.5, LIGHT), ring(radius, width, MOVE))
    hole = sprite(size, size, disc(radius - width * 0.7, LIGHT)).getchannel("A")
    whole.paste((0, 0, 0, 0), (0, 0), hole)
    return whole


@drawn_once
def sunburst(size: int) -> Image.Image:
    """Marks check: rays around the general, drawn under it."""
    middle, rays = size / 2, 16

    def glow(pen: Pen) -> None:
        pen.disc(middle, middle, size * 0.42, CHECK + "cc")
        blur(pen, size * 0.04)

    def paint(pen: Pen) -> None:
        reach = [(size * (0.49 if i % 2 else 0.385), pi * i / rays) for i in range(2 * rays)]
        pen.polygon([(middle + far * cos(angle), middle + far * sin(angle)) for far, angle in reach], CHECK)

    return sprite(size, size, glow, paint)


@drawn_once
def cross(size: int, arm: float, edge: float, width: float, colour: str) -> Image.Image:
    """A cross of two strokes of this `width`, on light ones of width `edge`; `arm` is half the side of its square."""
    near, far = size / 2 - arm, size / 2 + arm

    def strokes(across: float, fill: str) -> Layer:
        def paint(pen: Pen) -> None:
            pen.line([(near, near), (far, far)], across, fill)
            pen.line([(near, far), (far, near)], across, fill)

        return paint

    return sprite(size, size, strokes(edge, LIGHT), strokes(width, colour))


@drawn_once
def arrow(dx: int, dy: int, unit: int, short: float = 0.0) -> Image.Image:
    """Marks a hint: an arrow over (dx, dy) pixels, to be centred between its ends. It begins after `short` pixels."""
    margin = unit * 0.5
    width, height = abs(dx) + 2 * margin, abs(dy) + 2 * margin
    start = (width - dx) / 2, (height - dy) / 2
    length = hypot(dx, dy)

    def paint(pen: Pen, grow: float, fill: str) -> None:
        pen.polygon(_arrow_shape(start, atan2(dy, dx), (short, length), unit, grow), fill)

    return sprite(width, height, lambda p: paint(p, unit * 0.035, LIGHT + "e6"), lambda p: paint(p, 0.0, HINT + "e6"))


def _arrow_shape(start: Point, angle: float, ends: tuple[float, float], unit: float, grow: float) -> list[Point]:
    """The outline of an arrow from `start` along `angle`, with its two `ends` as distances, thickened by `grow`."""
    begin, end = ends
    shaft, head, neck = unit * 0.09 + grow, unit * 0.26 + 1.7 * grow, end - unit * 0.42 - grow
    along = [(begin - grow, shaft), (neck, shaft), (neck, head), (end + 1.8 * grow, 0.0)]
    outline = along + [(x, -y) for x, y in reversed(along[:-1])]
    turn_x, turn_y = cos(angle), sin(angle)
    return [(start[0] + x * turn_x - y * turn_y, start[1] + x * turn_y + y * turn_x) for x, y in outline]


def mark_line(picture: BoardCanvas, line: Sequence[str], width: int, times: float = 1.0) -> None:
    """Marks a winning line, if there is one: a bar over its first and last cell, `times` as long as their distance."""
    if line:
        ends = [picture.middle(cell) for cell in (line[0], line[-1])]
        picture.put_between(lambda x, y: _bar(round(times * x), round(times * y), width), *ends)


@drawn_once
def _bar(dx: int, dy: int, width: int) -> Image.Image:
    """A white stroke over (dx, dy) pixels with a dark edge."""
    across, down = abs(dx) + 3 * width, abs(dy) + 3 * width
    ends = [((across - dx) / 2, (down - dy) / 2), ((across + dx) / 2, (down + dy) / 2)]

    def shadow(pen: Pen) -> None:
        pen.line(ends, width + 4, "#000000a0")

    return sprite(across, down, shadow, lambda pen: pen.line(ends, width, LIGHT), fine=2)


class MovingRenderer(Renderer):
    """Marks the last two moves with brackets, the chosen piece with a ring and a hint with an arrow."""

    corners: ClassVar[int] = 4  # of the brackets
    free: ClassVar[float] = 0.3  # the part of its first cell that the arrow leaves free
    ring: ClassVar[int]  # the width of the ring in units
    captures: ClassVar[bool] = False  # a piece on a target is captured, and marked so

    def mark(self, picture: BoardCanvas, scene: Scene) -> None:
        taken = self.standing(scene.position) if self.captures else {}
        picture.stamp(brackets(self.cell, self.corners, earlier=True), scene.earlier)
        picture.stamp(brackets(self.cell, self.corners), self.lately(scene))
        if jumped := self.jumped():
            picture.stamp(jumped, scene.over)
        for cell in scene.targets:
            picture.stamp(target_ring(self.cell) if cell in taken else dot(self.cell), [cell])
        picture.stamp(chosen_ring(self.ring), filter(None, [scene.chosen]))
        for start, end in pairwise(picture.middle(cell) for cell in self.ends(scene.hint)):
            picture.put_between(lambda x, y: arrow(x, y, self.cell, self.cell * self.free), start, end)

    def lately(self, scene: Scene) -> tuple[str, ...]:
        """The cells of the last move and of a winning line."""
        return (*(scene.stops or self.ends(scene.last)), *scene.line)

    def jumped(self) -> Image.Image | None:
        """The mark for cells whose piece was jumped or turned over; None if the game has no such moves."""
        return None
