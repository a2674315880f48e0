"""Compare the algorithms of the literature at one depth: positions visited, leaves evaluated, time and score

Every row finds the same score; what differs is the cost. `ratio` is the row's nodes over those of plain minimax. The
last lines give the fewest leaves that any alpha-beta can visit (Knuth and Moore, 1975) for the measured branching
factor, and what following captures beyond the horizon (quiescence) costs and changes.

Examples:
  python -m engines compare connect4 --depth 6
  python -m engines compare xiangqi --depth 3 --moves "h2e2 h9g7"
"""

import argparse

from engines.cli.arguments import add_game, add_position, position_of, whole
from engines.cli.progress import Progress
from engines.search.textbook import ALGORITHMS, Result, knuth_moore
from engines.search.textbook import run as search

_QUIET = "alpha-beta, ordered"  # the algorithm that is run once more with quiescence


def configure(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--depth", type=whole(1, 20), required=True, metavar="D", help="plies to search")
    add_position(parser)


def run(options: argparse.Namespace) -> int:
    position = position_of(options)
    print(f"{'algorithm':28} {'nodes':>12} {'leaves':>12} {'seconds':>9} {'score':>7} {'ratio':>8}")
    results = []
    with Progress() as progress:
        for name in ALGORITHMS:
            progress.show(f"{name} to depth {options.depth}")
            results.append(search(name, position.board, options.depth))
            progress.show("")
            _print(results[-1], results[0])
        _print(search(_QUIET, position.board, options.depth, quiescence=True), results[0], ", quiescence")
    branching = results[0].leaves ** (1 / options.depth)
    least = knuth_moore(branching, options.depth)
    print(f"branching factor {branching:.2f}: at least {least:.0f} leaves for any alpha-beta (Knuth and Moore)")
    return 0


def _print(result: Result, minimax: Result, more: str = "") -> None:
    ratio = result.nodes / minimax.nodes
    print(
        f"{result.name + more:28} {result.nodes:12} {result.leaves:12} {result.seconds:9.3f} "
        f"{result.score:7} {ratio:8.5f}"
    )
