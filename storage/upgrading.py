"""A summary of a database, a check whether it could be opened, and its upgrade without the bot, or on a copy."""

import sqlite3
import tempfile
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from storage.backup import copy_checked
from storage.check import open_to_read, problems_of, require_sqlite
from storage.errors import DatabaseEmpty, DatabaseFault, translated
from storage.files import exists
from storage.lock import sole_use, was_used
from storage.migrate import require_known, shipped, version_of, what_for
from storage.prepare import BeforeUpgrade, place_of, prepare, require_sound


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


def steps_of(path: Path) -> list[str]:
    """The steps of an upgrade, one line each; empty if the schema is the newest. Raises a `DatabaseFault`."""
    with translated(path), closing(open_to_read(path)) as connection:
        version = version_of(connection, path)
    require_known(path, version, shipped())
    return [f"schema {at + 1}: {what_for(shipped()[at])}" for at in range(version, len(shipped()))]


def upgrade_file(path: Path, before_upgrade: BeforeUpgrade | None) -> None:
    """Upgrades an existing database to the newest schema. Raises a `DatabaseFault`."""
    with closing(open_to_read(path)):
        path = place_of(path)
    with sole_use(path):
        prepare(path, True, before_upgrade)
        with suppress(sqlite3.Error), closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")  # without a log, as a backup: it may be one


def try_upgrade(path: Path) -> list[str]:
    """Upgrades a copy, made beside the database and removed again. Returns what is wrong with it, one line each.

    Safe while the bot runs. Raises a `DatabaseFault`.
    """
    with translated(path), tempfile.TemporaryDirectory(prefix=f"{path.name}-try-", dir=path.resolve().parent) as folder:
        copy = Path(folder) / path.name
        copy_checked(path, copy)
        try:
            prepare(copy, True, None)
        except DatabaseFault as fault:
            raise type(fault)(path, fault.detail) from fault  # the reader does not know of the copy
        return problems_of(copy)
