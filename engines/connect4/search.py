"""The search of the exact solver: negamax alpha-beta with null windows over two sets of stones, and its table.

A side's *winning cells* (`wins`) are the empty cells where one more of its stones makes four. A position is *quiet*
when the side to move cannot win at once and has two or more *safe* moves: moves that answer every threat to win at
once and do not open a cell for the other side to win on. Only quiet positions are searched and stored; in any other
the next move is forced. `solver` defines the scores.

Bounds of a score are packed into one number: lower + 22 in the low six bits, upper + 22 in the next six.

The table has buckets of two 64-bit entries: 46 bits of the position's hash, the logarithm of the nodes spent (6 bits)
and the bounds (12 bits); the bucket's index gives the rest of the hash. Positions with many stones are met most often
and cost least to search again: they share the table's first megabyte, which stays in the processor's cache.
"""

from mmap import mmap
from time import monotonic, sleep

import cython

if not cython.compiled:  # when compiled, the .pxd declares these as C functions
    from engines.bits import highest, prefetch, size, swap_bytes
    from engines.connect4.lines import BOARD, BOTTOM, NO_BOUND, static_bounds, winning_cells

COLUMNS, CELLS = 7, 42
SMALLEST_TABLE = 2 << 20  # bytes

_HASH = (1 << 56) - 1
_MIXER = 0x9E3779B97F4A7C15  # odd, so that multiplying by it modulo 2 ** 56 loses nothing
_CHECK = 0xFFFFFFFFFFFC0000  # an entry's part of the hash
_COST = 0x3F000
_BOUNDS = 0xFFF
_UPPER = 0xFC0
_LOWER = 0x3F
_NOTHING_KNOWN = 44 << 6
_MIRRORED = 24  # stones; below, a position and its mirror image share an entry: later both rarely come up
_DEEP = 24  # stones; from here on positions are in the table's deep part
_DEEP_BUCKETS = 1 << 16
_SLOTS = CELLS * COLUMNS + 1
_HISTORY_LIMIT = 512  # limit of a cell's history: it counts as much as one column nearer to the centre
_POLL = (1 << 14) - 1  # nodes between two looks at the limits, less one


class SearchStopped(Exception):
    """The search reached its deadline, its node limit or its stop flag. The table keeps what was found."""


def position_hash(own: int, taken: int, mirror: bool) -> int:
    """A hash of 56 bits, different for different positions; the same for mirror images if `mirror`."""
    key = own | (taken + BOTTOM)
    if mirror:
        image = swap_bytes(key) >> 8
        if image < key:
            key = image
    return (key * _MIXER) & _HASH


def safe_moves(playable: int, other_wins: int) -> int:
    """The moves after which a side with these winning cells cannot win at once."""
    forced = playable & other_wins
    if forced == 0:
        return playable & ~(other_wins >> 1)
    if forced & (forced - 1):
        return 0
    return forced & ~(other_wins >> 1)


def flipped(bounds: int) -> int:
    """The same bounds seen from the other side."""
    return (44 - (bounds >> 6)) | ((44 - (bounds & _LOWER)) << 6)


class SolverSearch:
    """Null-window searches over a table in `memory`: at least `SMALLEST_TABLE` bytes, zero or left by another search.

    `stopped` is set when one of the limits that `solver.Solver` describes was reached.
    """

    def __init__(self, memory: bytearray | memoryview | mmap) -> None:
        lent = memoryview(memory).cast("B")
        if lent.nbytes < SMALLEST_TABLE:
            raise ValueError(f"the table needs {SMALLEST_TABLE} bytes, not {lent.nbytes}")
        self.memory = lent[: lent.nbytes & ~15].cast("Q")
        self.shallow_buckets = lent.nbytes // 16 - _DEEP_BUCKETS
        self.nodes = 0
        self.node_limit = 0
        self.deadline = 0.0
        self.stop_flag: bytearray | memoryview | None = None
        self._allocate()

    def _allocate(self) -> None:
        # In C the arrays are part of the object, and the table is a plain pointer.
        if cython.compiled:
            self.table = cython.address(self.memory[0])
        else:
            self.table = self.memory
            self.own, self.opp, self.own_wins, self.opp_wins = ([0] * _SLOTS for _ in range(4))
            self.keys, self.places, self.stones, self.turn = ([0] * _SLOTS for _ in range(4))
            self.rank, self.order, self.cell = ([0] * _SLOTS for _ in range(3))
            self.history = [0] * 128

    def clear(self) -> None:
        """Clears the table."""
        for at in range(2 * (self.shallow_buckets + _DEEP_BUCKETS)):
            self.table[at] = 0

    def _begin(self) -> None:
        """Prepares a request. History says little about other positions; without it equal requests search alike."""
        self.stopped = self._must_stop()
        for at in range(128):
            self.history[at] = 0

    def _must_stop(self) -> bool:
        if self.node_limit and self.nodes >= self.node_limit:
            return True
        if self.stop_flag is not None:
            sleep(0)  # lets the thread that may set the flag run
            if self.stop_flag[0]:
                return True
        return self.deadline > 0 and monotonic() >= self.deadline

    def _search(self, node: int, top: int, alpha: int) -> int:
        """The score of the quiet position in slot `node`, against the window (alpha, alpha + 1).

        A result above alpha is a lower bound of the score, any other an upper bound (fail-soft). Slots from `top` on
        are free for the children. Entries of the table are true bounds of their positions, whatever the window was.
        Once stopped, the result is meaningless and nothing is stored.
        """
        # 1: count, and look at the limits now and then
        self.nodes += 1
        if not self.nodes & _POLL:
            self.stopped = self._must_stop()
        if self.stopped:
            return 0
        started = self.nodes
        best = -NO_BOUND
        # 2: play each safe move and what it forces; cut if its bounds reach the window, drop it if they cannot
        moves = safe_moves(((self.own[node] | self.opp[node]) + BOTTOM) & BOARD, self.opp_wins[node])
        end = top
        while moves:
            move = moves & -moves
            moves ^= move
            bounds = self._play(node, end, move)
            if (bounds & _LOWER) - 22 > alpha:
                return (bounds & _LOWER) - 22
            if (bounds >> 6) - 22 <= alpha:
                best = max(best, (bounds >> 6) - 22)
                continue
            self._find_bucket(end)
            self.rank[end] = self._rank_move(node, end, move)
            end += 1
        # 3: cut or drop by the table's bounds of the children; order those still open
        last = top
        for child in range(top, end):
            bounds = self._probe(child)
            if (bounds & _LOWER) - 22 > alpha:
                return (bounds & _LOWER) - 22
            if (bounds >> 6) - 22 <= alpha:
                best = max(best, (bounds >> 6) - 22)
                continue
            self._insert(child, top, last)
            last += 1
        # 4: search them; by now the table may know more about those that are left
        for at in range(top, last):
            child = self.order[at]
            bounds = self._probe(child) if at > top else _NOTHING_KNOWN
            if (bounds & _LOWER) - 22 > alpha:
                score = (bounds & _LOWER) - 22
            elif (bounds >> 6) - 22 <= alpha:
                score = (bounds >> 6) - 22
            elif self.turn[child] < 0:
                score = -self._search(child, end, -alpha - 1)
            else:
                score = self._search(child, end, alpha)
            if self.stopped:  # in a deeper node
                return 0  # type: ignore[unreachable]  # mypy thinks nothing changed since step 1
            best = max(best, score)
            if best > alpha:
                if at > top:
                    self._update_history(top, at)
                break
        # 5: store
        self._store(self.places[node], self.keys[node], best, best > alpha, self.nodes - started + 1)
        return best

    def _play(self, node: int, child: int, move: int) -> int:
        """Plays a safe move of `node` and what it forces into slot `child`; returns the bounds seen from `node`."""
        mover, other = self.opp[node], self.own[node] | move
        taken = mover | other
        mover_wins, other_wins = self.opp_wins[node] & ~move, winning_cells(other) & BOARD & ~taken
        stones, turn = self.stones[node] + 1, -1
        playable = (taken + BOTTOM) & BOARD
        safe = safe_moves(playable, other_wins)
        while safe and safe & (safe - 1) == 0:
            mover, other = other, mover | safe
            taken |= safe
            mover_wins, other_wins = other_wins & ~safe, winning_cells(other) & BOARD & ~taken
            stones, turn = stones + 1, -turn
            playable = (taken + BOTTOM) & BOARD
            safe = safe_moves(playable, other_wins)
        self.own[child], self.opp[child] = mover, other
        self.own_wins[child], self.opp_wins[child] = mover_wins, other_wins
        self.stones[child], self.turn[child] = stones, turn
        if safe:
            bounds = static_bounds(mover, other, playable, other_wins, stones)
        else:  # lost by the next stone but one, or the board is full
            bounds = (22 - ((42 - stones) >> 1)) * 65
        return flipped(bounds) if turn < 0 else bounds

    def _rank_move(self, node: int, child: int, move: int) -> int:
        """The rank of a move: by the useful threats of its side after it, nearness to the centre, and history.

        A move whose answers are all forced comes before an equal one.
        """
        at = highest(move)
        rank = 3 - abs((at >> 3) - 3)
        if self.turn[child] < 0:
            mine, theirs = self.opp_wins[child], self.own_wins[child]
        else:  # the answers were forced, and it is this side's turn again
            mine, theirs = self.own_wins[child], self.opp_wins[child]
            rank += 4
        second_next = ((self.own[child] | self.opp[child]) + BOTTOM) << 1
        rank += 4 * size(mine & ~(theirs << 1)) + 2 * size(mine & second_next & BOARD)
        self.cell[child] = at | ((self.stones[node] & 1) << 6)
        return _HISTORY_LIMIT * rank + self.history[self.cell[child]]

    def _update_history(self, top: int, last: int) -> None:
        """Updates the history: the cell of the move at `last`, which cut, gains; those of the moves before it lose."""
        for at in range(top, last):
            cell = self.cell[self.order[at]]
            if self.history[cell] > -_HISTORY_LIMIT:
                self.history[cell] -= 1
        cell = self.cell[self.order[last]]
        if self.history[cell] < _HISTORY_LIMIT:
            self.history[cell] += last - top

    def _insert(self, child: int, top: int, last: int) -> None:
        """Inserts the child by rank into the order, which runs from `top` to before `last`."""
        while last > top and self.rank[self.order[last - 1]] < self.rank[child]:
            self.order[last] = self.order[last - 1]
            last -= 1
        self.order[last] = child

    def _find_bucket(self, child: int) -> None:
        """Finds the child's bucket, and prefetches it."""
        taken = self.own[child] | self.opp[child]
        stones = self.stones[child]
        key = position_hash(self.own[child], taken, stones < _MIRRORED)
        if stones >= _DEEP:
            place = (((key >> 24) * _DEEP_BUCKETS) >> 32) << 1
        else:
            place = (_DEEP_BUCKETS + (((key >> 24) * self.shallow_buckets) >> 32)) << 1
        self.keys[child] = key
        self.places[child] = place
        if cython.compiled:
            prefetch(self.table + place)

    def _probe(self, child: int) -> int:
        """The table's bounds of the position in the slot, seen from the node that it was played from."""
        at = self.places[child]
        check = (self.keys[child] << 18) & _CHECK
        entry = self.table[at]
        if (entry & _CHECK) != check:
            entry = self.table[at + 1]
            if (entry & _CHECK) != check:
                return _NOTHING_KNOWN
        return flipped(entry & _BOUNDS) if self.turn[child] < 0 else entry & _BOUNDS

    def _store(self, at: int, key: int, score: int, is_lower: bool, cost: int) -> None:
        """Stores a bound that took `cost` nodes. Of two other entries in the bucket the costlier stays."""
        check = (key << 18) & _CHECK
        bounds = _NOTHING_KNOWN
        entry, other = self.table[at], self.table[at + 1]
        if (entry & _CHECK) == check:
            bounds = entry & _BOUNDS
        elif (other & _CHECK) == check:
            at += 1
            bounds = other & _BOUNDS
        elif (entry & _COST) > (other & _COST):
            at += 1
        if is_lower:
            bounds = (bounds & _UPPER) | (score + 22)
        else:
            bounds = (bounds & _LOWER) | ((score + 22) << 6)
        self.table[at] = check | ((highest(cost) + 1) << 12) | bounds
