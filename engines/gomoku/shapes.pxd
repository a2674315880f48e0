cimport cython

cdef int NO_SHAPE, ONE_CLOSED, ONE, TWO_CLOSED, TWO, TWO_WIDE, TWO_FREE, THREE_CLOSED
cdef int THREE, THREE_WIDE, FOUR, OPEN_FOUR, FIVE, LONG, TWIN_FOURS, SHAPES

cdef class LineTable:
    cdef readonly int own, reach
    cdef readonly bint exactly_five
    cdef int powers[11]
    cdef int digits[11]
    cdef int tally[15]
    cdef int masks[15]
    cdef public unsigned char[::1] shape
    cdef public unsigned short[::1] cells

    @cython.locals(code=int, shape=int)
    cpdef int build(self, int size) except -1
    @cython.locals(i=int)
    cdef int _unfold(self, int code) noexcept
    @cython.locals(run=int, first=int, i=int)
    cdef int _row(self) noexcept
    @cython.locals(shape=int, i=int)
    cdef int _count(self, int code) noexcept
    @cython.locals(threes=int)
    cdef int _classify(self) noexcept
    @cython.locals(low=int, high=int, i=int, place=int)
    cdef bint _is_straight(self) noexcept
    cdef int _points(self, int shape) noexcept
