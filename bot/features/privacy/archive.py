"""A person's data as one ZIP file, made piece by piece: each call may run in a thread."""

import io
import zipfile
from collections.abc import Sequence
from typing import Any

from bot.match.pgn import pgn
from bot.match.positions import replayed
from bot.match.views import view_of
from storage.export import JsonRows
from storage.rows import StoredGame


class Archive:
    """Makes `data.json` with the rows by table, then a PGN file for each match. Its methods are called in this order:
    `add` and `end_data`, `add_games` and `end`.
    """

    def __init__(self) -> None:
        self._stream = io.BytesIO()
        self._archive = zipfile.ZipFile(self._stream, "w", zipfile.ZIP_DEFLATED)
        self._data = self._archive.open("data.json", "w")
        self._rows = JsonRows(lambda text: self._data.write(text.encode()))

    def add(self, table: str, rows: Sequence[dict[str, Any]]) -> None:
        """Adds rows of a table. All rows of a table come one after another."""
        self._rows.add(table, rows)

    def end_data(self) -> None:
        """Ends `data.json`: there are no more rows."""
        self._rows.end()
        self._data.close()

    def add_games(self, games: Sequence[StoredGame]) -> None:
        """Adds a PGN file for each match."""
        for game in games:
            self._archive.writestr(f"{game.match.game}-{game.match.id}.pgn", _pgn(game))

    def end(self) -> bytes:
        """Ends the archive and returns it."""
        self._archive.close()
        return self._stream.getvalue()


def _pgn(game: StoredGame) -> str:
    try:
        position = replayed(game.match.game, game.match.start, game.moves)
        return pgn(view_of(game, position), position)
    except Exception as error:  # a match of a game that this version does not know: its rows are there anyway
        return f"{{ This match cannot be read: {type(error).__name__} }}\n"
