cimport cython
from engines.board cimport Board
from engines.search.table cimport TranspositionTable

cdef int MAX_PLY, MOST_TRIED, TABLE, TAKE, NOISY, FIRST_KILLER, SECOND_KILLER, REST, QUIET, UNRATED, CHECKS, LOSING, DONE, _FULL, _MOST

cdef int _key(int score, int at) noexcept

@cython.final
cdef class Ordering:
    cdef bint use_candidates, use_killers, use_history, use_continuation
    cdef int slots, continuations, shift
    cdef signed char stage[120]
    cdef bint all[120]
    cdef int least[120]
    cdef int start[120]
    cdef int losers[120]
    cdef int cursor[120]
    cdef int end[120]
    cdef int table_move[120]
    cdef int first_killer[120]
    cdef int second_killer[120]
    cdef int tried[7680]
    cdef int count[120]
    cdef int[::1] history
    cdef int played[124]
    cdef short[::1] continuation

    @cython.locals(ply=int)
    cpdef void forget_killers(self)
    @cython.locals(i=int, history="int[::1]", continuation="short[::1]")
    cpdef void age_histories(self)
    cdef int enter(self, Board board, int ply, int move) except? -1
    cdef bint is_after_null(self, int ply) noexcept
    cdef int begin(self, int ply, int at, int table_move, bint all_moves, int least) noexcept
    @cython.locals(move=int, stage=int)
    cdef int next(self, Board board, int ply) except? -2
    @cython.locals(at=int, i=int, move=int)
    cdef int _generate_noisy(self, Board board, int ply) except? -1
    cdef inline int _check(self, Board board, int ply) except -1
    @cython.locals(move=int)
    cdef int _next_noisy(self, Board board, int ply) except? -2
    cdef int _killer(self, Board board, int ply, int move) except? -2
    @cython.locals(at=int, main=int, last=int, own=int, past=int, i=int, slot=int, learnt=int)
    cdef int _generate_quiet(self, Board board, int ply) except? -1
    @cython.locals(at=int)
    cdef int _generate_checks(self, Board board, int ply) except? -1
    @cython.locals(at=int)
    cdef int _write_quiet(self, Board board, int ply) except? -1
    @cython.locals(move=int)
    cdef int _next_quiet(self, Board board, int ply) except? -2
    cdef int _turn_to_losing(self, int ply) noexcept
    cdef bint _was_killer(self, int move, int ply) noexcept
    cdef int _next_losing(self, Board board, int ply) noexcept
    cdef inline int _step(self, Board board, int ply) noexcept
    @cython.locals(at=int, key=int, best=int, i=int, move=int)
    cdef int _pick(self, Board board, int ply) noexcept
    @cython.locals(slot=int, score=int)
    cdef int history_score(self, Board board, int ply, int move) except? -100000
    cdef int skip_quiets(self, Board board, int ply, bint checks) except? -1
    cdef int note_failed(self, int ply, int move) noexcept
    @cython.locals(step=int, i=int)
    cdef int reward(self, Board board, int ply, int move, int depth) except? -1
    @cython.locals(slot=int, i=int)
    cdef int _learn(self, Board board, int ply, int move, int step) except? -1
    cdef int _update_continuation(self, int i, int step) noexcept
