"""An exact solver for Connect Four: negamax alpha-beta with null windows over two 56-bit sets of stones.

      5 13 21 29 37 45 53      Inside, a cell is bit 8 * column + row: two spare rows keep lines from running
      4 12 20 28 36 44 52      from one column into the next, and a byte per column lets one byte swap mirror
      3 11 19 27 35 43 51      the board. Callers speak the board's layout, bit 7 * column + row.
      2 10 18 26 34 42 50
      1  9 17 25 33 41 49      Rows are numbered from 1 in the comments, as people do: odd rows are where the
      0  8 16 24 32 40 48      first player's threats come true, even rows where the second player's do.

Score, for the side to move: with n stones played, a win by the next stone is worth (43 - n) // 2, in general 1 plus the
number of the winner's stones still unplayed; 0 is a draw; a loss is the negative of what it is worth to the other side.

A side's *winning cells* (`wins`) are the empty cells where one more stone of its makes four. A position is *quiet* when the side to
move cannot win at once and has two or more *safe* moves: moves that answer every threat to win at once and do not open
a cell for the other side to win on. Only quiet positions are searched and stored; from any other the play is forced.
"""

import mmap
from contextlib import suppress
from time import monotonic

import cython

COLUMNS, ROWS, CELLS = 7, 6, 42
DEFAULT_TABLE = 40 << 20  # bytes; a worker process with this table stays under 80 MB
SMALLEST_TABLE = 2 << 20  # bytes; with fewer buckets the 40 stored bits of a hash would not tell all positions apart

# What may be switched off, to measure its worth.
CHAINS = 1  # forced moves are played out without a node of their own
EVENS = 2  # second player's follow-up bound, see `evens_bound`
ODD_THREAT = 4  # first player's zugzwang bound, see `odd_threat_bound`
LATEST_WIN = 8  # both bounds count when the win comes at the latest
LIFELESS = 16  # a side without any line left cannot win
LOOK_AHEAD = 32  # look all children up in the table before searching one
MIRROR = 64  # a position and its mirror image share an entry while few stones are played
KEEP_COSTLIER = 128  # of two entries in a bucket, replace the one that took fewer nodes
THREAT_ORDER = 256  # moves that make more threats first; else only the centre first
PREFETCH = 512  # ask memory for the bucket early
ALL_IDEAS = 1023

_BOTTOM = 0x01010101010101
_BOARD = 0x3F3F3F3F3F3F3F
_EVEN_ROWS = 0x2A2A2A2A2A2A2A
_ODD_ROWS = 0x15151515151515
_COLUMN = 0x3F
_HASH = (1 << 56) - 1
_MIXER = 0x9E3779B97F4A7C15  # odd, so that multiplying by it modulo 2 ** 56 loses nothing
_CHECK = 0xFFFFFFFFFFFC0000  # the part of an entry that tells positions of one bucket apart
_NONE = 22  # no score reaches it
_MIRRORED_PLIES = 24  # later mirror images hardly meet
_SLOTS = CELLS * COLUMNS + 1
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
}


class InvalidPosition(ValueError):
    """What was given is no position of a game in progress; the text says why, and at which move."""


class SearchStopped(Exception):
    """The search ran into its deadline, its node limit or its stop flag. The table keeps what was found."""


if not cython.compiled:

    def popcount(bits: int) -> int:
        return bits.bit_count()

    def bit_index(bits: int) -> int:
        return bits.bit_length() - 1

    def swap_bytes(bits: int) -> int:
        return int.from_bytes(bits.to_bytes(8, "little"), "big")


def winning_cells(s: int) -> int:
    """The cells, taken or not, that make four with three stones of `s`; bits off the board are noise."""
    cells = (s << 1) & (s << 2) & (s << 3)
    pair = (s << 8) & (s << 16)
    cells |= pair & ((s << 24) | (s >> 8))
    pair = (s >> 8) & (s >> 16)
    cells |= pair & ((s >> 24) | (s << 8))
    pair = (s << 7) & (s << 14)
    cells |= pair & ((s << 21) | (s >> 7))
    pair = (s >> 7) & (s >> 14)
    cells |= pair & ((s >> 21) | (s << 7))
    pair = (s << 9) & (s << 18)
    cells |= pair & ((s << 27) | (s >> 9))
    pair = (s >> 9) & (s >> 18)
    return cells | (pair & ((s >> 27) | (s << 9)))


def runs(s: int, step: int) -> int:
    """The first cell of every four in a row whose cells are `step` bits apart."""
    pairs = s & (s >> step)
    return pairs & (pairs >> (2 * step))


def has_four(s: int) -> bool:
    """Whether `s`, a subset of the board, holds four in a row."""
    return (runs(s, 1) | runs(s, 7) | runs(s, 8) | runs(s, 9)) != 0


def position_hash(own: int, taken: int, mirror: bool) -> int:
    """56 bits, different for different positions; the same for mirror images when `mirror`."""
    key = own | (taken + _BOTTOM)
    if mirror:
        image = swap_bytes(key) >> 8
        if image < key:
            key = image
    return (key * _MIXER) & _HASH


def evens_bound(first: int, second: int, playable: int, ideas: int) -> int:
    """An upper bound of the first player's score when it is the first player's turn; `_NONE` if there is none.

    The second player answers in the same column, or, where the first took the last cell to be had before a pair, in
    another such column. So the second player gets every empty cell of an even row that is not playable now; the first player is given all
    others (Allis 1988, claimeven). Without a four among them, or only with fours that lie right above a four of
    the second player and so come later, the first player does not win.
    """
    black = second | (_EVEN_ROWS & ~(first | playable))
    white = _BOARD ^ black
    falling, level, rising = runs(black, 7), runs(black, 8), runs(black, 9)
    lost = (runs(white, 7) & ~(falling << 1)) | (runs(white, 8) & ~(level << 1)) | (runs(white, 9) & ~(rising << 1))
    if lost | runs(white, 1):
        return _NONE
    if (falling | level | rising) == 0:
        return 0
    if not ideas & LATEST_WIN:
        return -1
    if has_four(black & (_BOTTOM * 3)):  # complete when rows 1 and 2 are: stone 38 at the latest
        return -3
    return -2 if has_four(black & (_BOTTOM * 15)) else -1


def odd_threat_bound(second: int, taken: int, playable: int, first_wins: int, ideas: int) -> int:
    """A lower bound of the first player's score when it is the second player's turn; `-_NONE` if there is none.

    Take a winning cell of the first player on an odd row. Nobody wants to play the cell below it first, and with all
    else full it is the second player's turn. Meanwhile the first player answers every stone in the same column, or, after a cell
    that had no pair, with another such cell: outside that column it gets all cells of even rows that are not playable now, in that column those of odd rows.
    If what is left to the second player holds no four, the first player wins: with all else full, by stone 36 + row.
    """
    best = -_NONE
    threats = first_wins & _ODD_ROWS & ~playable
    while threats:
        cell = threats & -threats
        threats ^= cell
        column = _COLUMN
        while not column & cell:
            column <<= 8
        below = column & (cell - 1)
        answers = ~playable & ((_EVEN_ROWS & ~column) | (_ODD_ROWS & below))
        if not has_four(second | (_BOARD & ~taken & ~answers & (below | ~column))):
            if ideas & LATEST_WIN and cell & (_BOTTOM << 2):
                return 2
            best = 1
    return best


def flipped(bounds: int) -> int:
    """The same bounds seen from the other side."""
    return (44 - (bounds >> 6)) | ((44 - (bounds & 63)) << 6)


def widened(bits: int) -> int:
    """The board's 49-bit layout in the layout of this module; what lies above a column is dropped."""
    wide = 0
    for column in range(COLUMNS):
        wide |= ((bits >> (7 * column)) & _COLUMN) << (8 * column)
    return wide


def narrowed(bits: int) -> int:
    """The inverse of `widened`."""
    narrow = 0
    for column in range(COLUMNS):
        narrow |= ((bits >> (8 * column)) & _COLUMN) << (7 * column)
    return narrow


def own_memory(table_bytes: int) -> mmap.mmap:
    """Zeroed memory of this process alone; in huge pages where the system has them, which saves a tenth of the time."""
    if not hasattr(mmap, "MADV_HUGEPAGE"):
        return mmap.mmap(-1, table_bytes)
    memory = mmap.mmap(-1, table_bytes, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    with suppress(OSError):  # a kernel without huge pages
        memory.madvise(mmap.MADV_HUGEPAGE)
    return memory


class Solver:
    """Solves positions; keeps what it finds in a table for the next ones.

    `memory` is a writable buffer for the table, at least `SMALLEST_TABLE` bytes, all zero or left by another solver. Several
    processes may work over one shared buffer without a lock: an entry is one 64-bit word, so that none is ever half written.
    """

    def __init__(self, table_bytes: int = DEFAULT_TABLE, memory: bytearray | memoryview | mmap.mmap | None = None, ideas: int = ALL_IDEAS) -> None:
        lent = memoryview(own_memory(table_bytes) if memory is None else memory)
        if lent.nbytes < SMALLEST_TABLE:
            raise ValueError(f"the table needs {SMALLEST_TABLE} bytes, not {lent.nbytes}")
        self.memory = lent.cast("B")[: lent.nbytes & ~15].cast("Q")
        self.buckets = lent.nbytes // 16
        self.deep_buckets = 1 << 16
        self.shallow_buckets = self.buckets - self.deep_buckets
        self.deep = 24
        self.ideas = ideas
        self.nodes = 0
        self.node_limit = 0
        self.deadline = 0.0
        self.stop_flag = None
        self.allocate()

    def allocate(self) -> None:
        """The arrays: in C they are part of the object already, and the table is a plain pointer."""
        if cython.compiled:
            self.table = cython.address(self.memory[0])
        else:
            self.table = self.memory
            self.own, self.opp, self.own_wins, self.opp_wins, self.keys, self.places = ([0] * _SLOTS for _ in range(6))
            self.stones, self.turn, self.rank, self.order = ([0] * _SLOTS for _ in range(4))

    def clear(self) -> None:
        """Forget everything."""
        for at in range(2 * self.buckets):
            self.table[at] = 0

    def place(self, key: int, stones: int) -> int:
        """Where the position's bucket is."""
        if stones >= self.deep:
            return (((key >> 24) * self.deep_buckets) >> 32) << 1
        return (self.deep_buckets + (((key >> 24) * self.shallow_buckets) >> 32)) << 1

    def probe(self, at: int, key: int) -> int:
        """The bounds known of a position, as lower + 22 and (upper + 22) << 6; 0 when nothing is known."""
        wanted = (key << 18) & _CHECK
        entry = self.table[at]
        if (entry & _CHECK) != wanted:
            entry = self.table[at + 1]
            if (entry & _CHECK) != wanted:
                return 0
        return entry & 4095

    def store(self, at: int, key: int, score: int, is_lower: bool, cost: int) -> None:
        """Remember a bound of a position; `cost` is the number of nodes that it took."""
        wanted = (key << 18) & _CHECK
        bounds = 44 << 6
        entry = self.table[at]
        other = self.table[at + 1]
        if (entry & _CHECK) == wanted:
            bounds = entry & 4095
        elif (other & _CHECK) == wanted:
            at += 1
            bounds = other & 4095
        elif not self.ideas & KEEP_COSTLIER:
            at += (key >> 23) & 1
        elif (entry & 0x3F000) > (other & 0x3F000):
            at += 1
        if is_lower:
            bounds = (bounds & 4032) | (score + 22)
        else:
            bounds = (bounds & 63) | ((score + 22) << 6)
        self.table[at] = wanted | ((bit_index(cost) + 1) << 12) | bounds

    def play(self, node: int, kid: int, move: int) -> int:
        """Plays a safe move of the quiet position `node`, then what is forced, into `kid`; the bounds of the result seen from `node`."""
        mover = self.opp[node]
        other = self.own[node] | move
        taken = mover | other
        mover_wins = self.opp_wins[node] & ~move
        other_wins = winning_cells(other) & _BOARD & ~taken
        stones = self.stones[node] + 1
        turn = -1
        while True:
            playable = (taken + _BOTTOM) & _BOARD
            safe = playable & ~(other_wins >> 1)
            forced = playable & other_wins
            if forced:
                safe &= forced
                if forced & (forced - 1):
                    safe = 0
            if safe == 0 or safe & (safe - 1) or not self.ideas & CHAINS:
                break
            mover, other = other, mover | safe
            taken |= safe
            mover_wins, other_wins = other_wins & ~safe, winning_cells(other) & _BOARD & ~taken
            stones += 1
            turn = -turn
        if safe:
            bounds = self.static_bounds(mover, other, playable, other_wins, stones)
        else:
            bounds = (22 if playable == 0 else 22 - ((42 - stones) >> 1)) * 65
        self.own[kid] = mover
        self.opp[kid] = other
        self.own_wins[kid] = mover_wins
        self.opp_wins[kid] = other_wins
        self.stones[kid] = stones
        self.turn[kid] = turn
        return flipped(bounds) if turn < 0 else bounds

    def static_bounds(self, mover: int, other: int, playable: int, other_wins: int, stones: int) -> int:
        """What can be said of a position without a search, when the mover cannot win at once and can avoid losing at once."""
        taken = mover | other
        high = (41 - stones) >> 1
        low = -((40 - stones) >> 1)
        if self.ideas & LIFELESS:
            if low < 0 and not has_four(_BOARD ^ mover):
                low = 0
            if high > 0 and not has_four(_BOARD ^ other):
                high = 0
        best = high
        if not stones & 1:
            if self.ideas & EVENS:
                best = evens_bound(mover, other, playable, self.ideas)
        elif self.ideas & ODD_THREAT and other_wins & _ODD_ROWS:
            best = -odd_threat_bound(mover, taken, playable, other_wins, self.ideas)
        if best < high:
            high = best
        return (low + 22) | ((high + 22) << 6)

    def promise(self, node: int, kid: int, move: int) -> int:
        """How early to try the move: by the useful threats of the mover after it, and nearness to the centre."""
        rank = 3 - abs((bit_index(move) >> 3) - 3)
        if not self.ideas & THREAT_ORDER:
            return rank
        if self.turn[kid] < 0:
            mine, theirs = self.opp_wins[kid], self.own_wins[kid]
        else:
            mine, theirs = self.own_wins[kid], self.opp_wins[kid]
            rank += 4
        next_row = ((self.own[kid] | self.opp[kid]) + _BOTTOM) << 1
        return rank + 8 * popcount(mine & ~(theirs << 1)) + 4 * popcount(mine & next_row & _BOARD)

    def search(self, node: int, top: int, alpha: int) -> int:
        """The score of the quiet position in slot `node`, against the window (alpha, alpha + 1).

        A result above alpha is a lower bound of the score, any other an upper bound (fail-soft). Slots from `top` on are
        free for the children. Entries of the table are true bounds of their positions, whatever the window was.
        Returns 0, and stores nothing, when stopped.
        """
        # 1: count, and stop where told
        self.nodes += 1
        if not self.nodes & _POLL and self.must_stop():
            self.stopped = True
        if self.stopped:
            return 0
        started = self.nodes
        ideas = self.ideas
        best = -_NONE
        # 2: play each safe move and what it forces; drop what cannot reach the window, cut on what surely does
        playable = ((self.own[node] | self.opp[node]) + _BOTTOM) & _BOARD
        moves = playable & ~(self.opp_wins[node] >> 1)
        if playable & self.opp_wins[node]:
            moves &= self.opp_wins[node]
        end = top
        while moves:
            move = moves & -moves
            moves ^= move
            bounds = self.play(node, end, move)
            low = (bounds & 63) - 22
            if low > alpha:
                return low
            high = (bounds >> 6) - 22
            if high <= alpha:
                if high > best:
                    best = high
                continue
            key = position_hash(self.own[end], self.own[end] | self.opp[end], self.stones[end] < _MIRRORED_PLIES and ideas & MIRROR)
            self.keys[end] = key
            self.places[end] = self.place(key, self.stones[end])
            if cython.compiled and ideas & PREFETCH:
                prefetch(self.table + self.places[end])
            self.rank[end] = self.promise(node, end, move)
            end += 1
        # 3: look the children up; order those still open by promise
        last = top
        for kid in range(top, end):
            bounds = self.probe(self.places[kid], self.keys[kid]) if ideas & LOOK_AHEAD else 0
            if bounds:
                if self.turn[kid] < 0:
                    bounds = flipped(bounds)
                low = (bounds & 63) - 22
                if low > alpha:
                    return low
                high = (bounds >> 6) - 22
                if high <= alpha:
                    if high > best:
                        best = high
                    continue
            at = last
            while at > top and self.rank[self.order[at - 1]] < self.rank[kid]:
                self.order[at] = self.order[at - 1]
                at -= 1
            self.order[at] = kid
            last += 1
        # 4: search them; a brother's search may have settled one meanwhile
        for at in range(top, last):
            kid = self.order[at]
            bounds = self.probe(self.places[kid], self.keys[kid]) if at > top or not ideas & LOOK_AHEAD else 0
            if bounds and self.turn[kid] < 0:
                bounds = flipped(bounds)
            if bounds and (bounds & 63) - 22 > alpha:
                score = (bounds & 63) - 22
            elif bounds and (bounds >> 6) - 22 <= alpha:
                score = (bounds >> 6) - 22
            elif self.turn[kid] < 0:
                score = -self.search(kid, end, -alpha - 1)
            else:
                score = self.search(kid, end, alpha)
            if self.stopped:
                return 0
            if score > best:
                best = score
                if score > alpha:
                    break
        # 5: remember
        self.store(self.places[node], self.keys[node], best, best > alpha, self.nodes - started + 1)
        return best

    def must_stop(self) -> bool:
        if self.node_limit and self.nodes >= self.node_limit:
            return True
        if self.stop_flag is not None and self.stop_flag[0]:
            return True
        return self.deadline > 0 and monotonic() >= self.deadline

    def window(self, own: int, opp: int, stones: int, alpha: int) -> int:
        """As `search`, of any position."""
        taken = own | opp
        playable = (taken + _BOTTOM) & _BOARD
        if playable == 0:
            return 0
        own_wins = winning_cells(own) & _BOARD & ~taken
        if own_wins & playable:
            return (43 - stones) >> 1
        opp_wins = winning_cells(opp) & _BOARD & ~taken
        safe = playable & ~(opp_wins >> 1)
        forced = playable & opp_wins
        if forced:
            safe &= forced
            if forced & (forced - 1):
                safe = 0
        if safe == 0:
            return -((42 - stones) >> 1)
        if safe & (safe - 1) == 0:
            return -self.window(opp, own | safe, stones + 1, -alpha - 1)
        key = position_hash(own, taken, stones < _MIRRORED_PLIES and self.ideas & MIRROR)
        self.places[0] = self.place(key, stones)
        bounds = self.probe(self.places[0], key)
        if bounds:
            low = (bounds & 63) - 22
            high = (bounds >> 6) - 22
            if low > alpha:
                return low
            if high <= alpha:
                return high
        self.own[0] = own
        self.opp[0] = opp
        self.own_wins[0] = own_wins
        self.opp_wins[0] = opp_wins
        self.stones[0] = stones
        self.keys[0] = key
        return self.search(0, 1, alpha)

    def bisect(self, own: int, opp: int, stones: int, low: int, high: int) -> int:
        """The score, known to lie in low..high. Far windows come first: they are cheap, and halve what is left."""
        while low < high:
            alpha = (low + high) >> 1
            if alpha <= 0 and -(-low >> 1) < alpha:
                alpha = -(-low >> 1)
            elif alpha >= 0 and (high >> 1) > alpha:
                alpha = high >> 1
            score = self.window(own, opp, stones, alpha)
            if self.stopped:
                return 0
            if score > alpha:
                low = score
            else:
                high = score
        return low

    def full(self, own: int, opp: int, stones: int, weak: bool) -> int:
        """The score of any position of a game in progress."""
        if weak:
            score = self.bisect(own, opp, stones, -1, 1)
            return (score > 0) - (score < 0)
        return self.bisect(own, opp, stones, -((42 - stones) >> 1), (43 - stones) >> 1)

    def start(self, position: str | tuple[int, int]) -> int:
        """Reads and checks the position, and makes ready; the number of stones."""
        self.stopped = self.must_stop()
        if isinstance(position, str):
            self.read_columns(position)
        else:
            own, mask = position
            if not 0 <= own <= mask < 1 << 49:
                raise InvalidPosition("stones of the side to move must be among all stones, and all on the board")
            self.read_stones(own, mask)
        return popcount(self.first_own | self.first_opp)

    def read_columns(self, columns: str) -> None:
        own = 0
        opp = 0
        for i in range(len(columns)):
            column = ord(columns[i]) - 49
            if column < 0 or column >= COLUMNS:
                raise InvalidPosition(f"move {i + 1}, {columns[i]!r}, is not a column from 1 to 7")
            if has_four(opp):
                raise InvalidPosition(f"move {i + 1} comes too late: move {i} made four in a row")
            cell = ((own | opp) + _BOTTOM) & (_COLUMN << (8 * column))
            if cell == 0:
                raise InvalidPosition(f"move {i + 1} cannot be played: column {column + 1} is full")
            own, opp = opp, own | cell
        if has_four(opp):
            raise InvalidPosition(f"the game is over: move {len(columns)} made four in a row")
        self.first_own = own
        self.first_opp = opp

    def read_stones(self, own: int, mask: int) -> None:
        if own & ~mask:
            raise InvalidPosition("stones of the side to move must be among all stones, and all on the board")
        mine = widened(own)
        taken = widened(mask)
        if narrowed(taken) != mask or taken & ~((taken << 1) | _BOTTOM):
            raise InvalidPosition("a stone floats, or stands above its column")
        theirs = taken ^ mine
        if popcount(theirs) - popcount(mine) not in (0, 1):
            raise InvalidPosition("the side to move must have as many stones as the other, or one less")
        if has_four(mine) or has_four(theirs):
            raise InvalidPosition("the game is over: there is a four in a row")
        self.first_own = mine
        self.first_opp = theirs

    def solve(self, position: str | tuple[int, int], weak: bool = False) -> int:
        """The exact score for the side to move, or its sign when `weak`.

        `position` is the moves so far as columns 1 to 7, or two sets of stones, bit 7 * column + row: those of the side to
        move, and all. Raises `InvalidPosition`, and `SearchStopped` at the deadline, node limit or stop flag.
        """
        stones = self.start(position)
        score = self.full(self.first_own, self.first_opp, stones, weak)
        if self.stopped:
            raise SearchStopped
        return score

    def scores(self, position: str | tuple[int, int]) -> list[int | None]:
        """What each column is worth to the side to move, column 1 first; None where a column is full. Raises as `solve`."""
        stones = self.start(position)
        found: list[int | None] = [None] * COLUMNS
        for column in (3, 2, 4, 1, 5, 0, 6):
            cell = ((self.first_own | self.first_opp) + _BOTTOM) & (_COLUMN << (8 * column))
            if cell:
                found[column] = self.move_score(cell, stones)
            if self.stopped:
                raise SearchStopped
        return found

    def best(self, position: str | tuple[int, int]) -> tuple[int, int]:
        """The score and the first column, from 0 and counted from the centre, that keeps it. Raises as `solve`; not for a full board."""
        score = self.solve(position)
        stones = popcount(self.first_own | self.first_opp)
        for column in (3, 2, 4, 1, 5, 0, 6):
            cell = ((self.first_own | self.first_opp) + _BOTTOM) & (_COLUMN << (8 * column))
            if cell and self.keeps(cell, stones, score):
                break
        if self.stopped:
            raise SearchStopped
        return score, column

    def keeps(self, cell: int, stones: int, score: int) -> bool:
        """Whether the move is worth at least the score; false alarms when stopped."""
        if has_four(self.first_own | cell):
            return True
        return self.window(self.first_opp, self.first_own | cell, stones + 1, -score) <= -score

    def move_score(self, cell: int, stones: int) -> int:
        if has_four(self.first_own | cell):
            return (43 - stones) >> 1
        return -self.full(self.first_opp, self.first_own | cell, stones + 1, False)
