cimport cython
from engines.gomoku.stones cimport Stones

cdef int COUNTED, MANY, _NUMBERS

@cython.final
cdef class Counts:
    cdef Stones stones
    cdef short[::1] values
    cdef short many[24]

    @cython.locals(level=int, total=int, i=int)
    cdef int worth(self, int side) noexcept
    @cython.locals(total=int, i=int)
    cdef inline int _row(self, int at) noexcept
