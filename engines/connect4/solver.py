"""The exact solver of Connect Four: the score of any position, of each of its moves, and the best move.

The score is for the side to move. With n stones played a win by the next stone scores (43 - n) // 2, in general 1 plus
the number of the winner's stones still unplayed; 0 is a draw; a loss is the negative of the other side's win.

A score is found by null-window searches, each of which narrows its bounds.
"""

import mmap

import cython

from engines.connect4.position import InvalidPosition
from engines.connect4.search import SMALLEST_TABLE, SearchStopped, SolverSearch
from engines.memory import own

if not cython.compiled:  # when compiled, the .pxd declares these as C functions
    from engines.bits import size
    from engines.connect4.lines import BOARD, BOTTOM, COLUMN, has_four, winning_cells
    from engines.connect4.position import read_stones
    from engines.connect4.search import safe_moves

__all__ = ["SMALLEST_TABLE", "SearchStopped", "Solver"]

CELLS = 42
CENTRE_FIRST = (3, 2, 4, 1, 5, 0, 6)
DEFAULT_TABLE = 40 << 20  # bytes; a worker process with this table stays under 80 MB
LOWEST = -21  # the least score
_LOWER = 0x3F  # of the bounds in one number


class Solver(SolverSearch):
    """Solves positions; keeps its results in a table for the next ones.

    `memory` is a writable buffer for the table, of at least `SMALLEST_TABLE` bytes, all zero or left by another solver.
    Several processes may use one shared buffer without a lock: an entry is one word, so none is ever half written.

    `nodes` counts the quiet positions searched since the start. A search stops, and raises `SearchStopped`, when
    `nodes` reaches `node_limit`, when `monotonic()` reaches `deadline` (0: no limit, in both), or when the first byte
    of the buffer `stop_flag` is set; it looks every 16,384 nodes, that is some milliseconds.
    """

    def __init__(
        self, table_bytes: int = DEFAULT_TABLE, memory: bytearray | memoryview | mmap.mmap | None = None
    ) -> None:
        SolverSearch.__init__(self, own(table_bytes) if memory is None else memory)

    def solve(self, position: tuple[int, int], least: int = LOWEST) -> int:
        """The exact score for the side to move.

        `position` is two sets of stones, bit 7 * column + row: those of the side to move, and all. `least` is a lower
        bound that the caller knows; it is tried first. Raises `InvalidPosition` and `SearchStopped`.
        """
        stones = self._start(position)
        low, high = -((42 - stones) >> 1), (43 - stones) >> 1
        if least > low:
            low = least
            score = self._window(self.first, self.second, stones, low)
            if score <= low:
                high = low
            else:
                low = score
        score = self._bisect(self.first, self.second, stones, low, high)
        if self.stopped:
            raise SearchStopped
        return score

    def best(self, position: tuple[int, int]) -> tuple[int, int]:
        """The score, and of the columns (from 0) that keep it the first from the centre.

        Raises as `solve` does, and `InvalidPosition` for a full board.
        """
        score = self.solve(position)
        stones = size(self.first | self.second)
        if stones == CELLS:
            raise InvalidPosition("the game is over: the board is full")
        for column in CENTRE_FIRST:
            cell = self._landing(column)
            if cell and self._keeps(cell, stones, score):
                break
        if self.stopped:
            raise SearchStopped
        return score, column

    def _start(self, position: tuple[int, int]) -> int:
        """Reads the position and prepares the search; returns the number of stones."""
        self._begin()
        self.first, self.second = read_stones(position[0], position[1])
        return size(self.first | self.second)

    def _landing(self, column: int) -> int:
        return ((self.first | self.second) + BOTTOM) & (COLUMN << (8 * column))

    def _keeps(self, cell: int, stones: int, score: int) -> bool:
        """Whether the move is worth at least the score; undefined once stopped."""
        if has_four(self.first | cell):
            return True
        return self._window(self.second, self.first | cell, stones + 1, -score) <= -score

    def _bisect(self, own: int, opp: int, stones: int, low: int, high: int) -> int:
        """The score, known to lie in low..high. Windows far from 0 come first: they are cheap, and halve the range."""
        while low < high and not self.stopped:
            alpha = (low + high) >> 1
            if alpha <= 0 and -(-low >> 1) < alpha:
                alpha = -(-low >> 1)
            elif alpha >= 0 and (high >> 1) > alpha:
                alpha = high >> 1
            score = self._window(own, opp, stones, alpha)
            if score > alpha:
                low = score
            else:
                high = score
        return low

    def _window(self, own: int, opp: int, stones: int, alpha: int) -> int:
        """As `_search`, for any position."""
        taken = own | opp
        playable = (taken + BOTTOM) & BOARD
        if playable == 0:
            return 0
        self.own_wins[0] = winning_cells(own) & BOARD & ~taken
        if self.own_wins[0] & playable:
            return (43 - stones) >> 1
        self.opp_wins[0] = winning_cells(opp) & BOARD & ~taken
        safe = safe_moves(playable, self.opp_wins[0])
        if safe == 0:
            return -((42 - stones) >> 1)
        if safe & (safe - 1) == 0:
            return -self._window(opp, own | safe, stones + 1, -alpha - 1)
        self.own[0] = own
        self.opp[0] = opp
        self.stones[0] = stones
        self.turn[0] = 1
        self._find_bucket(0)
        bounds = self._probe(0)
        if (bounds & _LOWER) - 22 > alpha:
            return (bounds & _LOWER) - 22
        if (bounds >> 6) - 22 <= alpha:
            return (bounds >> 6) - 22
        return self._search(0, 1, alpha)
