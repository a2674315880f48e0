cimport cython
cdef int _WATCH

@cython.final
cdef class Clock:
    cdef readonly long long nodes
    cdef readonly bint stopped
    cdef double started, deadline
    cdef long long node_limit
    cdef object flag

    cpdef double spent(self)
    cdef bint count(self) except? -1
    cdef bint _is_time_up(self) except? -1
