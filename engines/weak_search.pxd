cimport cython
from libc.stdint cimport uint64_t
from engines.board cimport Board

cdef int EVAL_MAX, MATE, ONGOING, DISTANCES, EXCHANGES, MOST_NODES, _QUIET, _THREAT, _CAPTURE, _WIN, _ENDS, _LOWEST

cdef class WeakSearch:
    cdef Board board
    cdef int depth
    cdef uint64_t seed
    cdef readonly int nodes
    cdef bint overlooked
    cdef int chances[64]

    @cython.locals(board=Board, found=list, end=int, i=int, move=int, taken=int)
    cdef list _root(self, bint every)
    @cython.locals(board=Board, verdict=int, overlooked=bint, best=int, middle=int, end=int, i=int, move=int, taken=int,
                   score=int)
    cdef int _search(self, int alpha, int beta, int distance, int at) except? -32001
    @cython.locals(board=Board, best=int, end=int, i=int, move=int, score=int)
    cdef int _quiesce(self, int alpha, int beta, int distance, int at) except? -32001
    @cython.locals(plain=int, seen=bint)
    cdef int _glance(self, int distance) except? -32001
    @cython.locals(board=Board, kind=int)
    cdef bint _notices(self, int move, int taken, int distance, int at) except? -1
    @cython.locals(board=Board, i=int)
    cdef bint _has_no_move(self, int at) except? -1
    @cython.locals(mixed=uint64_t)
    cdef int _luck(self, uint64_t what) noexcept
