"""Move ordering. Alpha-beta prunes best if the first move that it tries is the best one.

Moves come in stages and are generated only when their stage comes, since most nodes end after the first few:

    1 the table move
    2 noisy moves that do not lose by exchange, the most valuable captures first
    3 killers: quiet moves that caused a cutoff at this ply before (S. G. Akl and M. M. Newborn 1977); not in games with
      a `history_shift`
    4 quiet moves by the board's ordering score and by history: how often they caused cutoffs elsewhere (J. Schaeffer
      1983), and after the last move and the own two before it (continuation history); after `skip_quiets` only checks
    5 noisy moves that lose by exchange
"""

from engines.board import MAX_PLY, Board, zeros
from engines.memory import own
from engines.search.table import TranspositionTable
from engines.search.terms import Part

MOST_TRIED = 64  # quiet moves of a node whose histories fall if a later one causes a cutoff
TABLE, TAKE, NOISY, FIRST_KILLER, SECOND_KILLER, REST, QUIET, UNRATED, CHECKS, LOSING, DONE = range(11)  # stages
_FULL = 14  # histories stay within +-2**_FULL
_MOST = 1600  # the largest step of a history


class Ordering:
    """Move ordering for the searches of one board over one table; `parts` says which heuristics to use.

    The histories are in reserved memory of the table, if it is large enough, and so are kept for the next search over
    it. A history that `parts` leaves out stays zero.

    `end[ply]` is the end of the moves of the node at that ply: its children write from there.
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
        """Clears the killers for a new search."""
        for ply in range(MAX_PLY):
            self.first_killer[ply] = -1
            self.second_killer[ply] = -1

    def age_histories(self) -> None:
        """Lowers the weight of earlier searches' histories: once a search, by the process that answers it."""
        history, continuation = self.history, self.continuation  # locals: C compilers vectorise these loops
        for i in range(2 * self.slots):
            history[i] >>= 3
        for i in range(self.continuations):
            continuation[i] >>= 3

    def enter(self, board: Board, ply: int, move: int) -> int:
        """Notes that `move` is about to be played at `ply`; -1 for a null move."""
        self.played[ply + 4] = board.history_slot(move) if move >= 0 else self.slots
        return 0

    def is_after_null(self, ply: int) -> bool:
        """True if a null move led to `ply`, or if the move that led to it is unknown."""
        return self.played[ply + 3] == self.slots

    def begin(self, ply: int, at: int, table_move: int, all_moves: bool, least: int) -> int:
        """Starts the moves of a node, written from `at`.

        Without `all_moves` only stages 1 and 2 come, and of 2 only captures worth at least `least`.
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
        """The next move of the node, or -1 after the last one. It may turn out to be illegal."""
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
        """Raises OverflowError if the game wrote more moves than its `max_moves`."""
        if self.end[ply] - self.start[ply] > board.max_moves:
            raise OverflowError(f"a position has more than the {board.max_moves} moves that its game speaks of")
        return 0

    def _next_noisy(self, board: Board, ply: int) -> int:
        """The best noisy move left that does not lose; losing ones are put aside, at the start of the node's moves."""
        while self.cursor[ply] < self.end[ply]:
            move = self._pick(board, ply)
            if not self.all[ply] and board.captured_value(move) < self.least[ply]:
                break  # the moves that follow are worth no more
            if move == self.table_move[ply]:
                continue
            if board.see_ge(move, 0):
                return move
            board.moves[self.losers[ply]] = move
            self.losers[ply] += 1
        self.stage[ply] = FIRST_KILLER if self.all[ply] else DONE
        return -1

    def _killer(self, board: Board, ply: int, move: int) -> int:
        """The killer if it is playable here and was not tried yet, else -1."""
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
        """Writes the quiet moves of the node and returns where they begin."""
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
        """Swaps the best remaining move with the one at the cursor, advances the cursor, and returns that move."""
        at = self.cursor[ply]
        key = board.scores[at]
        for i in range(at + 1, self.end[ply]):  # without a branch, so that C compilers vectorise it
            key = board.scores[i] if board.scores[i] > key else key
        best = at + (1023 - (key & 1023) - at & 1023)
        move = board.moves[best]
        board.moves[best] = board.moves[at]
        board.moves[at] = move
        board.scores[best] = _key(board.scores[at] >> 10, best)
        self.cursor[ply] = at + 1
        return move

    def history_score(self, board: Board, ply: int, move: int) -> int:
        """The sum of the histories of a quiet move, before it is played: within +-4 * 2**14."""
        slot = board.history_slot(move)
        score = self.history[self.slots * board.side + slot]
        score += self.continuation[self.slots * self.played[ply + 3] + slot]
        score += self.continuation[self.slots * self.played[ply + 2] + slot]
        return score + self.continuation[self.slots * self.played[ply] + slot]

    def skip_quiets(self, board: Board, ply: int, checks: bool) -> int:
        """Skips the remaining quiet moves, except, with `checks`, those that give check, which then come unordered."""
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
        """Notes that a quiet move was searched and did not cause a cutoff."""
        if self.count[ply] < MOST_TRIED:
            self.tried[MOST_TRIED * ply + self.count[ply]] = move
            self.count[ply] += 1
        return 0

    def reward(self, board: Board, ply: int, move: int, depth: int) -> int:
        """Raises the histories of a quiet move that caused a cutoff, and lowers those of the quiet moves before it."""
        if move != self.first_killer[ply]:
            self.second_killer[ply] = self.first_killer[ply]
            self.first_killer[ply] = move
        step = min(200 * depth - 80, _MOST)
        self._learn(board, ply, move, step)
        for i in range(self.count[ply]):
            self._learn(board, ply, self.tried[MOST_TRIED * ply + i], -step)
        return 0

    def _learn(self, board: Board, ply: int, move: int, step: int) -> int:
        """Changes the histories of a move by `step`, less the nearer they are to their limit."""
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
    """A move's score, within +-2,000,000, and its place on the stack in one number; a larger one comes earlier.

    Of equal scores the earlier place comes first, unless a multiple of 1,024 lies between them. A node has fewer moves.
    """
    return 1024 * score + 1023 - (at & 1023)
