cimport cython
from libc.stdint cimport uint64_t
from engines.bits cimport lowest
from engines.gomoku.network cimport Network

cdef int EMPTY, WALL, KINDS, _CHANGES, _CELLS, _LINES, _WORDS, SIZE, STRIDE
cdef int MATTERS, CALM, DOUBT, FORBIDDEN, MAKES_FIVE, NO_SHAPE, OPEN_THREE, THREE, THREE_WIDE, WIN
cdef uint64_t _ONE, _FULL
cdef long long _TALLIES[10]
cdef unsigned char _LINE[1300]
cdef unsigned char _LOW[1300]

@cython.final
cdef class Stones:
    cdef Network network
    cdef public int taken
    cdef int summed
    cdef int steps[4]
    cdef unsigned char below[1024]
    cdef unsigned short above[1024]
    cdef unsigned short open_below[1024]
    cdef unsigned short open_above[1024]
    cdef const unsigned char[::1] window_shapes, window_large
    cdef unsigned short[::1] first_cells, second_cells
    cdef int[::1] codes_below, codes_above
    cdef const unsigned char[::1] first_kinds, second_kinds
    cdef unsigned char owner[325]
    cdef uint64_t empty[5]
    cdef uint64_t lines[88]
    cdef unsigned int shapes[325]
    cdef unsigned int large[325]
    cdef unsigned char kind[650]
    cdef uint64_t sets[256]
    cdef long long tally[452]
    cdef unsigned int[::1] log, large_log
    cdef int start[226]
    cdef int large_start[226]

    @cython.locals(direction=int, pair="unsigned int", side=int)
    cdef int _clear(self, int point) except -1
    @cython.locals(end=int, direction=int)
    cdef int place(self, int point, int side) noexcept
    @cython.locals(direction=int)
    cdef int probe(self, int point, int side) noexcept
    @cython.locals(at=int)
    cdef inline int _take(self, int point, int side) noexcept
    @cython.locals(digit=uint64_t, direction=int, i=int, at=int)
    cdef int remove(self, int point) noexcept
    @cython.locals(line=uint64_t, low=int, window=int, seen=int, step=int, i=int, at=int, cell=int, end=int,
                   pair="unsigned int", old="unsigned int", new="unsigned int")
    cdef inline int _update_line(self, int point, int direction, uint64_t digit) noexcept
    @cython.locals(line=uint64_t, low=int, bits=int, seen=int, step=int, i=int, at=int)
    cdef inline int _see_large(self, int point, int direction, int side) noexcept
    @cython.locals(at=int)
    cdef inline int _bits(self, int point, int direction) noexcept
    cdef inline int _place(self, int bits) noexcept
    cdef inline int _open(self, int bits) noexcept
    @cython.locals(old="unsigned int", change="unsigned int", end=int)
    cdef inline int _set_large(self, int point, int direction, unsigned int pair) noexcept
    @cython.locals(large="unsigned int")
    cdef inline int _update_kinds(self, int point) noexcept
    @cython.locals(at=int, old=int, word=int, bit=uint64_t)
    cdef inline int _set_kind(self, int point, int side, int kind) noexcept
    cdef int count(self, int side, int kind) noexcept
    @cython.locals(found=int, kind=int)
    cdef int threat_index(self, int side) noexcept
    cdef int sum_up(self) noexcept
    @cython.locals(at=int, word=int, bits=uint64_t)
    cdef int find(self, int side, int kind, int start) noexcept
    @cython.locals(large=int)
    cdef int shape(self, int side, int point, int direction) noexcept
    cdef int shape_now(self, int side, int point, int direction) noexcept
    @cython.locals(bits=int, below=int, above=int)
    cdef int cells(self, int side, int point, int direction) noexcept
    @cython.locals(step=int)
    cdef int beside(self, int point, int direction, int digit) noexcept
    cdef bint is_forbidden(self, int point) noexcept
    @cython.locals(threes=int, direction=int)
    cdef bint _makes_threes(self, int point) noexcept
    @cython.locals(shape=int, cells=int, digit=int, at=int)
    cdef bint _is_three(self, int point, int direction) noexcept
