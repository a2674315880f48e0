cimport cython
from engines.xiangqi.placement cimport Placement

cdef int EMPTY, NOWHERE, PASS
cdef int WIDTH, VIEWS, STAGES, ONE, SECOND_ONE, UNIT, _KEPT, _FAR, _FULL
cdef short _BIASES[32]
cdef short _FIRST[40320]
cdef short _SECOND[1024]
cdef int _LAST[8]
cdef int _RED_ROW[1260]
cdef int _BLACK_ROW[1260]
cdef short _CLASS[32]
cdef short _CLAMPED[64]
cdef short _WEIGHED[64]

@cython.locals(at=Py_ssize_t, stage=int, row=Py_ssize_t, total=int, i=Py_ssize_t, value=short, size=int)
cpdef int correction(Placement board) noexcept
@cython.locals(ply=int, oldest=int)
cdef Py_ssize_t _settled(Placement board) noexcept
@cython.locals(at=Py_ssize_t, i=Py_ssize_t, piece=int, square=int, red=Py_ssize_t, black=Py_ssize_t)
cdef Py_ssize_t _sum_up(Placement board) noexcept
@cython.locals(before=Py_ssize_t, after=Py_ssize_t, i=Py_ssize_t)
cdef void _step(Placement board, int ply) noexcept
@cython.locals(move=int, taken=int, source=int, target=int, row=Py_ssize_t)
cdef void _change(Placement board, int ply, Py_ssize_t before, Py_ssize_t after) noexcept
@cython.locals(i=Py_ssize_t)
cdef void _move(Placement board, Py_ssize_t before, Py_ssize_t after, Py_ssize_t source, Py_ssize_t target) noexcept
@cython.locals(i=Py_ssize_t)
cdef void _remove(Placement board, Py_ssize_t at, Py_ssize_t row) noexcept
