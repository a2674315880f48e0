cimport cython
from libc.stdint cimport uint64_t
from engines.bits cimport lowest
from engines.checkers.placement cimport CheckersPlacement
from engines.networks.accumulator cimport Accumulator

cdef int CELLS, STEPS, VIEWS, STAGES, _PIECES_OF_A_STAGE
cdef short _BIASES[128]
cdef short _FIRST[17920]
cdef short _SECOND[2048]
cdef int _LAST[8]
cdef signed char _SOURCE[1456]
cdef signed char _TARGET[1456]
cdef uint64_t _TAKEN[1456]

@cython.locals(sums=Accumulator, stage=int, ply=int)
cpdef int correction(CheckersPlacement board) noexcept
@cython.locals(owner=int, pieces=uint64_t, cell=int)
cdef void _sum_up(CheckersPlacement board) noexcept
@cython.locals(sums=Accumulator, move=int, side=int, old=uint64_t, new=uint64_t, source=int, target=int, taken=uint64_t,
               cell=int)
cdef void _step(CheckersPlacement board, int ply) noexcept
