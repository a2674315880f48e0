cimport cython
from libc.stdint cimport uint64_t
from engines.checkers.bits cimport lowest
from engines.checkers.placement cimport Placement

cdef int CELLS, STEPS, WIDTH, VIEWS, STAGES, ONE, SECOND_ONE, UNIT, _KEPT, _FAR, _PIECES_OF_A_STAGE
cdef short _BIASES[32]
cdef short _FIRST[4096]
cdef short _SECOND[1024]
cdef int _LAST[8]
cdef int _BLACK_ROW[140]
cdef int _WHITE_ROW[140]
cdef signed char _SOURCE[1456]
cdef signed char _TARGET[1456]
cdef uint64_t _TAKEN[1456]
cdef short _CLAMPED[64]
cdef short _WEIGHED[64]

@cython.locals(at=Py_ssize_t, stage=int, row=Py_ssize_t, total=int, i=Py_ssize_t, value=short, size=int)
cpdef int correction(Placement board) noexcept
@cython.locals(ply=int, oldest=int)
cdef Py_ssize_t _settled(Placement board) noexcept
@cython.locals(at=Py_ssize_t, i=Py_ssize_t, owner=int, pieces=uint64_t, cell=int, row=int)
cdef Py_ssize_t _sum_up(Placement board) noexcept
@cython.locals(before=Py_ssize_t, after=Py_ssize_t, move=int, side=int, old=uint64_t, new=uint64_t, source=int, target=int,
               taken=uint64_t, cell=int, row=int)
cdef void _step(Placement board, int ply) noexcept
@cython.locals(i=Py_ssize_t)
cdef void _move(Placement board, Py_ssize_t before, Py_ssize_t after, Py_ssize_t source, Py_ssize_t target) noexcept
@cython.locals(i=Py_ssize_t)
cdef void _add(Placement board, Py_ssize_t at, Py_ssize_t row) noexcept
@cython.locals(i=Py_ssize_t)
cdef void _remove(Placement board, Py_ssize_t at, Py_ssize_t row) noexcept
