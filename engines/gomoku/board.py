"""The board of gomoku and renju: the stones, their threats, and the moves that are worth searching.

The points are numbered as in `points`, and a move is the point of the new stone: a1 is 36, h8 is 162, o15 is 288. Side
0 is Black. In gomoku five or more in a row win. In renju Black wins with exactly five, and may not make six or more,
two fours or two threes with one stone unless it makes five, too; White may do so.
"""

import cython

from engines.board import DRAW, EVAL_MAX, MATE, ONGOING, Board, zeros
from engines.clock import Clock
from engines.gomoku.defences import Defences
from engines.gomoku.kinds import FORBIDDEN, LONG, MAKES_FIVE, WIN
from engines.gomoku.network import Network
from engines.gomoku.points import CODES, EMPTY, KEYS, POINTS, SIZE, STRIDE, WIDTH
from engines.gomoku.stones import Stones
from engines.gomoku.tables import tables
from engines.gomoku.vcf import VcfSolver
from engines.gomoku.vct import VctSolver

if not cython.compiled:
    from engines.bits import lowest

CELLS = WIDTH * WIDTH
_FIVE = 1000
_EVAL_UNIT = 120
_ORDER_TRUST = 160
_HISTORY_SHIFT = 3
_NEAR = 10  # plies: with less left to search, no new proof by threats is tried
_DEEP = 15  # plies: with more left to search, a proof's limit does not grow
_WORDS = 5  # of 64 points
_ALL_POINTS = sum(1 << point for point in POINTS)
_SQUARE = sum(1 << STRIDE * y + x for y in range(5) for x in range(5))
_AROUND = [  # the points within two steps, by point and word
    (_SQUARE << point >> 2 * STRIDE + 2 & _ALL_POINTS) >> 64 * word & (1 << 64) - 1
    for point in range(SIZE)
    for word in range(_WORDS)
]


class GomokuBoard(Board):
    """The board with stones on the points `firsts` and `seconds`, `side` to move; `won`: the other side has won."""

    def __init__(
        self, renju: bool, firsts: tuple[int, ...] = (), seconds: tuple[int, ...] = (), side: int = 0, won: bool = False
    ) -> None:
        Board.__init__(self, CELLS, CODES, _EVAL_UNIT, _ORDER_TRUST, proves_checks=True, history_shift=_HISTORY_SHIFT)
        self.renju = renju
        self.side = side
        self.keys = KEYS
        self.points = list(POINTS)
        self.past = zeros(CELLS + 1)
        self.won = [False for _ in range(CELLS + 1)]
        self.won[0] = won
        self.near = zeros(_WORDS * (CELLS + 1))
        self.clock = Clock()
        self.vcf: VcfSolver | None = None
        self.vct: VctSolver | None = None
        found = tables(renju)
        self.network = Network(renju)
        self.stones = Stones(found, self.network)
        self.defences = Defences(self.stones, renju)
        self.own_orders, self.foe_orders = found.own, found.foe
        for owner, points in enumerate((firsts, seconds)):
            for point in points:
                self.stones.place(point, owner)
                self._approach(point, 0, 0)
        self.key = self.fresh_key()

    def generate(self, at: int) -> int:
        """Writes every empty point that is not forbidden."""
        for i in range(CELLS):
            if self._may(self.points[i]):
                self.moves[at] = self.points[i]
                at += 1
        return at

    def generate_noisy(self, at: int) -> int:
        """Writes the points that make five."""
        return self._write_kind(self.side, MAKES_FIVE, at)

    def _write_kind(self, side: int, kind: int, at: int) -> int:
        left = self.stones.count(side, kind)
        point = -1
        while left > 0:
            point = self.stones.find(side, kind, point + 1)
            left -= 1
            self.moves[at] = point
            at += 1
        return at

    def generate_candidates(self, at: int) -> int:
        """Writes points near stones; against a threat of five or of an open four what may stop it, and own fours."""
        stones = self.stones
        foe = self.side ^ 1
        if stones.count(foe, MAKES_FIVE):
            end = self._generate_block(at)
        elif stones.count(foe, WIN) and not stones.count(self.side, WIN):
            end = self._generate_defences(at)
        else:
            end = self._generate_near(at)
        return end if end > at else self.generate_quiet(at)

    def generate_visible(self, at: int) -> int:
        """Writes the points that make five, and those near stones."""
        end = self._generate_near(self.generate_noisy(at))
        return end if end > at else self.generate(at)

    def _generate_block(self, at: int) -> int:
        """Writes the points where the other side makes five."""
        end = at
        for i in range(at, self._write_kind(self.side ^ 1, MAKES_FIVE, at)):
            point = self.moves[i]
            if self._may(point) and self.captured_value(point) == 0:
                self.moves[end] = point
                end += 1
        return end

    def _generate_near(self, at: int) -> int:
        """Writes the points within two steps of a stone, or the middle of an empty board."""
        stones = self.stones
        fives = 128 * self.side + 8 * MAKES_FIVE
        for word in range(_WORDS):
            bits = self.near[_WORDS * self.ply + word] & stones.empty[word] & ~stones.sets[fives + word]
            while bits:
                point = 64 * word + lowest(bits)
                bits &= bits - 1
                if not self.renju or self.side or not stones.is_forbidden(point):
                    self.moves[at] = point
                    at += 1
        if stones.taken == 0:
            self.moves[at] = self.points[CELLS // 2]
            at += 1
        return at

    def _generate_defences(self, at: int) -> int:
        """Writes the points that stop all open fours and double fours that threaten, and those of own fours."""
        for i in range(self.defences.find(self.side)):
            point = self.defences.points[i]
            if self.captured_value(point) == 0:
                self.moves[at] = point
                at += 1
        return at

    def _may(self, point: int) -> bool:
        return self.defences.may(self.side, point)

    def is_pseudo_legal(self, move: int) -> bool:
        return 0 <= move < CODES and self._may(move)

    def forbidden(self) -> list[int]:
        """The empty points that are forbidden to Black, as if it were Black's turn; none in gomoku."""
        return [point for point in POINTS if self.stone(point) < 0 and self.stones.is_forbidden(point)]

    def why_forbidden(self, point: int) -> str:
        """The rule that forbids Black the empty point: "overline", "double-four", "double-three" or none, ""."""
        if not self.stones.is_forbidden(point):
            return ""
        shapes = [self.stones.shape(0, point, direction) for direction in range(4)]
        if LONG in shapes:
            return "overline"
        return "double-four" if self.stones.kind[point] == FORBIDDEN else "double-three"

    def make(self, move: int) -> bool:
        side = self.side
        five = self.stones.kind[SIZE * side + move] == MAKES_FIVE
        self.stones.place(move, side)
        self._approach(move, _WORDS * self.ply, _WORDS * self.ply + _WORDS)
        self.key ^= self.keys[SIZE * side + move] ^ self.keys[2 * SIZE]
        self.past[self.ply] = move
        self.ply += 1
        self.won[self.ply] = five
        self.side = side ^ 1
        return True

    def unmake(self) -> int:
        self.ply -= 1
        self.side ^= 1
        move = self.past[self.ply]
        self.key ^= self.keys[SIZE * self.side + move] ^ self.keys[2 * SIZE]
        self.stones.remove(move)
        return move

    def _approach(self, point: int, before: int, after: int) -> int:
        """Writes the set in `near` at `before` to `after`, with the points within two steps of a new stone added."""
        for i in range(_WORDS):
            self.near[after + i] = self.near[before + i] | _AROUND[_WORDS * point + i]
        return 0

    def make_null(self) -> bool:
        self.side ^= 1
        self.key ^= self.keys[2 * SIZE]
        return True

    def unmake_null(self) -> int:
        self.side ^= 1
        self.key ^= self.keys[2 * SIZE]
        return 0

    def verdict(self) -> int:
        if self.won[self.ply]:
            return -MATE
        if self.stones.taken == CELLS:
            return DRAW
        return DRAW if self.renju and self.side == 0 and self._is_stuck() else ONGOING

    def _is_stuck(self) -> bool:
        """True if every empty point is forbidden."""
        for i in range(CELLS):
            if self._may(self.points[i]):
                return False
        return True

    def evaluate(self) -> int:
        """The network's score, from all empty points and from what both sides threaten."""
        stones = self.stones
        stones.sum_up()
        score = self.network.output(stones.taken, self.side, stones.threat_index(self.side))
        return max(-EVAL_MAX, min(EVAL_MAX, score))

    def proven(self, depth: int, most: int) -> int:
        """Wins by fours, wins and losses by threats, and losses by fives and open fours that cannot be stopped."""
        plain = self.obvious()
        if plain != ONGOING:
            return plain
        fives = self.stones.count(self.side ^ 1, MAKES_FIVE)
        if depth <= 0 and fives:
            return ONGOING
        if self.vcf is None:
            self.vcf = VcfSolver(self.stones, self.clock, self.renju)
        vcf = self.vcf
        plies = vcf.solve(self.side, self.key, 4000 if depth > 3 else 400 if depth > 0 else 100, min(most, 61))
        if plies:
            return MATE - plies
        if fives:
            return ONGOING
        if self.stones.count(self.side ^ 1, WIN) and self.defences.find(self.side) == 0:
            return 4 - MATE
        return self._proven_by_threats(vcf, depth, most)

    def _proven_by_threats(self, vcf: VcfSolver, depth: int, most: int) -> int:
        """A win by threats that leave few answers, or a loss by them if the other side threatens to win."""
        if self.vct is None:
            self.vct = VctSolver(self.stones, vcf, self.defences, self.clock, self.renju)
        foe = self.side ^ 1
        winner = foe if self.stones.count(foe, WIN) else self.side
        if self.ply <= self.root:
            limit = 1 << min(depth, _DEEP)
        else:
            limit = 1 << min(depth, _DEEP) - 4 if depth >= _NEAR else 0
        plies = self.vct.prove(winner, self.side, self.key, limit)
        if plies == 0 or plies > most:
            return ONGOING
        return MATE - plies if winner == self.side else plies - MATE

    def obvious(self) -> int:
        """A five to make, two fives to stop or one that may not be stopped, an open four or two fours to make."""
        stones = self.stones
        side = self.side
        if stones.count(side, MAKES_FIVE):
            return MATE - 1
        threats = stones.count(side ^ 1, MAKES_FIVE)
        forbids = threats == 1 and self.renju and side == 0
        if threats > 1 or (forbids and stones.is_forbidden(stones.find(1, MAKES_FIVE, 0))):
            return 2 - MATE
        return MATE - 3 if threats == 0 and stones.count(side, WIN) else ONGOING

    def begin_search(self, clock: Clock) -> None:
        """Clears what was proved before, so that equal searches give equal results."""
        Board.begin_search(self, clock)
        self._prove_by(clock)

    def end_search(self) -> None:
        """Clears what was proved: the search's clock may have stopped."""
        Board.end_search(self)
        self._prove_by(Clock())

    def _prove_by(self, clock: Clock) -> int:
        self.clock = clock
        self.vcf = None
        self.vct = None
        return 0

    def ordering_score(self, move: int) -> int:
        return self._order(move, 16 * self.side)

    def rate(self, at: int, end: int) -> int:
        own = 16 * self.side
        for i in range(at, end):
            move = self.moves[i]
            self.scores[i] = self._order(move, own)
            self.slots[i] = move
        return 0

    def _order(self, move: int, own: int) -> int:
        """The ordering score of a move whose shapes for the side to move begin at bit `own`."""
        shapes = self.stones.shapes[move]
        return self.own_orders[shapes >> own & 0xFFFF] + self.foe_orders[shapes >> 16 - own & 0xFFFF]

    def captured_value(self, move: int) -> int:
        return _FIVE if self.stones.kind[SIZE * self.side + move] == MAKES_FIVE else 0

    def history_slot(self, move: int) -> int:
        return move

    def in_check(self) -> bool:
        """True if the other side threatens to make five with its next stone."""
        return self.stones.count(self.side ^ 1, MAKES_FIVE) > 0

    def static_eval_is_reliable(self) -> bool:
        """True if the other side does not threaten an open four or two fours."""
        return self.stones.count(self.side ^ 1, WIN) == 0

    def gives_check(self, move: int) -> bool:
        if self.stones.count(self.side, MAKES_FIVE):
            return Board.gives_check(self, move)
        return self.defences.makes_four(self.side, move)

    def fresh_key(self) -> int:
        key = self.keys[2 * SIZE] if self.side else 0
        for i in range(CELLS):
            point = self.points[i]
            if self.stones.owner[point] != EMPTY:
                key ^= self.keys[SIZE * self.stones.owner[point] + point]
        return key

    def shapes(self, side: int) -> list[int]:
        """The shapes that a stone of `side` would make on each empty point, four bits for each line."""
        shapes = self.stones.shapes
        return [shapes[point] >> 16 * side & 0xFFFF for point in POINTS if self.stones.owner[point] == EMPTY]

    def threat_index(self) -> int:
        """The index among THREATS of what both sides threaten."""
        return self.stones.threat_index(self.side)

    def stone(self, point: int) -> int:
        """The side whose stone lies on the point, or -1."""
        owner = self.stones.owner[point]
        return owner if owner < EMPTY else -1
