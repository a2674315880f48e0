"""Makes the opening book: `python -m tests.benchmarks.make.connect4_book --journal FILE`.

First the tree of perfect play for either colour, level by level; then all positions of five stones, from which the
shallower ones follow; then all of ten and of eleven, neighbours one after the other, so that each finds the solver's
table useful, with lower bounds from those one stone before. Each result is a line of the journal, written at once: the
command can be stopped at any time and started again. A new journal begins with the contents of the present book. At the
end, and with `--pack` at any time, the book is written from the journal and checked.
"""

import argparse
import random
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from itertools import chain
from multiprocessing import Pool
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from engines.connect4.board import is_four
from engines.connect4.book import (
    BOOK,
    COLUMNS,
    DENSE_PLIES,
    ROWS,
    TREE_PLIES,
    Book,
    canonical,
    one_stone_before,
    pack,
)
from engines.connect4.solver import CENTRE_FIRST, LOWEST, Solver
from engines.journal import Journal, replace

FIRST_SWEEP = 5  # stones; quickly solved, and gives every score of the first moves of a game
_BATCH = 8  # positions solved before their lines are in the journal
_BOTTOM = sum(1 << 7 * column for column in range(COLUMNS))
_BOARD = _BOTTOM * 0b111111


class BookPosition(NamedTuple):
    """The stones of the side to move, and all stones: bits 7 * column + row."""

    own: int
    mask: int


class Finding(NamedTuple):
    """The score for the side to move and, in the tree, the column that perfect play chooses."""

    score: int
    move: int | None


START = BookPosition(0, 0)


def canonical_position(own: int, mask: int) -> BookPosition:
    """The one of two mirror images that is in the book."""
    return BookPosition(*canonical(own, mask)[:2])


def after(position: BookPosition, column: int) -> BookPosition | None:
    """The position after a stone in the column; None when the column is full."""
    cell = (position.mask + _BOTTOM) & _BOARD & 0b111111 << 7 * column
    return BookPosition(position.mask ^ position.own, position.mask | cell) if cell else None


def replies(position: BookPosition) -> list[BookPosition]:
    """All positions after one stone, the centre first."""
    return [reply for column in CENTRE_FIRST if (reply := after(position, column))]


def is_won(position: BookPosition) -> bool:
    """Whether the last stone made four."""
    return is_four(position.mask ^ position.own)


def wins_at_once(position: BookPosition) -> bool:
    """Whether the side to move can make four now."""
    return any(map(is_won, replies(position)))


def levels(stones: int) -> Iterator[list[BookPosition]]:
    """All unfinished canonical positions with 0, 1, ... up to `stones` stones; those with a common beginning are
    together.
    """
    level = [START]
    yield level
    for _ in range(stones):
        reached = (canonical_position(*reply) for p in level for reply in replies(p) if not is_won(reply))
        level = list(dict.fromkeys(reached))
        yield level


def positions(stones: int) -> list[BookPosition]:
    """All unfinished canonical positions with so many stones; those with a common beginning are together."""
    return list(levels(stones))[-1]


class Findings(dict[BookPosition, Finding]):
    """The contents of a journal: `own mask score move` on a line, in hexadecimal but for score and move."""

    def __init__(self, path: Path) -> None:
        self._journal = Journal(path)
        for line in self._journal.lines:
            own, mask, score, move = line.split()
            self[BookPosition(int(own, 16), int(mask, 16))] = Finding(int(score), None if move == "-" else int(move))

    def add(self, position: BookPosition, finding: Finding) -> None:
        """Keeps a finding; it is in the file before this returns."""
        self[position] = finding
        move = "-" if finding.move is None else finding.move
        self._journal.add(f"{position.own:x} {position.mask:x} {finding.score} {move}")


def copy_book(book: Book, findings: Findings) -> None:
    """Adds everything from the book to the journal."""
    for own, mask, entry in book.tree():
        findings.add(BookPosition(own, mask), Finding(entry.score, entry.move))
    for position in chain.from_iterable(levels(DENSE_PLIES)):
        known = book.look_up(*position)
        if known and position not in findings:
            findings.add(position, Finding(known.score, None))


_solver: Solver


def open_solver(table_bytes: int) -> None:
    """Starts a worker process with its own table."""
    global _solver
    _solver = Solver(table_bytes)


def solve_batch(task: tuple[bool, list[tuple[BookPosition, int]]]) -> list[tuple[BookPosition, Finding]]:
    """Solves positions with known lower bounds one after the other, with the best move if wanted."""
    with_move, batch = task
    if with_move:
        return [(position, Finding(*_solver.best(position))) for position, _ in batch]
    return [(position, Finding(_solver.solve(position, least=least), None)) for position, least in batch]


class Maker:
    """Solves what the book needs and the journal does not have."""

    def __init__(self, findings: Findings, workers: int, table_bytes: int) -> None:
        self._findings = findings
        self._pool = Pool(workers, open_solver, (table_bytes,))

    def close(self) -> None:
        """Ends the processes."""
        self._pool.terminate()
        self._pool.join()

    def make(self) -> None:
        """Makes everything, the most useful first."""
        for side in (0, 1):
            self.make_tree(side)
        for stones in (FIRST_SWEEP, DENSE_PLIES - 1, DENSE_PLIES):
            self.solve(f"positions of {stones} stones", positions(stones), with_move=False)

    def make_tree(self, side: int) -> None:
        """Makes the positions that arise when that side (0: the first player) plays perfectly and the other
        anything.
        """
        level = [START]
        for stones in range(TREE_PLIES + 1 - side):
            ours = stones % 2 == side
            if ours:
                level = [position for position in level if not wins_at_once(position)]
                self.solve(f"tree of side {side}, {stones} stones", level, with_move=True)
            level = list(dict.fromkeys(canonical_position(*p) for p in self._next(level, ours) if not is_won(p)))

    def _next(self, level: list[BookPosition], ours: bool) -> Iterator[BookPosition]:
        for position in level:
            if not ours:
                yield from replies(position)
            elif chosen := after(position, self._findings[position].move or 0):
                yield chosen

    def solve(self, what: str, wanted: list[BookPosition], with_move: bool) -> None:
        """Solves the positions without a finding, and prints the progress."""
        missing = [p for p in wanted if self._lacks(p, with_move) and not wins_at_once(p)]
        tasks = [(position, self._least(position)) for position in missing]
        batches = [(with_move, tasks[i : i + _BATCH]) for i in range(0, len(tasks), _BATCH)]
        started, done = monotonic(), 0
        print(f"{what}: {len(wanted)}, to solve: {len(missing)}", flush=True)
        for results in self._pool.imap(solve_batch, batches):
            for position, finding in results:
                self._findings.add(position, finding)
            done += len(results)
            left = (monotonic() - started) / done * (len(missing) - done)
            print(f"\r{what}: {done}/{len(missing)}, {left / 60:.1f} min left ", end="", flush=True)
        print()

    def _least(self, position: BookPosition) -> int:
        """A lower bound: with its last stone the other side could not do better than the position before is worth."""
        before = (canonical_position(*each) for each in one_stone_before(*position))
        known = (self._findings.get(each) for each in before)
        return max((-found.score for found in known if found), default=LOWEST)

    def _lacks(self, position: BookPosition, with_move: bool) -> bool:
        found = self._findings.get(position)
        return found is None or (with_move and found.move is None)


def completed(findings: dict[BookPosition, Finding]) -> dict[BookPosition, int]:
    """The scores of all positions of up to 11 stones that are known or follow from known ones; no immediate wins."""
    scores = {p: found.score for p, found in findings.items() if p.mask.bit_count() <= DENSE_PLIES}
    for stones in range(DENSE_PLIES - 1, -1, -1):
        for position in positions(stones):
            if wins_at_once(position):
                continue
            follows = score_from_replies(position, scores)
            if follows is not None and scores.setdefault(position, follows) != follows:
                raise AssertionError(f"{position} was solved as {scores[position]}, its replies say {follows}")
    return scores


def score_from_replies(position: BookPosition, scores: dict[BookPosition, int]) -> int | None:
    """Negamax over one ply; None if a reply is not known."""
    known = [_known(reply, scores) for reply in replies(position)]
    return None if None in known else max(-score for score in known if score is not None)


def _known(reply: BookPosition, scores: dict[BookPosition, int]) -> int | None:
    if wins_at_once(reply):
        return (COLUMNS * ROWS + 1 - reply.mask.bit_count()) // 2
    return scores.get(canonical_position(*reply))


def write_book(findings: dict[BookPosition, Finding], path: Path) -> None:
    """Packs the findings and replaces the book by the whole new one."""
    dense = [(*position, score) for position, score in completed(findings).items()]
    tree = [(*p, found.score, found.move) for p, found in findings.items() if found.move is not None]
    replace(path, pack(dense, tree))
    size = path.stat().st_size
    print(f"{path}: {len(dense)} positions of up to {DENSE_PLIES} stones, {len(tree)} of the tree, {size} bytes")


def check_book(findings: dict[BookPosition, Finding], path: Path, sample: int) -> None:
    """Reads everything back, and solves a sample again from an empty table. Raises AssertionError on a difference."""
    book, solver = Book(path), Solver()
    for position, found in findings.items():
        entry = book.look_up(*position)
        if entry is None or (entry.score, entry.move) != found:
            raise AssertionError(f"{position}: solved as {found}, the book says {entry}")
    for position in random.sample(sorted(findings), min(sample, len(findings))):
        solver.clear()
        if solver.solve(position) != findings[position].score:
            raise AssertionError(f"{position}: solved again, the score is not {findings[position].score}")
    print(f"checked: {len(findings)} read back, {min(sample, len(findings))} solved again")


def arguments(words: Iterable[str] | None = None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.make.connect4_book", description=__doc__)
    parser.add_argument("--journal", type=Path, required=True, help="where results are kept, and looked for")
    parser.add_argument("--book", type=Path, default=BOOK, help="the book to write")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--table-mb", type=int, default=256, help="table of each process")
    parser.add_argument("--sample", type=int, default=100, help="positions to solve once more in the check")
    parser.add_argument("--pack", action="store_true", help="solve nothing; write the book from the journal")
    return parser.parse_args(None if words is None else list(words))


def main() -> None:
    """Makes the book, or what is missing of it."""
    options = arguments()
    findings = Findings(options.journal)
    if not findings and options.book.exists():
        copy_book(Book(options.book), findings)
    if not options.pack:
        with suppress(KeyboardInterrupt), closing(Maker(findings, options.workers, options.table_mb << 20)) as maker:
            maker.make()
    write_book(findings, options.book)
    check_book(findings, options.book, options.sample)


if __name__ == "__main__":
    main()
