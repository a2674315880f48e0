"""A person's rows as JSON: one object, with a list of rows for each table, written piece by piece."""

import json
from collections.abc import Callable, Sequence
from typing import Any

AS_TEXT = 1 << 53  # from here on many readers of JSON cannot hold a whole number; ids are larger


class JsonRows:
    """`write` takes the text as it comes: `add` for each piece, those of a table one after another, then `end`."""

    def __init__(self, write: Callable[[str], object]) -> None:
        self._write = write
        self._table, self._comma = "", ""

    def add(self, table: str, rows: Sequence[dict[str, Any]]) -> None:
        """Rows of a table."""
        if table != self._table:
            self._write(("\n]," if self._table else "{") + f"\n{json.dumps(table)}: [")
            self._table, self._comma = table, ""
        for row in rows:
            values = {key: _plain(value) for key, value in row.items()}
            self._write(f"{self._comma}\n{json.dumps(values, ensure_ascii=False)}")
            self._comma = ","

    def end(self) -> None:
        """There are no more rows."""
        self._write("\n]\n}\n")


def _plain(value: object) -> object:
    return str(value) if isinstance(value, int) and abs(value) >= AS_TEXT else value
