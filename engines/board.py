"""Board: all that the search may know of a game.

Every score is in the view of the side to move. The bands, from the middle out:

    0            DRAW
    +-EVAL_MAX   what `evaluate` may say
    +-BAN        decided by the repetition rule, less one for every ply from the root
    +-MATE       won or lost on the board, less one for every ply from the root

A move is an int in `range(Game.move_codes)`; it fits 16 bits. Moves are written to one stack of the board, so that a
search needs no allocation: a node at depth n writes above the moves of its parent. How large the stack and every memory
of moves must be, the game says when it makes a board.
"""

from array import array

from engines.clock import Clock

DRAW = 0
EVAL_MAX = 20_000
BAN = 28_000
MATE = 30_000
ONGOING = 32_000  # no score: the game goes on
MAX_PLY = 120  # deepest node below the root that a search visits
PROVEN = MATE - MAX_PLY  # scores beyond it are mates seen to the end
NO_ROOT = 1 << 20  # beyond every ply
MOST_MOVES = 1_024  # that a game may say a position can have
MOST_SLOTS = 2_048  # history slots that a game may ask for
MOST_TRUST = 1_000  # hundredths of the usual reduction of late moves


def zeros(count: int) -> list[int]:
    """A list of `count` zeros: what an array field starts from (the compiler takes a list, not a product)."""
    return [0] * count


def ints(count: int) -> "array[int]":
    """An array of `count` zeros of 32 bits: what a field starts from whose size is known only when it is made."""
    return array("i", [0]) * count


class Board:
    """One position with its past. A subclass is one game; the shared tests hold every method below to its word.

    `max_moves` is the most moves that `generate` writes in any position that the game's `read` accepts, `history_slots`
    the number of values of `history_slot`. `eval_unit` is what `evaluate` gives for a small but sure advantage, such as
    a pawn: the unit of every margin of the search. A game whose static score is no measure of that says 0, and then no
    node and no move is pruned because of static scores or of the number of moves before it (null moves and reductions
    stay).
    `order_trust` says in hundredths of the usual how much late moves lose of their depth: more where the order of moves
    is good. With `proves_checks` the game proves by itself what continuous checks win, and late checks are left out
    like other moves. Where the game's own order of moves is better than what a search learns, `history_shift` says how
    many bits histories lose before `ordering_score` is added; killers then come in no other order than other moves.
    Raises ValueError where these are beyond what a search can hold.

    Other fields: `key` the Zobrist key (64 bits; side to move included), `side` 0 for the side that moves first in the
    game and 1 for the other, `ply` the number of moves made since the board was set up, `root` that of the position
    which a search began with (NO_ROOT where none is under way), `moves` the stack, whose last `max_moves` places, from
    `scratch` on, no search uses: a method may generate there what it needs for itself. `scores` and `slots`, as long as
    the stack, hold what `rate` wrote of the moves in it.
    """

    def __init__(
        self,
        max_moves: int,
        history_slots: int,
        eval_unit: int,
        order_trust: int = 100,
        proves_checks: bool = False,
        history_shift: int = 0,
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
        self.scratch = MAX_PLY * max_moves
        self.moves = ints(self.scratch + max_moves)
        self.scores = ints(self.scratch + max_moves)
        self.slots = ints(self.scratch + max_moves)

    # What every game gives.

    def generate(self, at: int) -> int:
        """Write every move to the stack from `at`, return the end. Moves may leave the own general hanging."""
        raise NotImplementedError

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

    def fresh_key(self) -> int:
        """The Zobrist key computed from scratch; equals `key`, always."""
        raise NotImplementedError

    # What a game gives to be searched better; it may be left out.

    def generate_noisy(self, at: int) -> int:
        """Write the moves of `generate` with a `captured_value`, which quiescence looks at."""
        return at

    def captured_value(self, move: int) -> int:
        """What the move takes or wins at once, in units of `evaluate`; 0 for a quiet move."""
        return 0

    def see(self, move: int) -> int:
        """Static exchange evaluation: what the move wins if both sides go on taking on its target square.

        What it takes, where no answer there is known.
        """
        return self.captured_value(move)

    def can_stand_pat(self) -> bool:
        """True if the side to move, not in check, may leave aside what `generate_noisy` writes.

        Where it is False, as where captures are compulsory, a static score says nothing: quiescence looks at every
        move, and no node is left unsearched, nor a null move tried.
        """
        return True

    def ordering_score(self, move: int) -> int:
        """Ordering hint in 0..10_000; larger is tried earlier."""
        return 0

    def history_slot(self, move: int) -> int:
        """Index in `range(history_slots)` of what history remembers of a move: the piece and its target, say."""
        return 0

    def in_check(self) -> bool:
        """True if the side to move must answer an attack on its general."""
        return False

    def make_null(self) -> bool:
        """Let the other side move. False, and nothing done, where that proves nothing.

        It proves something where having to move is never worse than passing: not in check, not where zugzwang is
        common, not where a side may be forced to do what it would leave.
        """
        return False

    def unmake_null(self) -> int:
        """Undo `make_null`."""
        raise NotImplementedError

    def can_repeat(self) -> bool:
        """True if the next move may bring a position for the third time; False in games where none comes again."""
        return False

    def begin_search(self, clock: Clock) -> None:
        """A search of this position begins; what is kept of earlier ones must not change it.

        Until `end_search` a position repeated below this one may be judged at its first repetition, and what the board
        proves by itself counts its steps on the search's `clock` and gives up where that says stop.
        """
        self.root = self.ply

    def end_search(self) -> None:
        """The search is over: repetitions are judged as the game does, and proofs count on its clock no more."""
        self.root = NO_ROOT

    # The same answers sooner: these follow from the others, and a game may find them with less work.

    def generate_quiet(self, at: int) -> int:
        """Write the moves of `generate` that `generate_noisy` does not, which are those that take nothing."""
        end = at
        for i in range(at, self.generate(at)):
            if self.captured_value(self.moves[i]) == 0:
                self.moves[end] = self.moves[i]
                end += 1
        return end

    def is_pseudo_legal(self, move: int) -> bool:
        """True if `generate` would write `move`, any number at all, here. Uses the end of the stack."""
        for i in range(self.scratch, self.generate(self.scratch)):
            if self.moves[i] == move:
                return True
        return False

    def see_ge(self, move: int, least: int) -> bool:
        """True if `see` is at least so much, which may be seen with less work than how much it is."""
        return self.see(move) >= least

    def rate(self, at: int, end: int) -> int:
        """Write for each move of the stack from `at` to `end` its ordering score to `scores`, its slot to `slots`."""
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
        """Of the legal moves on the stack from `at` to `end` keep those that give check, in their order.

        Returns the new end. Moves that turn out to be illegal may be kept, too.
        """
        kept = at
        for i in range(at, end):
            if self.gives_check(self.moves[i]):
                self.moves[kept] = self.moves[i]
                kept += 1
        return kept

    # What a game may know that no search needs to find out: moves worth a search, and how the game ends.

    def generate_candidates(self, at: int) -> int:
        """Write those moves of `generate_quiet` that are worth a search; some, where there are any."""
        return self.generate_quiet(at)

    def generate_visible(self, at: int) -> int:
        """Write those moves of `generate` that a person would think of; some, where there are any."""
        return self.generate(at)

    def static_eval_is_reliable(self) -> bool:
        """True if, out of check, a static score may stand for a search: it misses no threat and nothing known."""
        return True

    def proven(self, depth: int, most: int) -> int:
        """A score that the board can prove by itself, in the time that a search to `depth` may take; else ONGOING.

        MATE or -MATE, less the plies from here to the end, which are at most `most`.
        """
        return ONGOING

    def obvious(self) -> int:
        """A score where a person sees at a glance how the game ends in three plies or less; else ONGOING.

        MATE or -MATE, less the plies from here to the end.
        """
        return ONGOING

    # What every board has; no game gives these.

    def reply_bound(self) -> int:
        """The most that the last move can be worth to its side: the other one may end the game by repeating a position.

        MATE where no reply repeats one.
        """
        bound = MATE
        for reply in self.legal_moves() if self.can_repeat() else []:
            self.make(reply)
            verdict = self.verdict()
            bound = min(bound, verdict) if verdict != ONGOING else bound
            self.unmake()
        return bound

    def write_moves(self, moves: list[int], at: int) -> int:
        """Write `moves` to the stack from `at`, return the end; for boards in plain Python."""
        for i, move in enumerate(moves):
            self.moves[at + i] = move
        return at + len(moves)

    def pseudo_legal(self) -> list[int]:
        """The moves that `generate` writes, as a list."""
        return [self.moves[i] for i in range(self.generate(0))]

    def noisy_moves(self) -> list[int]:
        """The moves that `generate_noisy` writes, as a list."""
        return [self.moves[i] for i in range(self.generate_noisy(0))]

    def candidates(self) -> list[int]:
        """The moves that are worth a search: what `generate_noisy` and `generate_candidates` write, as a list."""
        return self.noisy_moves() + [self.moves[i] for i in range(self.generate_candidates(0))]

    def legal_moves(self) -> list[int]:
        """The moves that may be played here, none where the game is over."""
        if self.verdict() != ONGOING:
            return []
        legal = []
        for move in self.pseudo_legal():
            if self.make(move):
                self.unmake()
                legal.append(move)
        return legal
