cimport cython
from libc.stdint cimport uint64_t
from engines.bits cimport lowest, size
from engines.checkers.endgames cimport Endgames
from engines.checkers.evaluation cimport evaluate
from engines.checkers.placement cimport CheckersPlacement

cdef int DRAW, EVAL_MAX, MATE, ONGOING, _DRAWN, _MISSING, _MOST, CODES, STEPS, NO_CAPTURE, _MAN, _KING
cdef uint64_t BOARD, _ONE
cdef signed char _SQUARE_OF[35]
cdef signed char _SOURCE[1456]
cdef signed char _TARGET[1456]
cdef uint64_t _TAKEN[1456]
cdef uint64_t _LANDINGS[1456]
cdef signed char _WAYS[1456]
cdef short _FIRST[140]
cdef short _LONGER[5312]
cdef uint64_t _OVER[1456]

cdef class CheckersBoard(CheckersPlacement):
    cdef Endgames tables

    @cython.locals(end=int)
    cpdef int generate(self, int at) except? -1
    @cython.locals(jumpers=uint64_t, empty=uint64_t, cell=int)
    cpdef int generate_noisy(self, int at) except? -1
    cpdef int generate_quiet(self, int at) except? -1
    @cython.final
    @cython.locals(movers=uint64_t, empty=uint64_t, cell=int, code=int, king=bint, first=int, last=int, direction=int)
    cdef int _write_steps(self, int at) noexcept
    @cython.final
    @cython.locals(king=bint, first=int, last=int, direction=int)
    cdef int _write_routes(self, int at, int cell, uint64_t empty) noexcept
    @cython.final
    @cython.locals(start=int, direction=int)
    cdef int _write_route(self, int at, int code, uint64_t empty, int first, int last) noexcept
    @cython.final
    cdef inline bint _can_jump(self, int code, uint64_t empty) noexcept
    @cython.locals(source=uint64_t, empty=uint64_t)
    cpdef bint is_pseudo_legal(self, int move) except? -1
    @cython.final
    @cython.locals(king=bint, first=int, last=int, direction=int)
    cdef bint _goes_on(self, int route, uint64_t empty) noexcept
    cpdef bint make(self, int move) except? -1
    cpdef int verdict(self) except? -1
    @cython.locals(value=int, plies=int, size=int)
    cpdef int proven(self, int depth, int most) except? -1
    cpdef bint static_eval_is_reliable(self) except? -1
    cpdef bint can_move(self) noexcept
    cpdef int evaluate(self) except? -1
    cpdef int ordering_score(self, int move) except? -1
    @cython.locals(taken=uint64_t)
    cpdef int captured_value(self, int move) except? -1
    cpdef int history_slot(self, int move) except? -1
    cpdef bint can_stand_pat(self) except? -1
