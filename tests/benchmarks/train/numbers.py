"""The numbers of parameters.py by name and place, to be read and written back with everything around them kept.

A number is known by a slot: the name it is assigned to and its index there, 0 for a single number. In a drawing, a
table in quotes, the numbers are counted from its upper left corner.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

Slot = tuple[str, int]
_NUMBER = re.compile(r"-?\d+")


@dataclass(frozen=True, slots=True)
class Place:
    """The range of a number in the text, and its value."""

    start: int
    end: int
    value: int


def places(text: str) -> dict[Slot, Place]:
    """Every number that the module `text` assigns at its top level."""
    found: dict[Slot, Place] = {}
    for name, start, end in _spans(text):
        for index, match in enumerate(_NUMBER.finditer(text, start, end)):
            found[name, index] = Place(match.start(), match.end(), int(match.group()))
    return found


def rewritten(text: str, values: dict[Slot, int]) -> str:
    """The text with these numbers in place of the old ones."""
    known = places(text)
    for slot in sorted(values, key=lambda slot: known[slot].start, reverse=True):
        place = known[slot]
        text = text[: place.start] + str(values[slot]) + text[place.end :]
    return text


def _spans(text: str) -> Iterator[tuple[str, int, int]]:
    """Each assigned name, with the range of its numbers or its drawing. The text must be ASCII."""
    lines = [0]
    for line in text.splitlines(keepends=True):
        lines.append(lines[-1] + len(line))
    for node in ast.parse(text).body:
        if isinstance(node, ast.Assign):
            for name, value in _named(node.targets[0], node.value):
                if not isinstance(value, ast.Call) and value.end_lineno and value.end_col_offset:
                    end = lines[value.end_lineno - 1] + value.end_col_offset
                    yield name, lines[value.lineno - 1] + value.col_offset, end


def _named(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    if isinstance(target, ast.Name):
        yield target.id, value
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for name, part in zip(target.elts, value.elts, strict=True):
            yield from _named(name, part)
