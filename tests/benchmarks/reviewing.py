"""Reviews, and turns beside them: python -m tests.benchmarks.reviewing

One engine process, as on the smallest machine. For each game a match of 120 plies, or the longest there is, is
reviewed; then, while reviews of xiangqi go on, a turn is asked for every half second, of a level that plays at once and
of one that thinks. Prints the times of the reviews, and of turns without and beside one.
"""

import argparse
import asyncio
import random
import statistics
import time
from dataclasses import replace

from engines.game import Position
from engines.pool import EnginePool, Request, RequestKind
from engines.registry import GAMES, game_named
from engines.review.budget import Budget
from engines.review.review import NODES, ended

GAME, PLIES = "xiangqi", 120
OPENING = ("e0e1", "e9e8")  # outside the opening book
TRIES = 20
PAUSE = 0.5  # seconds between two turns
LEVELS = {"beginner": 2.0, "hard": 0.3}  # level: the seconds that it may think


def long_match(key: str, seed: int) -> tuple[str, ...]:
    """The longest of some random matches of at most `PLIES` moves."""
    dice, longest = random.Random(seed), Position(game_named(key))
    for _ in range(TRIES):
        position = Position(game_named(key))
        while len(position.moves) < PLIES and position.outcome() is None:
            position.push(dice.choice(position.legal_moves()))
        longest = max(longest, position, key=lambda each: len(each.moves))
    return tuple(longest.written())


async def review(pool: EnginePool, key: str, moves: tuple[str, ...]) -> float:
    """Reviews every position of a match as the bot does, one after another; the seconds that it took."""
    started, budget = time.perf_counter(), Budget(len(moves) + 1)
    for ply in range(len(moves), -1, -1):
        if ended(Position(game_named(key), "", moves[:ply])) is None:
            request = Request("review", key, "", moves[:ply], "master", kind=RequestKind.REVIEW, user=1, nodes=NODES)
            answer = await pool.search(replace(request, seconds=budget.share()))
            budget.spend(answer.seconds)
    pool.forget("review")
    return time.perf_counter() - started


async def turns(pool: EnginePool, level: str, most: int) -> list[float]:
    """The seconds of one turn after another."""
    took = []
    for number in range(most):
        started = time.perf_counter()
        await pool.search(Request(f"turn {number}", GAME, "", OPENING, level, user=2, seconds=LEVELS[level]))
        took.append(time.perf_counter() - started)
        await asyncio.sleep(PAUSE)
    return took


async def measure(most: int) -> None:
    matches = {key: long_match(key, 1) for key in GAMES}
    async with EnginePool(1, 64 << 20, 2.0) as pool:
        await turns(pool, "beginner", 1)  # starts the process
        for key, moves in matches.items():
            print(f"a review of {key:10} {len(moves):3} plies {await review(pool, key, moves):5.1f} s", flush=True)
        for level in LEVELS if most else ():
            alone = await turns(pool, level, most)
            going = asyncio.create_task(reviews_for_ever(pool, matches[GAME]))
            beside = await turns(pool, level, most)
            going.cancel()
            print(f"a turn of {level:9} without a review {told(alone)}, beside one {told(beside)}")


async def reviews_for_ever(pool: EnginePool, moves: tuple[str, ...]) -> None:
    while True:
        await review(pool, GAME, moves)


def told(took: list[float]) -> str:
    ordered = sorted(took)
    return f"{1000 * statistics.median(ordered):6.0f} ms, at most {1000 * ordered[-1]:6.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=40, help="of each level (default %(default)s; 0: reviews alone)")
    asyncio.run(measure(parser.parse_args().turns))


if __name__ == "__main__":
    main()
