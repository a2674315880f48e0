"""Words and numbers on cards, in the room that there is."""

from PIL import Image

from bot.render.canvas import Pen, Point
from bot.render.fonts import GAP, SANS, face

FINE = 2  # a card is drawn this many times too large


class CardPen(Pen):
    """Draws on a card."""

    def __init__(self, card: Image.Image) -> None:
        super().__init__(card, FINE)

    def fitted(self, at: Point, text: str, size: int, fill: str, room: float) -> None:
        """Text from a point on, its middle at the point's height, as `fitted` to the room there."""
        text, size = fitted(text, size, room)
        self.text(at, text, size, fill, anchor="lm")


def fitted(text: str, size: int, room: float) -> tuple[str, int]:
    """A text and its size: smaller where there is little room, by a third at most, and cut where that does not help."""
    for smaller in range(size, size * 2 // 3, -1):
        if text_width(text, smaller) <= room:
            return text, smaller
    while text and text_width(text + GAP, smaller) > room:
        text = text[:-1]
    return text.rstrip() + GAP, smaller


def text_width(text: str, size: int) -> float:
    """How wide a text is in the shipped font."""
    return face(SANS, size * FINE).getlength(text) / FINE
