"""The tiaojiaqi board: the owner of each cell, in a frame of wall squares, and a list of the sixteen stones.

12  . . . . . . . . . . . .      A square is 14 * row + column, both counted from 1: a1 is 15, l12 is 180. The
11  . . . . . . . . . . . .      frame around the board is WALL, so that steps need no test for the edge.
10  . . o o o . . . . x . .
 9  . . . . . . . . . x . .      A move is 8 * square + direction, the directions as in STEPS: right, left, up,
 8  . . . . . . . . . . . .      down, and the four between them.
 7  . . . x x x . . . . . .
 6  . . . . . . o o o . . .      After d7e8 (8 * 102 + 4): squares 102 empty, 117 held by the first side.
 5  . . . . . . . . . . . .
 4  . . o . . . . . . . . .      A stone that steps between two enemy stones turns both over (tiao, lift). One
 3  . . o . . . . x x x . .      that steps beside an enemy stone with an own stone right behind it turns it over
 2  . . . . . . . . . . . .      (jia, clamp). All eight directions count at once. A stone that is turned over
 1  . . . . . . . . . . . .      captures nothing by that.
    a b c d e f g h i j k l
"""

from engines.board import DRAW, MATE, ONGOING, Board, zeros
from engines.zobrist import keys

SIZE, WIDTH = 12, 14
SQUARES = WIDTH * WIDTH
STONES = 16
PLIES = 120  # the game ends after as many
EMPTY, WALL = 0, 3  # 1 and 2 are the stones of the first and the second side
STEPS = (1, -1, WIDTH, -WIDTH, WIDTH + 1, -WIDTH - 1, WIDTH - 1, -WIDTH + 1)
STONE = 100
_EMPTY, _STONES, _PLIES, _SQUARES, _STONE = EMPTY, STONES, PLIES, SQUARES, STONE  # typed in the .pxd
_TURNED = 2 * STONE  # one stone more for us and one less for them
_THREAT = 12
_KEYS = keys(2 * SQUARES + PLIES + 2, seed=6)
_TURN = 2 * SQUARES


class TiaojiaqiBoard(Board):
    """The board with these stones (by cell, row by row from the bottom left: 0, 1 or -1 for none) after `played` plies.

    The plies are part of the key: since the game ends after a fixed number of them, the value of a position depends on
    them, and no position occurs twice.
    """

    def __init__(self, stones: list[int], side: int = 0, played: int = 0) -> None:
        Board.__init__(self, max_moves=8 * STONES, history_slots=SQUARES, eval_unit=STONE)
        self.cells = [WALL for _ in range(SQUARES)]
        self.places = zeros(STONES)
        self.index = zeros(SQUARES)
        self.count = zeros(3)
        self.played = played
        self.side = side
        self.past = zeros(PLIES + 1)
        self.steps = STEPS
        self.keys = _KEYS
        found = 0
        for cell, owner in enumerate(stones):
            square = square_of(cell)
            self.cells[square] = owner + 1
            if owner >= 0:
                self.places[found] = square
                self.index[square] = found
                self.count[owner + 1] += 1
                found += 1
        self.key = self.fresh_key()

    def generate(self, at: int) -> int:
        own = self.side + 1
        for i in range(_STONES):
            square = self.places[i]
            if self.cells[square] == own:
                for direction in range(8):
                    if self.cells[square + self.steps[direction]] == _EMPTY:
                        self.moves[at] = 8 * square + direction
                        at += 1
        return at

    def make(self, move: int) -> bool:
        square = move >> 3
        target = square + self.steps[move & 7]
        own = self.side + 1
        turned = self.turns_over(target, own)
        self._shift(square, target, own)
        self._turn_over(target, turned, own)
        self.past[self.ply] = turned << 11 | move
        self._pass_on(1)
        return True

    def unmake(self) -> int:
        self._pass_on(-1)
        own = self.side + 1
        move = self.past[self.ply] & 0x7FF
        square = move >> 3
        target = square + self.steps[move & 7]
        self._turn_over(target, self.past[self.ply] >> 11, 3 - own)
        self._shift(target, square, own)
        return move

    def _pass_on(self, plies: int) -> int:
        """Passes the turn to the other side, one ply forwards or backwards."""
        self.key ^= self.keys[_TURN + self.played]
        self.played += plies
        self.ply += plies
        self.side ^= 1
        self.key ^= self.keys[_TURN + self.played]
        return 0

    def turns_over(self, target: int, own: int) -> int:
        """The directions, a bit each, in which a stone of `own` (1 or 2) that steps to `target` turns a stone over."""
        foe = 3 - own
        turned = 0
        for direction in range(0, 8, 2):  # and its opposite, which comes next
            step = self.steps[direction]
            ahead = self.cells[target + step]
            behind = self.cells[target - step]
            if ahead == foe and (behind == foe or self.cells[target + 2 * step] == own):
                turned |= 1 << direction
            if behind == foe and (ahead == foe or self.cells[target - 2 * step] == own):
                turned |= 2 << direction
        return turned

    def _shift(self, square: int, target: int, own: int) -> int:
        i = self.index[square]
        self.places[i] = target
        self.index[target] = i
        self.cells[square] = _EMPTY
        self.cells[target] = own
        self.key ^= self.keys[_SQUARES * own + square - _SQUARES] ^ self.keys[_SQUARES * own + target - _SQUARES]
        return 0

    def _turn_over(self, target: int, turned: int, own: int) -> int:
        """Gives the neighbours of `target` in these directions to `own`."""
        for direction in range(8):
            if turned >> direction & 1:
                square = target + self.steps[direction]
                self.cells[square] = own
                self.count[own] += 1
                self.count[3 - own] -= 1
                self.key ^= self.keys[square] ^ self.keys[_SQUARES + square]
        return 0

    def verdict(self) -> int:
        own = self.count[self.side + 1]
        if self.played < _PLIES and 0 < own < _STONES:
            return ONGOING
        if 2 * own == _STONES:
            return DRAW
        return MATE if 2 * own > _STONES else -MATE

    def evaluate(self) -> int:
        """Stones, and threats: what the moves of each side would turn over here, whoever is to move."""
        score = _STONE * (self.count[1] - self.count[2])
        return (-score if self.side else score) + _THREAT * self._threats()

    def _threats(self) -> int:
        """The stones that all moves of the side to move turn over, added up, less those of the other side's moves.

        Counted by the stones that may be turned over: each by every enemy stone that can step to the cell beside it.
        """
        total = 0
        for i in range(_STONES):
            square = self.places[i]
            foe = self.cells[square]
            own = 3 - foe
            movers = 0
            for direction in range(0, 8, 2):  # and its opposite
                step = self.steps[direction]
                ahead = self.cells[square + step]
                behind = self.cells[square - step]
                if ahead == _EMPTY and (behind == own or self.cells[square + 2 * step] == foe):
                    movers += self._beside(square + step, own)
                if behind == _EMPTY and (ahead == own or self.cells[square - 2 * step] == foe):
                    movers += self._beside(square - step, own)
            total += movers if own == self.side + 1 else -movers
        return total

    def _beside(self, target: int, own: int) -> int:
        """The number of stones of `own` beside `target`."""
        number = 0
        for direction in range(8):
            if self.cells[target + self.steps[direction]] == own:
                number += 1
        return number

    def generate_noisy(self, at: int) -> int:
        """Writes the moves that turn stones over."""
        return self._write(at, True)

    def generate_quiet(self, at: int) -> int:
        return self._write(at, False)

    def _write(self, at: int, noisy: bool) -> int:
        """Writes the moves that turn stones over, or those that do not."""
        own = self.side + 1
        end = at
        for i in range(at, self.generate(at)):
            move = self.moves[i]
            if (self.turns_over((move >> 3) + self.steps[move & 7], own) != 0) == noisy:
                self.moves[end] = move
                end += 1
        return end

    def captured_value(self, move: int) -> int:
        turned = self.turns_over((move >> 3) + self.steps[move & 7], self.side + 1)
        value = 0
        while turned:
            turned &= turned - 1
            value += _TURNED
        return value

    def is_pseudo_legal(self, move: int) -> bool:
        square = move >> 3
        if square < 0 or square >= _SQUARES or self.cells[square] != self.side + 1:
            return False
        return self.cells[square + self.steps[move & 7]] == _EMPTY

    def history_slot(self, move: int) -> int:
        return (move >> 3) + self.steps[move & 7]

    def make_null(self) -> bool:
        """False on the last plies: the game ends by the number of plies."""
        if self.played >= _PLIES - 4:
            return False
        self.past[self.ply] = 0
        self._pass_on(1)
        return True

    def unmake_null(self) -> int:
        self._pass_on(-1)
        return 0

    def fresh_key(self) -> int:
        key = self.keys[_TURN + self.played] ^ (self.keys[_TURN + _PLIES + 1] if self.side != self.played & 1 else 0)
        for i in range(_STONES):
            square = self.places[i]
            key ^= self.keys[_SQUARES * self.cells[square] + square - _SQUARES]
        return key

    def owner(self, cell: int) -> int:
        """The side whose stone is on a cell (numbered row by row from the bottom left), or -1."""
        return self.cells[square_of(cell)] - 1

    def stones(self, side: int) -> int:
        """The number of stones of a side."""
        return self.count[side + 1]

    def turned_by(self, move: int) -> list[int]:
        """The squares whose stones a move turns over."""
        target = (move >> 3) + self.steps[move & 7]
        turned = self.turns_over(target, self.side + 1)
        return [target + self.steps[direction] for direction in range(8) if turned >> direction & 1]


def square_of(cell: int) -> int:
    """The square of a cell, which is numbered row by row from the bottom left."""
    return WIDTH * (cell // SIZE + 1) + cell % SIZE + 1


def cell_of(square: int) -> int:
    """The cell of a square inside the frame."""
    return SIZE * (square // WIDTH - 1) + square % WIDTH - 1
