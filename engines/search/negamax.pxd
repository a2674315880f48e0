cimport cython
from engines.board cimport Board
from engines.clock cimport Clock
from engines.search.ordering cimport Ordering
from engines.search.selectivity cimport Selectivity
from engines.search.table cimport TranspositionTable

cdef int MATE, MAX_PLY, ONGOING, PROVEN, EXACT, LOWER, NONE, UNKNOWN, UPPER
cdef int INFINITY, REPETITION_BAND, HOPELESS
cdef int _LONGEST_QUIESCENCE, _CHECK_EXTENSION, _MATE_DISTANCE, _IIR, _NULL_WINDOW, _NULL_MOVE, _SINGULAR, _PROOFS, _QUIESCENCE, _MULTI_CUT, _TABLE_STATIC, _MULTI_CUT_FOUND, _DOUBLE_MARGIN, _QSEARCH_TT, _MOST_EVASIONS

cdef int _from_root(int score, int ply) noexcept
cdef int _to_node(int score, int ply) noexcept

@cython.final
cdef class Negamax:
    cdef Board board
    cdef TranspositionTable table
    cdef bint has_table
    cdef int parts
    cdef Clock clock
    cdef Ordering ordering
    cdef Selectivity selectivity
    cdef int pv[14400]
    cdef int pv_end[121]
    cdef int excluded_move[120]
    cdef int doubled[121]
    cdef int no_null_before, root_depth, quiet_from

    @cython.locals(board=Board, selectivity=Selectivity, ordering=Ordering, in_check=bint, forced=bint, verdict=int, proven=int,
                   pv_node=bint, excluded=int, known=bint, table_move=int, extension=int, score=int, best=int,
                   best_move=int, original_alpha=int, tried=int, move=int, quiet=bint, reduction=int, guess=int, prunes=bint)
    cdef int negamax(self, int alpha, int beta, int depth, int ply, int at) except? -32001
    @cython.locals(board=Board, ordering=Ordering, in_check=bint, forced=bint, known=bint, verdict=int, proven=int, score=int, best=int,
                   best_move=int, original_alpha=int, evasions=int, table_move=int, least=int, move=int, enough=bint)
    cdef int quiesce(self, int alpha, int beta, int ply, int at) except? -32001
    @cython.locals(selectivity=Selectivity, at=int, score=int)
    cdef int _search_reduced(self, int alpha, int beta, int depth, int reduction, int ply) except? -32001
    @cython.locals(reduced=int, score=int, outer=int, verified=int)
    cdef int _null_move(self, int guess, int beta, int depth, int ply, int at) except? -32001
    @cython.locals(static=int)
    cdef int _node_eval(self, bint known, int ply) noexcept
    @cython.locals(table=TranspositionTable, promised=int, bar=int, score=int)
    cdef int _extension(self, int move, int beta, int depth, bint pv_node, int ply, int at) except? -32001
    @cython.locals(bound=int, board=Board, plies=int, score=int)
    cdef bint _causes_cutoff(self, int alpha, int beta, int ply) except? -1
    @cython.locals(bound=int)
    cdef int _store(self, int move, int score, int alpha, int beta, int depth, int ply) except? -1
    @cython.locals(row=int, end=int, i=int)
    cdef int update_pv(self, int move, int ply) noexcept
