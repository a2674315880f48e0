cimport cython
from engines.gomoku.shapes cimport LineTable

cdef int _MATTERS, THREE, THREE_CLOSED, TWO_CLOSED, WALL

@cython.final
cdef class WindowTable:
    cdef readonly int reach
    cdef readonly unsigned char[::1] shapes, large
    cdef readonly tuple lines
    cdef readonly int[::1] codes_below, codes_above
    cdef readonly unsigned short[::1] open_below, open_above

    @cython.locals(half=int, above=int, below=int, code=int, window=int, shapes=int, first="unsigned char[::1]", second="unsigned char[::1]")
    cpdef int fill(self, LineTable first_line, LineTable second_line) except -1

@cython.locals(large=int)
cdef int _large(int shape, int other) noexcept
