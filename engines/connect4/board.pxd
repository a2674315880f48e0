cimport cython
from libc.stdint cimport uint64_t
from engines.bits cimport size
from engines.board cimport Board

cdef int DRAW, MATE, ONGOING, _WIN
cdef uint64_t _BOTTOM, _FULL, _ODD_ROWS, _ONE, _COLUMN, _MIDDLE, _INNER
cdef int _CENTRE[7]

@cython.locals(pairs=uint64_t, found=uint64_t)
cpdef bint is_four(uint64_t stones) noexcept
@cython.locals(cells=uint64_t)
cdef uint64_t _completes_four(uint64_t s) noexcept
@cython.locals(pairs=uint64_t, cells=uint64_t)
cdef uint64_t _beside_three(uint64_t s, int step) noexcept

cdef class ConnectFourBoard(Board):
    cdef uint64_t stones[2]
    cdef int past[42]
    cdef uint64_t keys[99]

    cpdef int generate(self, int at) except? -1
    cpdef int generate_noisy(self, int at) except? -1
    @cython.locals(column=int)
    cdef inline int _write(self, uint64_t cells, int at) noexcept
    cpdef uint64_t landing(self) except? 1
    @cython.locals(taken=uint64_t, cell=int)
    cpdef bint make(self, int move) except? -1
    @cython.locals(cell=int)
    cpdef int unmake(self) except? -1
    cpdef bint has_four(self, int side) except? -1
    @cython.locals(taken=uint64_t)
    cpdef uint64_t winning(self, int side) except? 1
    @cython.locals(firsts=uint64_t, seconds=uint64_t, score=int)
    cpdef int evaluate(self) except? -1
    @cython.locals(stones=uint64_t)
    cdef int _central(self, int side) noexcept
    @cython.locals(taken=uint64_t)
    cpdef int history_slot(self, int move) except? -1
    @cython.locals(key=uint64_t, cell=int)
    cpdef uint64_t fresh_key(self) except? 0
    cpdef int stone(self, int cell) except? -2
