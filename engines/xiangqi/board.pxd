cimport cython
from engines.xiangqi.placement cimport XiangqiPlacement
from engines.xiangqi.evaluation cimport evaluate
from engines.xiangqi.see cimport see, see_ge
from engines.xiangqi.repetition cimport classify_repetition

cdef int BAN, DRAW, ONGOING, NOTHING, REPEATED
cdef int FIRST_ADVISOR, FIRST_ELEPHANT, FIRST_HORSE, FIRST_ROOK, FIRST_CANNON, FIRST_PAWN, PIECES, ROOK
cdef int ADVISOR_STEPS, CANNON, ELEPHANT_JUMPS, EMPTY, GENERAL_STEPS, HORSE, HORSE_JUMPS, ON_LINE, PASS, PAWN_STEPS, UNKNOWN
cdef int _NEAR, _FAR
cdef short _CLASS[32]
cdef signed char _KIND[33]
cdef signed char _FILE[90]
cdef signed char _RANK[90]
cdef unsigned short _ROW_STOPS[4608]
cdef unsigned short _COLUMN_STOPS[10240]
cdef signed char _STEPS[1800]
cdef signed char _JUMP_TO[1620]
cdef signed char _JUMP_VIA[1620]
cdef signed char _EXPOSES[8100]
cdef signed char _HORSE_LEG[8100]
cdef signed char _PHASE_OF[33]
cdef short _WORTH_OF[33]
cdef short _GAINS[1260]

@cython.final
cdef class XiangqiBoard(XiangqiPlacement):
    cpdef bint can_stand_pat(self) noexcept
    cpdef bint static_eval_is_reliable(self) noexcept
    cpdef int generate(self, int at) noexcept
    cpdef int generate_noisy(self, int at) noexcept
    cpdef int generate_quiet(self, int at) noexcept
    @cython.locals(source=int, target=int, piece=int)
    cpdef bint is_pseudo_legal(self, int move) noexcept
    @cython.locals(first=int, i=int)
    @cython.final
    cdef int _write(self, int at, int wanted) noexcept
    @cython.locals(i=int)
    @cython.final
    cdef inline int _steps(self, int at, int square, int table, int wanted) noexcept
    @cython.locals(i=int)
    @cython.final
    cdef inline int _jumps(self, int at, int square, int table, int wanted) noexcept
    @cython.locals(x=int, y=int, stops=int)
    @cython.final
    cdef int _line_moves(self, int at, int square, int taking, int wanted) noexcept
    @cython.locals(target=int, limit=int)
    @cython.final
    cdef inline int _slide(self, int at, int square, int base, int stride, int stops, int wanted) noexcept
    @cython.locals(low=int, high=int)
    @cython.final
    cdef inline int _take(self, int at, int square, int base, int stride, int length, int stops, int wanted) noexcept
    @cython.locals(side=int, line=int, unsafe=bint)
    cpdef bint make(self, int move) except -1
    @cython.locals(move=int, taken=int, source=int, target=int, piece=int)
    cpdef int unmake(self) noexcept
    cpdef bint in_check(self) noexcept
    @cython.final
    @cython.locals(move=int, source=int, target=int, general=int)
    cdef inline bint _may_be_checked(self) noexcept
    @cython.locals(offence=int)
    cpdef int verdict(self) except -1
    @cython.locals(start=int, i=int)
    cpdef bint can_move(self) except -1
    cpdef int evaluate(self) noexcept
    cpdef int see(self, int move) noexcept
    cpdef bint see_ge(self, int move, int least) noexcept
    cpdef int ordering_score(self, int move) noexcept
    @cython.locals(taken=int, row=int, gain=int)
    @cython.final
    cdef inline int _ordered(self, int source, int target) noexcept
    cpdef int captured_value(self, int move) noexcept
    cpdef int history_slot(self, int move) noexcept
    @cython.locals(i=int, source=int, target=int)
    cpdef int rate(self, int at, int end) noexcept
    cpdef bint make_null(self) except -1
    @cython.locals(source=int, target=int, general=int, leg=int)
    cpdef bint gives_check(self, int move) noexcept
    @cython.locals(line=int, kept=int, i=int, move=int, source=int, exposed=bint)
    cpdef int keep_checks(self, int at, int end) noexcept
    @cython.locals(count=int, i=int)
    cpdef int attackers(self, int side) noexcept
