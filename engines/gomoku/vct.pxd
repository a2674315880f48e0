cimport cython
from libc.stdint cimport uint64_t
from engines.clock cimport Clock
from engines.gomoku.defences cimport Defences
from engines.gomoku.vcf cimport VcfSolver
from engines.gomoku.stones cimport Stones

cdef int SIZE, DOUBT, FOUR_THREE, MAKES_FIVE, ONE_FOUR, OPEN_THREE, TWO_THREES, WIN
cdef int _ENTRIES, _BITS, _INFINITE, _DEEPEST, _WIDTH, _FOURS_NODES, _THREE_EFFORT, _FOUR_EFFORT

@cython.final
cdef class VctSolver:
    cdef Stones stones
    cdef VcfSolver vcf
    cdef Defences defences
    cdef Clock clock
    cdef bint renju
    cdef uint64_t keys[651]
    cdef uint64_t[::1] known
    cdef int[::1] moves
    cdef int attacker
    cdef public long long nodes
    cdef long long limit
    cdef int best, least, second, sum, others, longest

    @cython.locals(start=uint64_t, at=Py_ssize_t, attacking=bint)
    cdef int prove(self, int attacker, int side, uint64_t key, long long limit) except -1
    cdef uint64_t _key_of(self, uint64_t key) noexcept
    cdef inline Py_ssize_t _place(self, uint64_t node) noexcept
    cdef inline int _phi(self, Py_ssize_t at) noexcept
    cdef inline int _delta(self, Py_ssize_t at) noexcept
    cdef inline int _plies(self, Py_ssize_t at) noexcept
    cdef bint _is_open(self, Py_ssize_t at) noexcept
    cdef bint _is_won(self, Py_ssize_t at, bint attacking) noexcept
    @cython.locals(count=int, side=int, move=int, limit=int, other=int)
    cdef int _prove(self, bint attacking, uint64_t key, int level, int most_phi, int most_delta) except? -1
    @cython.locals(side=int, i=Py_ssize_t, child=uint64_t, at=Py_ssize_t, is_known=bint, phi=int, delta=int)
    cdef int _weigh(self, bint attacking, uint64_t key, int level, int count) noexcept
    cdef int _effort(self, bint attacking, int side, int move) noexcept
    cdef uint64_t _after(self, uint64_t key, int side, int move) noexcept
    cdef int _store(self, uint64_t key, int phi, int delta, int plies) noexcept
    @cython.locals(at=Py_ssize_t, entry=uint64_t)
    cdef int _write(self, uint64_t node, int phi, int delta, int plies) noexcept
    cdef int _win(self, bint attacking, uint64_t key, int plies) noexcept
    cdef int _fail(self, bint attacking, uint64_t key) noexcept
    cdef int _generate(self, bint attacking, uint64_t key, int level) except? -1
    @cython.locals(stones=Stones, side=int, threats=int, plies=int, count=int)
    cdef int _generate_attack(self, uint64_t key, int level) except? -1
    @cython.locals(stones=Stones, side=int, threats=int, count=int)
    cdef int _generate_defences(self, uint64_t key, int level) noexcept
    @cython.locals(side=int, point=int)
    cdef int _generate_block(self, bint attacking, uint64_t key, int level) noexcept
    @cython.locals(count=int, i=int)
    cdef int _write_defences(self, int side, int level) noexcept
    @cython.locals(at=int)
    cdef int _write_threats(self, int side, int level) noexcept
    @cython.locals(point=int, _=int)
    cdef int _write_kind(self, int side, int kind, int at) noexcept
