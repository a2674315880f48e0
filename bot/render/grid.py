"""Boards drawn with letters, for a font in which all are equally wide: only signs of ASCII, which are so everywhere."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from itertools import pairwise

EMPTY = "."


@dataclass(frozen=True, slots=True)
class Grid:
    """The names of a board's cells as they lie, row by row from the top, and what stands at its edges.

    A name is empty where there is no cell to play on. All rows are equally long; `left` and `bottom` name rows and
    columns, `top` the columns once more where they have other names there.
    """

    rows: tuple[tuple[str, ...], ...]
    left: tuple[str, ...]
    bottom: tuple[str, ...]
    top: tuple[str, ...] = ()

    def drawn(self, sign: Callable[[str], str], last: Collection[str] = (), chosen: Collection[str] = ()) -> str:
        """The board with a `sign` on each cell, brackets around the cells of the `last` move and around those that are
        `chosen` or can be.
        """
        wide = max(len(sign(name)) for row in self.rows for name in row)
        edge = max(map(len, self.left))

        def mark(name: str) -> str:
            return "()" if name and name in chosen else "[]" if name and name in last else "  "

        def line(label: str, row: tuple[str, ...]) -> str:
            marks = ["  ", *map(mark, row), "  "]
            gaps = [_gap(before[1], after[0]) for before, after in pairwise(marks)]
            cells = (gap + sign(name).ljust(wide) for gap, name in zip(gaps, row, strict=False))
            return f"{label:>{edge}} {''.join(cells)}{gaps[-1]}".rstrip()

        def names(labels: tuple[str, ...]) -> list[str]:
            cells = "".join(" " + label.ljust(wide) for label in labels)
            return [f"{'':>{edge}} {cells}".rstrip()] if labels else []

        lines = [line(label, row) for label, row in zip(self.left, self.rows, strict=True)]
        return "\n".join([*names(self.top), *lines, *names(self.bottom)])


def _gap(before: str, after: str) -> str:
    """What stands between two cells: a bracket of either, or one line where both have one."""
    return "|" if before.strip() and after.strip() else before.strip() or after.strip() or " "


def lettered(letters: str, rows: int, flip: bool = False) -> Grid:
    """A grid whose cells are a column's letter and a row's number; a1 is at the bottom left, or the top right."""
    numbers = [str(number) for number in range(rows, 0, -1)]
    if flip:
        letters, numbers = letters[::-1], numbers[::-1]
    cells = tuple(tuple(letter + number for letter in letters) for number in numbers)
    return Grid(cells, tuple(numbers), tuple(letters))
