cimport cython
from libc.stdint cimport uint64_t
from engines.board cimport Board

cdef int DRAW, MATE, ONGOING, _FULL
cdef int _LINES[8]
cdef int _STONES[512]
cdef int _WORTH[9]
cdef uint64_t _KEYS[19]

cdef class TicTacToeBoard(Board):
    cdef int stones[2]
    cdef int past[9]

    @cython.locals(taken=int, cell=int)
    cpdef int generate(self, int at) except? -1
    cpdef bint has_line(self, int side) except? -1
    cdef int _open_lines(self, int side) except? -1
    @cython.locals(key=uint64_t, cell=int)
    cpdef uint64_t fresh_key(self) except? 0
    cpdef int stone(self, int cell) except? -2
