cimport cython
from libc.stdint cimport uint64_t
from engines.board cimport Board
from engines.networks.accumulator cimport Accumulator
from engines.bits cimport lowest, size

cdef int CELLS, STEPS
cdef int HISTORY
cdef uint64_t BOARD, _ONE
cdef int _MEN[2]
cdef int _KINGS[2]
cdef uint64_t _CROWN[2]
cdef signed char _SOURCE[1456]
cdef signed char _TARGET[1456]
cdef uint64_t _TAKEN[1456]
cdef uint64_t _KEYS[141]
cdef uint64_t _SIDE_KEY

cdef class CheckersPlacement(Board):
    cdef public int clock
    cdef public int counts
    cdef uint64_t pieces[2]
    cdef uint64_t kings
    cdef short past_move[20200]
    cdef unsigned char past_clock[20200]
    cdef int past_counts[20200]
    cdef uint64_t past_kings[20200]
    cdef uint64_t past_key[20200]
    cdef Accumulator accumulator

    cpdef int set_up(self, uint64_t blacks, uint64_t whites, uint64_t kings, int side) except -1
    @cython.locals(key=uint64_t, pieces=uint64_t, owner=int, cell=int)
    cpdef uint64_t fresh_key(self) except? 0
    cpdef int since_progress(self) except? -1
    cpdef uint64_t bits(self, int side) noexcept
    cpdef uint64_t king_bits(self) noexcept
    @cython.locals(counts=int)
    cpdef int pieces_left(self) noexcept
    @cython.locals(side=int, source=int, target=int, row=int, before=uint64_t, after=uint64_t)
    cpdef int shift(self, int move) except -1
    @cython.final
    @cython.locals(row=int, cell=int)
    cdef inline void _take(self, uint64_t taken, int owner) noexcept
    @cython.final
    cdef inline void _remember(self, int move) noexcept
    @cython.locals(move=int, side=int)
    cpdef int unmake(self) except? -1
    @cython.locals(enemy=uint64_t, empty=uint64_t, down=uint64_t, up=uint64_t, found=uint64_t)
    cpdef uint64_t jumpers(self) noexcept
    @cython.locals(empty=uint64_t)
    cpdef uint64_t movers(self) noexcept
    @cython.final
    @cython.locals(own=uint64_t)
    cdef inline uint64_t _going(self, int way) noexcept
    @cython.locals(count=int, oldest=int, ply=int)
    cpdef bint is_repeated(self) noexcept
