cimport cython
from engines.xiangqi.placement cimport Placement

cdef int EMPTY, NOWHERE, PASS
cdef int WIDTH, VIEWS, STAGES, ONE, SECOND_ONE, UNIT, _KEPT, _FAR, _FULL
cdef short _BIASES[64]
cdef short _FIRST[161280]
cdef short _SECOND[2048]
cdef int _LAST[8]
cdef short _CLASS[32]
cdef short _CLAMPED[128]
cdef short _WEIGHED[128]

@cython.locals(at=Py_ssize_t, stage=int, row=Py_ssize_t, total=int, i=Py_ssize_t, value=short, size=int)
cpdef int correction(Placement board) noexcept
@cython.locals(ply=int, oldest=int)
cdef Py_ssize_t _settled(Placement board) noexcept
@cython.locals(at=Py_ssize_t, i=Py_ssize_t, piece=int, square=int, row=Py_ssize_t)
cdef Py_ssize_t _sum_up(Placement board) noexcept
@cython.locals(before=Py_ssize_t, after=Py_ssize_t, i=Py_ssize_t, move=int, row=Py_ssize_t, source=Py_ssize_t, target=Py_ssize_t)
cdef void _step(Placement board, int ply) noexcept
