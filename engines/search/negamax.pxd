cimport cython
from engines.board cimport Board
from engines.search.deepening cimport Deepening

cdef int MATE, MAX_PLY, ONGOING, PROVEN, EXACT, LOWER, NONE, UPPER
cdef int INFINITY, BANNED, HOPELESS

cdef int _from_root(int score, int ply) noexcept
cdef int _to_node(int score, int ply) noexcept

cdef class Search(Deepening):
    cdef bint quiescence, mate_distance, proofs

    @cython.locals(board=Board, checked=bint, forced=bint, verdict=int, proven=int, table_move=int, wide=bint, known=bint, skipped=int, score=int,
                   more=int, less=int, tried=int, best=int, best_move=int, floor=int, move=int,
                   quiet=bint)
    cdef int negamax(self, int alpha, int beta, int depth, int ply, int at) except? -32001
    @cython.locals(board=Board, forced=bint, verdict=int, proven=int, score=int, best=int, least=int, move=int)
    cdef int quiesce(self, int alpha, int beta, int ply, int at) except? -32001
    cdef bint _probe(self) except? -1
    @cython.locals(bound=int, score=int)
    cdef bint _settles(self, int alpha, int beta, int ply) noexcept
    @cython.locals(bound=int)
    cdef int _remember(self, int move, int score, int alpha, int beta, int depth, int ply) except? -1
