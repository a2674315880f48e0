"""Cards: pictures of words and numbers, in the room that there is."""

from io import BytesIO

from PIL import Image

from bot.render.canvas import Pen, Point
from bot.render.fonts import GAP, SANS, face

FINE = 2  # a card is drawn this many times too large
NIGHT, PANEL, TRACK, TEXT, MUTED = "#1d222d", "#2a3140", "#3b4456", "#f4f6fa", "#aab4c5"
SHARES = ("#3fa7f5", "#c3cad6", "#f08a24")  # wins, draws, losses: told apart by order, brightness and number too


class CardPen(Pen):
    """Draws on a card of its own, of so many pixels."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(Image.new("RGB", (width * FINE, height * FINE), NIGHT), FINE)

    def fitted(self, at: Point, text: str, size: int, fill: str, room: float, anchor: str = "lm") -> None:
        """Text, its middle at the point's height, as `fitted` to the room there."""
        text, size = fitted(text, size, room)
        self.text(at, text, size, fill, anchor)

    def card(self) -> Image.Image:
        """The card in full colour."""
        return self.image.reduce(FINE)

    def png(self, colours: int) -> bytes:
        """The card as PNG, in so many colours."""
        stream = BytesIO()
        self.card().quantize(colours, dither=Image.Dither.NONE).save(stream, "PNG")
        return stream.getvalue()


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
