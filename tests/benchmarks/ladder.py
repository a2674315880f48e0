"""Each level against the one below, and the weakest against a plain search of two plies: does the higher one win?

    python -m tests.benchmarks.ladder
    python -m tests.benchmarks.ladder --game xiangqi --games 20 --seconds 0.5

Every pair begins from the same random openings, once with each side. Prints wins, draws and losses of the higher level,
and the longest time that a move took: more than allowed would be a loss on time.
"""

import argparse
from itertools import pairwise
from random import Random
from time import perf_counter
from typing import Any

from engines.cli.arguments import seconds, whole
from engines.cli.progress import Progress
from engines.game import FIRST, SECOND, Game, Position
from engines.levels import Level
from engines.player import choose
from engines.registry import GAMES, game_named
from engines.search.table import TranspositionTable

OPENING = 1  # random plies before the levels play, so that games differ
LONGEST = 200  # plies; a longer game counts as drawn
TABLE = 1 << 24
PLAIN = Level("two plies", depth=2)


def main() -> None:
    options = arguments()
    for key in [options.game] if options.game else list(GAMES):
        game = game_named(key)
        print(f"{game.title}, {options.games} games each, at most {options.seconds} s a move")
        for lower, higher in [(game.levels[0], PLAIN), *pairwise(game.levels)]:
            wins, draws, losses, longest = contest(game, higher, lower, options)
            score = (wins + draws / 2) / options.games
            print(
                f"  {higher.name:9} - {lower.name:9} +{wins} ={draws} -{losses}  {score:.0%}  longest {longest:.2f} s",
                flush=True,
            )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=tuple(GAMES), help="all games if left out")
    parser.add_argument("--games", type=whole(2, 10_000), default=20, help="games of each pair (20)")
    parser.add_argument("--seconds", type=seconds, default=0.2, help="most time for a move (0.2)")
    parser.add_argument("--seed", type=whole(0, 2**32), default=1, help="of all that is left to chance (1)")
    return parser.parse_args()


def contest(game: Game[Any], higher: Level, lower: Level, options: argparse.Namespace) -> tuple[int, int, int, float]:
    """Wins, draws and losses of the higher level, and the longest move in seconds."""
    results, longest = [], 0.0
    with Progress() as progress:
        for number in range(options.games):
            progress.show(f"{higher.name} - {lower.name}: game {number + 1} of {options.games}")
            side = number % 2
            players = (higher, lower) if side == FIRST else (lower, higher)
            start = opening(game, Random(options.seed + number // 2))
            winner, slowest = play(start, players, Random(number), options.seconds)
            longest = max(longest, slowest)
            results.append(0 if winner is None else 1 if winner == side else -1)
    return results.count(1), results.count(0), results.count(-1), longest


def opening(game: Game[Any], rng: Random) -> Position:
    position = Position(game)
    for _ in range(OPENING):
        position.push(rng.choice(position.legal_moves()))
    return position


def play(position: Position, players: tuple[Level, Level], rng: Random, cap: float) -> tuple[int | None, float]:
    """The winning side (None: a draw) and the longest move in seconds; each player has a table of its own."""
    tables = [TranspositionTable(bytearray(TABLE)) for _ in (FIRST, SECOND)]
    longest = 0.0
    while position.outcome() is None and len(position.moves) < LONGEST:
        side = position.side
        started = perf_counter()
        choice = choose(position, players[side], tables[side], None, cap, rng)
        longest = max(longest, perf_counter() - started)
        position.play(choice.move)
    outcome = position.outcome()
    return (outcome.winner if outcome else None), longest


if __name__ == "__main__":
    main()
