"""Board: all that the search may know of a game.

Every score is in the view of the side to move. The bands, from the middle out:

    0            DRAW
    +-EVAL_MAX   what `evaluate` may say
    +-BAN        decided by the repetition rule, less one for every ply from the root
    +-MATE       won or lost on the board, less one for every ply from the root

A move is an int in `range(Game.move_codes)`; it fits 16 bits. Moves are written to one stack of the board, so that a
search needs no allocation: a node at depth n writes above the moves of its parent.
"""

DRAW = 0
EVAL_MAX = 20_000
BAN = 28_000
MATE = 30_000
ONGOING = 32_000  # no score: the game goes on
MAX_PLY = 120  # deepest node below the root that a search visits
PROVEN = MATE - MAX_PLY  # scores beyond it are mates seen to the end
STACK = 16_384  # moves on the stack: MAX_PLY nodes of at most 128 moves, and room below
_SCRATCH = STACK - 256


def zeros(count: int) -> list[int]:
    """A list of `count` zeros: what an array field starts from (the compiler takes a list, not a product)."""
    return [0] * count


class Board:
    """One position with its past. A subclass is one game; every method below is a law that the shared tests check.

    Fields: `key` the Zobrist key (64 bits; side to move included), `side` 0 for the side that moves first in the game
    and 1 for the other, `ply` the number of moves made since the board was set up, `slots` the number of history slots,
    `pawn` what `evaluate` gives for a small but sure advantage: the unit in which the search reckons whether a node may
    be left unsearched; 0 where static scores are too rough for that.
    """

    def __init__(self) -> None:
        self.key = 0
        self.side = 0
        self.ply = 0
        self.slots = 1
        self.pawn = 0
        self.moves = zeros(STACK)

    def generate(self, at: int) -> int:
        """Write every move to the stack from `at`, return the end. Moves may leave the own general hanging."""
        raise NotImplementedError

    def generate_noisy(self, at: int) -> int:
        """Write the moves of `generate` with `noise`, which quiescence looks at; none in a game without noise."""
        return at

    def generate_quiet(self, at: int) -> int:
        """Write the moves of `generate` that `generate_noisy` does not, which are those without `noise`."""
        end = at
        for i in range(at, self.generate(at)):
            if self.noise(self.moves[i]) == 0:
                self.moves[end] = self.moves[i]
                end += 1
        return end

    def allows(self, move: int) -> bool:
        """True if `generate` would write `move`, any number at all, here. Uses the end of the stack."""
        for i in range(_SCRATCH, self.generate(_SCRATCH)):
            if self.moves[i] == move:
                return True
        return False

    def make(self, move: int) -> bool:
        """Play `move`, one that `generate` wrote here. False if it was illegal after all; it is then already undone."""
        raise NotImplementedError

    def unmake(self) -> int:
        """Take back the last move, every field as before it, and return that move."""
        raise NotImplementedError

    def verdict(self) -> int:
        """The score of this node if the rules decide it, else ONGOING.

        -MATE or MATE when lost or won, DRAW when drawn, -BAN or BAN when lost or won by repetition. A side without
        a legal move need not be seen here: the search finds none and counts it as lost.
        """
        raise NotImplementedError

    def evaluate(self) -> int:
        """Static score within +-EVAL_MAX; with the sides exchanged and the other one to move it is the same."""
        raise NotImplementedError

    def promise(self, move: int) -> int:
        """Ordering hint in 0..10_000; larger is tried earlier."""
        return 0

    def noise(self, move: int) -> int:
        """What the move takes, in units of `evaluate`; 0 for a quiet move."""
        return 0

    def exchange(self, move: int) -> int:
        """Static exchange: what the move wins if both sides go on taking on its target square."""
        return 0

    def slot(self, move: int) -> int:
        """Index in `range(slots)` of what history remembers of a move, such as the piece and the square it reaches."""
        return 0

    def in_check(self) -> bool:
        """True if the side to move must answer an attack on its general."""
        return False

    def gives_check(self, move: int) -> bool:
        """True if a legal move leaves the other side in check."""
        if not self.make(move):
            return False
        check = self.in_check()
        self.unmake()
        return check

    def pass_turn(self) -> bool:
        """Let the other side move (a null move). False, and nothing done, where passing proves nothing."""
        return False

    def take_turn(self) -> int:
        """Undo `pass_turn`."""
        raise NotImplementedError

    def mark_root(self) -> None:
        """A search starts here: a position repeated below this one may be judged at its first repetition."""

    def clear_root(self) -> None:
        """The search is over: judge repetitions as the game does."""

    def fresh_key(self) -> int:
        """The Zobrist key computed from scratch; equals `key`, always."""
        raise NotImplementedError

    def write_moves(self, moves: list[int], at: int) -> int:
        """Write `moves` to the stack from `at`, return the end: the door for boards in plain Python."""
        for i, move in enumerate(moves):
            self.moves[at + i] = move
        return at + len(moves)

    def pseudo_legal(self) -> list[int]:
        """The moves that `generate` writes, as a list."""
        return [self.moves[i] for i in range(self.generate(0))]

    def noisy_moves(self) -> list[int]:
        """The moves that `generate_noisy` writes, as a list."""
        return [self.moves[i] for i in range(self.generate_noisy(0))]

    def quiet_moves(self) -> list[int]:
        """The moves that `generate_quiet` writes, as a list."""
        return [self.moves[i] for i in range(self.generate_quiet(0))]

    def legal_moves(self) -> list[int]:
        """The moves that may be played here, none where the game is over."""
        if self.verdict() != ONGOING:
            return []
        return [move for move in self.pseudo_legal() if self._is_safe(move)]

    def _is_safe(self, move: int) -> bool:
        if not self.make(move):
            return False
        self.unmake()
        return True
