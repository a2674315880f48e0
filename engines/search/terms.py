"""What a search is asked for, and what it answers. Moves are the board's ints; engines/board.py defines the scores."""

from dataclasses import dataclass
from enum import IntFlag, auto
from typing import Generic, TypeVar

from engines.board import BAN, MAX_PLY

MAX_DEPTH = 100
INFINITY = 31_000  # above every score
REPETITION_BAND = BAN - MAX_PLY  # from here to PROVEN: decided by repetition, valid on this path only
HOPELESS = MAX_PLY  # the reduction of a move that is pruned

Move = TypeVar("Move", int, str)


class Part(IntFlag):
    """The parts of the search that can be switched off, to measure them or to get the plain search."""

    NULL_WINDOW = auto()  # principal variation search: later moves with a null window first
    ASPIRATION = auto()  # start each iteration with a narrow window around the last score
    QUIESCENCE = auto()  # follow noisy moves beyond the horizon
    CANDIDATES = auto()  # search only the moves that the game finds worth searching
    PROOFS = auto()  # ask the game at every node for a proof
    KILLERS = auto()
    HISTORY = auto()
    CONTINUATION = auto()  # continuation history: after the last move, and after the own last two
    NULL_MOVE = auto()
    REVERSE_FUTILITY = auto()  # near the leaves, a static score far above beta is returned
    FUTILITY = auto()  # near the leaves and far below alpha, quiet moves are pruned
    LATE_MOVES = auto()  # late move pruning: near the leaves, late quiet moves are pruned
    BAD_HISTORY = auto()  # history pruning: near the leaves, quiet moves that hardly ever caused a cutoff are pruned
    SEE = auto()  # near the leaves, moves that lose much by static exchange are pruned
    LMR = auto()  # late move reductions
    IMPROVING = auto()  # reduce more where the side to move does not stand better than two plies ago
    CUT_NODES = auto()  # and where a beta cutoff is expected
    IIR = auto()  # internal iterative reduction: a node without a table move is searched less deep
    TABLE_STATIC = auto()  # the table's score replaces the static one where its bound allows
    QSEARCH_TT = auto()  # quiescence search uses the table, too
    MULTI_CUT = auto()  # prune the node, or reduce the table move, where other moves reach beta as well
    SINGULAR = auto()  # singular extension: a table move much better than all others is searched deeper
    CHECK_EXTENSION = auto()
    MATE_DISTANCE = auto()


PLAIN = Part(0)
ALL_PARTS = ~PLAIN


@dataclass(frozen=True, slots=True)
class Margins:
    """The numbers by which `Selectivity` decides. `python -m tests.benchmarks.spsa` tunes them."""

    reverse_futility: int = 80  # hundredths of the `eval_unit` for each ply of depth
    futility: int = 100  # hundredths of the `eval_unit`,
    futility_ply: int = 100  # and as many more for each ply left
    bad_history: int = 1500  # below zero, for each ply of depth
    late: int = 3  # moves, before those that depth adds
    noisy_loss: int = 100  # hundredths of the `eval_unit` for each ply of depth
    least_reduction: int = 60  # hundredths of a ply
    reductions: int = 100  # hundredths of what depth and move number add to that


USUAL_MARGINS = Margins()


@dataclass(frozen=True, slots=True)
class Limit:
    """When to stop: at the first of these that is reached. `flag` is one byte that another thread or process sets.

    `soft` is for a clock that later moves need, too: after about as many seconds no further depth begins; sooner if the
    best move has stayed the same for some depths, later if it has just changed or its score fell.
    """

    depth: int = MAX_DEPTH
    nodes: int = 0  # 0: no limit
    seconds: float = 0.0  # 0: no limit
    flag: memoryview | None = None
    soft: float = 0.0  # 0: use all of `seconds`


@dataclass(frozen=True, slots=True)
class Line(Generic[Move]):
    """One of the best moves: its score for the side to move, and the expected continuation, `move` included.

    Moves are the board's ints in the search, and text in the game's canonical notation outside it.
    """

    move: Move
    score: int
    moves: tuple[Move, ...]
    depth: int


@dataclass(frozen=True, slots=True)
class Report:
    """The best lines, best first, and what finding them took.

    `kept` counts the table probes that found entries of earlier searches.
    """

    lines: tuple[Line[int], ...]
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
