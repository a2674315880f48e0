"""Layers for the sprites of many games; each draws around the centre of the sprite."""

from random import Random

from bot.render.canvas import Layer, Pen, Point, blur, shade
from bot.render.grid import Grid


def disc(radius: float, fill: str) -> Layer:
    return lambda pen: pen.disc(*pen.middle, radius, fill)


def shaded_disc(radius: float, top: str, bottom: str) -> Layer:
    """A filled circle, from one colour at the top to another at the bottom."""

    def paint(pen: Pen) -> None:
        pen.disc(*pen.middle, radius, top)
        shade(pen, top, bottom)

    return paint


def ring(radius: float, width: float, fill: str) -> Layer:
    """A circle with a stroke of this width, its centre line at `radius`."""
    return lambda pen: pen.ring(*pen.middle, radius, width, fill)


def shadow(radius: float, down: float, fill: str) -> Layer:
    """The shadow of a round piece: a soft disc, shifted to the right and `down`."""

    def paint(pen: Pen) -> None:
        x, y = pen.middle
        pen.disc(x + 1, y + down, radius, fill)
        blur(pen, 2)

    return paint


def edge_names(grid: Grid, at: Point, first: Point, step: float, size: float, fill: str) -> Layer:
    """A grid's labels in letters of a size: those of rows at the x of the point `at`, those of columns at its y.
    `first` is the centre of the top left cell, `step` the distance to the next one.
    """

    def paint(pen: Pen) -> None:
        (x, y), (left, top) = at, first
        for number, name in enumerate(grid.bottom):
            pen.text((left + step * number, y), name, size, fill)
        for number, name in enumerate(grid.left):
            pen.text((x, top + step * number), name, size, fill)

    return paint


def grain(colour: str) -> Layer:
    """Wood grain, the same at every call."""

    def paint(pen: Pen) -> None:
        chance, (x, y) = Random(9), pen.middle
        for _ in range(22):
            start, lean = chance.uniform(0, 2 * x), chance.uniform(-14, 14)
            points = [(start, -5.0), (start + lean, y), (start + lean / 2, 2 * y + 5)]
            pen.line(points, chance.uniform(0.8, 3), colour)

    return paint
