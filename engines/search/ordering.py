"""Ordering: which move first. Alpha-beta is as good as the first move that it tries.

Moves are handed out in stages, and generated only when their stage comes, for most nodes end with the first few:

    1 the move of the table
    2 noisy moves that win or keep what they take by exchange, the most valuable prey first
    3 killers: quiet moves that cut at this ply before (S. G. Akl and M. M. Newborn 1977); not where the board's own
      order is better
    4 quiet moves by the board's ordering score and by history: how often they cut elsewhere (J. Schaeffer 1983), and
      how often after the last move and after the own two before it (continuation history); where `skip_quiets` said
      so, those that give check only
    5 noisy moves that lose by exchange
"""

from engines.board import MAX_PLY, Board, zeros
from engines.memory import own
from engines.search.table import TranspositionTable
from engines.search.terms import Part

MOST_TRIED = 64  # quiet moves of one node that are remembered, to be blamed if a later one cuts
TABLE, TAKE, NOISY, FIRST_KILLER, SECOND_KILLER, REST, QUIET, UNRATED, CHECKS, LOSING, DONE = range(11)  # next
_FULL = 14  # histories stay within +-2**_FULL
_MOST = 1600  # the largest step of a history


class Ordering:
    """The memory of the searches of one board over one table; `parts` says what to use of it.

    Histories stand in memory of the table, if that is large enough, and so are known to the next search over it; one
    that `parts` leaves out stays zero.

    `end[ply]` is the end of the moves of the node being looked at on that ply: its children write from there.
    """

    def __init__(self, board: Board, table: TranspositionTable, parts: Part) -> None:
        self.use_candidates = Part.CANDIDATES in parts
        self.use_killers = Part.KILLERS in parts and board.history_shift == 0
        self.use_history = Part.HISTORY in parts
        self.use_continuation = Part.CONTINUATION in parts
        self.shift = board.history_shift
        self.slots = slots = board.history_slots
        self.stage = zeros(MAX_PLY)
        self.start = zeros(MAX_PLY)
        self.losers = zeros(MAX_PLY)
        self.cursor = zeros(MAX_PLY)
        self.end = zeros(MAX_PLY)
        self.all = zeros(MAX_PLY)
        self.least = zeros(MAX_PLY)
        self.table_move = zeros(MAX_PLY)
        self.first_killer = zeros(MAX_PLY)
        self.second_killer = zeros(MAX_PLY)
        self.tried = zeros(MAX_PLY * MOST_TRIED)
        self.count = zeros(MAX_PLY)
        self.played = [self.slots for _ in range(MAX_PLY + 4)]  # by ply + 4; `slots` stands for no move
        self.continuations = (slots + 1) * slots
        size = 8 * slots + 2 * self.continuations
        kept = table.reserve(size) if self.use_history and self.use_continuation else None
        memory = kept or memoryview(own(size))
        self.history = memory[: 8 * slots].cast("i")  # by side and slot
        self.continuation = memory[8 * slots : size].cast("h")  # by earlier slot and slot

    def forget_killers(self) -> None:
        """Begin another search."""
        for ply in range(MAX_PLY):
            self.first_killer[ply] = -1
            self.second_killer[ply] = -1

    def age_histories(self) -> None:
        """Let the histories of earlier searches count less: once for each search, by the process that answers it."""
        history, continuation = self.history, self.continuation  # locals: several at a time are shifted then
        for i in range(2 * self.slots):
            history[i] >>= 3
        for i in range(self.continuations):
            continuation[i] >>= 3

    def enter(self, board: Board, ply: int, move: int) -> int:
        """Remember that `move` is about to be played on `ply`; -1 for a null move."""
        self.played[ply + 4] = board.history_slot(move) if move >= 0 else self.slots
        return 0

    def is_after_null(self, ply: int) -> bool:
        """True if a null move led to `ply`, or nothing is known of how it was reached."""
        return self.played[ply + 3] == self.slots

    def begin(self, ply: int, at: int, table_move: int, all_moves: bool, least: int) -> int:
        """Start the moves of a node, written from `at`.

        Without `all_moves` only stages 1 and 2 come, and of 2 only what takes at least `least`.
        """
        self.stage[ply] = TABLE
        self.start[ply] = at
        self.end[ply] = at
        self.all[ply] = all_moves
        self.least[ply] = least
        self.table_move[ply] = table_move
        self.count[ply] = 0
        return 0

    def next(self, board: Board, ply: int) -> int:
        """The next move of the node, -1 after the last one. What it returns may turn out to be illegal."""
        move = -1
        while move < 0 and self.stage[ply] != DONE:
            stage = self.stage[ply]
            if stage == NOISY:
                move = self._next_noisy(board, ply)
            elif stage in (QUIET, CHECKS):
                move = self._next_quiet(board, ply)
            elif stage == LOSING:
                move = self._next_losing(board, ply)
            elif stage == TABLE:
                self.stage[ply] = TAKE
                if self.table_move[ply] >= 0 and board.is_pseudo_legal(self.table_move[ply]):
                    move = self.table_move[ply]
            elif stage == FIRST_KILLER:
                self.stage[ply] = SECOND_KILLER
                move = self._killer(board, ply, self.first_killer[ply])
            elif stage == SECOND_KILLER:
                self.stage[ply] = REST
                move = self._killer(board, ply, self.second_killer[ply])
            elif stage == TAKE:
                self._generate_noisy(board, ply)
            elif stage == UNRATED:
                self._generate_checks(board, ply)
            else:
                self._generate_quiet(board, ply)
        return move

    def _generate_noisy(self, board: Board, ply: int) -> int:
        at = self.start[ply]
        self.stage[ply] = NOISY
        self.cursor[ply] = at
        self.losers[ply] = at
        self.end[ply] = board.generate_noisy(at)
        self._check(board, ply)
        for i in range(at, self.end[ply]):
            move = board.moves[i]
            board.scores[i] = _key(16 * board.captured_value(move) + board.ordering_score(move), i)
        return 0

    def _check(self, board: Board, ply: int) -> int:
        """Raises OverflowError if the game wrote more moves of the node than it says that there are."""
        if self.end[ply] - self.start[ply] > board.max_moves:
            raise OverflowError(f"a position has more than the {board.max_moves} moves that its game speaks of")
        return 0

    def _next_noisy(self, board: Board, ply: int) -> int:
        """The best noisy move left that does not lose; those that do are put aside, at the start of the node."""
        while self.cursor[ply] < self.end[ply]:
            move = self._pick(board, ply)
            if not self.all[ply] and board.captured_value(move) < self.least[ply]:
                break  # those that follow take no more
            if move == self.table_move[ply]:
                continue
            if board.see_ge(move, 0):
                return move
            board.moves[self.losers[ply]] = move
            self.losers[ply] += 1
        self.stage[ply] = FIRST_KILLER if self.all[ply] else DONE
        return -1

    def _killer(self, board: Board, ply: int, move: int) -> int:
        """The killer if it may be played here and now is its turn, else -1."""
        if not self.use_killers or move < 0 or move == self.table_move[ply] or board.captured_value(move) > 0:
            return -1
        return move if board.is_pseudo_legal(move) else -1

    def _generate_quiet(self, board: Board, ply: int) -> int:
        at = self._write_quiet(board, ply)
        self.stage[ply] = QUIET
        board.rate(at, self.end[ply])
        main = self.slots * board.side
        last = self.slots * self.played[ply + 3]
        own = self.slots * self.played[ply + 2]
        past = self.slots * self.played[ply]
        for i in range(at, self.end[ply]):
            slot = board.slots[i]
            learnt = self.history[main + slot] + self.continuation[last + slot]
            learnt += self.continuation[own + slot] + self.continuation[past + slot]
            board.scores[i] = _key(board.scores[i] + (learnt >> self.shift), i)
        return 0

    def _generate_checks(self, board: Board, ply: int) -> int:
        at = self._write_quiet(board, ply)
        self.stage[ply] = CHECKS
        self.end[ply] = board.keep_checks(at, self.end[ply])
        return 0

    def _write_quiet(self, board: Board, ply: int) -> int:
        """Write the quiet moves of the node; returns where they begin."""
        at = self.end[ply]
        self.cursor[ply] = at
        self.end[ply] = board.generate_candidates(at) if self.use_candidates else board.generate_quiet(at)
        self._check(board, ply)
        return at

    def _next_quiet(self, board: Board, ply: int) -> int:
        while self.cursor[ply] < self.end[ply]:
            move = self._pick(board, ply) if self.stage[ply] == QUIET else self._step(board, ply)
            if move != self.table_move[ply] and not self._was_killer(move, ply):
                return move
        return self._turn_to_losing(ply)

    def _turn_to_losing(self, ply: int) -> int:
        self.stage[ply] = LOSING
        self.cursor[ply] = self.start[ply]
        return -1

    def _was_killer(self, move: int, ply: int) -> bool:
        return self.use_killers and (move == self.first_killer[ply] or move == self.second_killer[ply])

    def _next_losing(self, board: Board, ply: int) -> int:
        if self.cursor[ply] == self.losers[ply]:
            self.stage[ply] = DONE
            return -1
        return self._step(board, ply)

    def _step(self, board: Board, ply: int) -> int:
        self.cursor[ply] += 1
        return board.moves[self.cursor[ply] - 1]

    def _pick(self, board: Board, ply: int) -> int:
        """Exchange the best of the remaining moves with the one at the cursor, step on, and return it."""
        at = self.cursor[ply]
        key = board.scores[at]
        for i in range(at + 1, self.end[ply]):  # without a branch: several keys are compared at a time
            key = board.scores[i] if board.scores[i] > key else key
        best = at + (1023 - (key & 1023) - at & 1023)
        move = board.moves[best]
        board.moves[best] = board.moves[at]
        board.moves[at] = move
        board.scores[best] = _key(board.scores[at] >> 10, best)
        self.cursor[ply] = at + 1
        return move

    def history_score(self, board: Board, ply: int, move: int) -> int:
        """What the histories say of a quiet move, before it is played: within +-4 * 2**14."""
        slot = board.history_slot(move)
        score = self.history[self.slots * board.side + slot]
        score += self.continuation[self.slots * self.played[ply + 3] + slot]
        score += self.continuation[self.slots * self.played[ply + 2] + slot]
        return score + self.continuation[self.slots * self.played[ply] + slot]

    def skip_quiets(self, board: Board, ply: int, checks: bool) -> int:
        """Skip the quiet moves left, except, with `checks`, those that give check, which then come in any order."""
        if self.stage[ply] != QUIET and self.stage[ply] != REST:
            return 0
        if not checks:
            self._turn_to_losing(ply)
        elif self.stage[ply] == REST:
            self.stage[ply] = UNRATED
        else:
            self.stage[ply] = CHECKS
            self.end[ply] = board.keep_checks(self.cursor[ply], self.end[ply])
        return 0

    def note_failed(self, ply: int, move: int) -> int:
        """A quiet move was searched and did not cut."""
        if self.count[ply] < MOST_TRIED:
            self.tried[MOST_TRIED * ply + self.count[ply]] = move
            self.count[ply] += 1
        return 0

    def reward(self, board: Board, ply: int, move: int, depth: int) -> int:
        """A quiet move cut; the quiet moves that were tried before it did not."""
        if move != self.first_killer[ply]:
            self.second_killer[ply] = self.first_killer[ply]
            self.first_killer[ply] = move
        step = min(200 * depth - 80, _MOST)
        self._learn(board, ply, move, step)
        for i in range(self.count[ply]):
            self._learn(board, ply, self.tried[MOST_TRIED * ply + i], -step)
        return 0

    def _learn(self, board: Board, ply: int, move: int, step: int) -> int:
        """Move the histories of a move by `step`, less the nearer they are to their limit."""
        slot = board.history_slot(move)
        i = self.slots * board.side + slot
        if self.use_history:
            self.history[i] += step - (self.history[i] * abs(step) >> _FULL)
        if self.use_continuation:
            self._update_continuation(self.slots * self.played[ply + 3] + slot, step)
            self._update_continuation(self.slots * self.played[ply + 2] + slot, step)
            self._update_continuation(self.slots * self.played[ply] + slot, step)
        return 0

    def _update_continuation(self, i: int, step: int) -> int:
        self.continuation[i] += step - (self.continuation[i] * abs(step) >> _FULL)
        return 0


def _key(score: int, at: int) -> int:
    """A move's score, within +-2,000,000, and its place on the stack in one number: the higher, the sooner.

    Of equal scores the earlier place comes first, unless a multiple of 1,024 lies between. A node has fewer moves.
    """
    return 1024 * score + 1023 - (at & 1023)
