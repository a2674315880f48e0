"""The search of the exact solver: negamax alpha-beta with null windows over two sets of stones, and its table.

A side's *winning cells* (`wins`) are the empty cells where one more stone of its makes four. A position is *quiet*
when the side to move cannot win at once and has two or more *safe* moves: moves that answer every threat to win at
once and do not open a cell for the other side to win on. Only quiet positions are searched and stored; from any other
the play is forced. What a score means is told in `solver`.

Bounds of a score travel in one number: lower + 22 in the low six bits, upper + 22 in the next six.

The table is made of buckets of two 64-bit entries: 46 bits of the position's hash, the logarithm of the nodes spent
(6 bits) and the bounds (12 bits); where in the table it stands tells the rest of the hash. Positions with many stones
are met most and cost least to search again: they share the table's first megabyte, which stays in the processor's
cache.
"""

from mmap import mmap
from time import monotonic, sleep

import cython

if not cython.compiled:  # when compiled, the .pxd brings these in as C functions
    from engines.connect4.lines import (
        BOARD,
        BOTTOM,
        EVENS,
        LATEST_WIN,
        LIFELESS,
        NO_BOUND,
        ODD_THREAT,
        static_bounds,
        winning_cells,
    )

COLUMNS, CELLS = 7, 42
SMALLEST_TABLE = 2 << 20  # bytes
_WAY = 64  # words of one way; more than a board has stones, so that the two lie in different lines of the cache
WAYS = 2 * 8 * _WAY  # bytes

# What may be switched off, to measure its worth; 2, 4, 8 and 16 are the ideas of `lines`.
CHAINS = 1  # forced moves are played out without a node of their own
LOOK_AHEAD = 32  # look all children up in the table before searching one
MIRROR = 64  # a position and its mirror image share an entry while few stones are played
KEEP_COSTLIER = 128  # of two entries in a bucket, replace the one that took fewer nodes
THREAT_ORDER = 256  # moves that make more threats first; else only the centre first
PREFETCH = 512  # ask memory for the bucket early
DEEP_PART = 1024  # positions with many stones stand together
HISTORY = 2048  # moves that cut elsewhere earlier
ALL_IDEAS = 4095

_HASH = (1 << 56) - 1
_MIXER = 0x9E3779B97F4A7C15  # odd, so that multiplying by it modulo 2 ** 56 loses nothing
_CHECK = 0xFFFFFFFFFFFC0000  # an entry's part of the hash
_COST = 0x3F000
_BOUNDS = 0xFFF
_UPPER = 0xFC0
_LOWER = 0x3F
_NOTHING_KNOWN = 44 << 6
_MIRRORED = 24  # stones; later mirror images hardly meet
_DEEP = 24  # stones; from here on positions live in the table's deep part
_DEEP_BUCKETS = 1 << 16
_SLOTS = CELLS * COLUMNS + 1
_MERIT = 512  # the most that history may count for or against a cell; as much as one column nearer to the centre
_SHARED = 24  # stones; positions with as many are not worth sharing
_POLL = (1 << 14) - 1  # nodes between two looks at the clock, less one

IDEAS = {
    "chains": CHAINS,
    "evens": EVENS,
    "odd threat": ODD_THREAT,
    "latest win": LATEST_WIN,
    "lifeless": LIFELESS,
    "look ahead": LOOK_AHEAD,
    "mirror": MIRROR,
    "keep costlier": KEEP_COSTLIER,
    "threat order": THREAT_ORDER,
    "prefetch": PREFETCH,
    "deep part": DEEP_PART,
    "history": HISTORY,
}


class SearchStopped(Exception):
    """The search ran into its deadline, its node limit or its stop flag. The table keeps what was found."""


if not cython.compiled:

    def popcount(bits: int) -> int:
        return bits.bit_count()

    def bit_index(bits: int) -> int:
        return bits.bit_length() - 1

    def prefetch(address: int) -> None:
        """Never called: memory can be asked for early in C only."""

    def swap_bytes(bits: int) -> int:
        return int.from_bytes(bits.to_bytes(8, "little"), "big")


def position_hash(own: int, taken: int, mirror: bool) -> int:
    """56 bits, different for different positions; the same for mirror images when `mirror`."""
    key = own | (taken + BOTTOM)
    if mirror:
        image = swap_bytes(key) >> 8
        if image < key:
            key = image
    return (key * _MIXER) & _HASH


def safe_moves(playable: int, other_wins: int) -> int:
    """The moves that do not lose at once to a side with these winning cells."""
    forced = playable & other_wins
    if forced == 0:
        return playable & ~(other_wins >> 1)
    if forced & (forced - 1):
        return 0
    return forced & ~(other_wins >> 1)


def flipped(bounds: int) -> int:
    """The same bounds seen from the other side."""
    return (44 - (bounds >> 6)) | ((44 - (bounds & _LOWER)) << 6)


class Search:
    """One window at a time, over a table in `memory`: at least `SMALLEST_TABLE` bytes, zero or left by another search.

    `stopped` is set when one of the limits that `solver.Solver` tells of was reached.

    Two searches over one table share the work when each knows what the other is at: every search writes its *way*, one
    word for each number of stones, the key of the position that it is searching. A move that the other is at is put
    off until there is nothing else to do.
    """

    def __init__(self, memory: bytearray | memoryview | mmap, ideas: int) -> None:
        lent = memoryview(memory).cast("B")
        if lent.nbytes < SMALLEST_TABLE:
            raise ValueError(f"the table needs {SMALLEST_TABLE} bytes, not {lent.nbytes}")
        self.memory = lent[: lent.nbytes & ~15].cast("Q")
        self.shallow_buckets = lent.nbytes // 16 - _DEEP_BUCKETS
        self.ideas = ideas
        self.nodes = 0
        self.node_limit = 0
        self.deadline = 0.0
        self.stop_flag: bytearray | memoryview | None = None
        self._allocate()
        self.join(bytearray(WAYS), False)

    def join(self, ways: bytearray | memoryview, second: bool) -> None:
        """Works with another search over the same table: both are lent the same `WAYS` bytes, and one is the second."""
        self.ways = memoryview(ways).cast("B").cast("Q")
        self.here = _WAY if second else 0
        self.there = _WAY - self.here
        self.way = cython.address(self.ways[0]) if cython.compiled else self.ways

    def _allocate(self) -> None:
        # In C the arrays are part of the object, and the table is a plain pointer.
        if cython.compiled:
            self.table = cython.address(self.memory[0])
        else:
            self.table = self.memory
            self.own, self.opp, self.own_wins, self.opp_wins = ([0] * _SLOTS for _ in range(4))
            self.keys, self.places, self.stones, self.turn = ([0] * _SLOTS for _ in range(4))
            self.rank, self.order, self.cell = ([0] * _SLOTS for _ in range(3))
            self.merit = [0] * 128
            self.path, self.aim = [0] * _SHARED, [0] * _SHARED

    def clear(self) -> None:
        """Forgets everything."""
        for at in range(2 * (self.shallow_buckets + _DEEP_BUCKETS)):
            self.table[at] = 0

    def _begin(self) -> None:
        """Before each request: history says little about other positions, and the same request takes the same way."""
        self.stopped = self._must_stop()
        self.settled = -1
        for at in range(128):
            self.merit[at] = 0

    def _must_stop(self) -> bool:
        if self.node_limit and self.nodes >= self.node_limit:
            return True
        if self.stop_flag is not None:
            sleep(0)  # lets the thread run that may set the flag
            if self.stop_flag[0]:
                return True
        return self.deadline > 0 and monotonic() >= self.deadline

    def _search(self, node: int, top: int, alpha: int) -> int:
        """The score of the quiet position in slot `node`, against the window (alpha, alpha + 1).

        A result above alpha is a lower bound of the score, any other an upper bound (fail-soft). Slots from `top` on
        are free for the children. Entries of the table are true bounds of their positions, whatever the window was.
        Once stopped, the result means nothing and nothing is stored.
        """
        # 1: count, and look around now and then
        self.nodes += 1
        if not self.nodes & _POLL:
            self._poll()
        if self.stopped:
            return 0
        started = self.nodes
        best = -NO_BOUND
        # 2: play each safe move and what it forces; cut on what surely reaches the window, drop what cannot
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
            self._address(end)
            self.rank[end] = self._promise(node, end, move)
            end += 1
        # 3: the same with what the table knows of the children; order those still open
        last = top
        for kid in range(top, end):
            bounds = self._known(kid) if self.ideas & LOOK_AHEAD else _NOTHING_KNOWN
            if (bounds & _LOWER) - 22 > alpha:
                return (bounds & _LOWER) - 22
            if (bounds >> 6) - 22 <= alpha:
                best = max(best, (bounds >> 6) - 22)
                continue
            self._enlist(kid, top, last)
            last += 1
        # 4: search them, last those that another search is at; meanwhile the table may learn about those that are left
        at, open_ones = top, last
        while at < last:
            kid = self.order[at]
            if top < at < open_ones and self._is_visited(kid):
                open_ones -= 1
                self._put_off(at, last)
                continue
            bounds = self._known(kid) if at > top or not self.ideas & LOOK_AHEAD else _NOTHING_KNOWN
            if (bounds & _LOWER) - 22 > alpha:
                score = (bounds & _LOWER) - 22
            elif (bounds >> 6) - 22 <= alpha:
                score = (bounds >> 6) - 22
            else:
                score = self._visit(kid, end, alpha)
            if self.stopped:  # by a deeper node
                return 0  # type: ignore[unreachable]  # mypy thinks nothing changed since step 1
            best = max(best, score)
            if best > alpha:
                if at > top and self.ideas & HISTORY:
                    self._learn(top, at)
                break
            at += 1
        # 5: remember
        self._store(self.places[node], self.keys[node], best, best > alpha, self.nodes - started + 1)
        return best

    def _visit(self, kid: int, top: int, alpha: int) -> int:
        """The child's score in its parent's view. The other search can see that this one is at it."""
        stones = self.stones[kid]
        if stones < _SHARED:
            self.way[self.here + stones] = self.keys[kid]
            self.path[stones], self.aim[stones] = kid, alpha
        score = -self._search(kid, top, -alpha - 1) if self.turn[kid] < 0 else self._search(kid, top, alpha)
        if stones < _SHARED:
            self.way[self.here + stones] = 0
            if self.stopped and stones == self.settled:
                self.stopped, score = False, self.settled_score
        return score

    def _poll(self) -> None:
        """Stops where told to; or goes back to the first position on the way that the other search has settled."""
        self.settled = -1
        self.stopped = self._must_stop()
        for stones in range(_SHARED):
            if self.way[self.here + stones] and not self.stopped:
                self._check_settled(stones)

    def _check_settled(self, stones: int) -> None:
        """Whether the table decides the position on the way with so many stones."""
        bounds = self._known(self.path[stones])
        if (bounds & _LOWER) - 22 > self.aim[stones]:
            self.settled_score = (bounds & _LOWER) - 22
        elif (bounds >> 6) - 22 <= self.aim[stones]:
            self.settled_score = (bounds >> 6) - 22
        else:
            return
        self.stopped, self.settled = True, stones

    def _is_visited(self, kid: int) -> bool:
        """Whether the other search is at this child."""
        return self.stones[kid] < _SHARED and self.way[self.there + self.stones[kid]] == self.keys[kid]

    def _put_off(self, at: int, last: int) -> None:
        """Moves the child at `at` of the order to its end."""
        kid = self.order[at]
        for i in range(at, last - 1):
            self.order[i] = self.order[i + 1]
        self.order[last - 1] = kid

    def _play(self, node: int, kid: int, move: int) -> int:
        """Plays a safe move of `node` and what it forces into slot `kid`; the bounds seen from `node`."""
        mover, other = self.opp[node], self.own[node] | move
        taken = mover | other
        mover_wins, other_wins = self.opp_wins[node] & ~move, winning_cells(other) & BOARD & ~taken
        stones, turn = self.stones[node] + 1, -1
        playable = (taken + BOTTOM) & BOARD
        safe = safe_moves(playable, other_wins)
        while safe and safe & (safe - 1) == 0 and self.ideas & CHAINS:
            mover, other = other, mover | safe
            taken |= safe
            mover_wins, other_wins = other_wins & ~safe, winning_cells(other) & BOARD & ~taken
            stones, turn = stones + 1, -turn
            playable = (taken + BOTTOM) & BOARD
            safe = safe_moves(playable, other_wins)
        self.own[kid], self.opp[kid] = mover, other
        self.own_wins[kid], self.opp_wins[kid] = mover_wins, other_wins
        self.stones[kid], self.turn[kid] = stones, turn
        if safe:
            bounds = static_bounds(mover, other, playable, other_wins, stones, self.ideas)
        else:  # lost by the next stone but one, or the board is full
            bounds = (22 - ((42 - stones) >> 1)) * 65
        return flipped(bounds) if turn < 0 else bounds

    def _promise(self, node: int, kid: int, move: int) -> int:
        """How early to try the move: by the useful threats of its side after it, nearness to the centre, and history.

        A move whose answers are all forced comes before an equal one.
        """
        at = bit_index(move)
        rank = 3 - abs((at >> 3) - 3)
        if self.ideas & THREAT_ORDER:
            if self.turn[kid] < 0:
                mine, theirs = self.opp_wins[kid], self.own_wins[kid]
            else:  # the answers were forced, and it is this side's turn again
                mine, theirs = self.own_wins[kid], self.opp_wins[kid]
                rank += 4
            second_next = ((self.own[kid] | self.opp[kid]) + BOTTOM) << 1
            rank += 4 * popcount(mine & ~(theirs << 1)) + 2 * popcount(mine & second_next & BOARD)
        self.cell[kid] = at | ((self.stones[node] & 1) << 6)
        return _MERIT * rank + self.merit[self.cell[kid]]

    def _learn(self, top: int, last: int) -> None:
        """History: the cell of the move at `last` in the order gains, as it cut, what those tried before it lose."""
        for at in range(top, last):
            cell = self.cell[self.order[at]]
            if self.merit[cell] > -_MERIT:
                self.merit[cell] -= 1
        cell = self.cell[self.order[last]]
        if self.merit[cell] < _MERIT:
            self.merit[cell] += last - top

    def _enlist(self, kid: int, top: int, last: int) -> None:
        """Puts the child in its place in the order, which runs from `top` to before `last`."""
        while last > top and self.rank[self.order[last - 1]] < self.rank[kid]:
            self.order[last] = self.order[last - 1]
            last -= 1
        self.order[last] = kid

    def _address(self, kid: int) -> None:
        """Finds the child's bucket, and asks memory for it."""
        taken = self.own[kid] | self.opp[kid]
        stones = self.stones[kid]
        key = position_hash(self.own[kid], taken, stones < _MIRRORED and bool(self.ideas & MIRROR))
        if stones >= _DEEP and self.ideas & DEEP_PART:
            place = (((key >> 24) * _DEEP_BUCKETS) >> 32) << 1
        else:
            place = (_DEEP_BUCKETS + (((key >> 24) * self.shallow_buckets) >> 32)) << 1
        self.keys[kid] = key
        self.places[kid] = place
        if cython.compiled and self.ideas & PREFETCH:
            prefetch(self.table + place)

    def _known(self, kid: int) -> int:
        """The bounds in the table of the position in the slot, seen from the node it was played from."""
        at = self.places[kid]
        check = (self.keys[kid] << 18) & _CHECK
        entry = self.table[at]
        if (entry & _CHECK) != check:
            entry = self.table[at + 1]
            if (entry & _CHECK) != check:
                return _NOTHING_KNOWN
        return flipped(entry & _BOUNDS) if self.turn[kid] < 0 else entry & _BOUNDS

    def _store(self, at: int, key: int, score: int, is_lower: bool, cost: int) -> None:
        """Remembers a bound that took `cost` nodes. Of two other entries in the bucket the costlier stays."""
        check = (key << 18) & _CHECK
        bounds = _NOTHING_KNOWN
        entry, other = self.table[at], self.table[at + 1]
        if (entry & _CHECK) == check:
            bounds = entry & _BOUNDS
        elif (other & _CHECK) == check:
            at += 1
            bounds = other & _BOUNDS
        elif (entry & _COST) > (other & _COST) if self.ideas & KEEP_COSTLIER else key & 1:
            at += 1
        if is_lower:
            bounds = (bounds & _UPPER) | (score + 22)
        else:
            bounds = (bounds & _LOWER) | ((score + 22) << 6)
        self.table[at] = check | ((bit_index(cost) + 1) << 12) | bounds
