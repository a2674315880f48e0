cimport cython
from engines.checkers.network cimport correction
from engines.checkers.placement cimport CheckersPlacement

cdef int EVAL_MAX, _MAN, _KING, _MOST

@cython.locals(counts=int, score=int, left=int, gain=int)
cpdef int evaluate(CheckersPlacement board) except? -1
