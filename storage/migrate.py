"""Upgrades a database to the newest schema by numbered .sql files; `PRAGMA user_version` is the schema's number."""

import logging
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from storage.errors import DatabaseCorrupt, ForeignDatabase, NewerDatabase

log = logging.getLogger(__name__)

APPLICATION_ID = 0x51694269  # as the first migration sets it
STILL = 5.0  # seconds between log lines while a step runs
INSTRUCTIONS = 1_000_000  # SQLite's instructions between two looks at the time: some hundredths of a second


@cache
def shipped() -> tuple[str, ...]:
    """The migrations of this version, oldest first; the script at index n upgrades schema n to n + 1.

    Raises OSError if the program's own files cannot be read.
    """
    return tuple(read_scripts(files("storage") / "migrations"))


def read_scripts(folder: Traversable) -> list[str]:
    """The scripts 0001_what.sql, 0002_... of a folder, in order. Raises ValueError for a gap."""
    scripts = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".sql")), key=lambda e: e.name)
    for number, script in enumerate(scripts, start=1):
        if not script.name.startswith(f"{number:04}_"):
            raise ValueError(f"{script.name} stands where migration {number:04} is expected")
    return [script.read_text(encoding="utf-8") for script in scripts]


def upgrade(connection: sqlite3.Connection, path: Path, scripts: Sequence[str]) -> None:
    """Applies the missing migrations in one transaction, over a connection in autocommit mode. Logs each step, and
    every STILL seconds that it still runs.

    Raises `NewerDatabase` or `ForeignDatabase`, or `DatabaseCorrupt` if a row would then refer to a missing one. Then
    nothing is written.
    """
    version, began = version_of(connection, path), time.monotonic()
    require_known(path, version, scripts)
    if version == len(scripts):
        return
    connection.execute("PRAGMA secure_delete = ON")  # as in `storage.database`: ids of people are in what is dropped
    tell = log.info if version else log.debug  # a new database is not worth a line
    size = _pragma(connection, "page_count") * _pragma(connection, "page_size")
    tell("%s is upgraded from schema %d to %d, %.0f MB", path, version, len(scripts), size / 1e6)
    with _reporting(connection, tell, scripts):
        # executescript does not begin a transaction, so the script does.
        steps = "".join(f"SELECT begin_step({at + 1});\n{scripts[at]}\n" for at in range(version, len(scripts)))
        try:
            connection.executescript(f"BEGIN IMMEDIATE;\n{steps}PRAGMA user_version = {len(scripts)};")
            tell("every reference is checked")
            if broken := connection.execute("PRAGMA foreign_key_check").fetchone():
                raise DatabaseCorrupt(path, f"after the upgrade a row of {broken[0]} points to nothing")
            connection.execute("COMMIT")
        finally:
            connection.rollback()
    tell("%s is upgraded, in %.1f seconds", path, time.monotonic() - began)


def require_known(path: Path, version: int, scripts: Sequence[str]) -> None:
    """Raises `NewerDatabase` if the schema `version` is newer than the scripts."""
    if version > len(scripts):
        raise NewerDatabase(path, f"schema {version}, this version knows {len(scripts)}")


def what_for(script: str) -> str:
    """The first sentence of a script's first line, which is a comment: what the script is for."""
    return script.partition("\n")[0].removeprefix("-- ").partition(". ")[0].rstrip(".:")


@contextmanager
def _reporting(connection: sqlite3.Connection, tell: Callable[..., None], scripts: Sequence[str]) -> Iterator[None]:
    """Calls `tell` when a step begins, by the SQL function `begin_step`, and every STILL seconds while it runs."""
    step, told_at = 0, time.monotonic()

    def begin_step(number: int) -> None:
        nonlocal step, told_at
        step, told_at = number, time.monotonic()
        tell("schema %d of %d: %s", step, len(scripts), what_for(scripts[step - 1]))

    def still() -> None:
        nonlocal told_at
        if time.monotonic() - told_at >= STILL:
            told_at = time.monotonic()
            tell("still at schema %d of %d", step, len(scripts))

    connection.create_function("begin_step", 1, begin_step)
    connection.set_progress_handler(still, INSTRUCTIONS)
    try:
        yield
    finally:
        connection.set_progress_handler(None, 0)


def version_of(connection: sqlite3.Connection, path: Path) -> int:
    """The schema of a database of the bot; 0 for an empty file. Raises `ForeignDatabase`."""
    empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    if not empty and _pragma(connection, "application_id") != APPLICATION_ID:
        raise ForeignDatabase(path)
    return _pragma(connection, "user_version")


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    return int(connection.execute(f"PRAGMA {name}").fetchone()[0])
