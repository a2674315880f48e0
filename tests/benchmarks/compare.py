"""Compare the algorithms of the literature at one depth: positions visited, leaves evaluated, time and score

Every row finds the same score; what differs is the cost. `ratio` is the row's nodes over those of plain minimax. The
last lines give the fewest leaves that any alpha-beta can visit (Knuth and Moore, 1975) for the measured branching
factor, and what following captures for some plies beyond the horizon (quiescence) costs and changes. With --match, a
search that follows them plays against one that does not, at the same depth, each opening from both sides.

python -m tests.benchmarks.compare connect4 --depth 6
python -m tests.benchmarks.compare xiangqi --depth 2 --match 20
"""

import argparse
from collections.abc import Callable

from engines.board import Board
from engines.cli.arguments import add_game, add_position, position_of, whole
from engines.cli.progress import progress
from engines.game import Position
from engines.search.perft import perft
from tests.benchmarks.quiescence import PLIES, contest
from tests.textbook import ALGORITHMS, Result, knuth_moore
from tests.textbook import run as search

_ORDERED = "alpha-beta, ordered"  # the algorithm that also runs with quiescence
_PATIENCE = 200_000  # positions that minimax may visit without --depth


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_game(parser)
    parser.add_argument("--depth", type=whole(1, 20), metavar="D", help="plies to search (what takes some seconds)")
    parser.add_argument("--match", type=whole(2, 10_000), metavar="G", help="play so many games")
    add_position(parser)
    options = parser.parse_args()
    position = position_of(options)
    depth = options.depth or _usual_depth(position)
    with progress() as show:
        _compare(position.board, depth, show)
        if options.match:
            _play(position, depth, options.match, show)


def _usual_depth(position: Position) -> int:
    """The depth of the game's samples, or what minimax can search."""
    depth, most = 1, max((depth for _, depth in position.game.samples), default=1)
    while depth < most and perft(position.board, depth + 1) <= _PATIENCE:
        depth += 1
    return depth


def _compare(board: Board, depth: int, show: Callable[[str], None]) -> None:
    print(f"depth {depth}")
    print(f"{'algorithm':32} {'nodes':>12} {'leaves':>12} {'seconds':>9} {'score':>7} {'ratio':>8}")
    results: list[Result] = []
    for name in ALGORITHMS:
        show(f"{name} to depth {depth}")
        results.append(search(name, board, depth))
        show("")
        _print(results[-1], results[0])
    _print(search(_ORDERED, board, depth, quiescence=True, plies=PLIES), results[0], ", quiescence")
    branching = results[0].leaves ** (1 / depth)
    least = knuth_moore(branching, depth)
    print(f"branching factor {branching:.2f}: at least {least:.0f} leaves for any alpha-beta (Knuth and Moore)")


def _play(position: Position, depth: int, games: int, show: Callable[[str], None]) -> None:
    scores: list[float] = []
    for score in contest(position.game, depth, games):
        scores.append(score)
        show(f"{len(scores)} of {games} games")
    show("")
    counts = ", ".join(f"{scores.count(score)} {word}" for score, word in ((1.0, "won"), (0.5, "drawn"), (0.0, "lost")))
    print(f"with quiescence against without, depth {depth}, {games} games: {counts} ({sum(scores) / games:.0%})")


def _print(result: Result, minimax: Result, more: str = "") -> None:
    ratio = result.nodes / minimax.nodes
    print(
        f"{result.name + more:32} {result.nodes:12} {result.leaves:12} {result.seconds:9.3f} "
        f"{result.score:7} {ratio:8.5f}"
    )


if __name__ == "__main__":
    main()
