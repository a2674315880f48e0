cimport cython
from engines.board cimport Board
from engines.search.negamax cimport Negamax

cdef int MATE, UNKNOWN, REPETITION_BAND, INFINITY
cdef int _ASPIRATION, _CALM, _ASPIRE, _NULL_WINDOW, _CANDIDATES

cdef class Search:
    cdef Board board
    cdef int parts
    cdef Negamax tree
    cdef int[::1] root_moves
    cdef int root_count
    cdef dict bounds

    @cython.locals(alpha=int, beta=int, margin=int, proven=int, score=int)
    cdef int _aspire(self, int depth, int index, int guess) except? -32001
    @cython.locals(tree=Negamax, best=int, better=int, score=int, i=int, move=int, reduction=int, bound=int, quiet=bint)
    cdef int _search_root(self, int alpha, int beta, int depth, int index) except? -32001
    cdef int _to_front(self, int i, int index) noexcept
