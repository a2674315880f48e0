cimport cython

ctypedef unsigned long long u64

cdef extern from *:
    """
    #if defined(__GNUC__) || defined(__clang__)
    #define qibot_prefetch(address) __builtin_prefetch(address)
    #define qibot_swap_bytes(x) __builtin_bswap64(x)
    #define qibot_log(x) (63 - __builtin_clzll(x))
    #endif
    static inline int qibot_popcount(unsigned long long x) {
        x -= (x >> 1) & 0x5555555555555555ULL;
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
        return (int)((x * 0x0101010101010101ULL) >> 56);
    }
    """
    void prefetch "qibot_prefetch"(void *address) noexcept nogil
    u64 swap_bytes "qibot_swap_bytes"(u64 x) noexcept nogil
    int floor_log "qibot_log"(u64 x) noexcept nogil
    int popcount "qibot_popcount"(u64 x) noexcept nogil

cdef u64 BOTTOM, BOARD, EVEN, ODD, KEYS, FULL, MIXER, CHECK
@cython.locals(r=u64, p=u64)
cdef u64 winning_cells(u64 s) noexcept nogil
@cython.locals(v=u64, h=u64, d=u64, e=u64)
cdef bint has_four(u64 s) noexcept nogil
@cython.locals(k=u64, m=u64)
cdef u64 table_hash(u64 own, u64 playable, bint mirror) noexcept nogil
@cython.locals(white=u64, black=u64, w=u64, b=u64, x=u64, v=u64, won=u64, lost=u64)
cdef int evens_bound(u64 own, u64 opp, u64 empty, u64 playable, int options) noexcept nogil
@cython.locals(x=u64, column=u64, below=u64, gain=u64, black=u64, cell=u64, best=int)
cdef int odd_bound(u64 own, u64 empty, u64 playable, u64 opp_wins, int options) noexcept nogil

cdef class Solver:
    cdef public u64 nodes
    cdef public int options
    cdef u64 *_slots
    cdef u64[::1] _table
    cdef u64 _buckets
    cdef bint _stopped
    cdef public int wm, w0, w1, w2, w3, w4, w5, w6, w7, w8, w9
    cdef int[64] _lines
    cdef int[128] _history
    @cython.locals(word=u64, i=u64)
    cdef int _probe(self, u64 h) noexcept
    @cython.locals(i=u64, word=u64, other=u64, check=u64, lower=int, upper=int, data=u64)
    cdef void _store(self, u64 h, int score, bint is_lower, u64 work, int hint) noexcept
    @cython.locals(started=u64, mask=u64, playable=u64, moves=u64, move=u64, a=u64, b=u64, a_wins=u64, b_wins=u64,
        m=u64, safe=u64, forced=u64, n=int, sign=int, best=int, low=int, high=int, count=int, i=int, j=int, v=int, data=int, empty=u64,
        rank=int, h=u64, options=int, t=u64,
        kid_a=u64[8], kid_b=u64[8], kid_aw=u64[8], kid_bw=u64[8], kid_h=u64[8], kid_n=int[8], kid_sign=int[8], kid_rank=int[8], order=int[8], kid_low=int[8], kid_cell=int[8], k=int, hint=int, hint_column=u64, reflected=bint, mine=u64, theirs=u64, good=u64, kid_high=int[8])
    cdef int _search(self, u64 own, u64 opp, u64 own_wins, u64 opp_wins, u64 key, int stones, int alpha) noexcept
    @cython.locals(own_wins=u64, opp_wins=u64, playable=u64, safe=u64, forced=u64, mask=u64, empty=u64, h=u64, data=int, low=int, high=int)
    cdef int _root(self, u64 own, u64 opp, int stones, int alpha) noexcept
    @cython.locals(low=int, high=int, middle=int, v=int)
    cdef int _solve(self, u64 own, u64 opp, int stones, bint weak) noexcept
