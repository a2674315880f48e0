"""The engine's own games with mistakes as people make them: the source of puzzles."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from engines.game import Game, Position
from engines.search.root import Search
from engines.search.table import TranspositionTable
from engines.search.terms import Limit

_OPENING = (2, 6)  # random plies before the players think, at least and at most
ERRING = (60, 250, 1_000)  # nodes that a player looks at before a move, drawn anew for each: so that both sides err
_TABLE = 1 << 20
_LONGEST = 200  # plies


def played(game: Game[Any], number: int, nodes: Sequence[int] = ERRING) -> Iterator[Position]:
    """One position, move by move until the game ends; the same game for the same number."""
    rng = Random(f"{game.key} {number}")
    position = Position(game)
    for _ in range(rng.randint(*_OPENING)):
        if position.outcome() is None:
            position.push(rng.choice(position.board.candidates() or position.legal_moves()))
    search = Search(position.board, TranspositionTable(bytearray(_TABLE)))
    while position.outcome() is None and len(position.moves) < _LONGEST:
        yield position
        position.push(search.think(Limit(nodes=rng.choice(nodes))).move)
    yield position
