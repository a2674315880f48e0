cimport cython
from libc.stdint cimport uint64_t
from engines.networks.accumulator cimport Accumulator

cdef int HIDDEN, ONE, SHAPES, _SLOTS, SHIFT, THREATS, WIDTH, _LAYER
cdef unsigned int _FACTOR, _BITS
cdef short _FIRST[30720]
cdef short _BIASES[128]
cdef short _SECOND[8448]
cdef int _HIDDEN_BIASES[132]
cdef short _OUTPUT[132]
cdef short _LAST[2048]
cdef uint64_t _KNOWN[4096]
cdef unsigned char _CACHE[262208]

@cython.final
cdef class Network(Accumulator):
    cdef int rules

    @cython.locals(cached=Py_ssize_t, i=Py_ssize_t)
    cdef int enter(self, unsigned int shapes) noexcept
    @cython.locals(at=Py_ssize_t, i=int)
    cdef int update(self, int stones, unsigned int[::1] log, int start, int end) noexcept
    @cython.locals(cached=Py_ssize_t, i=Py_ssize_t)
    cdef int _subtract(self, Py_ssize_t at, unsigned int shapes) noexcept
    @cython.locals(old=Py_ssize_t, new=Py_ssize_t, i=Py_ssize_t)
    cdef inline int _exchange(self, Py_ssize_t at, unsigned int before, unsigned int after) noexcept
    @cython.locals(slot=Py_ssize_t, key=uint64_t)
    cdef inline Py_ssize_t _lookup(self, unsigned int shapes) noexcept
    @cython.locals(a=Py_ssize_t, b=Py_ssize_t, c=Py_ssize_t, d=Py_ssize_t, bias=Py_ssize_t, i=Py_ssize_t, value=short)
    cdef int _compute(self, unsigned int shapes, Py_ssize_t at) noexcept
    cdef Py_ssize_t _row(self, unsigned int shapes) noexcept
    @cython.locals(view=int, last=int, total="long long", direct="long long")
    cdef int output(self, int stones, int side, int threats) noexcept
