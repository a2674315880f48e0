cimport cython
from libc.stdint cimport uint64_t
from engines.bits cimport lowest
from engines.board cimport Board
from engines.clock cimport Clock
from engines.gomoku.defences cimport Defences
from engines.gomoku.vcf cimport VcfSolver
from engines.gomoku.network cimport Network
from engines.gomoku.stones cimport Stones
from engines.gomoku.vct cimport VctSolver

cdef int DRAW, EVAL_MAX, MATE, ONGOING, CODES, SIZE, EMPTY, MAKES_FIVE, WIN, CELLS, _FIVE, _NEAR, _DEEP, _WORDS
cdef uint64_t _AROUND[1625]

cdef class GomokuBoard(Board):
    cdef readonly bint renju
    cdef Stones stones
    cdef Defences defences
    cdef Network network
    cdef Clock clock
    cdef VcfSolver vcf
    cdef VctSolver vct
    cdef uint64_t keys[651]
    cdef int points[225]
    cdef int past[226]
    cdef bint won[226]
    cdef uint64_t near[1130]
    cdef unsigned short[::1] own_orders, foe_orders

    @cython.locals(i=int)
    cpdef int generate(self, int at) except? -1
    cpdef int generate_noisy(self, int at) except? -1
    @cython.locals(left=int, point=int)
    cdef int _write_kind(self, int side, int kind, int at) noexcept
    @cython.locals(stones=Stones, foe=int, end=int)
    cpdef int generate_candidates(self, int at) except? -1
    @cython.locals(end=int)
    cpdef int generate_visible(self, int at) except? -1
    @cython.locals(end=int, i=int, point=int)
    cdef int _generate_block(self, int at) except? -1
    @cython.locals(stones=Stones, fives=int, word=int, bits=uint64_t, point=int)
    cdef int _generate_near(self, int at) except? -1
    @cython.locals(i=int, point=int)
    cdef int _generate_defences(self, int at) except? -1
    cdef bint _may(self, int point) noexcept
    cpdef bint is_pseudo_legal(self, int move) except? -1
    @cython.locals(side=int, five=bint)
    cpdef bint make(self, int move) except? -1
    @cython.locals(move=int)
    cpdef int unmake(self) except? -1
    @cython.locals(i=int)
    cdef inline int _approach(self, int point, int before, int after) noexcept
    cpdef bint make_null(self) except? -1
    cpdef int unmake_null(self) except? -1
    cpdef int verdict(self) except? -1
    @cython.locals(i=int)
    cdef bint _is_stuck(self) noexcept
    @cython.locals(stones=Stones, side=int, score=int)
    cpdef int evaluate(self) except? -1
    @cython.locals(plain=int, fives=int, vcf=VcfSolver, plies=int)
    cpdef int proven(self, int depth, int most) except? -1
    @cython.locals(foe=int, winner=int, limit=int, plies=int)
    cdef int _proven_by_threats(self, VcfSolver vcf, int depth, int most) except? -1
    @cython.locals(stones=Stones, side=int, threats=int, forbids=bint)
    cpdef int obvious(self) except? -1
    cpdef int begin_search(self, Clock clock) except? -1
    cpdef int end_search(self) except? -1
    cdef int _prove_by(self, Clock clock) except -1
    cpdef int ordering_score(self, int move) except? -1
    @cython.locals(own=int, i=int, move=int)
    cpdef int rate(self, int at, int end) except? -1
    @cython.locals(shapes="unsigned int")
    cdef inline int _order(self, int move, int own) noexcept
    cpdef int captured_value(self, int move) except? -1
    cpdef int history_slot(self, int move) except? -1
    cpdef bint in_check(self) except? -1
    cpdef bint static_eval_is_reliable(self) except? -1
    cpdef bint gives_check(self, int move) except? -1
    @cython.locals(key=uint64_t, i=int, point=int)
    cpdef uint64_t fresh_key(self) except? 0
    @cython.locals(owner=int)
    cpdef int stone(self, int point) except? -2
