"""Wins by continuous threats (VCT): every move of the winner makes a four or an open three and leaves few answers.

Depth-first proof-number search within limits (A. Nagai, "Df-pn algorithm for searching AND/OR trees and its
applications", 2002). For each node `phi` is the least effort left for its mover to reach the goal, and `delta` the
same for the other side. The attacker's goal is a five, the defender's a position without a threat.
"""

from engines.clock import Clock
from engines.gomoku.defences import Defences
from engines.gomoku.kinds import DOUBT, FOUR_THREE, MAKES_FIVE, ONE_FOUR, OPEN_THREE, TWO_THREES, WIN
from engines.gomoku.points import KEYS, SIZE
from engines.gomoku.stones import Stones
from engines.gomoku.vcf import VcfSolver
from engines.memory import own

_ENTRIES = 1 << 15  # nodes that are remembered, a power of two
_BITS = 24
_INFINITE = (1 << _BITS) - 1
_DEEPEST = 60  # plies of a line
_WIDTH = 225
_FOURS_NODES = 50  # most nodes of a search for fours alone, at every node of the attacker
_THREE_EFFORT, _FOUR_EFFORT = 3, 5


class VctSolver:
    """The prover of one board; `nodes` are those of the last proof. Every node is a step of `clock`.

    `known` has two numbers for each node: its key, and from the lowest bit phi, delta and plies. The plies are those of
    the attacker's win if it is proved; for the start node of a proof that did not decide it, they are its limit.
    """

    def __init__(self, stones: Stones, vcf: VcfSolver, defences: Defences, clock: Clock, renju: bool) -> None:
        self.stones = stones
        self.vcf = vcf
        self.defences = defences
        self.clock = clock
        self.renju = renju
        self.keys = KEYS
        self.known = memoryview(own(16 * _ENTRIES)).cast("Q")
        self.moves = memoryview(own(4 * _WIDTH * (_DEEPEST + 2))).cast("i")
        self.attacker = 0
        self.nodes = 0
        self.limit = 0
        self.best = self.least = self.second = self.sum = self.others = self.longest = 0

    def prove(self, attacker: int, side: int, key: int, limit: int) -> int:
        """The plies to the end if `attacker` wins by threats, `side` to move; else 0.

        Gives up after about `limit` nodes or once the clock has stopped; with a limit of 0 it only looks up what is
        known. `key` identifies the position, the side to move included.
        """
        self.attacker = attacker
        self.nodes = 0
        self.limit = limit
        start = self._key_of(key)
        at = self._place(start)
        attacking = side == attacker
        if limit and (self.known[at] != start or (self._is_open(at) and self._plies(at) < limit)):
            self._prove(attacking, key, 0, _INFINITE, _INFINITE)
            if self._is_open(at):
                self._write(start, self._phi(at), self._delta(at), limit)
        return self._plies(at) if self.known[at] == start and self._is_won(at, attacking) else 0

    def _key_of(self, key: int) -> int:
        """The key of a node: it differs by attacker."""
        return key ^ self.keys[self.attacker]

    def _place(self, node: int) -> int:
        """The index in `known` of a node."""
        return 2 * (node & _ENTRIES - 1)

    def _phi(self, at: int) -> int:
        return self.known[at + 1] & _INFINITE

    def _delta(self, at: int) -> int:
        return self.known[at + 1] >> _BITS & _INFINITE

    def _plies(self, at: int) -> int:
        return self.known[at + 1] >> 2 * _BITS

    def _is_open(self, at: int) -> bool:
        return self._phi(at) > 0 and self._delta(at) > 0

    def _is_won(self, at: int, attacking: bool) -> bool:
        return (self._phi(at) if attacking else self._delta(at)) == 0

    def _prove(self, attacking: bool, key: int, level: int, most_phi: int, most_delta: int) -> int:
        """Searches a node until it is decided or phi or delta reaches its limit, and stores it."""
        self.nodes += 1
        if self.clock.step():
            self.limit = 0
        count = self._generate(attacking, key, level)
        if count < 0:
            return 0
        side = self.attacker if attacking else self.attacker ^ 1
        self._weigh(attacking, key, level, count)
        while self.least < most_phi and self.sum < most_delta and self.nodes <= self.limit:
            move = self.best
            limit = most_delta - self.others
            other = min(most_phi, self.second + 1)
            self.stones.probe(move, side)
            self._prove(not attacking, self._after(key, side, move), level + 1, limit, other)
            self.stones.remove(move)
            self._weigh(attacking, key, level, count)
        return self._store(key, self.least, self.sum, self.longest + 1)

    def _weigh(self, attacking: bool, key: int, level: int, count: int) -> int:
        """Computes a node from its known children: `least` is its phi, `sum` its delta, `best` the move to search next.

        For delta the largest effort counts in full and every other open child as one, because children share so much.
        """
        side = self.attacker if attacking else self.attacker ^ 1
        self.best, self.least, self.second, self.sum, self.others, self.longest = -1, _INFINITE, _INFINITE, 0, -1, 0
        for i in range(_WIDTH * level, _WIDTH * level + count):
            child = self._key_of(self._after(key, side, self.moves[i]))
            at = self._place(child)
            is_known = self.known[at] == child
            phi = self._phi(at) if is_known else 1
            delta = self._delta(at) if is_known else self._effort(attacking, side, self.moves[i])
            self.sum = max(self.sum, phi)
            self.others += phi > 0
            if delta < self.least:
                self.second = self.least
                self.best, self.least = self.moves[i], delta
            elif delta < self.second:
                self.second = delta
            if is_known and self._is_won(at, not attacking):
                self.longest = self._plies(at) if attacking else max(self.longest, self._plies(at))
        self.sum = min(self.sum + self.others, _INFINITE) if self.sum else 0
        return 0

    def _effort(self, attacking: bool, side: int, move: int) -> int:
        """The first estimate for an unseen node: a three leaves about three answers; fours are kept for later."""
        if not attacking:
            return 1
        return _FOUR_EFFORT if self.defences.makes_four(side, move) else _THREE_EFFORT

    def _after(self, key: int, side: int, move: int) -> int:
        return key ^ self.keys[SIZE * side + move] ^ self.keys[2 * SIZE]

    def _store(self, key: int, phi: int, delta: int, plies: int) -> int:
        return self._write(self._key_of(key), phi, delta, plies if phi == 0 or delta == 0 else 0)

    def _write(self, node: int, phi: int, delta: int, plies: int) -> int:
        at = self._place(node)
        entry = plies  # from the highest field down: only `entry` has 64 bits to shift in C
        entry = entry << _BITS | delta
        self.known[at] = node
        self.known[at + 1] = entry << _BITS | phi
        return -1

    def _win(self, attacking: bool, key: int, plies: int) -> int:
        return self._store(key, 0 if attacking else _INFINITE, _INFINITE if attacking else 0, plies)

    def _fail(self, attacking: bool, key: int) -> int:
        return self._store(key, _INFINITE if attacking else 0, 0 if attacking else _INFINITE, 0)

    def _generate(self, attacking: bool, key: int, level: int) -> int:
        """Writes the moves of the node and returns their number; -1 if the node is decided, and then stored."""
        if level >= _DEEPEST:
            return self._fail(attacking, key)
        return self._generate_attack(key, level) if attacking else self._generate_defences(key, level)

    def _generate_attack(self, key: int, level: int) -> int:
        stones = self.stones
        side = self.attacker
        if stones.count(side, MAKES_FIVE):
            return self._win(True, key, 1)
        threats = stones.count(side ^ 1, MAKES_FIVE)
        if threats:
            return self._generate_block(True, key, level) if threats == 1 else self._fail(True, key)
        if stones.count(side, WIN):
            return self._win(True, key, 3)
        plies = self.vcf.solve(side, key, _FOURS_NODES, _DEEPEST)
        if plies:
            return self._win(True, key, plies)
        count = self._write_defences(side, level) if stones.count(side ^ 1, WIN) else self._write_threats(side, level)
        return count if count else self._fail(True, key)

    def _generate_defences(self, key: int, level: int) -> int:
        stones = self.stones
        side = self.attacker ^ 1
        if stones.count(side, MAKES_FIVE):
            return self._fail(False, key)
        threats = stones.count(side ^ 1, MAKES_FIVE)
        if threats:
            return self._generate_block(False, key, level) if threats == 1 else self._win(False, key, 2)
        if stones.count(side, WIN) or not stones.count(side ^ 1, WIN):
            return self._fail(False, key)
        count = self._write_defences(side, level)
        return count if count else self._win(False, key, 4)

    def _generate_block(self, attacking: bool, key: int, level: int) -> int:
        """Writes the one point where the other side would make five, if the mover may play there."""
        side = self.attacker if attacking else self.attacker ^ 1
        point = self.stones.find(side ^ 1, MAKES_FIVE, 0)
        if not self.defences.may(side, point):
            return self._fail(True, key) if attacking else self._win(False, key, 2)
        self.moves[_WIDTH * level] = point
        return 1

    def _write_defences(self, side: int, level: int) -> int:
        count = self.defences.find(side)
        for i in range(count):
            self.moves[_WIDTH * level + i] = self.defences.points[i]
        return count

    def _write_threats(self, side: int, level: int) -> int:
        """Writes the points that make a four or an open three, the most promising first."""
        at = self._write_kind(side, FOUR_THREE, _WIDTH * level)
        at = self._write_kind(side, TWO_THREES, at)
        at = self._write_kind(side, OPEN_THREE, at)
        at = self._write_kind(side, ONE_FOUR, at)
        if self.renju and side == 0:
            at = self._write_kind(side, DOUBT, at)
        return at - _WIDTH * level

    def _write_kind(self, side: int, kind: int, at: int) -> int:
        point = -1
        for _ in range(self.stones.count(side, kind)):
            point = self.stones.find(side, kind, point + 1)
            if kind != DOUBT or self.defences.may(side, point):
                self.moves[at] = point
                at += 1
        return at
