cimport cython
from libc.stdint cimport uint64_t
from engines.board cimport Board

cdef int DRAW, MATE, ONGOING
cdef int _EMPTY, _STONES, _PLIES, _SQUARES, _STONE, _TURNED, _TURN, _THREAT

cdef class TiaojiaqiBoard(Board):
    cdef signed char cells[196]
    cdef int places[16]
    cdef int index[196]
    cdef int count[3]
    cdef readonly int played
    cdef int past[121]
    cdef int steps[8]
    cdef uint64_t keys[514]

    @cython.locals(own=int, i=int, square=int, direction=int)
    cpdef int generate(self, int at) except? -1
    @cython.locals(square=int, target=int, own=int, turned=int)
    cpdef bint make(self, int move) except? -1
    @cython.locals(move=int, square=int, target=int, own=int)
    cpdef int unmake(self) except? -1
    cdef int _pass_on(self, int plies) noexcept
    @cython.locals(foe=int, turned=int, direction=int, step=int, ahead=int, behind=int)
    cdef int turns_over(self, int target, int own) noexcept
    @cython.locals(i=int)
    cdef int _shift(self, int square, int target, int own) noexcept
    @cython.locals(direction=int, square=int)
    cdef int _turn_over(self, int target, int turned, int own) noexcept
    @cython.locals(own=int)
    cpdef int verdict(self) except? -1
    @cython.locals(score=int)
    cpdef int evaluate(self) except? -1
    @cython.locals(total=int, i=int, square=int, foe=int, own=int, direction=int, step=int, ahead=int, behind=int, movers=int)
    cdef int _threats(self) noexcept
    @cython.locals(number=int, direction=int)
    cdef int _beside(self, int target, int own) noexcept
    cpdef int generate_noisy(self, int at) except? -1
    cpdef int generate_quiet(self, int at) except? -1
    @cython.locals(own=int, end=int, i=int, move=int)
    cdef int _write(self, int at, bint noisy) except? -1
    @cython.locals(turned=int, value=int)
    cpdef int captured_value(self, int move) except? -1
    @cython.locals(square=int)
    cpdef bint is_pseudo_legal(self, int move) except? -1
    cpdef int history_slot(self, int move) except? -1
    @cython.locals(key=uint64_t, i=int, square=int)
    cpdef uint64_t fresh_key(self) except? 0
    cpdef int owner(self, int cell) except? -2
    cpdef int stones(self, int side) except? -1
    cpdef list turned_by(self, int move)
