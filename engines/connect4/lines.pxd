cimport cython

ctypedef unsigned long long u64

cdef u64 BOTTOM, BOARD, COLUMN, _EVEN_ROWS, _ODD_ROWS
cdef int NO_BOUND

@cython.locals(cells=u64, pair=u64)
cdef u64 winning_cells(u64 s) noexcept nogil
@cython.locals(pairs=u64)
cdef u64 runs(u64 s, int step) noexcept nogil
cdef bint has_four(u64 s) noexcept nogil
@cython.locals(white=u64, black=u64, falling=u64, level=u64, rising=u64, lost=u64)
cdef int evens_bound(u64 first, u64 second, u64 playable) noexcept nogil
@cython.locals(best=int, threats=u64, cell=u64, column=u64, below=u64, answers=u64)
cdef int odd_threat_bound(u64 second, u64 taken, u64 playable, u64 first_wins) noexcept nogil
@cython.locals(low=int, high=int, bound=int)
cdef int static_bounds(u64 mover, u64 other, u64 playable, u64 other_wins, int stones) noexcept nogil
