cimport cython
from libc.stdint cimport uint64_t
from engines.board cimport Board
from engines.search.ordering cimport Ordering
from engines.search.table cimport TranspositionTable

cdef int BAN, MATE, MAX_PLY, ONGOING, EXACT, LOWER, NONE, UNKNOWN, UPPER
cdef int _INFINITY, PROVEN, _BANNED, _ASPIRATION, _HOPELESS, _WATCH
cdef signed char _REDUCTION[4096]

cdef int _from_root(int score, int ply) noexcept
cdef int _to_node(int score, int ply) noexcept

cdef class Search:
    cdef Board board
    cdef TranspositionTable table
    cdef Ordering ordering
    cdef bint has_table, null_window, aspiration, quiescence, null_move, reductions, improving
    cdef bint check_extension, singular, internal_reduction, reverse_futility, razoring, futility, late_move_pruning
    cdef bint exchange_pruning, mate_distance
    cdef bint stopped
    cdef readonly long long nodes
    cdef long long node_limit
    cdef double started, deadline
    cdef object flag
    cdef int root_count, no_pass_before, horizon
    cdef int root_moves[256]
    cdef int pv[14400]
    cdef int pv_end[121]
    cdef int static[120]
    cdef int skipped[120]

    @cython.locals(best=int, score=int, i=int, move=int, less=int)
    cdef int _root(self, int alpha, int beta, int depth, int index) except? -32001
    cdef int _to_front(self, int i, int index) noexcept
    @cython.locals(board=Board, checked=bint, verdict=int, table_move=int, wide=bint, known=bint, skipped=int, score=int,
                   more=int, less=int, tried=int, best=int, best_move=int, floor=int, move=int,
                   quiet=bint)
    cdef int negamax(self, int alpha, int beta, int depth, int ply, int at) except? -32001
    cdef bint _probe(self) except? -1
    @cython.locals(bound=int, score=int)
    cdef bint _settles(self, int alpha, int beta, int ply) noexcept
    @cython.locals(static=int)
    cdef int _judge(self, int ply, bint checked, bint known) except? -32001
    cdef bint _is_improving(self, int ply) noexcept
    @cython.locals(pawn=int, static=int, margin=int, score=int)
    cdef int _prune(self, int alpha, int beta, int depth, int ply, int at) except? -32001
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
    cdef bint _play(self, int move, int less, int ply) except? -1
    @cython.locals(score=int, at=int)
    cdef int _follow(self, int alpha, int beta, int depth, int less, bint first, int ply) except? -32001
    @cython.locals(board=Board, checked=bint, verdict=int, score=int, best=int, least=int, move=int)
    cdef int quiesce(self, int alpha, int beta, int ply, int at) except? -32001
    cdef bint _count(self) except? -1
    cdef bint _is_time_up(self) except? -1
    @cython.locals(row=int, end=int, i=int)
    cdef int _keep_line(self, int move, int ply) noexcept
    @cython.locals(bound=int)
    cdef int _remember(self, int move, int score, int alpha, int beta, int depth, int ply) except? -1
