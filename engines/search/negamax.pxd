cimport cython
from libc.stdint cimport uint64_t
from engines.board cimport Board
from engines.search.ordering cimport Ordering
from engines.search.table cimport TranspositionTable

cdef int BAN, MATE, MAX_PLY, ONGOING, EXACT, LOWER, NONE, UNKNOWN, UPPER
cdef int _INFINITY, PROVEN, _BANNED, _ASPIRATION, _WATCH

cdef int _from_root(int score, int ply) noexcept
cdef int _to_node(int score, int ply) noexcept

cdef class Search:
    cdef Board board
    cdef TranspositionTable table
    cdef Ordering ordering
    cdef bint has_table, null_window, aspiration, quiescence, null_move, reductions, check_extension, mate_distance
    cdef bint stopped
    cdef readonly long long nodes
    cdef long long node_limit
    cdef double started, deadline
    cdef object flag
    cdef int root_count
    cdef int root_moves[256]
    cdef int pv[14400]
    cdef int pv_end[121]

    @cython.locals(best=int, score=int, i=int, move=int)
    cdef int _root(self, int alpha, int beta, int depth, int index) except? -32001
    cdef int _to_front(self, int i, int index) noexcept
    @cython.locals(board=Board, checked=bint, verdict=int, table_move=int, open_window=bint, score=int, bound=int,
                   end=int, best=int, best_move=int, floor=int, i=int, move=int, quiet=bint)
    cdef int negamax(self, int alpha, int beta, int depth, int ply, int at) except? -32001
    @cython.locals(score=int)
    cdef int _prove_worse(self, int alpha, int beta, int depth, int ply, int at, int less) except? -32001
    cdef int _reduction(self, int depth, int tried, bint quiet, bint checked) noexcept
    @cython.locals(score=int)
    cdef int _pass(self, int beta, int depth, int ply, int at) except? -32001
    @cython.locals(board=Board, checked=bint, verdict=int, score=int, end=int, best=int, i=int, move=int)
    cdef int quiesce(self, int alpha, int beta, int ply, int at) except? -32001
    cdef bint _count(self) except? -1
    cdef bint _is_time_up(self) except? -1
    @cython.locals(row=int, end=int, i=int)
    cdef int _keep_line(self, int move, int ply) noexcept
    @cython.locals(bound=int)
    cdef int _remember(self, int move, int score, int alpha, int beta, int depth, int ply) except? -1
