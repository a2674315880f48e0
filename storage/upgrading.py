"""Upgrades a database without the bot, lists the steps of an upgrade, and tries one on a copy."""

import sqlite3
import tempfile
from contextlib import closing, suppress
from pathlib import Path

from storage.backup import copy_checked
from storage.check import open_to_read, problems_of
from storage.errors import DatabaseFault, translated
from storage.lock import sole_use
from storage.migrate import require_known, shipped, version_of, what_for
from storage.prepare import BeforeUpgrade, no_copy, place_of, prepare


def steps_of(path: Path) -> list[str]:
    """The steps of an upgrade, one line each; empty if the schema is the newest. Raises a `DatabaseFault`."""
    with translated(path), closing(open_to_read(path)) as connection:
        version = version_of(connection, path)
    require_known(path, version, shipped())
    return [f"schema {at + 1}: {what_for(shipped()[at])}" for at in range(version, len(shipped()))]


def upgrade_file(path: Path, before_upgrade: BeforeUpgrade) -> None:
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
            prepare(copy, True, no_copy)
        except DatabaseFault as fault:
            raise type(fault)(path, fault.detail) from fault  # the reader does not know of the copy
        return problems_of(copy)
