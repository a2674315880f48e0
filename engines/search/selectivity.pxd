cimport cython
from engines.board cimport Board
from engines.search.ordering cimport Ordering

cdef int UNKNOWN, BANNED, HOPELESS, _LOST
cdef int _REVERSE_FUTILITY, _FUTILITY, _LATE_MOVES, _SEE, _REDUCTIONS, _IMPROVING, _CUT_NODES, _BAD_HISTORY
cdef int _BITS
cdef int _MORE[4096]

@cython.final
cdef class Selectivity:
    cdef Board board
    cdef Ordering ordering
    cdef int parts
    cdef int static[120]
    cdef bint improving[120]
    cdef bint cut[121]
    cdef int late[9]
    cdef int reverse_futility, futility, futility_ply, bad_history, noisy_loss, least, trust

    cdef int judge(self, int ply, bint forced, int static) except? -32001
    @cython.locals(pawn=int, margin=int)
    cdef bint is_far_above(self, int guess, int beta, int depth, int ply) noexcept
    @cython.locals(prunes=bint, hopeless=bint, history=int, less=int)
    cdef int reduction(self, int move, bint quiet, int alpha, int depth, int tried, bint pv_node, int best, int ply) except? -32001
    @cython.locals(less=int)
    cdef int _less(self, bint quiet, int depth, int tried, bint pv_node, int history, int ply) noexcept
    @cython.locals(late=int)
    cdef bint _is_late(self, int depth, int tried, int ply) except? -1
    @cython.locals(bar=int)
    cdef bint _is_hopeless(self, int move, bint quiet, int alpha, int depth, int left, int history, int ply) except? -1
