"""The western xiangqi pieces: seven silhouettes of our own, as outlines on a square of 100 by 100 units.

A glyph is a list of strokes, drawn over each other. A stroke is `+` (in ink) or `-` (in the colour of the piece's face)
and a path as in SVG: `M` starts at a point, `L` draws a straight line, `C` draws a curve with two control points.
"""

from bot.render.canvas import Pen, Point

STEPS = 12  # straight lines by which a curve is drawn

GLYPHS: dict[str, tuple[str, ...]] = {
    "k": (  # a crown
        "+ M 20 84 L 80 84 L 80 74 L 20 74",
        "+ M 22 69 L 12 34 L 33 50 L 50 20 L 67 50 L 88 34 L 78 69",
        "+ M 5 31 C 5 22 19 22 19 31 C 19 40 5 40 5 31",
        "+ M 43 15 C 43 6 57 6 57 15 C 57 24 43 24 43 15",
        "+ M 81 31 C 81 22 95 22 95 31 C 95 40 81 40 81 31",
        "- M 50 44 L 58 55 L 50 66 L 42 55",
    ),
    "a": (  # a shield: the guard beside the throne
        "+ M 50 10 C 60 18 72 21 84 21 C 86 52 76 76 50 92 C 24 76 14 52 16 21 C 28 21 40 18 50 10",
        "- M 50 20 C 58 26 66 28 75 29 C 76 52 68 70 50 82 C 32 70 24 52 25 29 C 34 28 42 26 50 20",
        "+ M 50 27 L 50 75 C 37 65 31 52 31 35 C 38 34 45 31 50 27",
    ),
    "b": (  # an elephant walking to the left
        "+ M 31 36 C 40 20 74 20 84 38 C 89 48 88 64 88 84 L 72 84 L 71 68 C 64 72 56 72 50 69 L 50 84 L 34 84 L 33 66",
        "+ M 38 22 C 24 16 10 26 10 42 C 10 52 7 64 7 72 C 7 84 23 86 24 75 L 18 73 C 17 78 14 77 14 72"
        " C 15 66 20 62 24 62 C 34 64 44 56 44 42",
        "- M 36 30 C 46 26 54 34 52 46 C 51 54 44 58 39 53 L 42 50 C 46 53 48 48 48 43 C 48 36 43 32 37 34",
        "- M 19 37 C 19 33 25 33 25 37 C 25 41 19 41 19 37",
        "- M 85 43 L 89 42 L 92 62 L 88 62",
    ),
    "n": (  # a horse's head
        "+ M 26 88 L 80 88 L 80 80 L 26 80",
        "+ M 32 76 C 32 62 50 58 51 46 C 44 54 36 54 30 60 C 25 66 18 66 14 60 C 11 56 13 52 17 47"
        " C 24 38 24 28 34 20 L 35 9 L 46 17 C 68 20 78 40 76 76",
        "- M 33 31 C 35 26 42 26 42 31 C 40 34 36 34 33 31",
        "- M 56 26 C 66 34 70 50 69 72 L 65 72 C 66 52 62 38 53 29",
    ),
    "r": (  # a tower
        "+ M 18 88 L 82 88 L 82 78 L 18 78",
        "+ M 28 74 L 72 74 L 68 40 L 32 40",
        "+ M 22 36 L 78 36 L 78 12 L 66 12 L 66 22 L 57 22 L 57 12 L 43 12 L 43 22 L 34 22 L 34 12 L 22 12",
        "- M 46 74 L 46 60 C 46 53 54 53 54 60 L 54 74",
    ),
    "c": (  # a cannon on its wheel
        "+ M 8 58 C 2 50 8 42 16 44 L 78 14 L 84 12 L 93 30 L 88 34 L 32 66 C 22 72 12 68 8 58",
        "- M 71 15 L 75 13 L 85 34 L 81 36",
        "+ M 20 90 L 12 90 L 4 76 L 40 58 L 60 80 L 66 90",
        "- M 19 66 C 19 34 67 34 67 66 C 67 98 19 98 19 66",
        "+ M 22 66 C 22 38 64 38 64 66 C 64 94 22 94 22 66",
        "- M 29 66 C 29 47 57 47 57 66 C 57 85 29 85 29 66",
        "+ M 40 50 L 46 50 L 46 82 L 40 82",
        "+ M 27 63 L 27 69 L 59 69 L 59 63",
        "+ M 36 66 C 36 57 50 57 50 66 C 50 75 36 75 36 66",
    ),
    "p": (  # a pawn
        "+ M 22 88 L 78 88 L 78 78 L 22 78",
        "+ M 32 74 L 68 74 C 64 62 58 56 57 48 L 43 48 C 42 56 36 62 32 74",
        "+ M 34 44 L 66 44 L 66 50 L 34 50",
        "+ M 32 27 C 32 3 68 3 68 27 C 68 51 32 51 32 27",
    ),
}


def draw_glyph(pen: Pen, name: str, middle: Point, size: float, colours: tuple[str, str]) -> None:
    """Draws a glyph `size` units wide around a point, in the colours of its ink and of the piece's face."""
    ink, face = colours
    left, top, unit = middle[0] - size / 2, middle[1] - size / 2, size / 100
    for stroke in GLYPHS[name]:
        points = [(left + x * unit, top + y * unit) for x, y in outline(stroke[2:])]
        pen.polygon(points, ink if stroke[0] == "+" else face)


def outline(path: str) -> list[Point]:
    """The points of a path, with its curves as short straight lines."""
    words = path.split()
    points: list[Point] = []
    while words:
        command, words = words[0], words[1:]
        count = 6 if command == "C" else 2
        numbers, words = [float(word) for word in words[:count]], words[count:]
        bends = list(zip(numbers[::2], numbers[1::2], strict=True))
        points += _curve(points[-1], *bends) if command == "C" else bends
    return points


def _curve(start: Point, leave: Point, arrive: Point, end: Point) -> list[Point]:
    """A cubic Bézier curve, without its first point."""
    points = []
    for step in range(1, STEPS + 1):
        t = step / STEPS
        weights = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        bends = zip(weights, (start, leave, arrive, end), strict=True)
        terms = [(weight * x, weight * y) for weight, (x, y) in bends]
        points.append((sum(x for x, _ in terms), sum(y for _, y in terms)))
    return points
