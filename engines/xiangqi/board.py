"""The xiangqi board as the search sees it: move generation, values for move ordering, and evaluation.

9  81 82 83 84 85 86 87 88 89     A square is file + 9 * rank, Red below. A move is 128 * from + to.
8  72 73 74 75 76 77 78 79 80     The palaces are files d to f of the three ranks at each end.
7  63 64 65 66 67 68 69 70 71
6  54 55 56 57 58 59 60 61 62     The start position:         After h2e2 (3222: 25 to 22):
5  45 46 47 48 49 50 51 52 53       9  r n b a k a b n r         9  r n b a k a b n r
   ---------- river ---------       8  . . . . . . . . .         8  . . . . . . . . .
4  36 37 38 39 40 41 42 43 44       7  . c . . . . . c .         7  . c . . . . . c .
3  27 28 29 30 31 32 33 34 35       6  p . p . p . p . p         6  p . p . p . p . p
2  18 19 20 21 22 23 24 25 26       3  P . P . P . P . P         3  P . P . P . P . P
1   9 10 11 12 13 14 15 16 17       2  . C . . . . . C .         2  . C . . C . . . .
0   0  1  2  3  4  5  6  7  8       1  . . . . . . . . .         1  . . . . . . . . .
    a  b  c  d  e  f  g  h  i       0  R N B A K A B N R         0  R N B A K A B N R
                                                                cells[22] = 10, place[10] = 22,
Red's pieces are 0 to 15, Black's 16 to 31: general,            rows[2] = 0b000010010: b2 and e2,
advisors, elephants, horses, rooks, cannons, pawns.             and Black to move is not in check.
"""

from engines.board import BAN, DRAW, ONGOING
from engines.xiangqi import geometry, material
from engines.xiangqi.evaluation import evaluate
from engines.xiangqi.geometry import (
    ADVISOR_STEPS,
    CANNON,
    ELEPHANT_JUMPS,
    EMPTY,
    FIRST_ADVISOR,
    FIRST_CANNON,
    FIRST_ELEPHANT,
    FIRST_HORSE,
    FIRST_PAWN,
    FIRST_ROOK,
    GENERAL_STEPS,
    HORSE,
    HORSE_JUMPS,
    ON_LINE,
    PASS,
    PAWN_STEPS,
    PIECES,
    ROOK,
    UNKNOWN,
)
from engines.xiangqi.material import mid_of
from engines.xiangqi.placement import XiangqiPlacement
from engines.xiangqi.repetition import NOTHING, REPEATED, classify_repetition
from engines.xiangqi.see import see, see_ge

_NEAR, _FAR = 0, 8  # first bits of the nearest and the second nearest stops in ROW_STOPS
_CLASS = geometry.CLASS
_KIND = geometry.KIND
_FILE = geometry.FILE
_RANK = geometry.RANK
_ROW_STOPS = geometry.ROW_STOPS
_COLUMN_STOPS = geometry.COLUMN_STOPS
_STEPS = geometry.STEPS
_JUMP_TO = geometry.JUMP_TO
_JUMP_VIA = geometry.JUMP_VIA
_EXPOSES = geometry.EXPOSES
_HORSE_LEG = geometry.HORSE_LEG
_PHASE_OF = material.PHASE_OF
_WORTH_OF = material.WORTH_OF
_GAINS = [mid_of(score) for score in material.SCORES]


class XiangqiBoard(XiangqiPlacement):
    """XiangqiPlacement with the search's interface, `Board`."""

    # These two are the same as in Board; defined here, they are faster in the compiled search.

    def can_stand_pat(self) -> bool:
        return True

    def static_eval_is_reliable(self) -> bool:
        return True

    def generate(self, at: int) -> int:
        return self._write(at, 1 << (self.side ^ 1) | 4)

    def generate_noisy(self, at: int) -> int:
        """Writes the captures."""
        return self._write(at, 1 << (self.side ^ 1))

    def generate_quiet(self, at: int) -> int:
        return self._write(at, 4)

    def is_pseudo_legal(self, move: int) -> bool:
        source = move >> 7
        target = move & 127
        if source < 0 or source >= 90 or target >= 90:
            return False
        piece = self.cells[source]
        if piece >> 4 != self.side or self.cells[target] >> 4 == self.side:
            return False
        if _KIND[piece] == CANNON:
            return self.screens(source, target) == (self.cells[target] != EMPTY)
        return self.reaches(piece, source, target)

    def _write(self, at: int, wanted: int) -> int:
        """Writes the moves to squares whose owner (0, 1, or 2 for none) has its bit in `wanted`."""
        first = 16 * self.side
        for i in range(FIRST_ROOK, FIRST_CANNON):
            if self.place[first + i] >= 0:
                at = self._line_moves(at, self.place[first + i], _NEAR, wanted)
        for i in range(FIRST_CANNON, FIRST_PAWN):
            if self.place[first + i] >= 0:
                at = self._line_moves(at, self.place[first + i], _FAR, wanted)
        for i in range(FIRST_HORSE, FIRST_ROOK):
            if self.place[first + i] >= 0:
                at = self._jumps(at, self.place[first + i], HORSE_JUMPS, wanted)
        for i in range(FIRST_PAWN, PIECES):
            if self.place[first + i] >= 0:
                at = self._steps(at, self.place[first + i], PAWN_STEPS + 450 * self.side, wanted)
        for i in range(FIRST_ELEPHANT, FIRST_HORSE):
            if self.place[first + i] >= 0:
                at = self._jumps(at, self.place[first + i], ELEPHANT_JUMPS, wanted)
        for i in range(FIRST_ADVISOR, FIRST_ELEPHANT):
            if self.place[first + i] >= 0:
                at = self._steps(at, self.place[first + i], ADVISOR_STEPS, wanted)
        return self._steps(at, self.place[first], GENERAL_STEPS, wanted)

    def _steps(self, at: int, square: int, table: int, wanted: int) -> int:
        i = table + 5 * square
        while _STEPS[i] >= 0:
            if wanted >> (self.cells[_STEPS[i]] >> 4) & 1:
                self.moves[at] = square << 7 | _STEPS[i]
                at += 1
            i += 1
        return at

    def _jumps(self, at: int, square: int, table: int, wanted: int) -> int:
        i = table + 9 * square
        while _JUMP_TO[i] >= 0:
            if self.cells[_JUMP_VIA[i]] == EMPTY and wanted >> (self.cells[_JUMP_TO[i]] >> 4) & 1:
                self.moves[at] = square << 7 | _JUMP_TO[i]
                at += 1
            i += 1
        return at

    def _line_moves(self, at: int, square: int, taking: int, wanted: int) -> int:
        """Writes the moves of a rook or cannon; the stops of its captures begin at bit `taking`, _NEAR or _FAR."""
        x = _FILE[square]
        y = _RANK[square]
        stops = _ROW_STOPS[x << 9 | self.rows[y]]
        at = self._slide(at, square, square - x, 1, stops, wanted)
        at = self._take(at, square, square - x, 1, 9, stops >> taking, wanted)
        stops = _COLUMN_STOPS[y << 10 | self.columns[x]]
        at = self._slide(at, square, x, 9, stops, wanted)
        return self._take(at, square, x, 9, 10, stops >> taking, wanted)

    def _slide(self, at: int, square: int, base: int, stride: int, stops: int, wanted: int) -> int:
        """Writes the moves to the empty places of a line, its first square `base`, up to the stops on both sides."""
        if wanted & 4 == 0:
            return at
        target = square - stride
        limit = base + ((stops & 15) - 1) * stride
        while target > limit:
            self.moves[at] = square << 7 | target
            at += 1
            target -= stride
        target = square + stride
        limit = base + (stops >> 4 & 15) * stride
        while target < limit:
            self.moves[at] = square << 7 | target
            at += 1
            target += stride
        return at

    def _take(self, at: int, square: int, base: int, stride: int, length: int, stops: int, wanted: int) -> int:
        """Writes the captures on the two stops of a line, the low eight bits of `stops`."""
        low = (stops & 15) - 1
        if low >= 0 and wanted >> (self.cells[base + low * stride] >> 4) & 1:
            self.moves[at] = square << 7 | base + low * stride
            at += 1
        high = stops >> 4 & 15
        if high < length and wanted >> (self.cells[base + high * stride] >> 4) & 1:
            self.moves[at] = square << 7 | base + high * stride
            at += 1
        return at

    def make(self, move: int) -> bool:
        side = self.side
        line = 90 * self.place[16 * side]
        unsafe = _EXPOSES[line + (move >> 7)] or _EXPOSES[line + (move & 127)] == ON_LINE or self.checked[self.ply]
        self.shift(move)
        if unsafe and self.hangs(side):
            self.unmake()
            return False
        return True

    def unmake(self) -> int:
        move = self._recall()
        taken = self.past_taken[self.ply]
        source = move >> 7
        target = move & 127
        piece = self.cells[target]
        self.cells[source] = piece
        self.cells[target] = taken
        self.place[piece] = source
        self.rows[_RANK[source]] |= 1 << _FILE[source]
        self.columns[_FILE[source]] |= 1 << _RANK[source]
        if taken == EMPTY:
            self.rows[_RANK[target]] ^= 1 << _FILE[target]
            self.columns[_FILE[target]] ^= 1 << _RANK[target]
        else:
            self.place[taken] = target
            self.phase += _PHASE_OF[taken]
        return move

    def in_check(self) -> bool:
        if self.checked[self.ply] == UNKNOWN:
            self.checked[self.ply] = self._may_be_checked() and self.hangs(self.side)
        return self.checked[self.ply] == 1

    def _may_be_checked(self) -> bool:
        """False if the last move cannot have given check: before it no general could be taken."""
        if self.ply == 0 or self.past_move[self.ply - 1] == PASS:
            return True
        move = self.past_move[self.ply - 1]
        source = move >> 7
        target = move & 127
        general = self.place[16 * self.side]
        if _EXPOSES[90 * general + source] or _EXPOSES[90 * general + target] == ON_LINE:
            return True
        return _KIND[self.cells[target]] == HORSE and _HORSE_LEG[90 * target + general] >= 0

    def verdict(self) -> int:
        if self.seen[self.key & 4095] > 1:
            offence = classify_repetition(self)
            if offence > REPEATED:
                return BAN
            if offence != NOTHING:
                return DRAW if offence == REPEATED else -BAN
        if self.clock >= self.no_progress and self.can_move():
            return DRAW
        return ONGOING

    def can_move(self) -> bool:
        """True if the side to move has a legal move. Uses the scratch part of the move stack."""
        start = self.scratch
        for i in range(start, self._write(start, 4 | 1 << (self.side ^ 1))):
            if self.make(self.moves[i]):
                self.unmake()
                return True
        return False

    def evaluate(self) -> int:
        return evaluate(self)

    def see(self, move: int) -> int:
        return see(self, move)

    def see_ge(self, move: int, least: int) -> bool:
        return see_ge(self, move, least)

    def ordering_score(self, move: int) -> int:
        """Captures first, of the most valuable piece by the least valuable; then quiet moves to better squares."""
        return self._ordered(move >> 7, move & 127)

    def _ordered(self, source: int, target: int) -> int:
        taken = self.cells[target]
        if taken == EMPTY:
            row = _CLASS[self.cells[source]]
            gain = _GAINS[row + target] - _GAINS[row + source]
            return 500 + (-gain if self.side else gain)
        return 5_000 + 4 * _WORTH_OF[taken] - _WORTH_OF[self.cells[source]] // 8

    def captured_value(self, move: int) -> int:
        return _WORTH_OF[self.cells[move & 127]]

    def history_slot(self, move: int) -> int:
        """By side, kind of piece and target square."""
        return _CLASS[self.cells[move >> 7]] + (move & 127)

    def rate(self, at: int, end: int) -> int:
        for i in range(at, end):
            source = self.moves[i] >> 7
            target = self.moves[i] & 127
            self.slots[i] = _CLASS[self.cells[source]] + target
            self.scores[i] = self._ordered(source, target)
        return 0

    def make_null(self) -> bool:
        """False in check, and with so few attackers that zugzwang is likely."""
        if self.in_check() or self.attackers(self.side) < 2:
            return False
        self.change_turn()
        return True

    def gives_check(self, move: int) -> bool:
        source = move >> 7
        target = move & 127
        general = self.place[16 * (self.side ^ 1)]
        if _KIND[self.cells[source]] == HORSE:
            leg = _HORSE_LEG[90 * target + general]
            if leg >= 0 and self.cells[leg] == EMPTY:
                return True
        if not _EXPOSES[90 * general + source] and _EXPOSES[90 * general + target] != ON_LINE:
            return False
        return self._would_check(source, target)

    def keep_checks(self, at: int, end: int) -> int:
        line = 90 * self.place[16 * (self.side ^ 1)]
        kept = at
        for i in range(at, end):
            move = self.moves[i]
            source = move >> 7
            exposed = _EXPOSES[line + source] or _EXPOSES[line + (move & 127)] == ON_LINE
            if (exposed or _KIND[self.cells[source]] == HORSE) and self.gives_check(move):
                self.moves[kept] = move
                kept += 1
        return kept

    def attackers(self, side: int) -> int:
        """The number of a side's rooks (each counts two), cannons and horses."""
        count = 0
        for i in range(FIRST_HORSE, FIRST_PAWN):
            if self.place[16 * side + i] >= 0:
                count += 2 if _KIND[i] == ROOK else 1
        return count
