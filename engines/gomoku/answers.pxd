cimport cython
from engines.gomoku.stones cimport Stones

cdef int DOUBT, FOUR, FOUR_THREE, ONE_FOUR, OPEN_FOUR, TWIN_FOURS, WIN, EMPTY, SIZE, _CELLS

@cython.final
cdef class Answers:
    cdef Stones stones
    cdef bint renju
    cdef int all[225]
    cdef unsigned char stops[325]
    cdef int points[225]

    cdef bint may(self, int side, int point) noexcept
    @cython.locals(kind=int, direction=int, shape=int)
    cdef bint makes_four(self, int side, int point) noexcept
    @cython.locals(stones=Stones, i=int, wins=int, point=int, _=int, count=int, helps=bint)
    cdef int find(self, int side) noexcept
    @cython.locals(direction=int, shape=int, cells=int, digit=int)
    cdef int _add_stops(self, int side, int point) noexcept
