cimport cython
from engines.xiangqi.chase cimport chased
from engines.xiangqi.placement cimport XiangqiPlacement

cdef int PASS, _ALL

@cython.locals(seen=int, oldest=int, ply=int)
cpdef int classify_repetition(XiangqiPlacement board) except? -9
@cython.locals(last=int, they_check=bint, we_check=bint, they_chase=int, we_chase=int, theirs=bint)
cdef int _classify_since(XiangqiPlacement board, int first) except? -9
cdef int _verdict(int offence, bint they, bint we) noexcept
cdef int _chased_here(XiangqiPlacement board) except? -9
