"""Who beats whom: each level against the one below, or every level against simulated people.

    python -m tests.benchmarks.ladder
    python -m tests.benchmarks.ladder --game xiangqi --games 20 --seconds 0.5
    python -m tests.benchmarks.ladder --people --games 200 --levels beginner easy

Every pair begins from the same random openings, once with each side; a game of 300 plies counts as drawn. Without
`--people` it prints wins, draws and losses of the higher level, the share of the decided games that it won (where both
play well most games of tic-tac-toe are drawn, which says nothing about who is better), and the longest time that a move
took: more than allowed would be a loss on time. With `--people` (see `people`) it prints how many of a hundred games
each of them won, drew and lost against each level.
"""

import argparse
from collections.abc import Callable
from itertools import pairwise
from random import Random
from time import perf_counter
from typing import Any

from engines.cli.arguments import seconds, whole
from engines.cli.progress import progress
from engines.game import FIRST, Game, Position
from engines.levels import LEVEL_NAMES, Level
from engines.player import choose
from engines.registry import GAMES, game_named
from engines.search.table import own_table
from tests.benchmarks.people import PEOPLE

OPENING = 1  # random plies at the start, so that games differ
LONGEST = 300  # plies; a longer game counts as drawn
TABLE = 1 << 24

Player = Callable[[Position, Random], int]


def main() -> None:
    options = arguments()
    for key in [options.game] if options.game else list(GAMES):
        game = game_named(key)
        print(f"{game.title}, {options.games} games each, at most {options.seconds} s a move", flush=True)
        if options.people:
            people(game, options)
        else:
            ladder(game, options)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=tuple(GAMES), help="all games if left out")
    parser.add_argument("--people", action="store_true", help="every level against simulated people")
    parser.add_argument("--levels", nargs="+", choices=LEVEL_NAMES, default=LEVEL_NAMES, help="all levels if left out")
    parser.add_argument("--only", nargs="+", default=[person.name for person in PEOPLE], help="which people (all)")
    parser.add_argument("--games", type=whole(2, 10_000), default=20, help="games of each pair (20)")
    parser.add_argument("--seconds", type=seconds, default=0.2, help="most time for a move (0.2)")
    parser.add_argument("--seed", type=whole(0, 2**32), default=1, help="of all that is left to chance (1)")
    return parser.parse_args()


def ladder(game: Game[Any], options: argparse.Namespace) -> None:
    chosen = [level for level in game.levels if level.name in options.levels]
    for lower, higher in pairwise(chosen):
        longest = [0.0]
        results = contest(game, by_level(higher, options, longest), by_level(lower, options, longest), options)
        wins, losses = results.count(1), results.count(-1)
        share = f"{wins / (wins + losses):.0%}" if wins + losses else "none decided"
        draws = len(results) - wins - losses
        print(
            f"  {higher.name:8} - {lower.name:8} +{wins} ={draws} -{losses}  {share}  longest {longest[0]:.2f} s",
            flush=True,
        )


def people(game: Game[Any], options: argparse.Namespace) -> None:
    known = [person for person in PEOPLE if person.name in options.only]
    print(" " * 10 + "".join(f"{person.name:>16}" for person in known))
    for level in game.levels:
        if level.name not in options.levels:
            continue
        print(f"  {level.name:8}", end="", flush=True)
        for person in known:
            results = contest(game, person.move, by_level(level, options, [0.0]), options)
            shares = (100 * results.count(result) / len(results) for result in (1, 0, -1))
            print(f"{'/'.join(f'{share:.0f}' for share in shares):>16}", end="", flush=True)
        print()


def by_level(level: Level, options: argparse.Namespace, longest: list[float]) -> Player:
    """A player of this level; `longest[0]` keeps the longest time of a move."""
    table = own_table(TABLE if not level.sight else 1 << 16)

    def move(position: Position, rng: Random) -> int:
        started = perf_counter()
        choice = choose(position, level, table, None, options.seconds, rng)
        longest[0] = max(longest[0], perf_counter() - started)
        return position.game.read_move(position.board, choice.move)

    return move


def contest(game: Game[Any], one: Player, other: Player, options: argparse.Namespace) -> list[int]:
    """For each game 1 if the first player won, 0 for a draw, -1 if the other won."""
    results = []
    with progress() as show:
        for number in range(options.games):
            show(f"game {number + 1} of {options.games}")
            side = number % 2
            start = opening(game, Random(options.seed + number // 2))
            winner = play(start, (one, other) if side == FIRST else (other, one), Random(options.seed + number))
            results.append(0 if winner is None else 1 if winner == side else -1)
    return results


def opening(game: Game[Any], rng: Random) -> Position:
    position = Position(game)
    for _ in range(OPENING):
        position.push(rng.choice(position.legal_moves()))
    return position


def play(position: Position, players: tuple[Player, Player], rng: Random) -> int | None:
    """The side that wins; None for a draw."""
    while position.outcome() is None and len(position.moves) < LONGEST:
        position.push(players[position.side](position, rng))
    outcome = position.outcome()
    return outcome.winner if outcome else None


if __name__ == "__main__":
    main()
