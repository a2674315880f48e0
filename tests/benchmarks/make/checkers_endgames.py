"""Makes the endgame tables: python -m tests.benchmarks.make.checkers_endgames WORK_FOLDER

Every class of up to four pieces is solved backwards from its end (retrograde analysis, T. Ströhlein 1970): pass n finds
the positions that end after n plies, which have a move to one that is lost after n - 1, or only moves to ones that are
won after n - 1 at most. A capture leads to fewer pieces and a crowned man to fewer men, so the classes are solved in
that order, those with the sides exchanged together. Solved classes are kept in the work folder and not solved again
when the command is restarted. At the end all is packed into `endgames.tables`.
"""

import sys
from lzma import compress
from pathlib import Path
from time import monotonic

from engines.checkers.endgames import CLASSES, TABLES, Endgames, number_of, size_of, start_of
from engines.checkers.retrograde import EndgameSolver


def order() -> list[list[tuple[int, int, int, int]]]:
    """The classes in an order in which they can be solved, with those together that lead to each other."""
    pairs = {tuple(sorted({each, (each[2], each[3], each[0], each[1])})) for each in CLASSES}
    return [list(pair) for pair in sorted(pairs, key=lambda pair: (sum(pair[0]), pair[0][0] + pair[0][2], pair))]


def main(folder: Path) -> None:
    """Solves what the work folder does not have yet, and packs all."""
    folder.mkdir(parents=True, exist_ok=True)
    solver = EndgameSolver()
    for number, some in enumerate(order(), 1):
        started = monotonic()
        known = folder / f"{number}.table"
        if known.exists():
            _load(solver, some, known.read_bytes())
            continue
        plies = solver.solve(some)
        known.write_bytes(b"".join(_table(solver.tables, each) for each in some))
        print(f"{number}/{len(order())} {some[0]}: {plies} plies, {monotonic() - started:.1f} s", flush=True)
    TABLES.write_bytes(b"".join(_packed(_table(solver.tables, each)) for each in CLASSES))
    print(f"{TABLES}: {TABLES.stat().st_size} bytes")


def _table(tables: Endgames, each: tuple[int, int, int, int]) -> bytes:
    start = start_of(number_of(*each))
    return bytes(tables.store[start : start + size_of(*each)])


def _load(solver: EndgameSolver, some: list[tuple[int, int, int, int]], data: bytes) -> None:
    solver.longest = max(solver.longest, max(data))
    for each in some:
        start, size = start_of(number_of(*each)), size_of(*each)
        solver.tables.store[start : start + size] = data[:size]
        data = data[size:]


def _packed(table: bytes) -> bytes:
    data = compress(table, preset=9)
    return len(data).to_bytes(4, "little") + data


if __name__ == "__main__":
    main(Path(sys.argv[1]))
