cimport cython
from libc.stdint cimport uint64_t
from engines.board cimport Board
from engines.networks.accumulator cimport Accumulator

cdef int AT_LEG, CANNON, ELEPHANT, EMPTY, HORSE, NOWHERE, ON_LINE, PAWN, ROOK, UNKNOWN, PASS, _LAST_PLY
cdef int FIRST_HORSE, FIRST_ROOK, FIRST_CANNON, FIRST_PAWN, PIECES
cdef short _CLASS[32]
cdef signed char _FILE[90]
cdef signed char _RANK[90]
cdef short _BETWEEN[100]
cdef signed char _HORSE_LEG[8100]
cdef signed char _KIND[33]
cdef signed char _ELEPHANT_EYE[8100]
cdef signed char _STEPS[1800]
cdef short _STEPS_OF[32]
cdef uint64_t _KEYS[1261]
cdef uint64_t _SIDE_KEY
cdef int _SCORES[1260]
cdef signed char _PHASE_OF[33]
cdef signed char _EXPOSES[8100]

cdef class XiangqiPlacement(Board):
    cdef public int clock
    cdef public int number
    cdef public int phase
    cdef public int score
    cdef signed char cells[90]
    cdef signed char place[32]
    cdef short rows[10]
    cdef short columns[9]
    cdef short past_move[4608]
    cdef signed char past_piece[4608]
    cdef signed char past_taken[4608]
    cdef int past_clock[4608]
    cdef int past_score[4608]
    cdef uint64_t past_key[4608]
    cdef signed char checked[4608]
    cdef short seen[4096]
    cdef Accumulator accumulator

    @cython.locals(piece=int, square=int)
    cdef int _set_up(self) except -1
    @cython.locals(key=uint64_t, piece=int)
    cpdef uint64_t fresh_key(self) except? 0
    cpdef int since_progress(self) except? -1
    cpdef int piece_at(self, int square) except? -2
    cpdef int square_of(self, int piece) except? -2
    cpdef int number_of_move(self) except? -1
    @cython.locals(source=int, target=int, piece=int, taken=int, row=int)
    cpdef int shift(self, int move) except -1
    @cython.final
    cdef inline void _remember(self, int move, int piece, int taken) noexcept
    @cython.final
    cdef inline void _arrive(self) noexcept
    @cython.final
    cdef int _recall(self) noexcept
    cpdef int change_turn(self) except -1
    cpdef int unmake_null(self) except? -1
    @cython.locals(general=int, enemy=int, i=int, square=int, leg=int, ahead=int)
    cpdef bint hangs(self, int side) noexcept
    @cython.final
    @cython.locals(x=int, y=int, piece=int, square=int, bits=int)
    cdef inline bint _attacked_on_line(self, int general, int enemy, int row, int column) noexcept
    @cython.final
    cdef inline bint _is_pawn(self, int square, int enemy) noexcept
    @cython.locals(bits=int)
    cpdef int screens(self, int a, int b) noexcept
    @cython.locals(kind=int, leg=int)
    cpdef bint reaches(self, int piece, int source, int target) noexcept
    @cython.final
    cdef inline bint _steps_to(self, int step, int target) noexcept
    @cython.final
    cdef inline int lift(self, int square) noexcept
    @cython.final
    cdef inline int drop(self, int piece, int square) noexcept
    @cython.final
    @cython.locals(piece=int, own=int, general=int, x=int, y=int, row=int, column=int, seen=bint)
    cdef bint _would_check(self, int source, int target) noexcept
    @cython.final
    @cython.locals(piece=int, square=int)
    cdef inline bint _frees_horse(self, int own, int leg, int general) noexcept
