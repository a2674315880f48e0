"""Checks of a database: that the file is undamaged, and that its rows agree with each other."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Literal

from storage.errors import ForeignDatabase, SqliteTooOld, translated
from storage.files import exists, has_foreign_log, log_of
from storage.lock import is_held_here
from storage.migrate import shipped, version_of

OLDEST_SQLITE = (3, 37, 0)  # with STRICT tables; no statement uses anything newer
LAWS = {
    "match {0} has {1} moves standing and says {2}": """
        SELECT id, (SELECT count(*) FROM moves WHERE match_id = id AND taken_back_at IS NULL) AS standing, ply
          FROM matches WHERE standing <> ply""",
    "match {0} has a gap before ply {1}": """
        SELECT match_id, ply FROM moves AS later
         WHERE taken_back_at IS NULL AND ply > 1
           AND NOT EXISTS (SELECT 1 FROM moves
                            WHERE match_id = later.match_id AND ply = later.ply - 1 AND taken_back_at IS NULL)""",
    "player {0} finished {1} matches of {2} and {3} are counted as a {4}": """
        SELECT player, count(*) AS finished, game,
               (SELECT coalesce(sum(CASE outcome WHEN 'win' THEN wins WHEN 'draw' THEN draws ELSE losses END), 0)
                  FROM tallies WHERE tallies.player = seats.player AND tallies.game = seats.game) AS counted, outcome
          FROM seats WHERE outcome IS NOT NULL AND player > 0  -- who was deleted has no record
         GROUP BY player, game, outcome HAVING finished <> counted""",
    "{1} matches are finished and {0} are counted": """
        SELECT (SELECT ifnull(sum(finished), 0) FROM totals) AS counted,
               (SELECT count(*) FROM matches WHERE status = 'finished') AS finished WHERE counted <> finished""",
    "{0} has a row that refers to a missing one in {2}": "PRAGMA foreign_key_check",
}


def require_sqlite(path: Path) -> None:
    """Raises `SqliteTooOld`. An older SQLite takes every database of the bot for a damaged one."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise SqliteTooOld(path, f"not {sqlite3.sqlite_version}")


def open_to_read(path: Path) -> sqlite3.Connection:
    """A read-only connection to a database of the bot, which may be in use. Raises a `DatabaseFault`.

    What this process has open it must not open by itself: to close that would release SQLite's locks on the file, and
    the next program that closes the database would remove the log. A start has removed a foreign log before. Where
    there is no log and none can be made, as on a read-only disk, nobody writes.
    """
    require_sqlite(path)
    with translated(path):
        place = path.resolve()
        can_have_log = exists(log_of(place)) or os.access(place.parent, os.W_OK, effective_ids=True)
        is_foreign = not is_held_here(place) and has_foreign_log(place)
        mode = "mode=ro" if can_have_log and not is_foreign else "immutable=1"  # such a file is read without its log
        connection = sqlite3.connect(f"{place.as_uri()}?{mode}", uri=True, isolation_level=None)
        try:
            if version_of(connection, path) == 0:
                raise ForeignDatabase(path, "it is empty")
        except BaseException:
            connection.close()
            raise
        return connection


def damage_of(connection: sqlite3.Connection, pragma: Literal["quick_check", "integrity_check"]) -> list[str]:
    """What is damaged in the file's structure, one line each. `quick_check` takes about 2 ms per megabyte."""
    found = [str(row[0]) for row in connection.execute(f"PRAGMA {pragma}")]
    return [] if found == ["ok"] else found


def problems_of(path: Path) -> list[str]:
    """Everything that is wrong with a database, one line each. Slow, and safe while the bot runs.

    If the schema is not this version's, only the file's structure is checked. Raises a `DatabaseFault`.
    """
    with translated(path), closing(open_to_read(path)) as connection:
        damage = damage_of(connection, "integrity_check")
        if damage or version_of(connection, path) != len(shipped()):
            return damage
        return [law.format(*row) for law, query in LAWS.items() for row in connection.execute(query)]
