"""Runs the command that a command line names. Errors are one line and exit code 2."""

import argparse
import os
import re
import signal
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from pkgutil import iter_modules
from typing import NoReturn, Protocol, cast

from engines.about import qibot_version
from engines.cli import commands
from engines.game import GameError

BAD_ARGUMENT = 2
_EPILOG = "Each command has its own help with examples: python -m engines best --help"


class Command(Protocol):
    """What each module of `commands` offers. Its docstring is the help: one line, then examples."""

    __doc__: str | None

    def configure(self, parser: argparse.ArgumentParser) -> None:
        """Adds the command's arguments."""

    def run(self, options: argparse.Namespace) -> int:
        """Runs the command and returns the exit code. May raise GameError, whose text is shown, and OSError."""


class _Parser(argparse.ArgumentParser):
    """argparse with one-line errors."""

    def error(self, message: str) -> NoReturn:
        fail(f"{message} (see {self.prog} --help)")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command named by `arguments` (the program's own if None), and returns the exit code."""
    _prepare_streams()
    names = [module.name for module in iter_modules(commands.__path__)]
    found = {name: cast(Command, import_module(f"{commands.__name__}.{name}")) for name in names}
    parser = _parser(found)
    options, rest = parser.parse_known_args(arguments)
    if getattr(options, "file", None) in ("", "-") and len(rest) == 1 and not re.match("-.", rest[0]):
        options.file = rest.pop()  # behind options, where argparse does not look before Python 3.13
    if rest:
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    try:
        code = found[options.command].run(options)
        sys.stdout.flush()
    except GameError as error:
        fail(str(error))
    except OSError as error:  # of a file that is named, or of the output
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # drops what is not written yet
        fail(f"cannot go on{f' with {str(error.filename)!r}' if error.filename else ''}: {error.strerror or error}")
    return code


def fail(message: str) -> NoReturn:
    """Ends the program with an error that its user can correct."""
    print(f"error: {message}", file=sys.stderr)
    sys.exit(BAD_ARGUMENT)


def _parser(found: dict[str, Command]) -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m engines", description="Board games, and a player of them.", epilog=_EPILOG)
    parser.add_argument("--version", action="version", version=f"Qibot {qibot_version()}")
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, command in found.items():
        summary, _, rest = (command.__doc__ or "").partition("\n")
        command.configure(
            subparsers.add_parser(
                name,
                help=summary,
                description=summary,
                epilog=rest.strip("\n"),
                formatter_class=argparse.RawDescriptionHelpFormatter,
                allow_abbrev=False,
            )
        )
    return parser


def _prepare_streams() -> None:
    """Lets Ctrl-C and a closed pipe end the program at once and without a message, as with other tools.

    Text that cannot be decoded or encoded is replaced, so that it leads to the errors for bad input. A stream that is
    closed is like /dev/null.
    """
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "r+", encoding="utf-8"))  # noqa: SIM115 - open to the end
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
