cimport cython
from engines.board cimport Board

cdef int SLOTS, _FIRST, _WINS, _KILLER, _LOSES

cdef class Ordering:
    cdef bint use_killers, use_history
    cdef int worth[16384]
    cdef int first_killer[120]
    cdef int second_killer[120]
    cdef int history[4096]

    @cython.locals(i=int, ply=int)
    cpdef void forget(self)
    @cython.locals(i=int)
    cdef int rate(self, Board board, int at, int end, int ply, int table_move) except? -1
    @cython.locals(taken=int, won=int, worth=int)
    cdef int _worth_of(self, Board board, int move, int ply, int table_move) except? -1
    @cython.locals(best=int, i=int, move=int, worth=int)
    cdef int next(self, Board board, int at, int end) except? -1
    @cython.locals(move=int, i=int)
    cdef int reward(self, Board board, int at, int cut, int ply, int depth) except? -1
    @cython.locals(i=int)
    cdef int _add(self, Board board, int move, int amount) except? -1
