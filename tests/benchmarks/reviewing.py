"""Turns beside a review: python -m tests.benchmarks.reviewing

One engine process, as on the smallest machine. Somebody asks for a review of a xiangqi match of 60 moves of each side;
others want a turn every half second, of a level that plays at once and of one that thinks. Printed: how long the review
took, and how long turns took without it and beside it.
"""

import argparse
import asyncio
import random
import statistics
import time

from engines.game import Position
from engines.pool import EnginePool, Request, RequestKind
from engines.registry import game_named
from engines.review.review import NODES

GAME, PLIES = "xiangqi", 120
OPENING = ("e0e1", "e9e8")  # no move of the opening book
PAUSE = 0.5  # seconds between two turns
LEVELS = {"beginner": 2.0, "hard": 0.3}  # and the seconds that each may think


def long_match(seed: int) -> tuple[str, ...]:
    """A match of `PLIES` moves at random that is not over before."""
    dice = random.Random(seed)
    while True:
        position = Position(game_named(GAME))
        while len(position.moves) < PLIES and position.outcome() is None:
            position.push(dice.choice(position.legal_moves()))
        if len(position.moves) == PLIES:
            return tuple(position.game.write_move(position.board, move) for move in position.moves)


async def review(pool: EnginePool, moves: tuple[str, ...]) -> float:
    """Every position of a match, one after another, as the bot asks for them; the seconds that it took."""
    started = time.perf_counter()
    for ply in range(len(moves)):
        request = Request("review", GAME, "", moves[:ply], "master", kind=RequestKind.REVIEW, user=1, nodes=NODES)
        await pool.search(request)
    return time.perf_counter() - started


async def turns(pool: EnginePool, level: str, most: int) -> list[float]:
    """Seconds of one turn after another."""
    took = []
    for number in range(most):
        started = time.perf_counter()
        await pool.search(Request(f"turn {number}", GAME, "", OPENING, level, user=2, seconds=LEVELS[level]))
        took.append(time.perf_counter() - started)
        await asyncio.sleep(PAUSE)
    return took


async def measure(most: int) -> None:
    moves = long_match(1)
    async with EnginePool(1, 64 << 20, 2.0) as pool:
        await turns(pool, "beginner", 1)  # starts the process
        print(f"a review by itself: {await review(pool, moves):.1f} s")
        for level in LEVELS:
            alone = await turns(pool, level, most)
            going = asyncio.create_task(reviews_for_ever(pool, moves))
            beside = await turns(pool, level, most)
            going.cancel()
            print(f"a turn of {level:9} without a review {told(alone)}, beside one {told(beside)}")


async def reviews_for_ever(pool: EnginePool, moves: tuple[str, ...]) -> None:
    while True:
        await review(pool, moves)


def told(took: list[float]) -> str:
    ordered = sorted(took)
    return f"{1000 * statistics.median(ordered):6.0f} ms, at most {1000 * ordered[-1]:6.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=40, help="of each level (default %(default)s)")
    asyncio.run(measure(parser.parse_args().turns))


if __name__ == "__main__":
    main()
