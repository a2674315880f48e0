"""python -m storage backup SOURCE TARGET | check FILE: care of a database, safe while the bot runs."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from storage.backup import backup
from storage.check import problems_of
from storage.errors import Fault


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; returns the exit status: 0 done and sound, 1 not."""
    parser = argparse.ArgumentParser(prog="python -m storage", description="Care of the bot's database.")
    commands = parser.add_subparsers(dest="command", required=True)
    copy = commands.add_parser("backup", help="copy a database while the bot runs, and check the copy")
    copy.add_argument("source", type=Path, help="the database")
    copy.add_argument("target", type=Path, help="the copy; must not exist yet")
    look = commands.add_parser("check", help="look for damage and for contradictions in a database")
    look.add_argument("file", type=Path, help="the database or a backup")
    chosen = parser.parse_args(arguments)
    try:
        return _backup(chosen.source, chosen.target) if chosen.command == "backup" else _check(chosen.file)
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1


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
