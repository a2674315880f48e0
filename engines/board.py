"""Board: the interface through which the search sees a game.

Every score is in the view of the side to move. The bands, from the middle out:

    0            DRAW
    +-EVAL_MAX   the range of `evaluate`
    +-BAN        decided by the repetition rule, less one for every ply from the root
    +-MATE       won or lost on the board, less one for every ply from the root

A move is an int in `range(Game.move_codes)`; it fits 16 bits. Moves are written to one stack of the board, so that a
search needs no allocation: a node at depth n writes above the moves of its parent. The game sets the sizes of the stack
and of the history tables when it makes a board.
"""

from engines.clock import Clock
from engines.memory import own

DRAW = 0
EVAL_MAX = 20_000
BAN = 28_000
MATE = 30_000
ONGOING = 32_000  # no score: the game goes on
MAX_PLY = 120  # deepest node below the root that a search visits
PROVEN = MATE - MAX_PLY  # scores beyond it are mates seen to the end
NO_ROOT = 1 << 20  # later than every ply
MOST_MOVES = 1_024  # upper limit of `max_moves`
MOST_SLOTS = 2_048  # upper limit of `history_slots`
MOST_TRUST = 1_000  # upper limit of `order_trust`
_LEAST_PLIES = 7  # two cycles of four plies make a third occurrence; the last ply is still to come


def zeros(count: int) -> list[int]:
    """A list of `count` zeros, to initialise a C array (Cython accepts a list here, but no product)."""
    return [0] * count


def ints(count: int) -> memoryview:
    """Memory of `count` 32-bit zeros, for a field of a size known only at run time. Large: unused parts take none."""
    return memoryview(own(4 * count) if count >= 1 << 14 else bytearray(4 * count)).cast("i")


class Board:
    """One position with the moves that led to it. Each game is a subclass; shared tests check every method below.

    `max_moves` is the most moves that `generate` writes in any position that the game's `read` accepts, `history_slots`
    the number of values of `history_slot`. `eval_unit` is what `evaluate` gives for a small but sure advantage, such as
    a pawn; all margins of the search are multiples of it. 0 says that static scores are too unreliable for margins:
    then no node or move is pruned by static scores or by move number (null moves and reductions stay). `order_trust`
    scales the late move reductions, in hundredths: above 100 where the game orders moves well. `proves_checks`: the
    game itself proves what continuous checks win, so late checks are pruned like other moves. `history_shift`:
    histories are shifted right by as many bits before `ordering_score` is added, for a game whose own ordering is
    better than what a search learns; killers are then not used. `no_progress`: the plies without progress that draw the
    game; 0 if none do. Raises ValueError where these are beyond what a search can hold.

    Other fields: `key` is the Zobrist key (64 bits, side to move included), `side` 0 for the side that moves first in
    the game and 1 for the other, `ply` the number of moves made since the board was set up, `root` the ply at which the
    current search began (NO_ROOT if there is none), `moves` the stack. Its last `max_moves` places, from `scratch` on,
    are not used by the search: a method may generate moves there for itself. `scores` and `slots`, as long as the
    stack, hold what `rate` wrote.
    """

    def __init__(
        self,
        max_moves: int,
        history_slots: int,
        eval_unit: int,
        order_trust: int = 100,
        proves_checks: bool = False,
        history_shift: int = 0,
        no_progress: int = 0,
    ) -> None:
        if not 0 < max_moves <= MOST_MOVES:
            raise ValueError(f"a position has 1 to {MOST_MOVES} moves at most, not {max_moves}")
        if not 0 < history_slots <= MOST_SLOTS:
            raise ValueError(f"a game has 1 to {MOST_SLOTS} history slots, not {history_slots}")
        if not 0 <= eval_unit <= EVAL_MAX:
            raise ValueError(f"an evaluation unit is worth 0 to {EVAL_MAX}, not {eval_unit}")
        if not 0 < order_trust <= MOST_TRUST:
            raise ValueError(f"the order of moves is trusted up to {MOST_TRUST} hundredths, not {order_trust}")
        self.key = 0
        self.side = 0
        self.ply = 0
        self.root = NO_ROOT
        self.max_moves = max_moves
        self.history_slots = history_slots
        self.eval_unit = eval_unit
        self.order_trust = order_trust
        self.proves_checks = proves_checks
        self.history_shift = history_shift
        self.no_progress = no_progress
        self.scratch = MAX_PLY * max_moves
        size = self.scratch + max_moves
        stack = ints(3 * size)
        self.moves, self.scores, self.slots = stack[:size], stack[size : 2 * size], stack[2 * size :]

    # Every game implements these.

    def generate(self, at: int) -> int:
        """Writes every pseudo-legal move to the stack from `at`, returns the end. The general may be left in check."""
        raise NotImplementedError

    def make(self, move: int) -> bool:
        """Plays a move that `generate` wrote here. False if it is illegal after all; the board is then unchanged."""
        raise NotImplementedError

    def unmake(self) -> int:
        """Takes back the last move, restores every field, and returns that move."""
        raise NotImplementedError

    def verdict(self) -> int:
        """The score of this node if the rules decide it, else ONGOING.

        -MATE or MATE when lost or won, DRAW when drawn, -BAN or BAN when lost or won by repetition. A position without
        a legal move may be ONGOING here: the search finds no move and scores it as lost.
        """
        raise NotImplementedError

    def evaluate(self) -> int:
        """The static score within +-EVAL_MAX; with colours exchanged and the other side to move it is the same."""
        raise NotImplementedError

    def fresh_key(self) -> int:
        """The Zobrist key computed from scratch; always equal to `key`."""
        raise NotImplementedError

    # Optional: they make the search of a game better.

    def generate_noisy(self, at: int) -> int:
        """Writes the moves of `generate` with a `captured_value`, for quiescence search, and returns the end."""
        return at

    def captured_value(self, move: int) -> int:
        """The value of what the move captures or wins at once, in units of `evaluate`; 0 for a quiet move."""
        return 0

    def see(self, move: int) -> int:
        """Static exchange evaluation: what the move wins if both sides go on capturing on its target square.

        This default, `captured_value`, is for games in which no recapture is known.
        """
        return self.captured_value(move)

    def can_stand_pat(self) -> bool:
        """True if the side to move, not in check, may decline the moves that `generate_noisy` writes.

        False where captures are compulsory: a static score then means nothing, quiescence searches every move, and
        nodes are neither pruned by static scores nor by a null move.
        """
        return True

    def ordering_score(self, move: int) -> int:
        """A hint for move ordering in 0..10_000; larger is tried earlier."""
        return 0

    def history_slot(self, move: int) -> int:
        """The move's index in the history tables, in `range(history_slots)`; for example by piece and target square."""
        return 0

    def in_check(self) -> bool:
        """True if the side to move must answer an attack on its general."""
        return False

    def make_null(self) -> bool:
        """Passes the move to the other side. False, with the board unchanged, where a null move proves nothing.

        It proves something where moving is never worse than passing: not in check, not where zugzwang is common, not
        where a side may be forced into a move that it would not choose.
        """
        return False

    def unmake_null(self) -> int:
        """Takes back `make_null`."""
        raise NotImplementedError

    def since_progress(self) -> int:
        """The plies since a move after which no earlier position can occur; 0 in games without repetitions."""
        return 0

    def begin_search(self, clock: Clock) -> None:
        """Begins a search of this position; nothing kept from earlier searches may change its result.

        Until `end_search` the first repetition of a position at or below this one may be judged, and the board's own
        proofs count their steps on the search's `clock` and give up once it has stopped.
        """
        self.root = self.ply

    def end_search(self) -> None:
        """Ends the search: repetitions follow the game's rule again, and proofs no longer use the search's clock."""
        self.root = NO_ROOT

    # Optional: these follow from the methods above, but a game may compute them faster.

    def generate_quiet(self, at: int) -> int:
        """Writes the moves of `generate` that `generate_noisy` does not write, and returns the end."""
        end = at
        for i in range(at, self.generate(at)):
            if self.captured_value(self.moves[i]) == 0:
                self.moves[end] = self.moves[i]
                end += 1
        return end

    def is_pseudo_legal(self, move: int) -> bool:
        """True if `generate` would write `move` here; `move` may be any number. Uses the scratch part of the stack."""
        for i in range(self.scratch, self.generate(self.scratch)):
            if self.moves[i] == move:
                return True
        return False

    def see_ge(self, move: int, least: int) -> bool:
        """True if `see` is at least `least`; often cheaper than the exact value."""
        return self.see(move) >= least

    def rate(self, at: int, end: int) -> int:
        """Writes for each move of the stack from `at` to `end` its ordering score to `scores`, its slot to `slots`."""
        for i in range(at, end):
            self.scores[i] = self.ordering_score(self.moves[i])
            self.slots[i] = self.history_slot(self.moves[i])
        return 0

    def gives_check(self, move: int) -> bool:
        """True if a legal move leaves the other side in check."""
        if not self.make(move):
            return False
        check = self.in_check()
        self.unmake()
        return check

    def keep_checks(self, at: int, end: int) -> int:
        """Keeps those of the moves on the stack from `at` to `end` that give check, in their order.

        Returns the new end. Moves that turn out to be illegal may be kept, too.
        """
        kept = at
        for i in range(at, end):
            if self.gives_check(self.moves[i]):
                self.moves[kept] = self.moves[i]
                kept += 1
        return kept

    # Optional: what a game knows without a search: moves worth searching, and how the game ends.

    def generate_candidates(self, at: int) -> int:
        """Writes the moves of `generate_quiet` that are worth searching: at least one, if there are any."""
        return self.generate_quiet(at)

    def generate_visible(self, at: int) -> int:
        """Writes the moves of `generate` that a person would consider: at least one, if there are any."""
        return self.generate(at)

    def static_eval_is_reliable(self) -> bool:
        """True if, out of check, the static score may replace a search: it overlooks no threat and no known result."""
        return True

    def proven(self, depth: int, most: int) -> int:
        """A score that the board proves by itself, with the effort that a search to `depth` allows; else ONGOING.

        A win or loss is MATE or -MATE, less the plies from here to the end, which are at most `most`.
        """
        return ONGOING

    def obvious(self) -> int:
        """The score if a person sees at a glance how the game ends within three plies; else ONGOING.

        MATE or -MATE, less the plies from here to the end.
        """
        return ONGOING

    # Every board has these; games do not override them.

    def verdict_after(self, move: int) -> int:
        """The verdict of the position after a legal move."""
        self.make(move)
        verdict = self.verdict()
        self.unmake()
        return verdict

    def ending_moves(self) -> list[int]:
        """The legal moves that end the game by repetition, or because they are the last without progress."""
        moves = self.legal_moves() if self.since_progress() >= _LEAST_PLIES else []
        return [move for move in moves if self.verdict_after(move) != ONGOING]

    def reply_bound(self) -> int:
        """The most that the last move can be worth to its side, as a reply may end the game so; MATE if none does."""
        return min([self.verdict_after(reply) for reply in self.ending_moves()], default=MATE)

    def pseudo_legal(self) -> list[int]:
        """The moves that `generate` writes, as a list."""
        return [self.moves[i] for i in range(self.generate(0))]

    def noisy_moves(self) -> list[int]:
        """The moves that `generate_noisy` writes, as a list."""
        return [self.moves[i] for i in range(self.generate_noisy(0))]

    def candidates(self) -> list[int]:
        """The moves that are worth searching: what `generate_noisy` and `generate_candidates` write, as a list."""
        return self.noisy_moves() + [self.moves[i] for i in range(self.generate_candidates(0))]

    def legal_moves(self) -> list[int]:
        """The legal moves; none if the game is over."""
        if self.verdict() != ONGOING:
            return []
        legal = []
        for move in self.pseudo_legal():
            if self.make(move):
                self.unmake()
                legal.append(move)
        return legal
