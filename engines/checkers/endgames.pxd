cimport cython
from libc.stdint cimport uint32_t, uint64_t
from engines.bits cimport lowest
from engines.checkers.placement cimport CheckersPlacement

cdef int SQUARES, _MOST, _LOST, _MISSING, _NO_CAPTURE, _RADIX
cdef int _RANKS[165]
cdef int _MEN_SETS[4]
cdef int _KING_SETS[4]
cdef int _START[625]

cdef class Endgames:
    cdef public dict packed
    cdef public object store
    cdef unsigned char[::1] values
    cdef unsigned char ready[625]

    @cython.locals(side=int, mine=int, others=int, number=int, at=int, own=uint64_t, enemy=uint64_t, kings=uint64_t)
    cpdef int value(self, CheckersPlacement board) except -1
    @cython.locals(value=int)
    cpdef int value_in_time(self, CheckersPlacement board) except -1

@cython.locals(squares=uint32_t)
cdef uint64_t _turned(uint64_t cells, int side) noexcept
@cython.locals(rank=int, count=int)
cdef int _rank(uint64_t squares) noexcept
