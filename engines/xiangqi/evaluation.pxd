cimport cython
from engines.xiangqi.attacks cimport attacks
from engines.xiangqi.network cimport correction
from engines.xiangqi.placement cimport XiangqiPlacement

cdef int ATTACK_SHIFT, EVAL_MAX, FULL_PHASE, _BOTH_ATTACK
cdef int FIRST_ADVISOR, FIRST_ELEPHANT, FIRST_HORSE, FIRST_ROOK, FIRST_CANNON, FIRST_PAWN, PIECES
cdef int LONE_MINOR, LONE_PAWN, LONE_ROOK, NO_ATTACKER

@cython.locals(score=int)
cpdef int evaluate(XiangqiPlacement board) noexcept
@cython.locals(mid=int, end=int, score=int)
cdef int _mix(int both, int phase) noexcept
@cython.locals(first=int, pawns=int, piece=int, rooks=int, minors=int, enemy=int, guards=int)
cdef int _winnable(XiangqiPlacement board, int side) noexcept
cdef int _count(XiangqiPlacement board, int piece) noexcept
