cimport cython
from engines.xiangqi.network cimport correction
from engines.xiangqi.placement cimport Placement

cdef int EMPTY, NOWHERE, FULL_PHASE
cdef int ADVISOR_LACK_CANNON, ADVISOR_LACK_HORSE, ADVISOR_LACK_ROOK
cdef int BACK_RANK_ROOK, BOTTOM_CANNON, DANGER_PER_SQUARE
cdef int ELEPHANT_LACK_CANNON, ELEPHANT_LACK_HORSE, ELEPHANT_LACK_ROOK
cdef int GENERAL_FILE_ROOK, HOLLOW_CANNON, LONE_MINOR, LONE_PAWN, LONE_ROOK
cdef int NO_ATTACKER, PALACE_FILE_ROOK, PINNING_ROOK, SCREENED_CANNON
cdef signed char _FILE[90]
cdef signed char _RANK[90]
cdef unsigned short _ROW_STOPS[4608]
cdef unsigned short _COLUMN_STOPS[10240]
cdef signed char _JUMP_TO[1620]
cdef signed char _JUMP_VIA[1620]
cdef int _ROOK_MOBILITY[18]
cdef int _CANNON_MOBILITY[18]
cdef int _HORSE_MOBILITY[9]
cdef short _CLASS[32]
cdef signed char _NEARNESS[1260]
cdef int _LINKED_PAWNS

@cython.locals(both=int, score=int)
cpdef int evaluate(Placement board) noexcept
@cython.locals(mid=int, end=int, score=int)
cdef int _mix(int both, int phase) noexcept
@cython.locals(first=int, total=int, piece=int, square=int, neighbour=int)
cdef int _activity(Placement board, int side) noexcept
@cython.locals(count=int, i=int)
cpdef int horse_moves(Placement board, int square, int side) noexcept
@cython.locals(x=int, y=int, row=int, column=int)
cpdef int line_moves(Placement board, int square) noexcept
@cython.locals(general=int, enemy=int, rooks=int, cannons=int, horses=int, advisors=int, elephants=int, danger=int, piece=int, units=int)
cdef int _danger(Placement board, int side) noexcept
cdef int _count(Placement board, int piece) noexcept
@cython.locals(screens=int)
cdef int _cannon_threat(Placement board, int general, int square) noexcept
@cython.locals(threat=int)
cdef int _rook_threat(Placement board, int general, int square, int side) noexcept
@cython.locals(units=int, piece=int)
cpdef int nearness(Placement board, int enemy) noexcept
@cython.locals(first=int, pawns=int, piece=int, rooks=int, minors=int, guards=int)
cdef int _winnable(Placement board, int side) noexcept
