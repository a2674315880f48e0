"""Boards drawn with letters, for a font in which all are equally wide: only signs of ASCII, which are so everywhere."""

from collections.abc import Collection, Iterable, Mapping
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

    def turned(self) -> "Grid":
        """The board turned by half."""
        rows = tuple(row[::-1] for row in self.rows[::-1])
        return Grid(rows, self.left[::-1], self.bottom[::-1], self.top[::-1])

    def drawn(self, signs: Mapping[str, str], last: Collection[str] = (), chosen: Collection[str] = ()) -> str:
        """The board with the `signs` on its cells (EMPTY where there is none), brackets around the cells of the `last`
        move and around those that are `chosen` or can be.
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
    """What stands between two cells: a bracket of either, or one line where both have one."""
    return "|" if before.strip() and after.strip() else before.strip() or after.strip() or " "


def lettered(letters: str, numbers: Iterable[int]) -> Grid:
    """A grid whose cells are a column's letter and a row's number, the rows named from the bottom."""
    names = tuple(map(str, numbers))[::-1]
    return Grid(tuple(tuple(letter + name for letter in letters) for name in names), names, tuple(letters))
