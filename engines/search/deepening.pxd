cimport cython
from engines.search.pruning cimport Pruning

cdef int MATE, MAX_PLY, UNKNOWN, BANNED, INFINITY
cdef int _ASPIRATION, _WATCH

cdef class Deepening(Pruning):
    cdef bint aspiration, candidates
    cdef readonly long long nodes
    cdef long long node_limit
    cdef double started, deadline
    cdef object flag
    cdef int root_count
    cdef int[::1] root_moves
    cdef int pv[14400]
    cdef int pv_end[121]

    @cython.locals(best=int, score=int, i=int, quiet=bint, move=int, less=int)
    cdef int _root(self, int alpha, int beta, int depth, int index) except? -32001
    cdef int _to_front(self, int i, int index) noexcept
    cdef bint _count(self) except? -1
    cdef bint _is_time_up(self) except? -1
    @cython.locals(row=int, end=int, i=int)
    cdef int _keep_line(self, int move, int ply) noexcept
