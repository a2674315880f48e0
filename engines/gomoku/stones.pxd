cimport cython
from libc.stdint cimport uint64_t
from engines.gomoku.network cimport Network

cdef int EMPTY, WALL, _COMBINATIONS, _CHANGES, _CELLS, _FIRST, _LAST, _WORD, SIZE, STRIDE
cdef int CALM, DOUBT, FORBIDDEN, MAKES_FIVE, OPEN_THREE, THREE, THREE_WIDE, WIN
cdef uint64_t _ONES, _TOPS

@cython.final
cdef class Stones:
    cdef Network network
    cdef int reach
    cdef public int taken
    cdef int steps[4]
    cdef int powers[11]
    cdef unsigned char[::1] first_shapes, second_shapes
    cdef unsigned short[::1] first_cells, second_cells
    cdef unsigned short[::1] codes
    cdef const unsigned char[::1] kinds
    cdef const long long[::1] tallies
    cdef unsigned char owner[325]
    cdef unsigned char near[325]
    cdef int line[1300]
    cdef int wall[1300]
    cdef unsigned short combined[650]
    cdef unsigned short code[650]
    cdef unsigned char[::1] kind
    cdef uint64_t[::1] kind_words
    cdef long long tally[452]
    cdef unsigned short[::1] log
    cdef int logged
    cdef int start[226]

    @cython.locals(direction=int, wall=int, i=int, step=int)
    cdef int _clear(self, int point) except -1
    @cython.locals(one=int, at=int)
    cdef bint _is_off(self, int point, int step, int direction) noexcept
    cdef int place(self, int point, int side) noexcept
    cdef int probe(self, int point, int side) noexcept
    @cython.locals(at=int, direction=int)
    cdef int _put(self, int point, int side, int least) noexcept
    @cython.locals(side=int, direction=int, i=int, at=int)
    cdef int remove(self, int point) noexcept
    @cython.locals(step=int, at=int, seen=int, i=int, owner=int)
    cdef int _propagate(self, int point, int direction, int digit, int up, int least) noexcept
    @cython.locals(shift=int, line=int, wall=int, first=int, second=int, old=int, shape=int)
    cdef inline int _see_line(self, int point, int direction, int digit, int least) noexcept
    @cython.locals(step=int, at=int, seen=int, i=int, owner=int)
    cdef int _retract(self, int point, int direction, int digit, int up) noexcept
    @cython.locals(combined=int, old=int, code=int)
    cdef inline int _change(self, int at, int side, int shape, int shift) noexcept
    @cython.locals(at=int, code=int)
    cdef int _enter(self, int point, int side) noexcept
    @cython.locals(code=int)
    cdef int _leave(self, int at, int side) noexcept
    @cython.locals(end=int)
    cdef inline int _note(self, int at, int combined, int code) noexcept
    cdef int count(self, int side, int kind) noexcept
    @cython.locals(found=int, kind=int)
    cdef int threat_index(self, int side) noexcept
    @cython.locals(first=int, at=int)
    cdef int approach(self, int point, int change) noexcept
    @cython.locals(at=int, last=int, word=uint64_t)
    cdef int find(self, int side, int kind, int start) noexcept
    cdef int shape(self, int side, int point, int direction) noexcept
    @cython.locals(line=int, wall=int)
    cdef int shape_now(self, int side, int point, int direction) noexcept
    @cython.locals(line=int, wall=int)
    cdef int cells(self, int side, int point, int direction) noexcept
    @cython.locals(step=int)
    cdef int beside(self, int point, int direction, int digit) noexcept
    cdef bint is_forbidden(self, int point) noexcept
    @cython.locals(threes=int, direction=int)
    cdef bint _makes_threes(self, int point) noexcept
    @cython.locals(shape=int, cells=int, digit=int, at=int)
    cdef bint _is_three(self, int point, int direction) noexcept
