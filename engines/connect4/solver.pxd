cimport cython

ctypedef unsigned long long u64

cdef extern from *:
    """
    #if defined(__GNUC__) || defined(__clang__)
    #define connect4_prefetch(address) __builtin_prefetch(address)
    #define connect4_swap_bytes(bits) __builtin_bswap64(bits)
    #define connect4_bit_index(bits) (63 - __builtin_clzll(bits))
    #endif
    static inline int connect4_popcount(unsigned long long x) {
        x -= (x >> 1) & 0x5555555555555555ULL;
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
        return (int)((x * 0x0101010101010101ULL) >> 56);
    }
    """
    void prefetch "connect4_prefetch"(void *address) noexcept nogil
    u64 swap_bytes "connect4_swap_bytes"(u64 bits) noexcept nogil
    int bit_index "connect4_bit_index"(u64 bits) noexcept nogil
    int popcount "connect4_popcount"(u64 bits) noexcept nogil

cdef int CHAINS, EVENS, ODD_THREAT, LATEST_WIN, LIFELESS, LOOK_AHEAD, MIRROR, KEEP_COSTLIER, THREAT_ORDER, PREFETCH
cdef int COLUMNS, _NONE, _MIRRORED_PLIES
cdef u64 _BOTTOM, _BOARD, _EVEN_ROWS, _ODD_ROWS, _COLUMN, _HASH, _MIXER, _CHECK, _POLL

@cython.locals(cells=u64, pair=u64)
cdef u64 winning_cells(u64 s) noexcept nogil
@cython.locals(pairs=u64)
cdef inline u64 runs(u64 s, int step) noexcept nogil
cdef inline bint has_four(u64 s) noexcept nogil
@cython.locals(key=u64, image=u64)
cdef u64 position_hash(u64 own, u64 taken, bint mirror) noexcept nogil
@cython.locals(white=u64, black=u64, falling=u64, level=u64, rising=u64, lost=u64)
cdef int evens_bound(u64 first, u64 second, u64 playable, int ideas) noexcept nogil
@cython.locals(best=int, threats=u64, cell=u64, column=u64, below=u64, answers=u64)
cdef int odd_threat_bound(u64 second, u64 taken, u64 playable, u64 first_wins, int ideas) noexcept nogil
cdef int flipped(int bounds) noexcept nogil
@cython.locals(wide=u64, column=int)
cdef u64 widened(u64 bits) noexcept nogil
@cython.locals(narrow=u64, column=int)
cdef u64 narrowed(u64 bits) noexcept nogil

@cython.final
cdef class Solver:
    cdef u64[::1] memory
    cdef public unsigned long long nodes, node_limit
    cdef public double deadline
    cdef public object stop_flag
    cdef public int ideas
    cdef u64 *table
    cdef public int deep
    cdef public u64 buckets, deep_buckets, shallow_buckets
    cdef u64  first_own, first_opp
    cdef bint stopped
    cdef u64[295] own, opp, own_wins, opp_wins, keys, places
    cdef int[295] stones, turn, rank, order

    cdef void allocate(self)
    @cython.locals(at=u64)
    cpdef void clear(self)
    cdef u64 place(self, u64 key, int stones) noexcept
    @cython.locals(wanted=u64, entry=u64)
    cdef int probe(self, u64 at, u64 key) noexcept
    @cython.locals(wanted=u64, bounds=u64, entry=u64, other=u64)
    cdef void store(self, u64 at, u64 key, int score, bint is_lower, u64 cost) noexcept
    @cython.locals(mover=u64, other=u64, taken=u64, mover_wins=u64, other_wins=u64, stones=int, turn=int, playable=u64,
                   safe=u64, forced=u64, bounds=int)
    cdef int play(self, int node, int kid, u64 move) noexcept
    @cython.locals(taken=u64, high=int, low=int, best=int)
    cdef int static_bounds(self, u64 mover, u64 other, u64 playable, u64 other_wins, int stones) noexcept
    @cython.locals(rank=int, mine=u64, theirs=u64, next_row=u64)
    cdef int promise(self, int node, int kid, u64 move) noexcept
    @cython.locals(started=u64, ideas=int, best=int, moves=u64, playable=u64, move=u64, end=int, bounds=int, low=int, high=int,
                   key=u64, last=int, kid=int, at=int, score=int)
    cdef int search(self, int node, int top, int alpha) noexcept
    cdef bint must_stop(self) noexcept
    @cython.locals(taken=u64, playable=u64, own_wins=u64, opp_wins=u64, safe=u64, forced=u64, key=u64, bounds=int, low=int, high=int)
    cdef int window(self, u64 own, u64 opp, int stones, int alpha) noexcept
    @cython.locals(alpha=int, score=int)
    cdef int bisect(self, u64 own, u64 opp, int stones, int low, int high) noexcept
    @cython.locals(score=int)
    cdef int full(self, u64 own, u64 opp, int stones, bint weak) noexcept
    cdef int start(self, object position) except? -1
    @cython.locals(own=u64, opp=u64, cell=u64, column=int, i=int)
    cdef int read_columns(self, str columns) except -1
    @cython.locals(mine=u64, taken=u64, theirs=u64)
    cdef int read_stones(self, u64 own, u64 mask) except -1
    @cython.locals(stones=int)
    cpdef int solve(self, object position, bint weak=*) except? -100
    @cython.locals(stones=int, column=int, cell=u64)
    cpdef list scores(self, object position)
    cdef int move_score(self, u64 cell, int stones) noexcept
    @cython.locals(score=int, stones=int, column=int, cell=u64)
    cpdef tuple best(self, object position)
    cdef bint keeps(self, u64 cell, int stones, int score) noexcept
