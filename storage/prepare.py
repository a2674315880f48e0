"""What is done with the file before anybody uses it: it is made, examined, and brought to the newest schema."""

import logging
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from storage.check import damage_of, open_to_read
from storage.errors import DatabaseCorrupt, DatabaseEmpty, translated
from storage.files import flush, make_private
from storage.migrate import APPLICATION_ID, shipped, upgrade, version_of

log = logging.getLogger(__name__)


def place_of(path: Path) -> Path:
    """The one true path of a database, so that two names of a file share its lock; makes its folder."""
    with translated(path):
        path = path.resolve()
        path.parent.mkdir(parents=True, exist_ok=True)
    return path


BeforeUpgrade = Callable[[int], object]
"""What is done before an upgrade; it is given the schema that there is, and what it raises stops the upgrade."""

Begin = Callable[[sqlite3.Connection], None]
"""What is done, over a connection in autocommit mode, with a database of the newest schema before it is used."""

LARGE = 100_000_000  # bytes: from here on the look through the whole file takes so long that it is told of


def no_copy(schema: int) -> None:
    """Nothing is done before an upgrade."""


def at_once(connection: sqlite3.Connection) -> None:
    """Nothing is done before a database is used."""


def prepare(path: Path, used: bool, before_upgrade: BeforeUpgrade, begin: Begin = at_once) -> None:
    """Upgrades the schema, and finds out now whether the file is ours, sound, and can be written.

    `used`: the file has been opened before.
    """
    scripts = shipped()  # what goes wrong with the program's own files is no fault of the database
    with translated(path):
        if not path.exists():
            _make(path, scripts)
        elif used and path.is_file() and not path.stat().st_size:
            raise DatabaseEmpty(path)
    with translated(path), closing(sqlite3.connect(path, isolation_level=None)) as connection:
        if path.stat().st_size > LARGE:
            log.info("%s is examined, %.0f MB", path, path.stat().st_size / 1e6)
        if damage := damage_of(connection, "quick_check"):
            raise DatabaseCorrupt(path, damage[0])
        version = version_of(connection, path)
        if 0 < version < len(scripts):
            before_upgrade(version)
        upgrade(connection, path, scripts)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")  # as it is; fails where writing would
        begin(connection)


def _make(path: Path, scripts: Sequence[str]) -> None:
    """A new database. It has its name once it is whole, so that an empty file of that name is never one of ours."""
    fresh = path.with_name(path.name + "-new")
    for left in (fresh, fresh.with_name(fresh.name + "-journal")):
        left.unlink(missing_ok=True)  # of a process that was killed
    make_private(fresh)
    with closing(sqlite3.connect(fresh, isolation_level=None)) as connection:
        upgrade(connection, fresh, scripts)
    fresh.rename(path)
    flush(path.parent)


def require_sound(path: Path) -> None:
    """Looks through the whole file. Raises `DatabaseCorrupt`."""
    with translated(path), closing(open_to_read(path)) as connection:
        if damage := damage_of(connection, "quick_check"):
            raise DatabaseCorrupt(path, damage[0])
