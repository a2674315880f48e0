"""Boards drawn with ASCII characters, for fixed-width fonts; other characters are not equally wide everywhere."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise

EMPTY = "."


@dataclass(frozen=True, slots=True)
class Grid:
    """The layout of a board: the names of its cells, and the labels at its edges."""

    rows: tuple[tuple[str, ...], ...]  # from the top, all of one length; an empty name is no cell to play on
    left: tuple[str, ...]  # a label for each row
    bottom: tuple[str, ...]  # a label for each column
    top: tuple[str, ...] = ()  # the same at the top edge, if columns have other labels there

    def turned(self) -> "Grid":
        """The board rotated by 180 degrees."""
        rows = tuple(row[::-1] for row in self.rows[::-1])
        return Grid(rows, self.left[::-1], self.bottom[::-1], self.top[::-1])

    def drawn(self, signs: Mapping[str, str], last: Collection[str] = (), chosen: Collection[str] = ()) -> str:
        """The board as text, with the `signs` on its cells (EMPTY on others), square brackets around the cells in
        `last` and round ones around those in `chosen`.
        """

        def sign(name: str) -> str:
            return signs.get(name, EMPTY) if name else ""

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
    """The character between two cells: the bracket of one of them, or "|" if both have one."""
    return "|" if before.strip() and after.strip() else before.strip() or after.strip() or " "


def lettered(letters: str, numbers: Iterable[int]) -> Grid:
    """A grid whose cells are named by the column's letter and the row's number, counted from the bottom."""
    names = tuple(map(str, numbers))[::-1]
    return Grid(tuple(tuple(letter + name for letter in letters) for name in names), names, tuple(letters))
