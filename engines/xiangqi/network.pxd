cimport cython
from engines.networks.accumulator cimport Accumulator
from engines.xiangqi.placement cimport XiangqiPlacement

cdef int EMPTY, NOWHERE, PASS
cdef int VIEWS, STAGES
cdef short _BIASES[128]
cdef short _FIRST[161280]
cdef short _SECOND[2048]
cdef signed char _STAGE_OF[33]
cdef int _LAST[8]
cdef short _CLASS[32]

@cython.locals(sums=Accumulator, stage=int, ply=int)
cpdef int correction(XiangqiPlacement board) noexcept
@cython.locals(piece=int, square=int)
cdef void _sum_up(XiangqiPlacement board) noexcept
@cython.locals(sums=Accumulator, move=int, row=Py_ssize_t, taken=int)
cdef void _step(XiangqiPlacement board, int ply) noexcept
