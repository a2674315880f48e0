cimport cython
from libc.stdint cimport uint64_t
from engines.checkers.board cimport CheckersBoard
from engines.checkers.endgames cimport Endgames

cdef int MISSING

cdef class EndgameSolver:
    cdef public Endgames tables
    cdef unsigned char[::1] values
    cdef public CheckersBoard board
    cdef public int longest

    @cython.locals(i=int, found=int, taken=uint64_t, enemy=uint64_t)
    cpdef int row(self, int at, int plies, uint64_t own, uint64_t others, uint64_t kings, list enemy_kings) except -1
    @cython.locals(board=CheckersBoard, end=int, i=int, value=int, all_won=bint)
    cpdef bint ends(self, int plies) except -1
