"""Writes a person's rows as JSON, piece by piece: one object with a list of rows for each table."""

import json
from collections.abc import Callable, Sequence
from typing import Any

AS_TEXT = 1 << 53  # integers from here on are written as text: many JSON readers cannot represent them; ids are larger


class JsonRows:
    """A writer of JSON. Call `add` for each piece, those of a table one after another, then `end`.

    `write` is called with the text as it is made.
    """

    def __init__(self, write: Callable[[str], object]) -> None:
        self._write = write
        self._table, self._comma = "", ""

    def add(self, table: str, rows: Sequence[dict[str, Any]]) -> None:
        """Writes rows of a table."""
        if table != self._table:
            self._write(("\n]," if self._table else "{") + f"\n{json.dumps(table)}: [")
            self._table, self._comma = table, ""
        for row in rows:
            values = {key: _plain(value) for key, value in row.items()}
            self._write(f"{self._comma}\n{json.dumps(values, ensure_ascii=False)}")
            self._comma = ","

    def end(self) -> None:
        """Writes the end of the JSON text."""
        self._write("\n]\n}\n")


def _plain(value: object) -> object:
    return str(value) if isinstance(value, int) and abs(value) >= AS_TEXT else value
