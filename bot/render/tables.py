"""A table as a picture, such as the standings of a tournament: a title, headings, and rows of cells."""

from dataclasses import dataclass

from bot.render.fonts import showable, showable_name
from bot.render.lettering import MUTED, PANEL, SHARES, TEXT, CardPen, text_width
from bot.render.renderer import MAX_ALT

WIDTH, MARGIN = 800, 28
HEAD, HEADINGS, ROW, GAP = 112, 40, 52, 8
LARGEST, SMALLEST = 30, 16  # sizes of the cells' letters
LEAST_NAME = 200  # pixels of a column of names; as long as it is narrower, letters are made smaller
PAD = 22  # pixels by which a column is wider than its longest text; one less for each size below LARGEST
COLOURS = 64
MOST_ROWS = 8  # of one picture: a client shows a taller one too small to read


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table. Columns of names are aligned left and share the room that the other columns leave."""

    heading: str = ""
    holds_names: bool = False


@dataclass(frozen=True, slots=True)
class TablePicture:
    """What the picture shows. Names may hold any character, other cells only those of the font."""

    title: str
    subtitle: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]  # each with a cell for every column
    best: int = 0  # how many rows, from the top, are highlighted


def describe(table: TablePicture) -> str:
    """The table in words, for a picture's alt text."""
    rows = (", ".join(filter(None, map(_told, table.columns, row))) for row in table.rows)
    return f"{table.title}. {table.subtitle}. {'; '.join(rows)}"[:MAX_ALT]


def _told(column: Column, cell: str) -> str:
    """A cell with its column's heading."""
    return f"{column.heading}: {cell}" if column.heading and cell else cell


def draw(table: TablePicture) -> bytes:
    """The picture as PNG."""
    pen = CardPen(WIDTH, HEAD + HEADINGS + len(table.rows) * (ROW + GAP) + MARGIN - GAP)
    size, widths = _widths(table)

    def draw_line(cells: tuple[str, ...], y: float, size: int, names: str, others: str) -> None:
        """Draws cells around a height, in one colour for `names` and another for the `others`."""
        left = float(MARGIN)
        for column, cell, width in zip(table.columns, cells, widths, strict=True):
            if column.holds_names:
                name = showable_name(cell) if cell else ""
                pen.fitted((left + PAD / 2, y), name, size, names, width - PAD)
            else:
                pen.fitted((left + width / 2, y), cell, size, others, width, "mm")
            left += width

    pen.fitted((MARGIN, 44), showable(table.title), 38, TEXT, WIDTH - 2 * MARGIN)
    pen.fitted((MARGIN, 86), showable(table.subtitle), 24, MUTED, WIDTH - 2 * MARGIN)
    headings = tuple(column.heading for column in table.columns)
    draw_line(headings, HEAD + HEADINGS / 2, min(size, 22), MUTED, MUTED)
    for number, row in enumerate(table.rows):
        top = HEAD + HEADINGS + number * (ROW + GAP)
        pen.box((MARGIN, top, WIDTH - MARGIN, top + ROW), PANEL, 12)
        draw_line(row, top + ROW / 2, size, SHARES[0] if number < table.best else TEXT, TEXT)
    return pen.png(COLOURS)


def _widths(table: TablePicture) -> tuple[int, list[float]]:
    """The largest size of letters at which names have room, and the width of each column then."""
    names = sum(column.holds_names for column in table.columns)
    for size in range(LARGEST, SMALLEST - 1, -1):
        others = [0.0 if column.holds_names else _width(table, at, size) for at, column in enumerate(table.columns)]
        room = (WIDTH - 2 * MARGIN - sum(others)) / names
        if room >= LEAST_NAME:
            break
    return size, [room if column.holds_names else width for column, width in zip(table.columns, others, strict=True)]


def _width(table: TablePicture, at: int, size: int) -> float:
    """The width of a column that holds no names."""
    heading = text_width(table.columns[at].heading, min(size, 22))
    return PAD - (LARGEST - size) + max(heading, *(text_width(row[at], size) for row in table.rows))
