"""The pieces on the board, making and unmaking moves, and attacks.

`XiangqiPlacement` keeps everything that a move changes: the piece on each square and the square of each piece, the
occupied places of every rank and file as bits, the Zobrist key, Red's piece-square score, and the history of the game.
"""

import cython

from engines.board import Board, zeros
from engines.networks.accumulator import Accumulator
from engines.xiangqi import geometry, material
from engines.xiangqi.geometry import (
    AT_LEG,
    CANNON,
    ELEPHANT,
    EMPTY,
    FIRST_CANNON,
    FIRST_HORSE,
    FIRST_PAWN,
    FIRST_ROOK,
    HORSE,
    KINDS,
    NOWHERE,
    ON_LINE,
    PASS,
    PAWN,
    PIECES,
    ROOK,
    SQUARES,
    UNKNOWN,
)
from engines.xiangqi.weights import VIEWS
from engines.zobrist import keys

NO_CAPTURE = 120  # plies without a capture that draw the game
HISTORY = 4_608  # most plies of a game: 31 times 120 without a capture, and a search on top
MAX_MOVES = 128  # rooks and cannons 4 * 17, horses 16, pawns 15, elephants 8, advisors 5 and the general 4 make 116
_LAST_PLY = HISTORY - 1
_CLASS = geometry.CLASS
_KIND = geometry.KIND
_FILE = geometry.FILE
_RANK = geometry.RANK
_BETWEEN = geometry.BETWEEN
_HORSE_LEG = geometry.HORSE_LEG
_ELEPHANT_EYE = geometry.ELEPHANT_EYE
_STEPS = geometry.STEPS
_STEPS_OF = geometry.STEPS_OF
_EXPOSES = geometry.EXPOSES
_KEYS = keys(2 * KINDS * SQUARES + 1, seed=8)
_SIDE_KEY = _KEYS[2 * KINDS * SQUARES]
_SCORES = material.SCORES
_PHASE_OF = material.PHASE_OF


class XiangqiPlacement(Board):
    """The position with piece `p` on `place[p]` (NOWHERE: captured), `side` to move, `clock` plies after a capture.

    `number` is the number of the first move, counted as in a game record: one for Red and Black together.
    """

    def __init__(self, place: list[int], side: int = 0, clock: int = 0, number: int = 1) -> None:
        Board.__init__(self, MAX_MOVES, 2 * KINDS * SQUARES, eval_unit=100, no_progress=NO_CAPTURE)
        self.side = side
        self.clock = clock
        self.number = number
        self.cells = [EMPTY for square in range(SQUARES)]
        self.place = list(place)
        self.rows = zeros(10)
        self.columns = zeros(9)
        self.phase = 0
        self.score = 0
        if not cython.compiled:  # compiled, they are arrays of zeros from the start
            self.past_move = zeros(HISTORY)
            self.past_piece = zeros(HISTORY)
            self.past_taken = zeros(HISTORY)
            self.past_clock = zeros(HISTORY)
            self.past_score = zeros(HISTORY)
            self.past_key = zeros(HISTORY)
            self.checked = zeros(HISTORY)
            self.seen = zeros(4096)
        self.accumulator = Accumulator(VIEWS)
        self._set_up()

    def _set_up(self) -> None:
        for piece in range(32):
            square = self.place[piece]
            if square != NOWHERE:
                self.drop(piece, square)
                self.score += _SCORES[_CLASS[piece] + square]
                self.phase += _PHASE_OF[piece]
        self.key = self.fresh_key()
        self._arrive()

    def fresh_key(self) -> int:
        key = _SIDE_KEY if self.side else 0
        for piece in range(32):
            if self.place[piece] != NOWHERE:
                key ^= _KEYS[_CLASS[piece] + self.place[piece]]
        return key

    def since_progress(self) -> int:
        """The plies since a capture."""
        return self.clock

    def piece_at(self, square: int) -> int:
        """The piece on a square, or EMPTY."""
        return self.cells[square]

    def square_of(self, piece: int) -> int:
        """The square of a piece, or NOWHERE."""
        return self.place[piece]

    def number_of_move(self) -> int:
        """The number of the next move."""
        first = self.side ^ (self.ply & 1)
        return self.number + (self.ply + first) // 2

    def shift(self, move: int) -> None:
        """Plays a move, whether its own general is safe or not. Raises OverflowError after HISTORY plies."""
        if self.ply >= _LAST_PLY:
            raise OverflowError("the game is too long to be remembered")
        source = move >> 7
        target = move & 127
        piece = self.cells[source]
        taken = self.cells[target]
        self._remember(move, piece, taken)
        self.clock += 1
        row = _CLASS[piece]
        self.key ^= _KEYS[row + source] ^ _KEYS[row + target] ^ _SIDE_KEY
        self.score += _SCORES[row + target] - _SCORES[row + source]
        if taken != EMPTY:
            row = _CLASS[taken] + target
            self.key ^= _KEYS[row]
            self.score -= _SCORES[row]
            self.phase -= _PHASE_OF[taken]
            self.place[taken] = NOWHERE
            self.clock = 0
        self.lift(source)
        self.drop(piece, target)
        self.place[piece] = target
        self.side ^= 1
        self.ply += 1
        self._arrive()

    def _remember(self, move: int, piece: int, taken: int) -> None:
        self.past_move[self.ply] = move
        self.past_piece[self.ply] = piece
        self.past_taken[self.ply] = taken
        self.past_clock[self.ply] = self.clock
        self.past_score[self.ply] = self.score

    def _arrive(self) -> None:
        """Enters the node in the history: its key, counted by its low bits, and that its check is unknown."""
        self.past_key[self.ply] = self.key
        self.seen[self.key & 4095] += 1
        self.checked[self.ply] = UNKNOWN

    def _recall(self) -> int:
        """Goes back to the node before, except for the pieces, and returns the move that was played there."""
        self.seen[self.key & 4095] -= 1
        self.ply -= 1
        self.side ^= 1
        self.key = self.past_key[self.ply]
        self.clock = self.past_clock[self.ply]
        self.score = self.past_score[self.ply]
        return self.past_move[self.ply]

    def change_turn(self) -> None:
        """Passes the move to the other side; `unmake_null` undoes it. Repetition does not look past it."""
        if self.ply >= _LAST_PLY:
            raise OverflowError("the game is too long to be remembered")
        self._remember(PASS, EMPTY, EMPTY)
        self.key ^= _SIDE_KEY
        self.clock = 0
        self.side ^= 1
        self.ply += 1
        self._arrive()

    def unmake_null(self) -> int:
        return self._recall()

    def hangs(self, side: int) -> bool:
        """True if the general of `side` could be captured now, also by the other general."""
        general = self.place[16 * side]
        enemy = 16 * (side ^ 1)
        if self._attacked_on_line(general, enemy, self.rows[_RANK[general]], self.columns[_FILE[general]]):
            return True
        for i in range(FIRST_HORSE, FIRST_ROOK):
            square = self.place[enemy + i]
            if square >= 0:
                leg = _HORSE_LEG[90 * square + general]
                if leg >= 0 and self.cells[leg] == EMPTY:
                    return True
        ahead = general - 9 if side else general + 9
        return self._is_pawn(ahead, enemy) or self._is_pawn(general - 1, enemy) or self._is_pawn(general + 1, enemy)

    def _attacked_on_line(self, general: int, enemy: int, row: int, column: int) -> bool:
        """True if a rook, cannon or general of the enemy, whose first piece is `enemy`, attacks along a line.

        `row` and `column` are the occupied places of the general's two lines.
        """
        x = _FILE[general]
        y = _RANK[general]
        for piece in range(enemy + FIRST_ROOK, enemy + FIRST_PAWN):
            square = self.place[piece]
            if square >= 0 and _EXPOSES[90 * general + square] == ON_LINE:
                if _FILE[square] == x:
                    bits = column & _BETWEEN[10 * y + _RANK[square]]
                else:
                    bits = row & _BETWEEN[10 * x + _FILE[square]]
                # only cannons need a screen
                if bits & bits - 1 == 0 and (bits != 0) == (piece >= enemy + FIRST_CANNON):
                    return True
        square = self.place[enemy]
        return _FILE[square] == x and column & _BETWEEN[10 * y + _RANK[square]] == 0

    def _is_pawn(self, square: int, enemy: int) -> bool:
        piece = self.cells[square] - enemy
        return piece >= FIRST_PAWN and piece < PIECES

    def reaches(self, piece: int, source: int, target: int) -> bool:
        """True if `piece` on `source` attacks or protects `target`, another square, with the board as it is."""
        kind = _KIND[piece]
        if kind == ROOK:
            return self.screens(source, target) == 0
        if kind == CANNON:
            return self.screens(source, target) == 1
        if kind == HORSE:
            leg = _HORSE_LEG[90 * source + target]
            return leg >= 0 and self.cells[leg] == EMPTY
        if kind == ELEPHANT:
            leg = _ELEPHANT_EYE[90 * source + target]
            return leg >= 0 and self.cells[leg] == EMPTY
        return self._steps_to(_STEPS_OF[piece] + 5 * source, target)

    def _steps_to(self, step: int, target: int) -> bool:
        while _STEPS[step] >= 0:
            if _STEPS[step] == target:
                return True
            step += 1
        return False

    def lift(self, square: int) -> None:
        """Removes the piece on a square from `cells` and the lines only. `drop` undoes it."""
        self.cells[square] = EMPTY
        self.rows[_RANK[square]] &= ~(1 << _FILE[square])
        self.columns[_FILE[square]] &= ~(1 << _RANK[square])

    def drop(self, piece: int, square: int) -> None:
        """Puts a piece on a square, in `cells` and the lines only."""
        self.cells[square] = piece
        self.rows[_RANK[square]] |= 1 << _FILE[square]
        self.columns[_FILE[square]] |= 1 << _RANK[square]

    def _would_check(self, source: int, target: int) -> bool:
        """True if a legal move gives check, other than by a horse that moves."""
        piece = self.cells[source]
        own = 16 * self.side
        general = self.place[own ^ 16]
        x = _FILE[general]
        y = _RANK[general]
        row = self.rows[y]
        column = self.columns[x]
        if _RANK[source] == y:
            row &= ~(1 << _FILE[source])
        if _FILE[source] == x:
            column &= ~(1 << _RANK[source])
        if _RANK[target] == y:
            row |= 1 << _FILE[target]
        if _FILE[target] == x:
            column |= 1 << _RANK[target]
        self.place[piece] = target
        seen = self._attacked_on_line(general, own, row, column)
        self.place[piece] = source
        if seen:
            return True
        if _KIND[piece] == PAWN and self._steps_to(_STEPS_OF[piece] + 5 * target, general):
            return True
        return _EXPOSES[90 * general + source] == AT_LEG and self._frees_horse(own, source, general)

    def _frees_horse(self, own: int, leg: int, general: int) -> bool:
        """True if a horse, of the side whose first piece is `own`, attacks the general once the leg is empty."""
        for piece in range(own + FIRST_HORSE, own + FIRST_ROOK):
            square = self.place[piece]
            if square >= 0 and square != leg and _HORSE_LEG[90 * square + general] == leg:
                return True
        return False

    def screens(self, a: int, b: int) -> int:
        """The number of pieces between two squares of one line: 0, 1, or 2 for more; 3 if they share no line."""
        if _FILE[a] == _FILE[b]:
            bits = self.columns[_FILE[a]] & _BETWEEN[10 * _RANK[a] + _RANK[b]]
        elif _RANK[a] == _RANK[b]:
            bits = self.rows[_RANK[a]] & _BETWEEN[10 * _FILE[a] + _FILE[b]]
        else:
            return 3
        if bits == 0:
            return 0
        return 2 if bits & (bits - 1) else 1
