"""The exact solver beside bitbully (PyPI, book off): `python -m tests.benchmarks.connect4_solver [--empty]`.

Both solve the same random positions of each phase on one core, tables cleared before each (not timed).
Times are processor time.

--empty solves the empty board.
"""

import argparse
import random
from time import perf_counter, process_time

from engines.connect4.solver import Solver
from tests.benchmarks.make.connect4_book import START, BookPosition, after, is_won

PHASES = ((36, 1000), (32, 1000), (26, 1000), (22, 1000), (18, 600), (14, 300), (12, 60), (10, 30), (8, 12))
TABLE = 64 << 20  # bytes, as bitbully's


def far_positions(stones: int, count: int, seed: int) -> list[str]:
    """Random positions that the side to move cannot win at once; nobody made four before."""
    rng, found = random.Random(seed), []
    while len(found) < count:
        columns = ""
        while len(columns) < stones and (quiet := _quiet_moves(columns)):
            columns += rng.choice(quiet)
        if len(columns) == stones and len(_quiet_moves(columns)) == 7 - sum(columns.count(s) == 6 for s in "1234567"):
            found.append(columns)
    return found


def _quiet_moves(columns: str) -> list[str]:
    """The columns that can be played without ending the game."""
    return [sign for sign in "1234567" if columns.count(sign) < 6 and not is_won(position_of(columns + sign))]


def position_of(columns: str) -> BookPosition:
    """The position after these moves, columns 1 to 7."""
    position = START
    for sign in columns:
        position = after(position, int(sign) - 1) or position
    return position


def measure(solver: Solver, positions: list[str]) -> tuple[float, int, list[int]]:
    """Processor seconds and nodes for all of them, and the scores."""
    seconds, scores, nodes = 0.0, [], 0
    for columns in positions:
        solver.clear()
        solver.nodes = 0
        started = process_time()
        scores.append(solver.solve(position_of(columns)))
        seconds += process_time() - started
        nodes += solver.nodes
    return seconds, nodes, scores


def measure_bitbully(positions: list[str]) -> tuple[float, int, list[int]]:
    """The same as `measure`, by bitbully."""
    from bitbully.bitbully_core import BitBullyCore, BoardCore

    judge, seconds, scores = BitBullyCore(), 0.0, []
    judge.resetNodeCounter()
    for columns in positions:
        board = BoardCore()
        board.setBoard([int(sign) - 1 for sign in columns])
        judge.resetTranspositionTable()
        started = process_time()
        scores.append(judge.mtdf(board, 0))
        seconds += process_time() - started
    return seconds, judge.getNodeCounter(), scores


def compare(scale: float) -> None:
    """Prints both solvers' figures for each phase."""
    solver, compared = Solver(TABLE), 0
    print("stones  positions | ours: us/position, nodes | bitbully: us/position, nodes | times faster | differences")
    for stones, count in PHASES:
        positions = far_positions(stones, max(1, round(count * scale)), seed=stones)
        ours, theirs = measure(solver, positions), measure_bitbully(positions)
        n, different = len(positions), sum(a != b for a, b in zip(ours[2], theirs[2], strict=True))
        compared += n
        print(
            f"{stones:6} {n:10} | {ours[0] / n * 1e6:17.1f} {ours[1] / n:8.0f} | {theirs[0] / n * 1e6:21.1f}"
            f" {theirs[1] / n:8.0f} | {theirs[0] / ours[0]:12.2f} | {different}",
            flush=True,
        )
    print(f"compared: {compared} positions")


def solve_empty(megabytes: int) -> None:
    """Solves the empty board and prints the figures."""
    solver = Solver(megabytes << 20)
    wall, started = perf_counter(), process_time()
    score = solver.solve((0, 0))
    seconds = process_time() - started
    print(
        f"empty board: score {score}, {seconds:.1f} s of processor time ({perf_counter() - wall:.1f} s by the clock),"
        f" {solver.nodes:,} nodes, {megabytes} MB table"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--empty", action="store_true", help="solve the empty board")
    parser.add_argument("--table-mb", type=int, default=40, help="table for --empty")
    parser.add_argument("--scale", type=float, default=1.0, help="share of the positions to compare")
    options = parser.parse_args()
    if options.empty:
        solve_empty(options.table_mb)
    else:
        compare(options.scale)


if __name__ == "__main__":
    main()
