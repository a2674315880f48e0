"""python -m storage COMMAND: maintenance of a database. `--help` lists the commands.

`backup`, `check`, `export`, `inactive` and `upgrade --dry-run` are safe while the bot runs; others are refused then.
"""

import argparse
import logging
import signal
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from storage.backup import backup, restore
from storage.check import problems_of
from storage.database import SQLITE_INTEGERS
from storage.errors import StorageError
from storage.people import delete, export, inactive
from storage.restore_record import folder_of
from storage.schedule import Backups
from storage.upgrading import steps_of, try_upgrade, upgrade_file

FOLDER = "the folder of the backups; the one that the bot used last"

MOST_ID = SQLITE_INTEGERS - 1  # of a person at Discord
MOST_DAYS = 36_500
INTERRUPTED = 130  # the exit status of a shell's command that Ctrl-C has ended


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command. Returns the exit status: 0 if it was done and the database is sound, INTERRUPTED, or 1."""
    chosen = _parser().parse_args(arguments)
    try:
        return int(chosen.run(chosen))
    except StorageError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED


def _version() -> str:
    try:
        return version("qibot")
    except PackageNotFoundError:  # run from the source files, not installed
        return "(not installed)"


def _parser() -> argparse.ArgumentParser:
    file, person, backups = (argparse.ArgumentParser(add_help=False) for _ in range(3))  # what several commands take
    file.add_argument("file", type=Path, help="the database")
    person.add_argument("person", type=_up_to(MOST_ID), help="the person's id")
    backups.add_argument("--backups", type=Path, help=FOLDER)
    parser = argparse.ArgumentParser(prog="python -m storage", description="Care of the bot's database.")
    parser.add_argument("--version", action="version", version=f"%(prog)s {_version()}")
    add = parser.add_subparsers(dest="command", required=True).add_parser
    copy = add("backup", help="copy a database while the bot runs, and check the copy")
    copy.add_argument("source", type=Path, help="the database")
    copy.add_argument("target", type=Path, help="the copy; must not exist yet")
    copy.set_defaults(run=_backup)
    back = add("restore", help="put a backup in the place of the database; the bot must be stopped")
    back.add_argument("backup", type=Path, help="the backup, which stays as it is")
    back.add_argument("database", type=Path, help="the database; what is there is kept beside it")
    back.set_defaults(run=_restore)
    told = "look for damage and for contradictions in a database or a backup"
    add("check", help=told, parents=[file]).set_defaults(run=_check)
    told = "bring a database to the newest schema, as a start of the bot does"
    raised = add("upgrade", help=told, parents=[file, backups])
    raised.add_argument("--dry-run", action="store_true", help="tell what it would do, tried on a copy beside it")
    raised.add_argument("--no-copy", action="store_true", help="make no copy before")
    raised.set_defaults(run=_upgrade)
    told = "write all that is kept about a person into a file, while the bot runs"
    written = add("export", help=told, parents=[file, person])
    written.add_argument("target", type=Path, help="the JSON file; must not exist yet")
    written.set_defaults(run=_export)
    told = "delete a person's data, as /privacy does; the bot must be stopped"
    add("delete", help=told, parents=[file, person, backups]).set_defaults(run=_delete)
    idle = add("inactive", help="list the people who have done nothing for some days", parents=[file, backups])
    idle.add_argument("days", type=_up_to(MOST_DAYS), help="how many")
    idle.add_argument("--delete", action="store_true", help="delete their data; the bot must be stopped")
    idle.set_defaults(run=_inactive)
    return parser


def _up_to(most: int) -> Callable[[str], int]:
    """A type of argument: a whole number from 1 to `most`. Smaller ones would name former players, or everybody."""

    def read(text: str) -> int:
        if not (text.isdecimal() and 1 <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"must be a whole number from 1 to {most}, not {text[:40]!r}")
        return int(text)

    return read


def _restore(chosen: argparse.Namespace) -> int:
    kept = restore(chosen.backup, chosen.database.resolve())
    told = f" What was there before is in {kept.name}." if kept else ""
    print(f"{chosen.database}: restored from {chosen.backup}.{told}")
    return 0


def _backup(chosen: argparse.Namespace) -> int:
    backup(chosen.source, chosen.target)
    print(f"{chosen.target}: a sound copy of {chosen.source}, {chosen.target.stat().st_size / 1e6:.1f} MB.")
    return 0


def _check(chosen: argparse.Namespace) -> int:
    return _report(chosen.file, problems_of(chosen.file))


def _upgrade(chosen: argparse.Namespace) -> int:
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s", stream=sys.stdout)
    steps = steps_of(chosen.file)
    if not steps:
        print(f"{chosen.file} has the newest schema.")
        return 0
    if chosen.dry_run:
        print(f"An upgrade of {chosen.file} takes {len(steps)} steps. They are tried on a copy.")
        return _report(chosen.file, try_upgrade(chosen.file))
    copies = Backups(chosen.file, _folder(chosen), timedelta(0), 1)
    upgrade_file(chosen.file, None if chosen.no_copy else copies.copy_before_upgrade)
    return 0


def _export(chosen: argparse.Namespace) -> int:
    rows = export(chosen.file, chosen.person, chosen.target)
    print(f"{chosen.target}: {rows} rows about {chosen.person}, {chosen.target.stat().st_size / 1e6:.1f} MB.")
    return 0


def _delete(chosen: argparse.Namespace) -> int:
    return _deleted(chosen, [chosen.person])


def _inactive(chosen: argparse.Namespace) -> int:
    found = inactive(chosen.file, datetime.now(UTC) - timedelta(days=chosen.days))
    for each in found:
        print(f"{each.person} {each.since:%Y-%m-%d} {each.name}")
    return _deleted(chosen, [each.person for each in found]) if chosen.delete else 0


def _deleted(chosen: argparse.Namespace, people: list[int]) -> int:
    refusals = [refusal for refusal in delete(chosen.file, _folder(chosen), people).values() if refusal]
    for refusal in refusals:
        print(refusal, file=sys.stderr)
    print(f"{len(people) - len(refusals)} deleted.")
    return 1 if refusals else 0


def _folder(chosen: argparse.Namespace) -> Path:
    return Path(chosen.backups) if chosen.backups else folder_of(chosen.file)


def _report(file: Path, problems: Sequence[str]) -> int:
    for problem in problems:
        print(f"{file}: {problem}", file=sys.stderr)
    if not problems:
        print(f"{file} is sound.")
    return 1 if problems else 0


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # a reader that ends, such as `head`, ends this, too
    sys.exit(main())
