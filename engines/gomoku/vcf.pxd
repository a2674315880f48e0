cimport cython
from libc.stdint cimport uint64_t
from engines.clock cimport Clock
from engines.gomoku.stones cimport Stones

cdef int SIZE, FOUR, OPEN_FOUR, TWIN_FOURS, DOUBT, FOUR_THREE, MAKES_FIVE, ONE_FOUR, TWO_CLOSED, WIN, _FAILED

@cython.final
cdef class VcfSolver:
    cdef Stones stones
    cdef Clock clock
    cdef bint renju
    cdef uint64_t keys[651]
    cdef uint64_t[::1] failed
    cdef public long long nodes
    cdef long long limit
    cdef public int move

    cdef int solve(self, int side, uint64_t key, long long limit, int most) except -1
    @cython.locals(stones=Stones, must=int, threats=int, plies=int)
    cdef int _attack(self, int side, uint64_t key, int most) except -1
    cdef inline bint _has_failed(self, uint64_t key) noexcept
    @cython.locals(plies=int)
    cdef int _each_four(self, int side, uint64_t key, int most) except -1
    @cython.locals(stones=Stones, left=int, point=int, plies=int)
    cdef int _fours_of(self, int side, uint64_t key, int kind, int most) except -1
    @cython.locals(lines=int, direction=int)
    cdef bint _helps(self, int side, int point) noexcept
    @cython.locals(stones=Stones, direction=int, answer=int, after=uint64_t, plies=int)
    cdef int _four(self, int side, uint64_t key, int point, int most) except -1
    @cython.locals(stones=Stones, plies=int)
    cdef int _answered(self, int side, uint64_t key, int answer, int most) except -1
    @cython.locals(stones=Stones)
    cdef bint _has_fours(self, int side) noexcept
    @cython.locals(direction=int, shape=int)
    cdef int _line_of_four(self, int side, int point) noexcept
    @cython.locals(cells=int, digit=int)
    cdef int _point_of_five(self, int side, int point, int direction) noexcept
