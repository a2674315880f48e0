"""Positions of two kinds of stones on a grid as text, for the games that are no more than that.

Rows from the top, joined by `/`; `x` a stone of the first side, `o` of the second, a digit for a run of empty cells;
then a blank and the side to move. Cells are numbered from the bottom left, row by row.
"""

from engines.game import BadPosition

SIGNS = ("x", "o")
EMPTY = -1


def read_rows(text: str, rows: int, columns: int) -> tuple[list[int], int]:
    """The side on each cell (EMPTY for none) and the side to move. Raises BadPosition."""
    parts = text.split() if len(text) < 200 else []
    if len(parts) != 2 or parts[1] not in SIGNS:
        raise BadPosition(text, "expected rows joined by '/', a blank, and 'x' or 'o' to move")
    lines = parts[0].split("/")
    if len(lines) != rows:
        raise BadPosition(text, f"expected {rows} rows, found {len(lines)}")
    cells = [cell for line in reversed(lines) for cell in _read_row(text, line, columns)]
    side = SIGNS.index(parts[1])
    if cells.count(0) - cells.count(1) != side:
        raise BadPosition(text, "the numbers of stones do not fit the side to move")
    return cells, side


def _read_row(text: str, line: str, columns: int) -> list[int]:
    cells: list[int] = []
    for sign in line:
        if sign in SIGNS:
            cells.append(SIGNS.index(sign))
        elif sign in "123456789":
            cells += [EMPTY] * int(sign)
        else:
            raise BadPosition(text, f"unknown sign {sign!r}")
    if len(cells) != columns:
        raise BadPosition(text, f"the row {line!r} has {len(cells)} cells, not {columns}")
    return cells


def write_rows(cells: list[int], columns: int, side: int) -> str:
    """The text of a position that `read_rows` reads."""
    rows = [_write_row(cells[at : at + columns]) for at in range(0, len(cells), columns)]
    return "/".join(reversed(rows)) + " " + SIGNS[side]


def _write_row(cells: list[int]) -> str:
    text, run = "", 0
    for cell in cells:
        if cell == EMPTY:
            run += 1
            continue
        text += (str(run) if run else "") + SIGNS[cell]
        run = 0
    return text + (str(run) if run else "")


def mask(cells: list[int], side: int) -> int:
    """The cells that hold a stone of `side`, one bit each."""
    return sum(1 << cell for cell, owner in enumerate(cells) if owner == side)
