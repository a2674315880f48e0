"""The statistics card: a picture of a player's wins, draws and losses.

The caller gives every word in the reader's language. Names may hold any character: `fonts.showable` replaces those that
the shipped font lacks, `describe` keeps them.
"""

from dataclasses import dataclass, replace
from functools import lru_cache

from PIL import Image

from bot.render.canvas import Canvas, palette_of
from bot.render.fonts import showable, showable_name
from bot.render.lettering import MUTED, PANEL, SHARES, TEXT, TRACK, CardPen, fitted, text_width
from bot.render.renderer import MAX_ALT

WIDTH, MARGIN = 800, 28
INNER = WIDTH - 2 * MARGIN
ON_SHARES = ("#071b2c", "#1d222d", "#2b1500")


@dataclass(frozen=True, slots=True)
class Results:
    """One row: how often a player won, drew and lost."""

    label: str  # what these matches have in common, such as a level
    wins: int
    draws: int
    losses: int

    @property
    def counts(self) -> tuple[int, int, int]:
        """Wins, draws, losses."""
        return self.wins, self.draws, self.losses


@dataclass(frozen=True, slots=True)
class GameStats:
    """The results in one game: in all, and by level."""

    total: Results
    levels: tuple[Results, ...] = ()


@dataclass(frozen=True, slots=True)
class StatsCard:
    """What the card shows."""

    name: str
    subtitle: str
    legend: tuple[str, str, str]  # the words for wins, draws and losses
    games: tuple[GameStats, ...]
    facts: tuple[tuple[str, str], ...] = ()  # a label and a value each, such as streaks
    has_head: bool = True  # the name, the subtitle and the legend; False for a part that is shown below another one


def draw(card: StatsCard) -> bytes:
    """The card as a PNG picture."""
    return Canvas(paint(card)).png(_palette())


def parts(card: StatsCard) -> tuple[StatsCard, ...]:
    """The card in several, if it would be so tall that a client shrinks it too far to read. The first has the head."""
    found: list[StatsCard] = []
    part = replace(card, games=(), facts=())
    for game in card.games:
        longer = replace(part, games=(*part.games, game))
        if part.games and _height(longer) > TALLEST:
            found.append(part)
            part = replace(longer, games=(game,), has_head=False)
        else:
            part = longer
    last = replace(part, facts=card.facts)
    if _height(last) <= TALLEST or not card.facts:
        return *found, last
    return *found, part, replace(last, games=(), has_head=False)


def describe(card: StatsCard) -> str:
    """The card in words, at most MAX_ALT characters, for a picture's alt text."""
    rows = [f"{card.name} ({card.subtitle})" if card.subtitle else card.name] if card.has_head else []
    for game in card.games:
        rows += [_row(card, tally) for tally in (game.total, *game.levels)]
    rows += [f"{label}: {value}" for label, value in card.facts]
    text = ". ".join(rows)
    return text if len(text) <= MAX_ALT else text[: MAX_ALT - 1] + "…"


def _row(card: StatsCard, tally: Results) -> str:
    counts = (f"{word} {count}" for word, count in zip(card.legend, tally.counts, strict=True))
    return f"{tally.label}: {', '.join(counts)}"


def paint(card: StatsCard) -> Image.Image:
    """The card before its colours are reduced."""
    pen = CardPen(WIDTH, _height(card))
    if card.has_head:
        _draw_head(pen, card)
    top = _head_height(card)
    for game in card.games:
        _draw_game(pen, game, top)
        top += _game_height(game) + SPACE
    _draw_facts(pen, card.facts, top)
    return pen.card()


TALLEST = 600  # pixels of a card that is one of several
HEAD, SPACE = 128, 16  # heights in pixels: the head, the space between panels,
SMALL = 28  # size of the smallest letters: read on a phone
TITLE, LEVEL, PAD = 92, 42, 14  # a game's title with its bar, a row of a level, the space inside a panel,
FACT, FACTS_PER_ROW = 96, 2  # a row of facts
FACT_SIZE, FACT_ROOM = 30, (INNER - SPACE * (FACTS_PER_ROW - 1)) / FACTS_PER_ROW - 40  # of a fact's text
COUNT = 72  # width of a column of numbers
LABEL = 240  # width of a level's name


def _height(card: StatsCard) -> int:
    rows = -(-len(card.facts) // FACTS_PER_ROW)
    panels = sum(_game_height(game) + SPACE for game in card.games) + rows * (FACT + SPACE)
    return _head_height(card) + panels + MARGIN - SPACE


def _head_height(card: StatsCard) -> int:
    return HEAD if card.has_head else MARGIN


def _game_height(game: GameStats) -> int:
    return TITLE + PAD + len(game.levels) * LEVEL + (PAD - 6 if game.levels else 0)


def _draw_head(pen: CardPen, card: StatsCard) -> None:
    pen.fitted((MARGIN, 50), showable_name(card.name), 44, TEXT, INNER)
    wide = _draw_legend(pen, card.legend) if card.games else 0
    pen.fitted((MARGIN, 97), showable(card.subtitle), SMALL, MUTED, INNER - wide - 24)


def _draw_legend(pen: CardPen, legend: tuple[str, str, str]) -> float:
    """Draws the legend at the right edge. Returns its width."""
    x = right = float(WIDTH - MARGIN)
    for word, colour in reversed(list(zip(legend, SHARES, strict=True))):
        text, size = fitted(showable(word), SMALL, 160)
        x -= text_width(text, size)
        pen.text((x, 97), text, size, MUTED, anchor="lm")
        x -= 26
        pen.box((x, 88, x + 18, 106), colour, 5)
        x -= 20
    return right - x


def _draw_game(pen: CardPen, game: GameStats, top: float) -> None:
    left, right = MARGIN + 22, WIDTH - MARGIN - 22
    pen.box((MARGIN, top, WIDTH - MARGIN, top + _game_height(game)), PANEL, 16)
    score = _percent(game.total)
    pen.fitted((left, top + 32), showable(game.total.label), 30, TEXT, right - left - 150)
    pen.text((right, top + 32), score, 30, TEXT, anchor="rm")
    _draw_bar(pen, game.total, (left, top + 56, right, top + 88), numbers=True)
    for row, tally in enumerate(game.levels):
        _draw_level(pen, tally, top + TITLE + PAD + LEVEL * row + LEVEL / 2 - 3)


def _draw_level(pen: CardPen, tally: Results, y: float) -> None:
    left, right = MARGIN + 22, WIDTH - MARGIN - 22
    pen.fitted((left, y), showable(tally.label), SMALL, MUTED, LABEL)
    for column, (count, colour) in enumerate(zip(reversed(tally.counts), reversed(SHARES), strict=True)):
        pen.fitted((right - column * COUNT, y), _short(count), SMALL, colour if count else MUTED, COUNT - 8, "rm")
    _draw_bar(pen, tally, (left + LABEL + 20, y - 7, right - 3 * COUNT - 14, y + 7), numbers=False)


def _draw_bar(pen: CardPen, tally: Results, box: tuple[float, float, float, float], numbers: bool) -> None:
    """Draws a bar split in proportion to the counts; each part that is not empty is wide enough to be seen."""
    left, top, right, bottom = box
    radius = min((bottom - top) / 2, 8)
    shares = [(i, count) for i, count in enumerate(tally.counts) if count]
    if not shares:
        pen.box((left, top, right, bottom), TRACK, radius)
    widths = _share_widths([count for _, count in shares], right - left - 4 * max(0, len(shares) - 1), 20)
    for (i, count), width in zip(shares, widths, strict=True):
        pen.box((left, top, left + width, bottom), SHARES[i], radius)
        if numbers and text_width(str(count), SMALL) < width - 8:
            pen.text((left + width / 2, (top + bottom) / 2), str(count), SMALL, ON_SHARES[i])
        left += width + 4


def _share_widths(counts: list[int], room: float, least: float) -> list[float]:
    spare = room - least * len(counts)
    return [least + spare * count / sum(counts) for count in counts]


def _short(count: int) -> str:
    return str(count) if count < 10**5 else f"{count // 1000}k"


def _percent(tally: Results) -> str:
    """The percentage of points won, of which a draw is half a one, rounded down; empty if there were no matches."""
    games = sum(tally.counts)
    return f"{50 * (2 * tally.wins + tally.draws) // games}%" if games else ""


def _draw_facts(pen: CardPen, facts: tuple[tuple[str, str], ...], top: float) -> None:
    wide = FACT_ROOM + 40
    for i, (label, value) in enumerate(facts):
        x, y = MARGIN + (i % FACTS_PER_ROW) * (wide + SPACE), top + (i // FACTS_PER_ROW) * (FACT + SPACE)
        pen.box((x, y, x + wide, y + FACT), PANEL, 16)
        pen.fitted((x + 20, y + 32), showable(value), FACT_SIZE, TEXT, FACT_ROOM)
        pen.fitted((x + 20, y + 69), showable(label), SMALL, MUTED, FACT_ROOM)


@lru_cache
def _palette() -> Image.Image:
    rows = (Results("Abc 1", 3, 2, 1), Results("Abc 2", 0, 0, 0))
    card = StatsCard("Abc", "Abc", ("A", "B", "C"), (GameStats(rows[0], rows),), (("Abc", "123"),))
    return palette_of([paint(card)], (*SHARES, TEXT, MUTED, *ON_SHARES), PANEL)
