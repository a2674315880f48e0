cimport cython
from libc.stdint cimport uint64_t

cdef int _FAR
cdef short _CLAMPED[64]
cdef short _WEIGHED[64]

cdef class Accumulator:
    cdef int width
    cdef int kept
    cdef short sums[16384]
    cdef uint64_t keys[256]

    @cython.final
    cdef inline Py_ssize_t _place(self, int ply) noexcept
    @cython.locals(oldest=int)
    cdef int known(self, uint64_t* past_key, int ply) noexcept
    @cython.locals(at=Py_ssize_t, i=Py_ssize_t)
    cdef void begin(self, int ply, uint64_t key, short* biases) noexcept
    @cython.locals(before=Py_ssize_t, after=Py_ssize_t, i=Py_ssize_t)
    cdef void copy(self, int ply, uint64_t key) noexcept
    @cython.locals(before=Py_ssize_t, after=Py_ssize_t, start=Py_ssize_t, i=Py_ssize_t)
    cdef void move(self, int ply, uint64_t key, short* rows, Py_ssize_t source, Py_ssize_t target) noexcept
    @cython.locals(at=Py_ssize_t, i=Py_ssize_t)
    cdef void add(self, int ply, short* rows, Py_ssize_t row) noexcept
    @cython.locals(at=Py_ssize_t, start=Py_ssize_t, i=Py_ssize_t)
    cdef void remove(self, int ply, short* rows, Py_ssize_t row) noexcept
    @cython.locals(total=int, size=int)
    cdef int squares(self, int ply, short* weights, Py_ssize_t row) noexcept
    cdef int neuron(self, int ply, short* weights, Py_ssize_t row) noexcept
    @cython.locals(at=Py_ssize_t, total="long long", value="long long", j=int)
    cdef long long hidden(self, int ply, short* weights, int* biases, short* output, int first, int end) noexcept

@cython.locals(total=int, start=Py_ssize_t, i=Py_ssize_t, value=short)
cdef int _squares(short* sums, Py_ssize_t at, short* weights, Py_ssize_t row, int width) noexcept
@cython.locals(total=int, i=Py_ssize_t)
cdef int _neuron(short* sums, Py_ssize_t at, short* weights, Py_ssize_t row) noexcept
