"""How long a person waits for all columns' true values, with the book: `python -m tests.benchmarks.connect4_latency`.

Random positions of all plies, one after the other with one analyst and its default table, as a worker serves them.
"""

import argparse
import random
from time import process_time

from engines.connect4.analysis import Analyst
from engines.connect4.book import Book
from engines.connect4.book_maker import Position, after, is_won
from engines.connect4.solver import Solver


def random_positions(count: int) -> list[Position]:
    """Unfinished positions; every number of stones that the random games reach is drawn equally often."""
    rng, found = random.Random(5), []
    while len(found) < count:
        stones, position = rng.randrange(42), Position(0, 0)
        for _ in range(stones):
            goes_on = [p for column in range(7) if (p := after(position, column)) and not is_won(p)]
            if not goes_on:
                break
            position = rng.choice(goes_on)
        else:
            found.append(position)
    return found


def main() -> None:
    """Prints the distribution of processor time per request."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=2000)
    options = parser.parse_args()
    analyst, times = Analyst(Solver(), Book()), []
    for position in random_positions(options.count):
        started = process_time()
        analyst.analyse(*position)
        times.append((process_time() - started, position.mask.bit_count()))
    times.sort()
    worst = ", ".join(f"{seconds * 1e3:.0f} ms with {stones} stones" for seconds, stones in times[-3:])
    median, late = (times[int(len(times) * share)][0] * 1e3 for share in (0.5, 0.99))
    print(f"{len(times)} positions: median {median:.2f} ms, 99th percentile {late:.0f} ms; longest: {worst}")


if __name__ == "__main__":
    main()
