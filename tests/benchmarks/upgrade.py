"""How long an upgrade from the first schema takes, and its log: python -m tests.benchmarks.upgrade

Makes a database of the first schema in a temporary folder, 200,000 matches with 20 moves each (`--matches`), and runs
`python -m storage upgrade` on it: the checked copy, each step, the total time.
"""

from __future__ import annotations

import argparse
import random
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from storage.__main__ import main as care
from storage.migrate import shipped, upgrade
from tests.benchmarks.storage import PEOPLE, add_match

AT = "2026-01-01T00:00:00.000Z"


def build(path: Path, matches: int) -> None:
    """A database of the first schema."""
    rng = random.Random(20)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        upgrade(connection, path, shipped()[:1])
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("BEGIN")
        people = [(number, f"Player {number}", "en-GB", AT) for number in range(1, PEOPLE + 1)]
        connection.executemany("INSERT INTO players VALUES (?, ?, ?, ?)", people)
        for number in range(1, matches + 1):
            add_match(connection, number, rng, is_open=number > matches - 300)
        connection.execute("COMMIT")


def main() -> int:
    """Prints the log of one upgrade; returns its exit status."""
    parser = argparse.ArgumentParser("python -m tests.benchmarks.upgrade", description=__doc__)
    parser.add_argument("--matches", type=int, default=200_000)
    matches = parser.parse_args().matches
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "qibot.sqlite3"
        build(path, matches)
        print(f"{matches} matches, {path.stat().st_size / 1e6:.0f} MB")
        began = time.perf_counter()
        status = care(["upgrade", str(path)])
        print(f"{time.perf_counter() - began:.1f} s in all")
        return status


if __name__ == "__main__":
    sys.exit(main())
