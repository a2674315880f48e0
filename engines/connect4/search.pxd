cimport cython
from engines.bits cimport highest, prefetch, size, swap_bytes
from engines.connect4.lines cimport BOARD, BOTTOM, NO_BOUND, static_bounds, u64, winning_cells

cdef int COLUMNS, CELLS, _HISTORY_LIMIT, _MIRRORED, _DEEP, _LOWER, _UPPER, _BOUNDS, _NOTHING_KNOWN
cdef u64 _HASH, _MIXER, _CHECK, _COST, _DEEP_BUCKETS, _POLL

@cython.locals(key=u64, image=u64)
cdef u64 position_hash(u64 own, u64 taken, bint mirror) noexcept nogil
@cython.locals(forced=u64)
cdef u64 safe_moves(u64 playable, u64 other_wins) noexcept nogil
cdef int flipped(int bounds) noexcept nogil

cdef class SolverSearch:
    cdef u64[::1] memory
    cdef public unsigned long long nodes, node_limit
    cdef public double deadline
    cdef public object stop_flag
    cdef u64 *table
    cdef u64 shallow_buckets
    cdef bint stopped
    # One slot for each position on the path and its siblings: CELLS * COLUMNS + 1.
    cdef u64[295] own, opp, own_wins, opp_wins, keys, places
    cdef int[295] stones, turn, rank, order, cell
    cdef int[128] history  # by cell; from 64 on those of the second player

    @cython.final
    cdef void _allocate(self)
    @cython.locals(at=u64)
    cpdef void clear(self)
    @cython.locals(at=int)
    @cython.final
    cdef void _begin(self) noexcept
    @cython.final
    cdef bint _must_stop(self) noexcept
    @cython.locals(started=u64, best=int, moves=u64, move=u64, end=int, bounds=int, last=int, child=int, at=int, score=int)
    @cython.final
    cdef int _search(self, int node, int top, int alpha) noexcept
    @cython.locals(mover=u64, other=u64, taken=u64, mover_wins=u64, other_wins=u64, stones=int, turn=int, playable=u64,
                   safe=u64, bounds=int)
    @cython.final
    cdef int _play(self, int node, int child, u64 move) noexcept
    @cython.locals(at=int, rank=int, mine=u64, theirs=u64, second_next=u64)
    @cython.final
    cdef int _rank_move(self, int node, int child, u64 move) noexcept
    @cython.locals(at=int, cell=int)
    @cython.final
    cdef void _update_history(self, int top, int last) noexcept
    @cython.final
    cdef void _insert(self, int child, int top, int last) noexcept
    @cython.locals(taken=u64, key=u64, place=u64, stones=int)
    @cython.final
    cdef void _find_bucket(self, int child) noexcept
    @cython.locals(at=u64, check=u64, entry=u64)
    @cython.final
    cdef int _probe(self, int child) noexcept
    @cython.locals(check=u64, bounds=int, entry=u64, other=u64)
    @cython.final
    cdef void _store(self, u64 at, u64 key, int score, bint is_lower, u64 cost) noexcept
