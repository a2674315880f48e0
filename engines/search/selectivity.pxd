cimport cython
from engines.board cimport Board
from engines.search.ordering cimport Ordering

cdef int UNKNOWN, REPETITION_BAND, HOPELESS, _LOST
cdef int _REVERSE_FUTILITY, _FUTILITY, _LATE_MOVES, _SEE, _LMR, _IMPROVING, _CUT_NODES, _BAD_HISTORY
cdef int _BITS
cdef int REDUCTIONS[4096]

@cython.final
cdef class Selectivity:
    cdef Board board
    cdef Ordering ordering
    cdef int parts
    cdef int static[120]
    cdef bint improving[120]
    cdef bint cut_node[121]
    cdef bint keeps_checks
    cdef int late[9]
    cdef int reverse_futility, futility, futility_ply, bad_history, noisy_loss, least, trust

    cdef int set_static_eval(self, int ply, bint forced, int static) except? -32001
    @cython.locals(eval_unit=int, margin=int)
    cdef bint passes_reverse_futility(self, int guess, int beta, int depth, int ply) noexcept
    @cython.locals(prunes=bint, skips=bint, bad=bint, hopeless=bint, history=int, reduction=int, left=int)
    cdef int reduction(self, int move, bint quiet, int alpha, int depth, int tried, bint pv_node, int best, int ply) except? -32001
    @cython.locals(reduction=int)
    cdef int _base_reduction(self, bint quiet, int depth, int tried, bint pv_node, int history, int ply) noexcept
    @cython.locals(late=int)
    cdef bint _is_late(self, int depth, int tried, int ply) noexcept
    cdef bint _has_bad_history(self, int depth, int left, int history) noexcept
    cdef bint _is_futile(self, int alpha, int left, int ply) noexcept
    @cython.locals(bar=int)
    cdef bint _loses_exchange(self, int move, bint quiet, int depth, int left) except? -1
