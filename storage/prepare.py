"""Prepares the file before it is used: creates it if missing, checks it, and upgrades it to the newest schema."""

import logging
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from storage.check import damage_of, open_to_read, require_sqlite
from storage.errors import DatabaseCorrupt, DatabaseEmpty, translated
from storage.files import exists, flush, has_foreign_log, make_private, remove_log
from storage.migrate import APPLICATION_ID, require_known, shipped, upgrade, version_of

log = logging.getLogger(__name__)


def place_of(path: Path) -> Path:
    """The resolved path of a database, so that two names of a file share its lock. Creates its folder."""
    with translated(path):
        path = path.resolve()
        path.parent.mkdir(parents=True, exist_ok=True)
    return path


BeforeUpgrade = Callable[[int], object]
"""A function to call before an upgrade, with the number of the old schema. If it raises, nothing is upgraded."""

Begin = Callable[[sqlite3.Connection], None]
"""A function to call before a database of the newest schema is used, with a connection in autocommit mode."""

LARGE = 100_000_000  # bytes; the check of a larger file takes so long that it is logged


def prepare(path: Path, used: bool, before_upgrade: BeforeUpgrade | None, begin: Begin | None = None) -> None:
    """Creates or upgrades the file, and checks that it is a sound and writable database of the bot.

    `used`: the file has been opened before, so that an empty file is an error. Raises a `DatabaseFault`.
    """
    require_sqlite(path)
    scripts = shipped()  # outside `translated`: a failure to read the program's own files is not one of the database
    with translated(path):
        if not exists(path):
            _make(path, scripts)
        elif used and path.is_file() and not path.stat().st_size:
            raise DatabaseEmpty(path)
        if has_foreign_log(path):
            log.warning("%s was replaced by a copy: the log beside it, which is not its own, is removed", path)
            remove_log(path)
    with translated(path), closing(sqlite3.connect(path, isolation_level=None)) as connection:
        if path.stat().st_size > LARGE:
            log.info("%s is examined, %.0f MB", path, path.stat().st_size / 1e6)
        if damage := damage_of(connection, "quick_check"):
            raise DatabaseCorrupt(path, damage[0])
        version = version_of(connection, path)
        require_known(path, version, scripts)
        if before_upgrade and 0 < version < len(scripts):
            before_upgrade(version)
        connection.execute("PRAGMA journal_mode = WAL")  # a restored backup: see `has_foreign_log`
        upgrade(connection, path, scripts)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")  # unchanged; fails if the file is not writable
        if begin:
            begin(connection)


def _make(path: Path, scripts: Sequence[str]) -> None:
    """Creates a database under another name and renames it when complete: so an empty file was never created here."""
    fresh = path.with_name(path.name + "-new")
    for left in (fresh, fresh.with_name(fresh.name + "-journal")):
        left.unlink(missing_ok=True)  # of a process that was killed
    make_private(fresh)
    with closing(sqlite3.connect(fresh, isolation_level=None)) as connection:
        upgrade(connection, fresh, scripts)
    fresh.rename(path)
    flush(path.parent)


def require_sound(path: Path) -> None:
    """Checks the whole file. Raises `DatabaseCorrupt`, or another `DatabaseFault`."""
    with translated(path), closing(open_to_read(path)) as connection:
        if damage := damage_of(connection, "quick_check"):
            raise DatabaseCorrupt(path, damage[0])
