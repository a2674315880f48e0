"""Which statements read all of a table that grows, by SQLite's own query plan."""

from __future__ import annotations

import ast
import re
import sqlite3
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from storage.migrate import shipped, upgrade

STORAGE = Path(__file__).parents[1] / "storage"
STATEMENT = re.compile(r"\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b")
SCAN = re.compile(r"SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?")
ALIAS = re.compile(r"(\w+) AS (\w+)")

# They run before the bot does, or beside it over a connection of their own.
OFFLINE = {"check.py", "migrate.py", "upgrading.py"}
BOUNDED = {
    "hash_key": "has one row",
    "presence": "has one row",
    "sqlite_sequence": "has one row for each table with numbers",
    "this_copy": "has one row",
    "totals": "has one row for each game and level",
}
WANTED_WHOLE = {
    "SELECT id, hash, made_on FROM deletions ORDER BY id": "all of them are recorded, and old ones go",
    "SELECT EXISTS (SELECT 1 FROM players WHERE hash IS NOT NULL) OR EXISTS (SELECT 1 FROM deletions)": "one row each",
    "SELECT id FROM deletions": "at a start, to find those that are missing",
    "SELECT id FROM players WHERE id > 0": "at the first start after a restore, to find who is to be deleted again",
    "SELECT id FROM servers WHERE left_at IS NULL": "all of them are asked for, at the start and once an hour",
}


def literals() -> Iterator[tuple[str, str]]:
    """Every complete statement in the source of storage, with its place; those that are put together when they are
    sent are left out.
    """
    for path in sorted(STORAGE.glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        parts = {part for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and node not in parts and path.name not in OFFLINE and is_sql(node.value):
                yield f"{path.name}:{node.lineno}", node.value


def is_sql(text: object) -> bool:
    """Whether a value is a statement that reads or writes rows."""
    return isinstance(text, str) and STATEMENT.match(text) is not None


@cache
def scans(sql: str) -> tuple[str, ...]:
    """The steps of a statement's plan that read all of a table that grows; a partial index is small."""
    if " ".join(sql.split()) in WANTED_WHOLE:
        return ()
    database, aliases = _newest(), {alias: table for table, alias in ALIAS.findall(sql)}
    tables = {row[0] for row in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")} - {*BOUNDED}
    partial = {row[0] for row in database.execute("SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE%) WHERE %'")}
    found = []
    for step in plan(sql):
        if scan := SCAN.match(step):
            table, index = aliases.get(scan[1], scan[1]), scan[2]
            if table in tables and index not in partial:
                found.append(step)
    return tuple(found)


def plan(sql: str) -> list[str]:
    """SQLite's query plan of a statement."""
    values = dict.fromkeys(re.findall(r":([a-z_]+)", sql))
    return [row[3] for row in _newest().execute(f"EXPLAIN QUERY PLAN {sql}", values)]


@cache
def _newest() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    upgrade(connection, Path("memory"), shipped())
    connection.create_function("hash_of", 1, str, deterministic=True)
    return connection
