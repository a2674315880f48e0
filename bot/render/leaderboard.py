"""A leaderboard as a picture: place, name, rating and number of matches."""

from dataclasses import dataclass

from bot.render.fonts import showable
from bot.render.lettering import MUTED, PANEL, SHARES, TEXT, CardPen

WIDTH, MARGIN = 800, 28
HEAD, ROW, GAP = 118, 58, 10
BEST = 3  # places that stand out
COLOURS = 64


@dataclass(frozen=True, slots=True)
class LeaderboardPicture:
    """What the picture shows. Names may hold any character."""

    title: str
    subtitle: str
    rows: tuple[tuple[int | None, tuple[str, str, str]], ...]  # the place (None: none yet); name, rating, matches


def draw(board: LeaderboardPicture) -> bytes:
    """The picture as PNG."""
    pen = CardPen(WIDTH, HEAD + len(board.rows) * (ROW + GAP) + MARGIN - GAP)
    pen.fitted((MARGIN, 44), showable(board.title), 38, TEXT, WIDTH - 2 * MARGIN)
    pen.fitted((MARGIN, 88), showable(board.subtitle), 22, MUTED, WIDTH - 2 * MARGIN)
    for line, (place, row) in enumerate(board.rows):
        _draw_row(pen, place, row, HEAD + line * (ROW + GAP))
    return pen.png(COLOURS)


def _draw_row(pen: CardPen, place: int | None, row: tuple[str, str, str], top: float) -> None:
    name, rating, matches = row
    middle = top + ROW / 2
    pen.box((MARGIN, top, WIDTH - MARGIN, top + ROW), PANEL, 14)
    pen.text((MARGIN + 44, middle), str(place or "–"), 28, SHARES[2] if place and place <= BEST else MUTED)
    pen.fitted((MARGIN + 92, middle), showable(name, "?"), 28, TEXT, 400)
    pen.text((WIDTH - MARGIN - 110, middle), rating, 30, SHARES[0], anchor="rm")
    pen.text((WIDTH - MARGIN - 24, middle), matches, 24, MUTED, anchor="rm")
