"""Layers that sprites of many games are made of, around the middle of the sprite."""

from random import Random

from bot.render.canvas import Layer, Pen, blur, shade
from bot.render.marks import LIGHT


def disc(radius: float, fill: str) -> Layer:
    """A disc."""
    return lambda pen: pen.disc(*pen.middle, radius, fill)


def shaded_disc(radius: float, top: str, bottom: str) -> Layer:
    """A disc that goes from one colour to another."""

    def paint(pen: Pen) -> None:
        pen.disc(*pen.middle, radius, LIGHT)
        shade(pen, top, bottom)

    return paint


def ring(radius: float, width: float, fill: str) -> Layer:
    """A circle's edge, the middle of the stroke at `radius`."""
    return lambda pen: pen.ring(*pen.middle, radius, width, fill)


def shadow(radius: float, down: float, fill: str) -> Layer:
    """What a piece throws on the board: a soft disc, to the right and so far down."""

    def paint(pen: Pen) -> None:
        x, y = pen.middle
        pen.disc(x + 1, y + down, radius, fill)
        blur(pen, 2)

    return paint


def grain(colour: str) -> Layer:
    """The grain of wood, always the same."""

    def paint(pen: Pen) -> None:
        chance, (x, y) = Random(9), pen.middle
        for _ in range(22):
            start, lean = chance.uniform(0, 2 * x), chance.uniform(-14, 14)
            points = [(start, -5.0), (start + lean, y), (start + lean / 2, 2 * y + 5)]
            pen.line(points, chance.uniform(0.8, 3), colour)

    return paint
