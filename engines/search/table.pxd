cimport cython
from libc.stdint cimport uint64_t
from engines.bits cimport prefetch

cdef uint64_t _ALL_BUT_AGE

@cython.final
cdef class TranspositionTable:
    cdef object memory
    cdef uint64_t[::1] words
    cdef uint64_t size
    cdef readonly uint64_t buckets
    cdef readonly uint64_t age
    cdef readonly long long kept
    cdef readonly int move, score, static, depth, bound

    @cython.locals(i=uint64_t)
    cpdef void clear(self)
    @cython.locals(at=uint64_t, i=uint64_t, data=uint64_t)
    cpdef bint probe(self, uint64_t key) except? -1
    cdef int expect(self, uint64_t key) noexcept
    cdef inline uint64_t _bucket(self, uint64_t key) noexcept
    cdef int _unpack(self, uint64_t data) noexcept
    @cython.locals(at=uint64_t, i=uint64_t, victim=uint64_t, data=uint64_t, worth=int, least=int)
    cpdef int store(self, uint64_t key, int move, int score, int static, int depth, int bound) except? -1
    cdef int _refresh(self, uint64_t at, uint64_t key, uint64_t data, int move) except? -1
