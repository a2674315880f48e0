"""Makes the opening book of xiangqi: `python -m tests.benchmarks.make.xiangqi_openings --journal FILE`.

It takes some minutes of one core. Every position that good moves lead to is searched, then judged by what follows.

Forward, ply by ply: the moves that look nearly as good as the best lead to the positions of the next ply. Backward: a
move is worth what the position after it is worth to the other side, so that one that looked good and is refuted a few
plies later drops out. Every position is searched with an empty table to a fixed number of nodes: the same book comes
out however often the work is interrupted. Every searched position is a line of the journal, written at once.
"""

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from engines.cli.progress import progress
from engines.game import Position
from engines.journal import Journal, replace
from engines.player import analyse
from engines.search.table import own_table
from engines.search.terms import Limit
from engines.xiangqi import Xiangqi
from engines.xiangqi.openings import BOOK, PLIES, key_of, read_moves

NEAR = 40  # centipawns below the best at first: a move to follow
MARGIN = 25  # centipawns below the best once the replies are known: a move for the book
Moves: TypeAlias = dict[str, int]

_GAME = Xiangqi()
_TABLE_BYTES = 1 << 23


@dataclass(frozen=True, slots=True)
class Effort:
    """The effort for each position of a ply: nodes, and the number of moves with a score of their own."""

    nodes: int
    lines: int


# The start position is its own mirror image and shows every move twice. The last ply only judges the moves before it.
EFFORTS = (
    Effort(2_000_000, 20),
    Effort(300_000, 6),
    Effort(250_000, 5),
    Effort(200_000, 3),
    Effort(120_000, 2),
    Effort(100_000, 2),
    Effort(60_000, 2),
    Effort(25_000, 1),
)
assert len(EFFORTS) == PLIES + 1  # the book's reader relies on it


def write_moves(moves: dict[str, int]) -> str:
    """The text that `read_moves` reads."""
    return " ".join(f"{move}:{score}" for move, score in moves.items())


class Studies:
    """Searched positions in a journal: `pieces side nodes lines moves`. They are not searched again.

    Raises OSError, and ValueError if the file is something else.
    """

    def __init__(self, path: Path) -> None:
        self._journal = Journal(path)
        self._known: dict[str, Moves] = {}
        for line in self._journal.lines:
            *head, moves = line.split(" ", 4)
            self._known[" ".join(head)] = read_moves(moves)
        self._table = own_table(_TABLE_BYTES)

    def study(self, key: str, effort: Effort) -> Moves:
        """The position's best moves with their scores, best first; they are in the file before this returns."""
        name = f"{key} {effort.nodes} {effort.lines}"
        if name not in self._known:
            self._known[name] = self._search(key, effort)
            self._journal.add(f"{name} {write_moves(self._known[name])}")
        return self._known[name]

    def _search(self, key: str, effort: Effort) -> Moves:
        self._table.clear()
        answer = analyse(Position(_GAME, key), Limit(nodes=effort.nodes), effort.lines, self._table)
        return {line.move: line.score for line in answer.lines}


def grow(
    studies: Studies, efforts: tuple[Effort, ...] = EFFORTS, listener: Callable[[str], None] = lambda _text: None
) -> dict[str, Moves]:
    """The book: positions, by ply, with their sound moves; `listener` gets the progress."""
    plies: list[dict[str, Moves]] = []
    level, seen = [key_of(_GAME.read(_GAME.start))[0]], set[str]()
    for ply, effort in enumerate(efforts):
        studied = {}
        for done, key in enumerate(level):
            listener(f"ply {ply} of {len(efforts) - 1}: position {done + 1} of {len(level)}")
            studied[key] = within(studies.study(key, effort), NEAR)
        plies.append(studied)
        seen.update(level)
        after = (follower(key, move) for key, moves in studied.items() for move in moves)
        level = [key for key in dict.fromkeys(after) if key not in seen]
    return judged(plies)


def judged(plies: list[dict[str, Moves]]) -> dict[str, Moves]:
    """The sound moves at each ply but the last, scored by what follows; the start position comes first.

    A move back to a position of an earlier ply is left out, and so is a position that sound moves do not lead to.
    """
    worth = {key: max(moves.values()) for key, moves in plies[-1].items()}
    book: dict[str, Moves] = {}
    for studied in reversed(plies[:-1]):
        for key, moves in studied.items():
            after = {move: follower(key, move) for move in moves}
            sound = within({move: -worth[reply] for move, reply in after.items() if reply in worth}, MARGIN)
            if sound:
                book[key] = sound
            worth[key] = max((sound or moves).values())
    return _reached(book, next(iter(plies[0])))


def _reached(book: dict[str, Moves], start: str) -> dict[str, Moves]:
    """The part of the book that its own moves lead to, ply by ply."""
    found: dict[str, Moves] = {}
    level = [start]
    while level:
        found |= {key: book[key] for key in level}
        after = (follower(key, move) for key in level for move in book[key])
        level = [key for key in dict.fromkeys(after) if key in book]
    return found


def within(moves: Moves, margin: int) -> Moves:
    """The moves that score at most `margin` below the best, best first."""
    best = max(moves.values(), default=0)
    ranked = sorted(moves.items(), key=lambda pair: -pair[1])
    return {move: score for move, score in ranked if best - score <= margin}


def follower(key: str, move: str) -> str:
    """The book's name of the position after a move."""
    board = _GAME.read(key)
    board.make(_GAME.read_move(board, move))
    return key_of(board)[0]


def write(book: dict[str, Moves], path: Path) -> None:
    """Replaces the old book. Raises OSError."""
    nodes = ", ".join(f"{effort.nodes} ({effort.lines})" for effort in EFFORTS)
    head = [
        "# Sound openings of xiangqi, made by: python -m tests.benchmarks.make.xiangqi_openings --journal FILE",
        f"# nodes (moves scored) by ply: {nodes}; moves within {MARGIN} centipawns of the best",
    ]
    lines = [*head, *(f"{key} {write_moves(moves)}" for key, moves in book.items())]
    replace(path, ("\n".join(lines) + "\n").encode("ascii"))


def main() -> None:
    """Makes the book, or what is missing of it."""
    parser = argparse.ArgumentParser("python -m tests.benchmarks.make.xiangqi_openings", description=__doc__)
    parser.add_argument("--journal", type=Path, required=True, metavar="FILE", help="where studies are kept")
    parser.add_argument("--book", type=Path, default=BOOK, metavar="FILE", help="the book to write (the engine's)")
    options = parser.parse_args()
    try:
        studies = Studies(options.journal)
    except OSError as error:
        sys.exit(f"error: cannot use {error.filename!r}: {error.strerror}")
    except ValueError:
        sys.exit(f"error: {str(options.journal)!r} is not a journal of this command")
    with progress() as show:
        book = grow(studies, listener=show)
    write(book, options.book)
    print(f"{options.book}: {len(book)} positions, {sum(map(len, book.values()))} moves")


if __name__ == "__main__":
    main()
