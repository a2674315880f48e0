cimport cython
from engines.networks.accumulator cimport Accumulator

cdef int HIDDEN, ONE, SHAPES, SHIFT, THREATS, WIDTH, _LAYER
cdef short _FIRST[30720]
cdef short _BIASES[128]
cdef short _SECOND[8448]
cdef int _HIDDEN_BIASES[132]
cdef short _OUTPUT[132]
cdef short _LAST[2048]
cdef short _POINT[64]
cdef short _AFTER[64]

@cython.final
cdef class Network(Accumulator):
    cdef int rules

    cdef int enter(self, int first, int second) noexcept
    cdef int add_stone(self, int stones, int first, int second) noexcept
    @cython.locals(i=Py_ssize_t)
    cdef int _count(self, Py_ssize_t at, int first, int second, short times) noexcept
    @cython.locals(at=Py_ssize_t, old=Py_ssize_t, new=Py_ssize_t, i=Py_ssize_t)
    cdef int change(self, int stones, int first, int second, int new_first, int new_second, int shift) noexcept
    @cython.locals(a=Py_ssize_t, b=Py_ssize_t, c=Py_ssize_t, d=Py_ssize_t, bias=Py_ssize_t, i=Py_ssize_t)
    cdef int _look(self, int first, int second) noexcept
    cdef Py_ssize_t _row(self, int first, int second) noexcept
    @cython.locals(view=int, last=int, total="long long", direct="long long")
    cdef int output(self, int stones, int side, int threats) noexcept

@cython.locals(i=Py_ssize_t, value=short)
cdef int _clamp(short* values) noexcept
