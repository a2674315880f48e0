"""A summary of a database, and a check whether it could be opened."""

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from storage.check import open_to_read, require_sqlite
from storage.errors import DatabaseEmpty, translated
from storage.files import exists
from storage.lock import sole_use, was_used
from storage.migrate import shipped, version_of
from storage.prepare import require_sound
from storage.upgrading import steps_of


@dataclass(frozen=True, slots=True)
class Summary:
    """A summary of a database."""

    path: Path
    schema: int  # 0: there is no file yet
    matches: int  # including challenges


def summary_of(path: Path) -> Summary:
    """The summary of an existing database; safe while the bot runs. Raises a `DatabaseFault`."""
    with translated(path), closing(open_to_read(path)) as connection:
        matches = connection.execute("SELECT count(*) FROM matches").fetchone()[0]
        return Summary(path, version_of(connection, path), int(matches))


def dry_open(path: Path) -> tuple[Summary, int]:
    """Checks what `Database.open` would check, without writing. Returns the summary and the number of upgrade steps.

    Raises the `DatabaseFault` that `Database.open` would raise. The lock is held only for a moment.
    """
    require_sqlite(path)
    with translated(path):
        path = path.resolve()
    used = was_used(path)
    if used:
        with sole_use(path):
            pass
    if not exists(path) or (path.is_file() and not path.stat().st_size):
        if used and exists(path):
            raise DatabaseEmpty(path)
        return Summary(path, 0, 0), len(shipped())
    steps = len(steps_of(path))
    require_sound(path)
    with translated(path), path.open("r+b"):
        pass
    return summary_of(path), steps
