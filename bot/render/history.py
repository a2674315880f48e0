"""A picture of a person's rating over the last matches: a line, a scale and the last value."""

from dataclasses import dataclass

from bot.render.fonts import showable
from bot.render.lettering import MUTED, PANEL, SHARES, TEXT, TRACK, CardPen

WIDTH, HEIGHT, MARGIN = 800, 300, 28
LEFT, TOP, RIGHT, BOTTOM = 110, 86, WIDTH - 110, HEIGHT - 44  # of the line
SIZE = 28  # of letters
LEAST = 40  # rating points from the bottom to the top of the scale, at least
COLOURS = 64  # of the picture


@dataclass(frozen=True, slots=True)
class RatingHistory:
    """What the picture shows."""

    title: str
    points: tuple[int, ...]  # at least two ratings, the oldest first


def draw(history: RatingHistory) -> bytes:
    """The picture as PNG."""
    pen = CardPen(WIDTH, HEIGHT)
    pen.box((MARGIN / 2, MARGIN / 2, WIDTH - MARGIN / 2, HEIGHT - MARGIN / 2), PANEL, 16)
    pen.text((MARGIN + 8, 44), showable(history.title), SIZE, TEXT, anchor="lm")
    low, high = _edges(history.points)
    for value in (low, (low + high) // 2, high):
        y = _y(value, low, high)
        pen.line(((LEFT, y), (RIGHT, y)), 2, TRACK)
        pen.text((LEFT - 14, y), str(value), SIZE, MUTED, anchor="rm")
    _draw_line(pen, history.points, low, high)
    return pen.png(COLOURS)


def _draw_line(pen: CardPen, points: tuple[int, ...], low: int, high: int) -> None:
    step = (RIGHT - LEFT) / (len(points) - 1)
    at = [(LEFT + step * number, _y(value, low, high)) for number, value in enumerate(points)]
    pen.line(at, 4, SHARES[0])
    pen.disc(*at[-1], 8, TEXT)
    pen.text((RIGHT + 18, at[-1][1]), str(points[-1]), SIZE, TEXT, anchor="lm")


def _edges(points: tuple[int, ...]) -> tuple[int, int]:
    """The lowest and the highest value of the scale, multiples of ten."""
    low, high = min(points) // 10 * 10, -(-max(points) // 10) * 10
    spare = max(0, LEAST - (high - low)) // 20 * 10
    return low - spare, high + spare


def _y(value: int, low: int, high: int) -> float:
    return BOTTOM - (BOTTOM - TOP) * (value - low) / (high - low)
