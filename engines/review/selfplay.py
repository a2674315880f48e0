"""The engine's own games with mistakes as people make them: the source of puzzles."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from engines.game import Game, Position
from engines.player import choose
from engines.search.root import Search
from engines.search.table import own_table
from engines.search.terms import Limit

_OPENING = (2, 6)  # random plies before the players think, at least and at most
ERRING = (30, 120, 500)  # nodes that a player looks at before a move, drawn anew for each: so that both sides err
_TABLE = 1 << 20
_LONGEST = 200  # plies


def played(
    game: Game[Any], number: int, nodes: Sequence[int] = ERRING, level: str = ""
) -> Iterator[tuple[Position, int]]:
    """One position, before each move until the game ends, with the score that the mover sees in it.

    The same game for the same number. Where it ended, the position stands after the last one. With a `level` (one that
    no time limits), its players make the moves.
    """
    rng = Random(f"{game.key} {number}")
    position = Position(game)
    for _ in range(rng.randint(*_OPENING)):
        if position.outcome() is None:
            position.push(rng.choice(position.board.candidates() or position.legal_moves()))
    search = Search(position.board, own_table(_TABLE))
    while position.outcome() is None and len(position.moves) < _LONGEST:
        report = search.think(Limit(nodes=rng.choice(nodes)))
        yield position, report.score
        if level:
            position.play(choose(position, game.level(level), None, None, None, rng).move)
        else:
            position.push(report.move)
