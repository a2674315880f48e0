"""Brings a database to the newest schema: numbered .sql files and `PRAGMA user_version`."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from storage.errors import DatabaseCorrupt, ForeignDatabase, NewerDatabase

APPLICATION_ID = 0x51694269  # as the first migration writes it


@cache
def shipped() -> tuple[str, ...]:
    """The migrations of this version, oldest first; the script at index n leads from version n to n + 1.

    Raises OSError where the program's own files cannot be read.
    """
    return tuple(read_scripts(files("storage") / "migrations"))


def read_scripts(folder: Traversable) -> list[str]:
    """The scripts 0001_what.sql, 0002_... of a folder, without a gap (ValueError otherwise)."""
    scripts = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".sql")), key=lambda e: e.name)
    for number, script in enumerate(scripts, start=1):
        if not script.name.startswith(f"{number:04}_"):
            raise ValueError(f"{script.name} stands where migration {number:04} is expected")
    return [script.read_text(encoding="utf-8") for script in scripts]


def upgrade(connection: sqlite3.Connection, path: Path, scripts: Sequence[str]) -> None:
    """Applies what is missing, each script in one transaction with its record, over a connection in autocommit mode.

    Raises `NewerDatabase` and `ForeignDatabase` before anything is written, and `DatabaseCorrupt`, with nothing written
    by that script, where a row would then refer to one that there is not.
    """
    version = version_of(connection, path)
    if version > len(scripts):
        raise NewerDatabase(path, f"schema {version}, this version knows {len(scripts)}")
    for number, script in enumerate(scripts[version:], start=version + 1):
        try:
            # executescript commits first and then leaves transactions alone, so the script brings its own.
            connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};")
            if broken := connection.execute("PRAGMA foreign_key_check").fetchone():
                raise DatabaseCorrupt(path, f"after migration {number:04} a row of {broken[0]} points to nothing")
            connection.execute("COMMIT")
        finally:
            connection.rollback()


def version_of(connection: sqlite3.Connection, path: Path) -> int:
    """The schema of a database of ours, 0 for an empty file. Raises `ForeignDatabase`."""

    def pragma(name: str) -> int:
        return int(connection.execute(f"PRAGMA {name}").fetchone()[0])

    empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    if not empty and pragma("application_id") != APPLICATION_ID:
        raise ForeignDatabase(path)
    return pragma("user_version")
