cimport cython
from libc.stdint cimport uint64_t

cdef extern from *:
    """
    #if defined(__GNUC__) || defined(__clang__)
    #define table_prefetch(address) __builtin_prefetch(address)
    #else
    #define table_prefetch(address) ((void)(address))
    #endif
    """
    void prefetch "table_prefetch"(void *address) noexcept nogil

cdef class TranspositionTable:
    cdef uint64_t[::1] words
    cdef readonly uint64_t buckets
    cdef readonly uint64_t age
    cdef readonly long long kept
    cdef readonly int move, score, static, depth, bound

    @cython.locals(i=uint64_t)
    cpdef void clear(self)
    @cython.locals(at=uint64_t, i=uint64_t, data=uint64_t)
    cpdef bint probe(self, uint64_t key) except? -1
    @cython.locals(at=uint64_t)
    cdef void expect(self, uint64_t key) noexcept
    cdef int _unpack(self, uint64_t data) noexcept
    @cython.locals(at=uint64_t, i=uint64_t, victim=uint64_t, data=uint64_t, worth=int, least=int)
    cpdef int store(self, uint64_t key, int move, int score, int static, int depth, int bound) except? -1
