"""What a position is worth: exactly where the game knows, else by a search of so many nodes."""

from engines.answer import Answer
from engines.game import Position
from engines.player import analyse, known
from engines.search.table import TranspositionTable
from engines.search.terms import Limit

EXACT_SECONDS = 20.0  # that a game may take to know; on the way a position is rarely asked for more than one


def evaluate(
    position: Position,
    nodes: int,
    lines: int = 1,
    table: TranspositionTable | None = None,
    seconds: float = EXACT_SECONDS,
    flag: memoryview | None = None,
) -> Answer:
    """The best `lines` moves of a position that goes on; all legal moves where the game knows their true scores.

    The same for the same arguments and an empty table, unless the game needs more than half of `seconds` to know for
    certain, the search more than all of them, or `flag` was set. Raises GameOver.
    """
    limit = Limit(nodes=nodes, seconds=seconds, flag=flag)
    return known(position, seconds / 2, flag) or analyse(position, limit, lines, table)
