cimport cython
from engines.board cimport Board
from engines.search.ordering cimport Ordering
from engines.search.table cimport TranspositionTable

cdef int MAX_PLY, ONGOING, LOWER, UNKNOWN
cdef int INFINITY, BANNED, HOPELESS
cdef signed char _REDUCTION[4096]

cdef class Pruning:
    cdef Board board
    cdef TranspositionTable table
    cdef Ordering ordering
    cdef bint has_table, null_window, null_move, reductions, improving, cut_nodes
    cdef bint check_extension, singular, internal_reduction, reverse_futility, futility, late_move_pruning
    cdef bint exchange_pruning
    cdef bint stopped
    cdef int no_pass_before, horizon
    cdef bint cut[121]
    cdef int static[120]
    cdef int skipped[120]

    cdef int negamax(self, int alpha, int beta, int depth, int ply, int at) except? -32001
    cdef bint _is_forced(self) except? -1
    @cython.locals(static=int)
    cdef int _judge(self, int ply, bint forced, bint known) except? -32001
    cdef bint _is_improving(self, int ply) noexcept
    @cython.locals(pawn=int, static=int, margin=int, score=int)
    cdef int _prune(self, int beta, int depth, int ply, int at) except? -32001
    @cython.locals(less=int, score=int, verified=int)
    cdef int _pass(self, int beta, int depth, int ply, int at) except? -32001
    @cython.locals(table=TranspositionTable)
    cdef int _more(self, int table_move, int depth, int ply, int at) except? -32001
    @cython.locals(score=int)
    cdef bint _stands_out(self, int move, int bar, int depth, int ply, int at) except? -1
    @cython.locals(less=int, hopeless=bint)
    cdef int _less(self, int move, bint quiet, int alpha, int depth, int tried, bint wide, int best, int ply) except? -1
    @cython.locals(pawn=int, late=int, bar=int)
    cdef bint _is_hopeless(self, int move, bint quiet, int alpha, int depth, int tried, int ply) except? -1
    cdef bint _play(self, int move, int ply) except? -1
    @cython.locals(score=int, at=int)
    cdef int _follow(self, int alpha, int beta, int depth, int less, bint first, int ply) except? -32001
