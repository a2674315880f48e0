"""Text of positions with one kind of stone for each side on a grid, for games that need no more.

Rows from the top, joined by `/`; `x` is a stone of the first side, `o` of the second, a number a run of empty cells
(two digits if longer than nine); then a blank and the side to move. Cells are numbered from the bottom left,
row by row, and named by the column's letter and the row's number: a1, b1 and so on, rows beyond nine too.
"""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import groupby

from engines.game import BadPosition

SIGNS = ("x", "o")
EMPTY = -1
_CELL = re.compile("([a-z])([1-9][0-9]?)")
_PART = re.compile("[xo]|[1-9][0-9]?")


def read_rows(text: str, rows: int, columns: int) -> tuple[list[int], int]:
    """The side on each cell (EMPTY for none) and the side to move, for games in which the sides place stones in turn.

    Raises BadPosition.
    """
    parts = text.split() if len(text) <= (rows + 1) * (columns + 1) else []
    if len(parts) != 2 or parts[1] not in SIGNS:
        raise BadPosition(text, "form", "expected rows joined by '/', a blank, and 'x' or 'o' to move")
    cells = read_cells(text, parts[0], rows, columns)
    side = SIGNS.index(parts[1])
    if cells.count(0) - cells.count(1) != side:
        raise BadPosition(text, "turn", "the numbers of stones do not fit the side to move")
    return cells, side


def read_cells(text: str, placed: str, rows: int, columns: int) -> list[int]:
    """The side on each cell (EMPTY for none), from that part of a position's text. Raises BadPosition."""
    lines = placed.split("/")
    if len(lines) != rows:
        raise BadPosition(text, "rows", f"expected {rows} rows, found {len(lines)}")
    return [cell for line in reversed(lines) for cell in _read_row(text, line, columns)]


def _read_row(text: str, line: str, columns: int) -> tuple[int, ...]:
    cells, end = _cells_of(line)
    if end < len(line):
        raise BadPosition(text, "sign", "unknown sign", line[end])
    if len(cells) != columns:
        raise BadPosition(text, "row", f"a row has {len(cells)} cells, not {columns}:", line)
    return cells


@lru_cache(4096)  # a move changes one row
def _cells_of(line: str) -> tuple[tuple[int, ...], int]:
    """The cells of a row up to the first unknown sign, and the index of that sign."""
    cells: list[int] = []
    at = 0
    while found := _PART.match(line, at):
        cells += [SIGNS.index(found[0])] if found[0] in SIGNS else [EMPTY] * int(found[0])
        at = found.end()
    return tuple(cells), at


def write_rows(cells: list[int], columns: int, side: int) -> str:
    """The text of a position that `read_rows` reads."""
    return f"{write_cells(cells, columns)} {SIGNS[side]}"


def write_cells(cells: list[int], columns: int) -> str:
    """The part of a position's text that `read_cells` reads."""
    signs = tuple(["" if cell == EMPTY else SIGNS[cell] for cell in cells])
    rows = [write_row(signs[at : at + columns]) for at in range(0, len(cells), columns)]
    return "/".join(reversed(rows))


@lru_cache(4096)
def write_row(signs: tuple[str, ...]) -> str:
    """A row's text from the signs of its cells: an empty cell has an empty sign, a run of them becomes a number."""
    runs = ((sign, len(list(run))) for sign, run in groupby(signs))
    return "".join(sign * length if sign else str(length) for sign, length in runs)


def cell_name(cell: int, columns: int) -> str:
    """The name of a cell, on boards of at most 26 columns."""
    return f"{chr(ord('a') + cell % columns)}{cell // columns + 1}"


def read_cell(name: str, rows: int, columns: int) -> int | None:
    """The cell with this name, in small or capital letters; None if there is none."""
    found = _CELL.fullmatch(name.lower())
    if not found:
        return None
    column, row = ord(found[1]) - ord("a"), int(found[2]) - 1
    return row * columns + column if column < columns and row < rows else None


def rows_of(owners: Mapping[int, int], steps: Iterable[int], least: int) -> list[list[int]]:
    """All rows of at least as many stones of one side, each from one end to the other.

    `owners` has the side on every cell, EMPTY for none; `steps` lead from a cell to the next of a row.
    """
    found = []
    for cell, owner in owners.items():
        for step in steps:
            if owner != EMPTY and owners.get(cell - step) != owner:
                row = [cell]
                while owners.get(row[-1] + step) == owner:
                    row.append(row[-1] + step)
                found += [row] if len(row) >= least else []
    return found


def mask(cells: list[int], side: int) -> int:
    """The cells that hold a stone of `side`, one bit each."""
    return sum(1 << cell for cell, owner in enumerate(cells) if owner == side)
