"""What a second engine process is worth when it helps: matches of a pool of two against a pool of one, at equal
time.

    python -m tests.benchmarks.helping --game xiangqi --games 60 --seconds 0.1

Only one side thinks at a time, so the machine needs two idle cores. Opening number n is eight random moves that a
search of 2,000 nodes finds within 100 of equal; it is played twice, colours changed.
"""

import argparse
import asyncio
import random

from engines.cli.progress import progress
from engines.game import Position
from engines.pool import EnginePool, Request, RequestKind
from engines.registry import GAMES
from tests.benchmarks.match import adjudicated, elo

PLIES, JUDGING, BALANCED = 8, 2_000, 100
MEMORY = 64 << 20


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=GAMES, default="xiangqi")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=0.1, help="a move (default %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    asyncio.run(contest(parser.parse_args()))


async def contest(options: argparse.Namespace) -> None:
    """Plays every opening with both colours and prints the points of the pool of two."""
    points, plies, seconds = [], 0, options.seconds
    async with EnginePool(2, MEMORY, seconds) as two, EnginePool(1, MEMORY, seconds) as one:
        with progress() as show:
            for number in range(options.games // 2):
                start = await opening(one, options.game, random.Random(f"{options.seed} {number}"))
                for sides in ((two, one), (one, two)):
                    result, length = await played(options.game, start, sides, f"{number} {sides[0] is two}")
                    points.append(result if sides[0] is two else 1 - result)
                    plies += length
                    show(f"{sum(points):g} of {len(points)}")
    share = sum(points) / len(points)
    print(
        f"+{points.count(1)} ={points.count(0.5)} -{points.count(0)} of {len(points)}, {share:.1%}, "
        f"Elo {elo(share):+.0f}, {plies / len(points):.0f} plies a game"
    )


async def opening(judge: EnginePool, game: str, rng: random.Random) -> tuple[str, ...]:
    """The moves of a balanced opening."""
    while True:
        position, moves = Position(GAMES[game]), list[str]()
        for _ in range(PLIES):
            if not position.outcome():
                moves.append(position.game.write_move(position.board, rng.choice(position.board.legal_moves())))
                position.play(moves[-1])
        if not position.outcome():
            answer = await judge.search(Request("opening", game, "", tuple(moves), "master", nodes=JUDGING))
            if abs(answer.lines[0].score) <= BALANCED:
                return tuple(moves)


async def played(
    game: str, start: tuple[str, ...], sides: tuple[EnginePool, EnginePool], name: str
) -> tuple[float, int]:
    """The points of the first side to move, 0, 0.5 or 1, and the plies of the game."""
    position, moves, scores = Position(GAMES[game], moves=start), list(start), list[int]()
    first, result = position.board.side, None
    while result is None and not position.outcome():
        turn = len(moves) - len(start)
        answer = await sides[turn % 2].search(Request(name, game, "", tuple(moves), "master", kind=RequestKind.HINT))
        position.play(answer.move)
        moves.append(answer.move)
        scores.append(-answer.lines[0].score if turn % 2 else answer.lines[0].score)
        result = adjudicated(scores, len(moves))
    for pool in sides:
        pool.forget(name)
    outcome = position.outcome()
    if outcome:
        result = 0.5 if outcome.winner is None else float(outcome.winner == first)
    return result or 0.0, len(scores)


if __name__ == "__main__":
    main()
