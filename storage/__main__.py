"""python -m storage backup SOURCE TARGET | check FILE | restore BACKUP DATABASE: care of a database.

The first two are safe while the bot runs; the last is refused then.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from storage.backup import backup
from storage.check import problems_of
from storage.errors import Fault
from storage.restore import restore


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; returns the exit status: 0 done and sound, 1 not."""
    parser = argparse.ArgumentParser(prog="python -m storage", description="Care of the bot's database.")
    commands = parser.add_subparsers(dest="command", required=True)
    copy = commands.add_parser("backup", help="copy a database while the bot runs, and check the copy")
    copy.add_argument("source", type=Path, help="the database")
    copy.add_argument("target", type=Path, help="the copy; must not exist yet")
    back = commands.add_parser("restore", help="put a backup in the place of the database; the bot must be stopped")
    back.add_argument("backup", type=Path, help="the backup, which stays as it is")
    back.add_argument("database", type=Path, help="the database; what is there is kept beside it")
    look = commands.add_parser("check", help="look for damage and for contradictions in a database")
    look.add_argument("file", type=Path, help="the database or a backup")
    chosen = parser.parse_args(arguments)
    try:
        return _run(chosen)
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1


def _run(chosen: argparse.Namespace) -> int:
    if chosen.command == "backup":
        return _backup(chosen.source, chosen.target)
    return _restore(chosen.backup, chosen.database) if chosen.command == "restore" else _check(chosen.file)


def _restore(source: Path, database: Path) -> int:
    kept = restore(source, database.resolve())
    print(f"{database}: restored from {source}." + (f" What was there before is in {kept.name}." if kept else ""))
    return 0


def _backup(source: Path, target: Path) -> int:
    backup(source, target)
    print(f"{target}: a sound copy of {source}, {target.stat().st_size / 1e6:.1f} MB.")
    return 0


def _check(file: Path) -> int:
    problems = problems_of(file)
    for problem in problems:
        print(f"{file}: {problem}", file=sys.stderr)
    if not problems:
        print(f"{file} is sound.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
