cimport cython
from engines.xiangqi.placement cimport XiangqiPlacement

cdef int BY_ADVISOR, BY_GENERAL, EMPTY, NOWHERE, ON_LINE
cdef int FIRST_ADVISOR, FIRST_ELEPHANT, FIRST_HORSE, FIRST_ROOK, FIRST_CANNON, FIRST_PAWN, PIECES
cdef signed char _ELEPHANT_EYE[8100]
cdef signed char _GUARDS[8100]
cdef signed char _EXPOSES[8100]
cdef signed char _HORSE_LEG[8100]
cdef signed char _PAWN_SOURCES[900]
cdef short _WORTH_OF[33]

@cython.locals(source=int, target=int, piece=int, taken=int, won=int)
cpdef int see(XiangqiPlacement board, int move) noexcept
@cython.locals(source=int, target=int, piece=int, taken=int, most=int, lost=bint)
cpdef bint see_ge(XiangqiPlacement board, int move, int least) noexcept
@cython.locals(piece=int, square=int, gained=bint)
cdef bint _gains(XiangqiPlacement board, int target, int standing, int side, int most) noexcept
@cython.locals(piece=int, square=int, won=int)
cdef int _answer(XiangqiPlacement board, int target, int standing, int side) noexcept
@cython.locals(first=int, i=int, piece=int, square=int, home=bint)
cdef int _least_attacker(XiangqiPlacement board, int target, int side) noexcept
cdef bint _jumps(XiangqiPlacement board, int piece, int square, int via) noexcept
@cython.locals(square=int)
cdef bint _takes_along(XiangqiPlacement board, int piece, int target, int screens) noexcept
