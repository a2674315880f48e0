cimport cython
from engines.xiangqi.placement cimport XiangqiPlacement

cdef int EMPTY, PAWN_STEPS, _STAGES
cdef signed char _FILE[90]
cdef signed char _RANK[90]
cdef signed char _ROW_REACH[23040]
cdef signed char _COLUMN_REACH[51200]
cdef signed char _HORSE_TARGETS[12960]
cdef signed char _STEPS[1800]
cdef signed char _STAGE_OF[33]
cdef short _ATTACKS[11616]
cdef short _MOBILITY[2304]

@cython.locals(table=Py_ssize_t, total=int, side=Py_ssize_t, first=Py_ssize_t, row=Py_ssize_t, free=Py_ssize_t, i=Py_ssize_t, square=Py_ssize_t)
cpdef int attacks(XiangqiPlacement board) noexcept
@cython.locals(x=Py_ssize_t, y=Py_ssize_t, taken=Py_ssize_t, total=int, i=Py_ssize_t, met=Py_ssize_t)
cdef inline int _horse(XiangqiPlacement board, Py_ssize_t square, Py_ssize_t row, Py_ssize_t free) noexcept
@cython.locals(x=Py_ssize_t, y=Py_ssize_t, along=Py_ssize_t, across=Py_ssize_t, total=int)
cdef inline int _on_lines(XiangqiPlacement board, Py_ssize_t square, Py_ssize_t row, Py_ssize_t free, Py_ssize_t far) noexcept
@cython.locals(total=int)
cdef inline int _pawn(XiangqiPlacement board, Py_ssize_t step, Py_ssize_t row) noexcept
