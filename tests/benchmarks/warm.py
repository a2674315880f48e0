"""What keeping a match's table is worth: one game searched twice, with the table kept and with it cleared.

A game of each kind is searched move by move: `python -m tests.benchmarks.warm`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engines.game import Game, Position
from engines.protocol.session import MEGABYTES
from engines.registry import GAMES
from engines.search.root import Search
from engines.search.table import own_table
from engines.search.terms import Limit, Report

PLIES = 24


@dataclass(frozen=True, slots=True)
class Pair:
    """One move of the game, searched twice to the same depth."""

    ply: int
    cleared: Report
    kept: Report


def play(game: Game[Any]) -> Iterator[Pair]:
    """Plays the engine against itself for PLIES plies, to the depth of the game's first sample.

    The moves are those found with a cleared table, so that both searches see the same positions.
    """
    depth = game.samples[0][1]
    position = Position(game)
    own = own_table(MEGABYTES << 20)
    shared = own_table(MEGABYTES << 20)
    while position.board.ply < PLIES and not position.outcome():
        ply = position.board.ply
        own.clear()
        limit = Limit(depth=depth)
        cleared = Search(position.board, own).think(limit)
        yield Pair(ply, cleared, Search(position.board, shared).think(limit))
        position.push(cleared.move)


def rows(game: Game[Any]) -> Iterator[str]:
    """A line of text per move, and the totals last."""
    yield f"{game.key:10}  ply depth  cleared: nodes  seconds     kept: nodes  seconds"
    pairs = []
    for pair in play(game):
        pairs.append(pair)
        yield f"{'':10} {pair.ply:4} {pair.kept.depth:5} {_cost(pair.cleared)} {_cost(pair.kept)}"
    cleared, kept = (sum(getattr(pair, side).nodes for pair in pairs) for side in ("cleared", "kept"))
    slow, fast = (sum(getattr(pair, side).seconds for pair in pairs) for side in ("cleared", "kept"))
    yield f"{game.key:10} kept tables need {kept / cleared:.2f} of the nodes and {fast / slow:.2f} of the time"


def _cost(report: Report) -> str:
    return f"{report.nodes:15} {report.seconds:8.3f}"


def main() -> None:
    for game in GAMES.values():
        for row in rows(game):
            print(row)


if __name__ == "__main__":
    main()
