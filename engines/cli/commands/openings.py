"""Make the opening book of xiangqi from our own analysis

Takes some minutes of one core. Every position that was studied is a line of the journal, written at once: stop it
whenever you like and start it again. The book that comes out is always the same for the same engine.

Example:
  python -m engines openings xiangqi --journal openings.journal
"""

import argparse
from pathlib import Path

from engines.cli.book import EFFORTS, MARGIN, Moves, Studies, grow
from engines.cli.progress import Progress
from engines.game import GameError
from engines.journal import replace
from engines.xiangqi import Xiangqi
from engines.xiangqi.openings import BOOK, write_moves


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=(Xiangqi.key,), metavar="GAME", help=Xiangqi.key)
    parser.add_argument("--journal", type=Path, required=True, metavar="FILE", help="where studies are kept")
    parser.add_argument("--book", type=Path, default=BOOK, metavar="FILE", help="the book to write (the engine's)")


def run(options: argparse.Namespace) -> int:
    try:
        studies = _open(options.journal)
        with Progress() as progress:
            book = grow(studies, listener=progress.show)
        _write(book, options.book)
    except OSError as error:
        raise GameError(f"cannot use {error.filename!r}: {error.strerror}") from None
    print(f"{options.book}: {len(book)} positions, {sum(map(len, book.values()))} moves")
    return 0


def _open(path: Path) -> Studies:
    try:
        return Studies(path)
    except ValueError:
        raise GameError(f"{str(path)!r} is not a journal of this command") from None


def _write(book: dict[str, Moves], path: Path) -> None:
    lines = [*_header(), *(f"{key} {write_moves(moves)}" for key, moves in book.items())]
    replace(path, ("\n".join(lines) + "\n").encode("ascii"))


def _header() -> list[str]:
    nodes = ", ".join(f"{effort.nodes} ({effort.lines})" for effort in EFFORTS)
    return [
        "# Sound openings of xiangqi, made by: python -m engines openings xiangqi --journal FILE",
        f"# nodes (moves scored) by ply: {nodes}; moves within {MARGIN} centipawns of the best",
    ]
