"""Make the opening book of xiangqi from our own analysis

Takes some minutes of one core. Every position that was studied is a line of the journal, written at once: stop it
whenever you like and start it again. The book that comes out is always the same for the same engine.

Example:
  python -m engines openings xiangqi --journal openings.journal
"""

import argparse
from pathlib import Path

from engines.cli.book import MARGIN, STAGES, Journal, Moves, grow
from engines.cli.progress import Progress
from engines.game import GameError
from engines.xiangqi import Xiangqi
from engines.xiangqi.openings import OPENINGS, write_moves


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=(Xiangqi.key,), metavar="GAME", help=Xiangqi.key)
    parser.add_argument("--journal", type=Path, required=True, metavar="FILE", help="where studies are kept")
    parser.add_argument("--book", type=Path, default=OPENINGS, metavar="FILE", help="the book to write (the engine's)")


def run(options: argparse.Namespace) -> int:
    try:
        with _open(options.journal) as journal, Progress() as progress:
            book = grow(journal, listener=progress.show)
        _write(book, options.book)
    except OSError as error:
        raise GameError(f"cannot use {error.filename!r}: {error.strerror}") from None
    print(f"{options.book}: {len(book)} positions, {sum(map(len, book.values()))} moves")
    return 0


def _open(path: Path) -> Journal:
    try:
        return Journal(path)
    except ValueError:
        raise GameError(f"{str(path)!r} is not a journal of this command") from None


def _write(book: dict[str, Moves], path: Path) -> None:
    """Replace the book at once by the whole new one."""
    lines = [*_header(), *(f"{key} {write_moves(moves)}" for key, moves in book.items())]
    fresh = path.with_suffix(".new")
    fresh.write_text("\n".join(lines) + "\n", "ascii")
    fresh.replace(path)


def _header() -> list[str]:
    nodes = ", ".join(f"{stage.nodes} ({stage.lines})" for stage in STAGES)
    return [
        "# Sound openings of xiangqi, made by: python -m engines openings xiangqi --journal FILE",
        f"# nodes (moves scored) by ply: {nodes}; moves within {MARGIN} centipawns of the best",
    ]
