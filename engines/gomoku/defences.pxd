cimport cython
from engines.gomoku.stones cimport Stones

cdef int DOUBT, FOUR, FOUR_THREE, MAKES_FIVE, ONE_FOUR, OPEN_FOUR, TWIN_FOURS, WIN, EMPTY, SIZE, _CELLS

@cython.final
cdef class Defences:
    cdef Stones stones
    cdef bint renju
    cdef unsigned char stops[325]
    cdef int points[225]
    cdef int found

    cdef bint may(self, int side, int point) noexcept
    @cython.locals(kind=int, direction=int, shape=int)
    cdef bint makes_four(self, int side, int point) noexcept
    @cython.locals(i=int, wins=int, point=int, _=int, kind=int)
    cdef int find(self, int side) noexcept
    @cython.locals(direction=int, cells=int, digit=int)
    cdef int _keep_stops(self, int side, int point, int wins) noexcept
    cdef int _write_stop(self, int side, int point, int wins) noexcept
    @cython.locals(point=int, _=int)
    cdef int _write_fours(self, int side, int kind, int wins) noexcept
    @cython.locals(at=int)
    cdef int _write(self, int point) noexcept
    @cython.locals(direction=int, cells=int, digit=int)
    cdef int _add_stops(self, int side, int point) noexcept
    @cython.locals(shape=int)
    cdef int _fives(self, int side, int point, int direction) noexcept
