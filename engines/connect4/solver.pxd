cimport cython
from engines.bits cimport size
from engines.connect4.lines cimport BOARD, BOTTOM, COLUMN, has_four, u64, winning_cells
from engines.connect4.position cimport read_stones
from engines.connect4.search cimport SolverSearch, safe_moves

cdef int CELLS, _LOWER

cdef class Solver(SolverSearch):
    cdef u64 first, second

    @cython.locals(stones=int, score=int, low=int, high=int)
    cpdef int solve(self, object position, int least=*) except? -100
    @cython.locals(score=int, stones=int, column=int, cell=u64)
    cpdef tuple best(self, object position)
    cdef int _start(self, object position) except? -1
    cdef u64 _landing(self, int column) noexcept
    cdef bint _keeps(self, u64 cell, int stones, int score) noexcept
    @cython.locals(alpha=int, score=int)
    cdef int _bisect(self, u64 own, u64 opp, int stones, int low, int high) noexcept
    @cython.locals(taken=u64, playable=u64, safe=u64, bounds=int)
    cdef int _window(self, u64 own, u64 opp, int stones, int alpha) noexcept
