import cython

BOTTOM = 0x01010101010101
BOARD = BOTTOM * 0x3F
EVEN = BOTTOM * 0x2A
ODD = BOTTOM * 0x15
KEYS = (1 << 56) - 1
MIXER = 0x9E3779B97F4A7C15
FULL = 0x3F
CHECK = 0xFFFFFFFFFF000000

if not cython.compiled:

    def popcount(x):
        return x.bit_count()

    def floor_log(x):
        return x.bit_length() - 1

    def swap_bytes(x):
        return int.from_bytes(x.to_bytes(8, "little"), "big")


def winning_cells(s):
    r = (s << 1) & (s << 2) & (s << 3)
    p = (s << 8) & (s << 16)
    r |= p & ((s << 24) | (s >> 8))
    p = (s >> 8) & (s >> 16)
    r |= p & ((s >> 24) | (s << 8))
    p = (s << 7) & (s << 14)
    r |= p & ((s << 21) | (s >> 7))
    p = (s >> 7) & (s >> 14)
    r |= p & ((s >> 21) | (s << 7))
    p = (s << 9) & (s << 18)
    r |= p & ((s << 27) | (s >> 9))
    p = (s >> 9) & (s >> 18)
    r |= p & ((s >> 27) | (s << 9))
    return r


def has_four(s):
    v = s & (s >> 1)
    h = s & (s >> 8)
    d = s & (s >> 7)
    e = s & (s >> 9)
    return ((v & (v >> 2)) | (h & (h >> 16)) | (d & (d >> 14)) | (e & (e >> 18))) != 0


def table_hash(own, playable, mirror):
    k = own | playable
    if mirror:
        m = swap_bytes(k) >> 8
        if m < k:
            k = m
    return (k * MIXER) & KEYS


def evens_bound(own, opp, empty, playable, options):
    """Upper bound for the first player, to move: 22 if none."""
    black = opp | (empty & EVEN & ~playable)
    white = BOARD ^ black
    v = white & (white >> 1)
    if v & (v >> 2):
        return 22
    w = white & (white >> 8)
    b = black & (black >> 8)
    w = w & (w >> 16)
    b = b & (b >> 16)
    won = b
    lost = w & ~(b << 1)
    w = white & (white >> 7)
    b = black & (black >> 7)
    w = w & (w >> 14)
    b = b & (b >> 14)
    won |= b
    lost |= w & ~(b << 1)
    w = white & (white >> 9)
    b = black & (black >> 9)
    w = w & (w >> 18)
    b = b & (b >> 18)
    won |= b
    lost |= w & ~(b << 1)
    if lost == 0:
        if not won:
            return 0
        if options & 32:
            if has_four(black & (BOTTOM * 3)):
                return -3
            if has_four(black & (BOTTOM * 15)):
                return -2
        return -1
    if options & 2:
        x = playable & EVEN
        if x == 0 or has_four(white & ~x):
            return 22
        w = x & (~x + 1)
        b = x ^ w
        if b & (b - 1):
            return 22
        if has_four(white ^ w) or has_four(white ^ b):
            return 22
        return 0
    return 22


def odd_bound(own, empty, playable, opp_wins, options):
    """Lower bound for the first player, second player to move: -22 if none."""
    x = opp_wins & ODD & ~playable
    best = -22
    while x:
        cell = x & (~x + 1)
        x ^= cell
        column = 0x3F
        while not (column & cell):
            column = column << 8
        below = (cell - 1) & column
        gain = empty & ~playable & ((EVEN & ~column) | (ODD & below))
        black = own | (empty & ~gain & (~column | below))
        if not has_four(black):
            if cell & (BOTTOM << 2) and options & 64:
                return 2
            best = 1
    return best


class Solver:
    def __init__(self, table_bytes=1 << 26, options=-1, tableau=0, buffer=None):
        if buffer is None:
            buffer = bytearray(table_bytes)
        self._buckets = len(buffer) // 16
        self._table = memoryview(buffer).cast("Q")
        if cython.compiled:
            self._slots = cython.address(self._table[0])
        else:
            self._slots = self._table
        self.nodes = 0
        self.options = options
        self._stopped = False
        self.w0 = self.w1 = 16
        self.w2 = self.w3 = self.w4 = self.w6 = self.w7 = self.w8 = self.w9 = self.wm = 0
        self.w5 = 8
        self._lines = [0] * 64
        for i in range(64):
            c, r = i // 8, i % 8
            if c > 6 or r > 5:
                continue
            k = 0
            for dc, dr in ((0, 1), (1, 0), (1, 1), (1, -1)):
                for o in range(-3, 1):
                    if all(0 <= c + dc * (o + j) < 7 and 0 <= r + dr * (o + j) < 6 for j in range(4)):
                        k += 1
            self._lines[i] = k if tableau else 3 - abs(c - 3)
        self._history = [0] * 128

    def clear(self):
        self._table[:] = 0
        self._history = [0] * 128

    def _probe(self, h):
        i = (((h >> 24) * self._buckets) >> 32) << 1
        word = self._slots[i]
        if (word ^ (h << 24)) & CHECK:
            word = self._slots[i + 1]
            if (word ^ (h << 24)) & CHECK:
                return 0
        return word & 0xFFFFFF

    def _store(self, h, score, is_lower, work, hint):
        lower = 0
        upper = 44
        i = (((h >> 24) * self._buckets) >> 32) << 1
        word = self._slots[i]
        other = self._slots[i + 1]
        check = (h << 24) & CHECK
        if (word & CHECK) == check:
            lower = word & 63
            upper = (word >> 6) & 63
        elif (other & CHECK) == check:
            i += 1
            lower = other & 63
            upper = (other >> 6) & 63
        elif ((word >> 12) & 63) > ((other >> 12) & 63):
            i += 1
        if is_lower:
            lower = score + 22
        else:
            upper = score + 22
        data = lower | (upper << 6) | ((floor_log(work) + 1) << 12) | (hint << 18)
        self._slots[i] = check | data

    def _search(self, own, opp, own_wins, opp_wins, key, stones, alpha):
        if not cython.compiled:
            kid_a, kid_b, kid_aw, kid_bw, kid_h, kid_n, kid_sign, kid_rank, order, kid_low, kid_high, kid_cell = [[0] * 8 for _ in range(12)]
        self.nodes += 1
        started = self.nodes
        options = self.options
        mask = own | opp
        moves = ((mask + BOTTOM) & BOARD) & ~(opp_wins >> 1)
        best = -22
        count = 0
        hint = 0
        reflected = False
        if self.wm:
            data = self._probe(key)
            hint = (data >> 18) & 7
            reflected = stones < 24 and (swap_bytes(own | (mask + BOTTOM)) >> 8) < (own | (mask + BOTTOM))
            if hint:
                hint = 7 - hint if reflected else hint - 1
                hint_column = FULL << (8 * hint)
                hint = 1
        while moves:
            move = moves & (~moves + 1)
            moves ^= move
            a = opp
            b = own | move
            m = mask | move
            a_wins = opp_wins & ~move
            b_wins = winning_cells(b) & BOARD & ~m
            n = stones + 1
            sign = -1
            while True:
                playable = (m + BOTTOM) & BOARD
                safe = playable & ~(b_wins >> 1)
                forced = playable & b_wins
                if forced:
                    safe &= forced
                    if forced & (forced - 1):
                        safe = 0
                if safe == 0 or safe & (safe - 1):
                    break
                t = b
                b = a | safe
                a = t
                m |= safe
                t = b_wins & ~safe
                b_wins = winning_cells(b) & BOARD & ~m
                a_wins = t
                n += 1
                sign = -sign
            if safe == 0:
                low = 0 if playable == 0 else -((42 - n) >> 1)
                high = low
            else:
                empty = BOARD ^ m
                high = (41 - n) >> 1
                low = -((40 - n) >> 1)
                if options & 4:
                    if low < 0 and not has_four(b | empty):
                        low = 0
                    if high > 0 and not has_four(a | empty):
                        high = 0
                if n & 1:
                    if options & 8 and b_wins & ODD:
                        v = -odd_bound(a, empty, playable, b_wins, options)
                        if v < high:
                            high = v
                elif options & 1:
                    v = evens_bound(a, b, empty, playable, options)
                    if v < high:
                        high = v
            if sign < 0:
                v = low
                low = -high
                high = -v
            if low > alpha:
                return low
            if high <= alpha:
                if high > best:
                    best = high
                continue
            h = table_hash(a, m + BOTTOM, n < 24)
            if cython.compiled:
                prefetch(self._slots + ((((h >> 24) * self._buckets) >> 32) << 1))
            kid_a[count] = a
            kid_cell[count] = floor_log(move)
            kid_b[count] = b
            kid_aw[count] = a_wins
            kid_bw[count] = b_wins
            kid_h[count] = h
            kid_n[count] = n
            kid_sign[count] = sign
            kid_low[count] = low
            kid_high[count] = high
            if sign < 0:
                mine = b_wins
                theirs = a_wins
            else:
                mine = a_wins
                theirs = b_wins
            t = mine & ~(theirs << 1)
            good = EVEN if stones & 1 else ODD
            rank = self.w0 * popcount(t & good) + self.w1 * popcount(t & ~good)
            if self.w2:
                rank -= self.w2 * popcount(theirs & ~(mine << 1))
            if self.w3:
                rank += self.w3 * popcount(mine & (mine << 1))
            if self.w4:
                rank += self.w4 * popcount(mine & (playable << 1))
            if sign > 0:
                rank += self.w5
            if self.w6:
                rank += self.w6 * (n - stones)
            if self.w7:
                rank -= self.w7 * popcount(safe)
            if self.w8:
                rank += self.w8 * self._lines[floor_log(move)]
            else:
                if move & 0xFF000000:
                    rank += 3
                elif move & 0xFF00FF0000:
                    rank += 2
                elif move & 0xFF000000FF00:
                    rank += 1
            if self.w9:
                rank += (self.w9 * self._history[((stones & 1) << 6) + floor_log(move)]) >> 8
            if hint and move & hint_column:
                rank += self.wm
            kid_rank[count] = rank
            count += 1
        i = 0
        for j in range(count):
            h = kid_h[j]
            data = self._probe(h)
            if data:
                low = (data & 63) - 22
                high = ((data >> 6) & 63) - 22
                if kid_sign[j] < 0:
                    v = low
                    low = -high
                    high = -v
                if low > alpha:
                    if low > kid_low[j]:
                        return low
                    return kid_low[j]
                if high <= alpha:
                    if high > best:
                        best = high
                    continue
            # insert into order
            n = i
            rank = kid_rank[j]
            while n > 0 and kid_rank[order[n - 1]] < rank:
                order[n] = order[n - 1]
                n -= 1
            order[n] = j
            i += 1
        count = i
        for j in range(count):
            i = order[j]
            if j > 0:
                data = self._probe(kid_h[i])
                if data:
                    low = (data & 63) - 22
                    high = ((data >> 6) & 63) - 22
                    if kid_sign[i] < 0:
                        v = low
                        low = -high
                        high = -v
                    if high <= alpha:
                        if high > best:
                            best = high
                        continue
                    if low > alpha:
                        best = low
                        break
            if kid_sign[i] < 0:
                v = -self._search(kid_a[i], kid_b[i], kid_aw[i], kid_bw[i], kid_h[i], kid_n[i], -alpha - 1)
            else:
                v = self._search(kid_a[i], kid_b[i], kid_aw[i], kid_bw[i], kid_h[i], kid_n[i], alpha)
            if v > best:
                best = v
                if v > alpha:
                    if self.w9:
                        for k in range(j):
                            self._history[((stones & 1) << 6) + kid_cell[order[k]]] -= 1
                        self._history[((stones & 1) << 6) + kid_cell[i]] += j
                    break
        if best > alpha:
            hint = kid_cell[i] >> 3
            hint = 7 - hint if reflected else hint + 1
        else:
            hint = 0
        self._store(key, best, best > alpha, self.nodes - started + 1, hint)
        return best

    def _root(self, own, opp, stones, alpha):
        mask = own | opp
        empty = BOARD ^ mask
        playable = (mask + BOTTOM) & BOARD
        if playable == 0:
            return 0
        own_wins = winning_cells(own) & empty
        if own_wins & playable:
            return (43 - stones) >> 1
        opp_wins = winning_cells(opp) & empty
        safe = playable & ~(opp_wins >> 1)
        forced = playable & opp_wins
        if forced:
            safe &= forced
            if forced & (forced - 1):
                safe = 0
        if safe == 0:
            return -((42 - stones) >> 1)
        if (safe & (safe - 1)) == 0:
            return -self._root(opp, own | safe, stones + 1, -alpha - 1)
        h = table_hash(own, mask + BOTTOM, stones < 24)
        data = self._probe(h)
        if data:
            low = (data & 63) - 22
            high = ((data >> 6) & 63) - 22
            if low > alpha:
                return low
            if high <= alpha:
                return high
        return self._search(own, opp, own_wins, opp_wins, h, stones, alpha)

    def _solve(self, own, opp, stones, weak):
        low = -((42 - stones) >> 1)
        high = (43 - stones) >> 1
        if weak:
            low = -1
            high = 1
        while low < high:
            middle = (low + high) >> 1
            if middle <= 0 and -(-low >> 1) < middle:
                middle = -(-low >> 1)
            elif middle >= 0 and (high >> 1) > middle:
                middle = high >> 1
            v = self._root(own, opp, stones, middle)
            if v <= middle:
                high = v
            else:
                low = v
        return low

    def solve_bits(self, own, opp):
        return self._solve(own, opp, (own | opp).bit_count(), False)

    def solve(self, moves, weak=False):
        own = 0
        opp = 0
        for c in moves:
            m = own | opp
            move = (m + BOTTOM) & (0xFF << (8 * (int(c) - 1)))
            own, opp = opp, own | move
        return self._solve(own, opp, len(moves), weak)
