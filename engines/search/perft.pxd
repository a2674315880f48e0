cimport cython
from engines.board cimport Board

cdef int MAX_PLY, ONGOING

@cython.locals(end=int, i=int, total="long long")
cpdef long long perft(Board board, int depth, int at=*) except? -1
