"""What is in a database, at a glance."""

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from storage.check import open_to_read
from storage.errors import DatabaseEmpty, translated
from storage.lock import sole_use, was_used
from storage.migrate import shipped, version_of
from storage.prepare import require_sound
from storage.upgrading import steps_of


@dataclass(frozen=True, slots=True)
class Summary:
    """A database: its schema, 0 where there is no file yet, and how many matches it holds, challenges included."""

    path: Path
    schema: int
    matches: int


def summary_of(path: Path) -> Summary:
    """Of a database that is there; safe while the bot runs. Raises a `Fault`."""
    with translated(path), closing(open_to_read(path)) as connection:
        matches = connection.execute("SELECT count(*) FROM matches").fetchone()[0]
        return Summary(path, version_of(connection, path), int(matches))


def examined(path: Path) -> tuple[Summary, int]:
    """The summary, and how many steps an upgrade would have; what `Database.open` would do, without writing anything.

    Raises the `Fault` that it would raise; nothing is locked for longer than a moment.
    """
    path, used = path.resolve(), was_used(path.resolve())
    if used:
        with sole_use(path):
            pass
    if not path.exists() or (path.is_file() and not path.stat().st_size):
        if used and path.exists():
            raise DatabaseEmpty(path)
        return Summary(path, 0, 0), len(shipped())
    steps = len(steps_of(path))
    require_sound(path)
    with translated(path), path.open("r+b"):
        pass
    return summary_of(path), steps
