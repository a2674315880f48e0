"""Search fixed positions to fixed depths, and print node counts and speed

The total node count changes only when the search or a game's rules or evaluation change; the speed is the machine's.

With --seconds each position is searched for S seconds instead, and depth and speed are printed.

Examples:
  python -m engines bench
  python -m engines bench --game xiangqi --seconds 1
  python -m engines bench --game connect4
"""

import argparse
from typing import Any

from engines.about import mode
from engines.cli.arguments import seconds
from engines.cli.progress import progress
from engines.game import Game, Position
from engines.protocol.session import MEGABYTES
from engines.registry import GAMES, game_named
from engines.search.root import Search
from engines.search.table import own_table
from engines.search.terms import Limit, Report

_DEPTH = 6  # from the start position, for a game without `samples`


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=tuple(GAMES), metavar="G", help=f"{' or '.join(GAMES)} (all if left out)")
    parser.add_argument("--seconds", type=seconds, metavar="S", help="search each position for so long")


def run(options: argparse.Namespace) -> int:
    games = [game_named(options.game)] if options.game else list(GAMES.values())
    if options.seconds:
        for game in games:
            _timed(game, options.seconds)
        return 0
    counts = [_bench(game) for game in games]
    print(f"{sum(counts)} nodes in all ({mode()})")
    return 0


def _bench(game: Game[Any]) -> int:
    nodes, spent = 0, 0.0
    with progress() as show:
        for start, depth in _samples(game):
            show(f"{game.key} to depth {depth}: {start}")
            report = _search(game, start, Limit(depth=depth))
            nodes += report.nodes
            spent += report.seconds
    print(f"{game.key:10} {nodes:12} nodes {spent:9.3f} s {nodes / max(spent, 1e-6):12.0f} nodes/s")
    return nodes


def _timed(game: Game[Any], limit: float) -> None:
    for start, _depth in _samples(game):
        found = _search(game, start, Limit(seconds=limit))
        speed = found.nodes / max(found.seconds, 1e-6)
        print(f"{game.key:10} depth {found.depth:3} {found.nodes:12} nodes {speed:12.0f} nodes/s  {start}", flush=True)


def _samples(game: Game[Any]) -> tuple[tuple[str, int], ...]:
    return game.samples or ((game.start, _DEPTH),)


def _search(game: Game[Any], start: str, limit: Limit) -> Report:
    return Search(Position(game, start).board, own_table(MEGABYTES << 20)).think(limit)
