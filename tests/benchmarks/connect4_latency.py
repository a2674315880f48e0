"""How long a person waits for all columns' exact scores, with the book: `python -m
tests.benchmarks.connect4_latency`.

Random positions of all plies, one after the other in one process with its default table, as in a worker: like `best
connect4 --level master --lines 7`, with the best line, but without a time limit.
"""

import argparse
import random
from time import process_time

from engines.connect4 import ConnectFour
from engines.connect4.board import ConnectFourBoard
from tests.benchmarks.make.connect4_book import BookPosition, after, is_won

FOREVER = 1e6  # seconds


def random_positions(count: int) -> list[BookPosition]:
    """Unfinished positions; every number of stones is drawn equally often."""
    rng, found = random.Random(5), list[BookPosition]()
    while len(found) < count:
        stones, position = rng.randrange(42), BookPosition(0, 0)
        for _ in range(stones):
            goes_on = [p for column in range(7) if (p := after(position, column)) and not is_won(p)]
            if not goes_on:
                break
            position = rng.choice(goes_on)
        else:
            found.append(position)
    return found


def board_of(position: BookPosition) -> ConnectFourBoard:
    """The engine's board of the position."""
    own, mask = position
    side = mask.bit_count() % 2
    stones = (own, mask ^ own) if side == 0 else (mask ^ own, own)
    return ConnectFourBoard(*stones, side)


def main() -> None:
    """Prints the distribution of processor time per request."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=2000)
    options = parser.parse_args()
    game, times = ConnectFour(), []
    for position in random_positions(options.count):
        board = board_of(position)
        started = process_time()
        game.solve(board, FOREVER)
        times.append((process_time() - started, position.mask.bit_count()))
    times.sort()
    worst = ", ".join(f"{seconds * 1e3:.0f} ms with {stones} stones" for seconds, stones in times[-3:])
    median, late = (times[int(len(times) * share)][0] * 1e3 for share in (0.5, 0.99))
    print(f"{len(times)} positions: median {median:.2f} ms, 99th percentile {late:.0f} ms; longest: {worst}")


if __name__ == "__main__":
    main()
