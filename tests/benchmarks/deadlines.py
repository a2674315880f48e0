"""How far searches of every game exceed their time limit, in milliseconds of processor time.

Each game is played by its own searches from random openings, with one table per played game. Exits with 1 if a search
took more than ALLOWED beyond its limit. Memory is touched before: the system takes milliseconds to give a process its
first large pages, and a game reads its files when it is first used.

python -m tests.benchmarks.deadlines [--searches N] [--game G]
"""

import argparse
import itertools
import sys
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any

from engines.game import Game, Position
from engines.player import analyse
from engines.registry import GAMES
from engines.search.table import own_table
from engines.search.terms import Limit

LIMITS = (20, 50, 100)  # milliseconds
ALLOWED = 5.0  # milliseconds beyond a limit
_TABLE = 16 << 20
_WARMING = 5  # searches
_LONGEST = 120  # plies of a game


def overruns(game: Game[Any], milliseconds: int, searches: int) -> list[tuple[float, str]]:
    """By how many milliseconds each of so many searches exceeded its limit, with the position; the worst first."""
    found = itertools.islice(_played(game, milliseconds), searches)
    return sorted(found, reverse=True)


def _played(game: Game[Any], milliseconds: int) -> Iterator[tuple[float, str]]:
    rng = Random(milliseconds)
    for _ in range(_WARMING):
        analyse(_opening(game, rng), Limit(seconds=0.2))
    while True:
        position, table = _opening(game, rng), own_table(_TABLE)
        table.clear()
        while not position.outcome() and len(position.moves) < _LONGEST:
            began = process_time()
            answer = analyse(position, Limit(seconds=milliseconds / 1000), table=table)
            yield 1000 * (process_time() - began) - milliseconds, position.text
            position.play(answer.move)


def _opening(game: Game[Any], rng: Random) -> Position:
    """The position after some random candidate moves."""
    while True:
        position = Position(game)
        for _ in range(rng.randrange(2, 9)):
            legal = position.legal_moves()
            if legal:
                position.push(rng.choice([move for move in position.board.candidates() if move in legal]))
        if not position.outcome():
            return position


def main() -> int:
    """Prints a row for each game and limit."""
    parser = argparse.ArgumentParser("python -m tests.benchmarks.deadlines")
    parser.add_argument("--searches", type=int, default=2000, help="in all (2000)")
    parser.add_argument("--game", choices=GAMES, action="append", help="this one alone; may be said again")
    options = parser.parse_args()
    games = options.game or list(GAMES)
    each = -(-options.searches // (len(games) * len(LIMITS)))
    worst = 0.0
    print(f"{'game':10} {'limit ms':>8} {'searches':>8} {'99th':>7} {'worst overrun':>13}  where")
    for key in games:
        for limit in LIMITS:
            rows = overruns(GAMES[key], limit, each)
            worst = max(worst, rows[0][0])
            high, (most, where) = rows[len(rows) // 100][0], rows[0]
            print(f"{key:10} {limit:8} {len(rows):8} {high:+7.1f} {most:+13.1f}  {where}", flush=True)
    print(f"{each * len(games) * len(LIMITS)} searches, the worst {worst:+.1f} ms over; {ALLOWED:g} are allowed")
    return int(worst > ALLOWED)


if __name__ == "__main__":
    sys.exit(main())
