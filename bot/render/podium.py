"""A picture of a tournament's best on a podium."""

from dataclasses import dataclass

from bot.render.fonts import showable, showable_name
from bot.render.lettering import MUTED, PANEL, TEXT, CardPen

WIDTH, HEIGHT, MARGIN = 800, 440, 28
FLOOR, TALLEST, LOWER = HEIGHT - MARGIN, 170, 48  # the floor's y; the first step's height; what each next one is lower
WIDEST, GAP = 236, 12  # the width of a step at most, and the gap beside it
MEDALS = ("#e8b93a", "#bcc5d0", "#c88a54")  # gold, silver, bronze
ON_MEDAL = "#1d222d"
COLOURS = 96
MOST = 5  # people; some may share a place


@dataclass(frozen=True, slots=True)
class PodiumPicture:
    """What the picture shows. Names may hold any character."""

    title: str
    subtitle: str
    people: tuple[tuple[int, str, str], ...]  # one to MOST, the best first: place (1 to 3), name, score


def describe(podium: PodiumPicture) -> str:
    """The podium in words, for a picture's alt text."""
    return f"{podium.title}. " + "; ".join(f"{place}. {name} {made}" for place, name, made in podium.people)


def draw(podium: PodiumPicture) -> bytes:
    """The picture as PNG: the best in the middle, the next ones to their left and right."""
    pen = CardPen(WIDTH, HEIGHT)
    for text, size, y, colour in ((podium.title, 38, 44, TEXT), (podium.subtitle, 24, 86, MUTED)):
        pen.fitted((WIDTH / 2, y), showable(text), size, colour, WIDTH - 2 * MARGIN, "mm")
    width = min(WIDEST, (WIDTH - 2 * MARGIN + GAP) / len(podium.people) - GAP)
    left = (WIDTH - len(podium.people) * (width + GAP) + GAP) / 2
    for place, name, made in _seated(podium.people):
        _draw_step(pen, left, width, place, (showable_name(name), made))
        left += width + GAP
    return pen.png(COLOURS)


def _seated(people: tuple[tuple[int, str, str], ...]) -> tuple[tuple[int, str, str], ...]:
    """The people from left to right: the best in the middle, the others alternately to the left and right."""
    return (*people[1::2][::-1], *people[::2])


def _draw_step(pen: CardPen, left: float, width: float, place: int, texts: tuple[str, str]) -> None:
    top, middle = FLOOR - TALLEST + LOWER * (place - 1), left + width / 2
    pen.box((left, top, left + width, FLOOR), PANEL, 14)
    pen.box((left, top, left + width, top + 8), MEDALS[place - 1], 4)
    pen.disc(middle, top - 84, 28, MEDALS[place - 1])
    pen.text((middle, top - 84), str(place), 32, ON_MEDAL)
    for text, size, y, colour in ((texts[0], 28, top - 32, TEXT), (texts[1], 26, (top + FLOOR) / 2 + 4, MUTED)):
        pen.fitted((middle, y), text, size, colour, width - 8, "mm")
