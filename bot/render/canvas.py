"""Antialiased drawing: shapes are drawn several times larger and then reduced."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, wraps
from math import ceil
from typing import ParamSpec

from PIL import Image, ImageColor, ImageDraw, ImageFilter

from bot.render.fonts import SANS, face
from bot.render.png import encoded

FINE = 4  # a sprite is drawn this many times larger
BLENDS = 4  # palette entries between an accent and what it is blended into
Point = tuple[float, float]
Bounds = tuple[float, float, float, float]  # left, top, right, bottom
P = ParamSpec("P")
_ZOOM: ContextVar[int] = ContextVar("zoom", default=1)


@contextmanager
def zoomed(times: int) -> Iterator[None]:
    """In the block, this module draws `times` pixels for each unit: 2 for high-resolution screens."""
    token = _ZOOM.set(times)
    try:
        yield
    finally:
        _ZOOM.reset(token)


def drawn_once(draw: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Caches a function's pictures by its arguments. Zoomed ones are not cached: they are needed rarely."""
    kept = lru_cache(maxsize=256)(draw)

    @wraps(draw)
    def drawn(*args: P.args, **kwargs: P.kwargs) -> Image.Image:
        return kept(*args, **kwargs) if _ZOOM.get() == 1 else draw(*args, **kwargs)  # type: ignore[arg-type]

    return drawn


class Pen:
    """Draws on an image, in units of `scale` pixels from the top left. Colours are `#rrggbb` or `#rrggbbaa`."""

    def __init__(self, image: Image.Image, scale: float) -> None:
        self.image, self.scale = image, scale
        self.ink = ImageDraw.Draw(image)

    @property
    def middle(self) -> Point:
        return self.image.width / self.scale / 2, self.image.height / self.scale / 2

    def disc(self, x: float, y: float, radius: float, fill: str) -> None:
        self.ink.ellipse(self._box(x - radius, y - radius, x + radius, y + radius), fill=fill)

    def ring(self, x: float, y: float, radius: float, width: float, fill: str) -> None:
        """Draws a circle with a stroke of this width, its centre line at `radius`."""
        outer = radius + width / 2
        box = self._box(x - outer, y - outer, x + outer, y + outer)
        self.ink.ellipse(box, outline=fill, width=round(width * self.scale))

    def box(self, bounds: Bounds, fill: str, radius: float = 0) -> None:
        """Draws a filled rectangle with corners rounded by `radius`."""
        self.ink.rounded_rectangle(self._box(*bounds), radius * self.scale, fill=fill)

    def frame(self, bounds: Bounds, width: float, fill: str) -> None:
        """Draws the edge of a rectangle, inside the bounds."""
        self.ink.rectangle(self._box(*bounds), outline=fill, width=round(width * self.scale))

    def line(self, points: Sequence[Point], width: float, fill: str) -> None:
        """Draws a line through the points, with round ends and corners."""
        at = [(x * self.scale, y * self.scale) for x, y in points]
        self.ink.line(at, fill=fill, width=round(width * self.scale))
        for x, y in points:
            self.disc(x, y, width / 2, fill)

    def polygon(self, points: Iterable[Point], fill: str) -> None:
        self.ink.polygon([(x * self.scale, y * self.scale) for x, y in points], fill=fill)

    def text(self, at: Point, text: str, size: float, fill: str, anchor: str = "mm") -> None:
        """Writes text in the shipped font. `anchor` is Pillow's, but "m" centres vertically on capital letters."""
        letters, (x, y) = face(SANS, round(size * self.scale)), at
        if anchor[1] == "m":
            y += 0.37 * size  # half the height of a capital: digits and capitals stand centred, whatever else follows
            anchor = anchor[0] + "s"
        self.ink.text((x * self.scale, y * self.scale), text, fill=fill, font=letters, anchor=anchor)

    def sign(self, at: Point, sign: str, size: float, fill: str, font: str) -> None:
        """Draws one character, with the centre of its ink at the point."""
        letters = face(font, round(size * self.scale))
        left, top, right, bottom = letters.getbbox(sign)
        corner = (at[0] * self.scale - (left + right) / 2, at[1] * self.scale - (top + bottom) / 2)
        self.ink.text(corner, sign, fill=fill, font=letters)

    def _box(self, left: float, top: float, right: float, bottom: float) -> tuple[float, float, float, float]:
        scale = self.scale
        return left * scale, top * scale, right * scale - 1, bottom * scale - 1


Layer = Callable[[Pen], None]


def sprite(width: float, height: float, *layers: Layer, fine: int = FINE) -> Image.Image:
    """A transparent picture of this size in units; each layer is drawn over the ones before it. It is drawn `fine`
    times larger and then reduced: less for a whole board, to save memory and time.
    """
    zoom = _ZOOM.get()
    fine = max(1, fine // zoom)  # a finer picture shows its steps less
    scale = fine * zoom
    size = ceil(width) * scale, ceil(height) * scale
    whole = Image.new("RGBA", size)
    for paint in layers:
        layer = Image.new("RGBA", size)
        paint(Pen(layer, scale))
        whole.alpha_composite(layer)
    return whole.reduce(fine)


def blur(pen: Pen, radius: float) -> None:
    """Softens what was drawn so far on the pen's layer: the last step of a shadow or a glow."""
    soft = pen.image.convert("RGBa")  # premultiplied: no dark fringe
    for _ in range(2):
        soft = soft.filter(ImageFilter.BoxBlur(radius * pen.scale))
    pen.image.paste(soft.convert("RGBA"))


def shade(pen: Pen, top: str, bottom: str) -> None:
    """Recolours what was drawn so far on the pen's layer, from one colour at the top to another at the bottom."""
    box = pen.image.getbbox()
    if box is None:
        return
    colours = _pixels(box[2] - box[0], box[3] - box[1], top, bottom)
    colours.putalpha(pen.image.crop(box).getchannel("A"))
    pen.image.paste(colours, box)


class Canvas:
    """A copy of a background to put sprites on."""

    def __init__(self, background: Image.Image) -> None:
        self.image = background.copy()

    def put(self, stamp: Image.Image, x: float, y: float) -> None:
        """Puts a sprite on the picture, with its centre at the point in units, rounded to whole pixels."""
        zoom = _ZOOM.get()
        self.image.paste(stamp, (round(zoom * x - stamp.width / 2), round(zoom * y - stamp.height / 2)), stamp)

    def put_between(self, draw: Callable[[int, int], Image.Image], start: Point, end: Point) -> None:
        """Puts a sprite halfway between two points. `draw` makes it, given the distances across and down."""
        (x, y), (to_x, to_y) = start, end
        self.put(draw(round(to_x - x), round(to_y - y)), (x + to_x) / 2, (y + to_y) / 2)

    def png(self, palette: Image.Image) -> bytes:
        """The picture as PNG in the palette's colours."""
        return encoded(self.image.quantize(palette=palette, dither=Image.Dither.NONE))


class BoardCanvas(Canvas):
    """A copy of an empty board, with the centres of its cells in units."""

    def __init__(self, background: Image.Image, middles: Mapping[str, Point]) -> None:
        super().__init__(background)
        self._middles = middles

    def middle(self, cell: str) -> Point:
        """The centre of a cell. Raises ValueError if there is no such cell."""
        if cell not in self._middles:
            raise ValueError(f"{cell!r} is no cell of this board")
        return self._middles[cell]

    def stamp(self, sprite: Image.Image, cells: Iterable[str]) -> None:
        """Puts a sprite on cells, centred. Raises ValueError as `middle` does."""
        for cell in cells:
            self.put(sprite, *self.middle(cell))


def ramp(width: int, height: int, top: str, bottom: str) -> Image.Image:
    """An opaque picture of this size in units, from one colour at the top to another at the bottom."""
    return _pixels(width * _ZOOM.get(), height * _ZOOM.get(), top, bottom)


def _pixels(width: int, height: int, top: str, bottom: str) -> Image.Image:
    size, mask = (width, height), Image.linear_gradient("L").resize((width, height))
    return Image.composite(Image.new("RGB", size, bottom), Image.new("RGB", size, top), mask)


def palette_of(pictures: Sequence[Image.Image], accents: Sequence[str], ground: str) -> Image.Image:
    """A palette of 256 colours for pictures like these. The accents cover too few pixels to be found by counting: they
    are always in it, with their blends to white and to the ground.
    """
    blends = [_blend(accent, end, step) for accent in accents for end in ("#ffffff", ground) for step in range(BLENDS)]
    kept = [part for colour in dict.fromkeys(blends) for part in colour]
    strip = Image.new("RGB", (max(p.width for p in pictures), sum(p.height for p in pictures)))
    top = 0
    for picture in pictures:
        strip.paste(picture, (0, top))
        top += picture.height
    room = 256 - len(kept) // 3
    palette = strip.quantize(room, Image.Quantize.MEDIANCUT)
    palette.putpalette((palette.getpalette() or [])[: 3 * room] + kept)
    return palette


def _blend(colour: str, end: str, step: int) -> tuple[int, ...]:
    pairs = zip(ImageColor.getrgb(colour), ImageColor.getrgb(end), strict=True)
    return tuple(a + (b - a) * step // BLENDS for a, b in pairs)
