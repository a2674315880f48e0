"""The engine's own games with mistakes as people make them: the source of puzzles."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from engines.game import Game, Position
from engines.player import choose
from engines.search.root import Search
from engines.search.table import own_table
from engines.search.terms import Limit

_OPENING = (2, 6)  # fewest and most random plies before the players search
ERRING = (30, 120, 500)  # nodes searched for a move, drawn again for each, so that both sides make mistakes
_TABLE = 1 << 20
_LONGEST = 200  # plies


def played(
    game: Game[Any], number: int, nodes: Sequence[int] = ERRING, level: str = ""
) -> Iterator[tuple[Position, int]]:
    """Yields one and the same position before each move until the game ends, with the score that the mover sees.

    The game is the same for the same number. After the end the position is that after the last move. With a `level`,
    which no time may limit, its players make the moves.
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
