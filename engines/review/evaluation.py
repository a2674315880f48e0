"""The evaluation of a position: exact if the game knows it, else by a search of a number of nodes."""

from engines.answer import Answer
from engines.game import Position
from engines.player import analyse, known
from engines.search.table import TranspositionTable
from engines.search.terms import Limit

EXACT_SECONDS = 20.0  # most for the game's exact scores; a position rarely needs more than one


def evaluate(
    position: Position,
    nodes: int,
    lines: int = 1,
    table: TranspositionTable | None = None,
    seconds: float = EXACT_SECONDS,
    flag: memoryview | None = None,
) -> Answer:
    """The best `lines` moves of a position that is not over; all legal moves if the game knows their exact scores.

    The result is the same for the same arguments and an empty table, unless the exact scores take more than half of
    `seconds`, the search takes more than all of them, or `flag` was set. Raises GameOver.
    """
    limit = Limit(nodes=nodes, seconds=seconds, flag=flag)
    return known(position, seconds / 2, flag) or analyse(position, limit, lines, table)
