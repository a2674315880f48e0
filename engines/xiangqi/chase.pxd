cimport cython
from libc.stdint cimport uint64_t
from engines.bits cimport size
from engines.xiangqi.placement cimport XiangqiPlacement

cdef int ADVISOR, CANNON, ELEPHANT, EMPTY, GENERAL, HORSE, PAWN, ROOK, _ALL
cdef int FIRST_ADVISOR, FIRST_ELEPHANT, FIRST_HORSE, FIRST_ROOK, FIRST_CANNON, FIRST_PAWN, PIECES
cdef uint64_t _ONE
cdef signed char _KIND[33]
cdef signed char _FILE[90]
cdef signed char _RANK[90]
cdef signed char _HORSE_LEG[8100]

@cython.locals(side=int, move=int, before=uint64_t, taken=int, now=uint64_t, source=int, target=int, moved=int, pins=int, found=int, fresh=uint64_t)
cpdef int chased(XiangqiPlacement board) except? -9
@cython.locals(general=int, enemy=int, hidden=uint64_t, found=uint64_t, i=int, square=int, kind=int, line=uint64_t)
cpdef uint64_t blockers(XiangqiPlacement board, int side) except? 1
@cython.locals(hidden=uint64_t, i=int, square=int, leg=int)
cdef uint64_t _hidden_attackers(XiangqiPlacement board, int general, int enemy) noexcept
@cython.locals(piece=int, stride=int, found=uint64_t, low=int, high=int)
cdef uint64_t _between(XiangqiPlacement board, int general, int square, uint64_t ignored) noexcept
@cython.locals(own=int, other=int, found=uint64_t, i=int, square=int)
cdef uint64_t _facing(XiangqiPlacement board, int side) noexcept
@cython.locals(found=int, i=int, target=int)
cdef int _attacked_by(XiangqiPlacement board, int piece, int square) noexcept
@cython.locals(found=int, i=int, square=int)
cdef int _attackers(XiangqiPlacement board, int side, int target) noexcept
@cython.locals(piece=int, kind=int, attacked=int, i=int)
cdef int _by_the_moved(XiangqiPlacement board, int source, int target, int pins) noexcept
cdef bint _in_line(int source, int target, int square) noexcept
@cython.locals(found=int, first=int, piece=int, square=int, attacked=int)
cdef int _by_those_behind(XiangqiPlacement board, int source, int target, int taken, int pins) noexcept
@cython.locals(dx=int, dy=int)
cdef bint _may_be_opened(int kind, int square, int source, int target) noexcept
@cython.locals(moved=int, square=int, found=int)
cdef int _attacked_before(XiangqiPlacement board, int piece, int source, int target, int taken) noexcept
@cython.locals(first=int, found=int, one_sided=bint, i=int, square=int)
cdef int _chased_among(XiangqiPlacement board, int piece, int attacked, int pins) noexcept
@cython.locals(x=int, y=int)
cdef bint _has_slanted_neighbour(XiangqiPlacement board, int square) noexcept
cdef bint _outranks(int kind, int attacker) noexcept
cdef bint _is_exchange(XiangqiPlacement board, int piece, int target, bint one_sided, int pins) noexcept
@cython.locals(piece=int, roots=int)
cdef bint _is_protected(XiangqiPlacement board, int square, int attacker, int pins) noexcept
@cython.locals(found=int, side=int, held=int, i=int, protected=int, square=int)
cdef int _by_new_pins(XiangqiPlacement board, int pinned) noexcept
@cython.locals(found=int, side=int, general=int, i=int, opener=int, square=int, attacked=int, j=int, target=int)
cdef int _by_new_batteries(XiangqiPlacement board, int openers) noexcept
@cython.locals(square=int, general=int, covers=int)
cdef bint _is_covered(XiangqiPlacement board, int opener, int target) noexcept
