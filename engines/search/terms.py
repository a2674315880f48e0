"""What a search is asked for and what it answers. Moves are the board's ints, scores as engines/board.py says."""

from dataclasses import dataclass, fields

from engines.board import BAN, MAX_PLY

MAX_DEPTH = 100
INFINITY = 31_000  # beyond every score
BANNED = BAN - MAX_PLY  # from here to PROVEN: decided by repetition, true on this path only
HOPELESS = MAX_PLY  # how much less deep to look at a move that is not looked at


@dataclass(frozen=True, slots=True)
class Options:
    """The parts of the search that can be switched off, to measure them or to read the search in its plain form."""

    null_window: bool = True  # NegaScout: prove later moves worse with an empty window first
    aspiration: bool = True  # start each iteration with a narrow window around the last score
    quiescence: bool = True  # follow noisy moves beyond the horizon
    candidates: bool = True  # search the moves that the game finds worth it, not all
    proofs: bool = True  # ask the game at every node for what it can prove by itself
    killers: bool = True
    history: bool = True
    continuation: bool = True  # history of answers to the last move and of sequels to the one before
    null_move: bool = True
    reverse_futility: bool = True  # near the horizon, a score far above beta is believed
    futility: bool = True  # near the horizon and below alpha, quiet moves are left out
    late_move_pruning: bool = True  # near the horizon, the last of many quiet moves are left out
    exchange_pruning: bool = True  # near the horizon, moves that lose much by exchange are left out
    reductions: bool = True  # late moves are searched less deep
    improving: bool = True  # less deep still where the side to move does not stand better than two plies ago
    cut_nodes: bool = True  # and where some move is expected to be good enough
    internal_reduction: bool = True  # a node without a move in the table is searched less deep
    singular: bool = True  # a move that is much better than all others is searched deeper
    check_extension: bool = True
    mate_distance: bool = True


PLAIN = Options(*[False] * len(fields(Options)))


@dataclass(frozen=True, slots=True)
class Limit:
    """When to stop: the first of these that is reached. `flag` is one byte that another thread or process sets.

    `soft` is for a clock that other moves need too: after about so many seconds no further depth is begun, sooner
    where the best move has stayed the same for some depths, later where it has just changed or its score fell.
    """

    depth: int = MAX_DEPTH
    nodes: int = 0  # 0: no limit
    seconds: float = 0.0  # 0: no limit
    flag: memoryview | None = None
    soft: float = 0.0  # 0: use all of `seconds`


@dataclass(frozen=True, slots=True)
class Line:
    """One of the best moves: its score for the side to move, and how the game may go on (the move included)."""

    move: int
    score: int
    moves: tuple[int, ...]
    depth: int


@dataclass(frozen=True, slots=True)
class Report:
    """The best lines, best first, and what finding them took.

    `kept` counts the probes that met an entry of an earlier search in the table.
    """

    lines: tuple[Line, ...]
    depth: int
    nodes: int
    seconds: float
    kept: int

    @property
    def move(self) -> int:
        return self.lines[0].move

    @property
    def score(self) -> int:
        return self.lines[0].score
