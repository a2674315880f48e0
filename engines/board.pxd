cimport cython
from libc.stdint cimport uint64_t

cdef int _SCRATCH

cdef class Board:
    cdef public uint64_t key
    cdef public int side
    cdef public int ply
    cdef public int slots
    cdef public int pawn
    cdef int moves[16384]

    cpdef int generate(self, int at) except? -1
    cpdef int generate_noisy(self, int at) except? -1
    @cython.locals(end=int, i=int)
    cpdef int generate_quiet(self, int at) except? -1
    @cython.locals(i=int)
    cpdef bint allows(self, int move) except? -1
    cpdef bint make(self, int move) except? -1
    cpdef int unmake(self) except? -1
    cpdef int verdict(self) except? -1
    cpdef int evaluate(self) except? -1
    cpdef int promise(self, int move) except? -1
    cpdef int noise(self, int move) except? -1
    cpdef int exchange(self, int move) except? -1
    cpdef int slot(self, int move) except? -1
    cpdef bint in_check(self) except? -1
    @cython.locals(check=bint)
    cpdef bint gives_check(self, int move) except? -1
    cpdef bint pass_turn(self) except? -1
    cpdef int take_turn(self) except? -1
    cpdef int mark_root(self) except? -1
    cpdef int clear_root(self) except? -1
    cpdef uint64_t fresh_key(self) except? 0
    cpdef list pseudo_legal(self)
    cpdef list noisy_moves(self)
    cpdef list quiet_moves(self)
    cpdef list legal_moves(self)
    cdef bint _is_safe(self, int move) except? -1
