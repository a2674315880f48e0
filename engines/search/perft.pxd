cimport cython
from engines.board cimport Board

cdef int MAX_PLY, ONGOING

@cython.locals(end=int, i=int, total="long long")
cdef long long _count(Board board, int depth, int at) except? -1
