"""CardPen draws cards: pictures of words and numbers, which it fits into the available room."""

from PIL import Image

from bot.render.canvas import Pen, Point
from bot.render.fonts import GAP, SANS, face
from bot.render.png import encoded

FINE = 2  # a card is drawn this many times larger, then reduced
NIGHT, PANEL, TRACK, TEXT, MUTED = "#1d222d", "#2a3140", "#3b4456", "#f4f6fa", "#aab4c5"
SHARES = ("#3fa7f5", "#c3cad6", "#f08a24")  # wins, draws, losses: told apart by order, brightness and number too


class CardPen(Pen):
    """Draws on a new card of this size in pixels."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(Image.new("RGB", (width * FINE, height * FINE), NIGHT), FINE)

    def fitted(self, at: Point, text: str, size: int, fill: str, room: float, anchor: str = "lm") -> None:
        """Writes text, vertically centred on the point, `fitted` to the room in pixels."""
        text, size = fitted(text, size, room)
        self.text(at, text, size, fill, anchor)

    def card(self) -> Image.Image:
        """The card before its colours are reduced."""
        return self.image.reduce(FINE)

    def png(self, colours: int) -> bytes:
        """The card as PNG, in at most `colours` colours."""
        return encoded(self.card().quantize(colours, dither=Image.Dither.NONE))


def fitted(text: str, size: int, room: float) -> tuple[str, int]:
    """The text and size that fit into the room: first the size is reduced, by a third at most, then the text is cut."""
    for smaller in range(size, size * 2 // 3, -1):
        if text_width(text, smaller) <= room:
            return text, smaller
    while text and text_width(text + GAP, smaller) > room:
        text = text[:-1]
    return text.rstrip() + GAP, smaller


def text_width(text: str, size: int) -> float:
    """The width of a text in pixels, in the shipped font."""
    return face(SANS, size * FINE).getlength(text) / FINE
