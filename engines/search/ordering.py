"""Ordering: which move first. Alpha-beta is as good as the first move that it tries.

In this order: the move of the table, captures that win by exchange, killers (quiet moves that cut at this ply
before; S. G. Akl and M. M. Newborn 1977), quiet moves by history (how often a move cut elsewhere; J. Schaeffer 1983)
with the board's own promise, captures that lose.
"""

from engines.board import MAX_PLY, STACK, Board, zeros

SLOTS = 2048  # history slots of one side, at most
_FIRST = 1 << 28
_WINS = 1 << 24
_KILLER = 1 << 22
_LOSES = -(1 << 24)


class Ordering:
    """The memory of one search of one board; `killers` and `history` say whether to use them."""

    def __init__(self, killers: bool = True, history: bool = True) -> None:
        self.use_killers = killers
        self.use_history = history
        self.worth = zeros(STACK)
        self.first_killer = zeros(MAX_PLY)
        self.second_killer = zeros(MAX_PLY)
        self.history = zeros(2 * SLOTS)

    def forget(self) -> None:
        """Begin another search of the same game: killers go, history fades."""
        for ply in range(MAX_PLY):
            self.first_killer[ply] = -1
            self.second_killer[ply] = -1
        for i in range(2 * SLOTS):
            self.history[i] >>= 3

    def rate(self, board: Board, at: int, end: int, ply: int, table_move: int) -> int:
        """Give each move of the stack from `at` to `end` its worth."""
        for i in range(at, end):
            self.worth[i] = self._worth_of(board, board.moves[i], ply, table_move)
        return 0

    def _worth_of(self, board: Board, move: int, ply: int, table_move: int) -> int:
        if move == table_move:
            return _FIRST
        taken = board.noise(move)
        if taken > 0:
            won = board.exchange(move)
            return (_WINS if won >= 0 else _LOSES) + 8 * won + taken
        if self.use_killers:
            if move == self.first_killer[ply]:
                return _KILLER + 1
            if move == self.second_killer[ply]:
                return _KILLER
        worth = board.promise(move)
        if self.use_history:
            worth += self.history[SLOTS * board.side + board.slot(move)]
        return worth

    def next(self, board: Board, at: int, end: int) -> int:
        """Bring the best of the remaining moves to `at` and return it."""
        best = at
        for i in range(at + 1, end):
            if self.worth[i] > self.worth[best]:
                best = i
        move = board.moves[best]
        worth = self.worth[best]
        while best > at:  # the others keep their order, so that equal moves are tried as generated
            board.moves[best] = board.moves[best - 1]
            self.worth[best] = self.worth[best - 1]
            best -= 1
        board.moves[at] = move
        self.worth[at] = worth
        return move

    def reward(self, board: Board, at: int, cut: int, ply: int, depth: int) -> int:
        """The quiet move at `cut` refuted its parent; the quiet moves tried before it, from `at`, did not."""
        move = board.moves[cut]
        if move != self.first_killer[ply]:
            self.second_killer[ply] = self.first_killer[ply]
            self.first_killer[ply] = move
        self._add(board, move, depth * depth)
        for i in range(at, cut):
            if board.noise(board.moves[i]) == 0:
                self._add(board, board.moves[i], -depth * depth)
        return 0

    def _add(self, board: Board, move: int, amount: int) -> int:
        """Move a history entry by `amount`, less the nearer it is to its limit."""
        amount = min(max(amount, -400), 400)
        i = SLOTS * board.side + board.slot(move)
        self.history[i] += 16 * amount - (self.history[i] * abs(amount) >> 10)
        return 0
