cimport cython
from libc.stdint cimport uint64_t
from engines.clock cimport Clock

cdef class Board:
    cdef public uint64_t key
    cdef public int side
    cdef public int ply
    cdef public int root
    cdef readonly int max_moves
    cdef readonly int history_slots
    cdef readonly int eval_unit
    cdef readonly int order_trust
    cdef readonly bint proves_checks
    cdef readonly int history_shift
    cdef readonly int no_progress
    cdef readonly int scratch
    cdef readonly int[::1] moves
    cdef readonly int[::1] scores
    cdef readonly int[::1] slots

    cpdef int generate(self, int at) except? -1
    cpdef int generate_noisy(self, int at) except? -1
    @cython.locals(end=int, i=int)
    cpdef int generate_quiet(self, int at) except? -1
    cpdef int generate_candidates(self, int at) except? -1
    cpdef int generate_visible(self, int at) except? -1
    @cython.locals(i=int)
    cpdef bint is_pseudo_legal(self, int move) except? -1
    cpdef bint make(self, int move) except? -1
    cpdef int unmake(self) except? -1
    cpdef int verdict(self) except? -1
    cpdef int evaluate(self) except? -1
    cpdef int ordering_score(self, int move) except? -1
    cpdef int captured_value(self, int move) except? -1
    cpdef int see(self, int move) except? -1
    cpdef bint see_ge(self, int move, int least) except? -1
    cpdef int history_slot(self, int move) except? -1
    @cython.locals(i=int)
    cpdef int rate(self, int at, int end) except? -1
    cpdef bint in_check(self) except? -1
    cpdef bint static_eval_is_reliable(self) except? -1
    cpdef bint can_stand_pat(self) except? -1
    @cython.locals(check=bint)
    cpdef bint gives_check(self, int move) except? -1
    @cython.locals(kept=int, i=int)
    cpdef int keep_checks(self, int at, int end) except? -1
    cpdef int proven(self, int depth, int most) except? -1
    cpdef int obvious(self) except? -1
    cpdef int since_progress(self) except? -1
    @cython.locals(verdict=int)
    cpdef int verdict_after(self, int move) except? -1
    cpdef list ending_moves(self)
    cpdef int reply_bound(self) except? -1
    cpdef bint make_null(self) except? -1
    cpdef int unmake_null(self) except? -1
    cpdef int begin_search(self, Clock clock) except? -1
    cpdef int end_search(self) except? -1
    cpdef uint64_t fresh_key(self) except? 0
    cpdef list pseudo_legal(self)
    cpdef list noisy_moves(self)
    cpdef list candidates(self)
    @cython.locals(move=int)
    cpdef list legal_moves(self)
