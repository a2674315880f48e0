cimport cython

cdef double _PAUSE, _YIELD
cdef int _MOST, _FEW

@cython.final
cdef class Clock:
    cdef readonly long long nodes
    cdef readonly long long steps
    cdef readonly bint stopped
    cdef double started, looked, yielded, deadline
    cdef long long node_limit, next_look
    cdef int interval
    cdef object flag

    cpdef double spent(self)
    cdef bint count(self) except? -1
    cdef bint step(self) except? -1
    cpdef bint wait(self) except? -1
    @cython.locals(now=double)
    cdef bint _check_time(self) except? -1
    cdef int _plan(self, double took) noexcept
