"""The player: from a position and a level, or a limit, to a move with its reasons as text and numbers.

The one place that does so, for the command line, the protocols and the worker processes alike. What it returns can
be pickled and read without the game.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from operator import itemgetter
from random import Random
from time import perf_counter
from typing import Any

from engines.board import BAN, EVAL_MAX, MATE, MAX_PLY, PROVEN, Board
from engines.game import Game, GameOver, Position
from engines.levels import Level, Sight
from engines.search.root import Search
from engines.search.table import TranspositionTable
from engines.search.terms import MAX_DEPTH, Limit, Line, Report
from engines.weak_search import WeakSearch

_WIDTH = 5  # of how many moves a level knows the score before it strays
_EXACT_SHARE = 0.6  # of the time that a game may take to find exact scores; the rest is left to search


@dataclass(frozen=True, slots=True)
class Score:
    """A score in the view of the side to move; `value` lies in the bands of engines/board.py."""

    value: int

    @property
    def plies(self) -> int | None:
        """How many plies away the end is if both sides play their best; None where no decision is seen."""
        size = abs(self.value)
        if size >= PROVEN:
            return MATE - size
        return BAN - size if self.by_repetition else None

    @property
    def by_repetition(self) -> bool:
        """True if the repetition rule will decide."""
        return BAN - MAX_PLY <= abs(self.value) < PROVEN

    @property
    def moves(self) -> int | None:
        """`plies` as people count: the moves that the winner still makes."""
        return None if self.plies is None else (self.plies + 1) // 2

    def __str__(self) -> str:
        if self.moves is None:
            return f"{self.value:+d}" if self.value else "0"
        verb = "wins" if self.value > 0 else "loses"
        number = "1 move" if self.moves == 1 else f"{self.moves} moves"
        return f"{verb} in {number}" + (" by repetition" if self.by_repetition else "")


@dataclass(frozen=True, slots=True)
class Variation:
    """One of the best moves and how the game may go on (`moves` begins with it), in the game's canonical notation."""

    move: str
    score: Score
    moves: tuple[str, ...]
    depth: int


@dataclass(frozen=True, slots=True)
class Choice:
    """The move to play, the best lines that were found (best first), and what finding them took.

    `move` is one of the lines' moves, not always the first. `kept` counts table entries of earlier searches that were
    met again. `exact`: the scores are the true ones, not estimates.
    """

    move: str
    lines: tuple[Variation, ...]
    depth: int
    nodes: int
    seconds: float
    kept: int
    exact: bool

    @property
    def line(self) -> Variation:
        """The variation that begins with `move`."""
        return next(line for line in self.lines if line.move == self.move)

    @property
    def score(self) -> Score:
        """The score of `move`."""
        return self.line.score


def choose(
    position: Position,
    level: Level,
    table: TranspositionTable | None,
    flag: memoryview | None,
    seconds_cap: float | None,
    rng: Random,
    lines: int = 1,
) -> Choice:
    """The move that a player of this level makes here, in at most `seconds_cap`. Raises GameOver.

    The choice has at least `lines` of the best moves, where there are as many and the level notices them.

    `flag` is one byte; once another thread or process sets it, the best move so far is returned.
    """
    booked = _booked(position) if level.book else None
    if booked:
        return replace(booked, move=rng.choice(booked.lines).move)
    if level.sight:
        return _seen(position, level.sight, rng)
    limit = limit_of(level, seconds_cap, flag)
    strays = rng.random() < level.stray and _may_stray(position)
    choice = _think(position, limit, max(lines, _WIDTH if strays else 1), table, level.exact)
    return _stray(choice, level.margin, rng) if strays else choice


def analyse(
    position: Position,
    limit: Limit,
    lines: int = 1,
    table: TranspositionTable | None = None,
    listener: Callable[[Choice], None] | None = None,
) -> Choice:
    """The best `lines` moves within `limit`; `listener` hears of every depth that is finished. Raises GameOver.

    A limit of time alone may be answered by what the game knows exactly; with `depth` or `nodes` it is a search.
    """
    exact = limit.seconds > 0 and limit.depth >= MAX_DEPTH and not limit.nodes
    return _think(position, limit, lines, table, exact, listener)


def known(position: Position, seconds: float, flag: memoryview | None = None) -> Choice | None:
    """Every legal move with its true score, best first, where the game knows better than search; else None.

    Takes about `seconds` at most. Raises GameOver.
    """
    outcome = position.outcome()
    if outcome:
        raise GameOver(outcome)
    started = perf_counter()
    lines = position.game.exact(position.board, seconds, flag)
    if lines is None:
        return None
    return _told(position, Report(lines, lines[0].depth, 0, perf_counter() - started, 0), exact=True)


def limit_of(level: Level, seconds_cap: float | None = None, flag: memoryview | None = None) -> Limit:
    """How far a level looks, in at most `seconds_cap`."""
    seconds = min(level.seconds or seconds_cap or 0.0, seconds_cap or level.seconds)
    return Limit(level.depth or MAX_DEPTH, level.nodes, seconds, flag)


def rest_of(limit: Limit, spent: float) -> Limit:
    """What is left of a limit of time after so many seconds: something, always."""
    soft = max(limit.soft - spent, 0.001) if limit.soft else 0.0
    return replace(limit, seconds=max(limit.seconds - spent, 0.001), soft=soft)


def _booked(position: Position) -> Choice | None:
    """What the game's opening book says here, found without a search: depth 0, no nodes. None where it says nothing."""
    started = perf_counter()
    moves = {} if position.outcome() else position.game.opening(position.board)
    if not moves:
        return None
    lines = tuple(Line(move, score, (move,), 0) for move, score in moves.items())
    return _told(position, Report(lines, 0, 0, perf_counter() - started, 0))


def _seen(position: Position, sight: Sight, rng: Random) -> Choice:
    """What a weak player notices, best first as it judges them."""
    outcome = position.outcome()
    if outcome:
        raise GameOver(outcome)
    started = perf_counter()
    search = WeakSearch(position.board, sight, rng.getrandbits(32))
    judged = [(move, _doubted(score, sight.doubt, rng)) for move, score in search.scores()]
    rng.shuffle(judged)
    judged.sort(key=itemgetter(1), reverse=True)
    lines = tuple(Line(move, score, (move,), sight.plies) for move, score in judged)
    return _told(position, Report(lines, sight.plies, search.nodes, perf_counter() - started, 0))


def _doubted(score: int, doubt: int, rng: Random) -> int:
    """A score as it is misjudged; nobody misjudges an end of the game that is seen."""
    if abs(score) > EVAL_MAX:
        return score
    return max(-EVAL_MAX, min(EVAL_MAX, score + round(rng.gauss(0, doubt))))


def _think(
    position: Position,
    limit: Limit,
    lines: int,
    table: TranspositionTable | None,
    exact: bool,
    listener: Callable[[Choice], None] | None = None,
) -> Choice:
    """The best lines, told of as text; the best move is the one to play."""
    outcome = position.outcome()
    if outcome:
        raise GameOver(outcome)
    started = perf_counter()
    if limit.seconds and len(position.legal_moves()) == 1:
        limit = replace(limit, depth=1)
    elif limit.seconds and exact:
        found = known(position, _EXACT_SHARE * limit.seconds, limit.flag)
        spent = perf_counter() - started
        if found:
            return replace(found, lines=found.lines[:lines])
        limit = rest_of(limit, spent)
    tell = None if listener is None else lambda report: listener(_told(position, report))
    return _told(position, Search(position.board, table).think(limit, lines, tell))


def _told(position: Position, report: Report, exact: bool = False) -> Choice:
    lines = tuple(_variation(position, line) for line in report.lines)
    return Choice(lines[0].move, lines, report.depth, report.nodes, report.seconds, report.kept, exact)


def _variation(position: Position, line: Line) -> Variation:
    moves = _texts(position.game, position.board, line.moves)
    return Variation(moves[0], Score(line.score), moves, line.depth)


def _texts(game: Game[Any], board: Board, moves: Sequence[int]) -> tuple[str, ...]:
    """The moves one after another as text; the board is left as it was given."""
    texts = []
    for move in moves:
        texts.append(game.write_move(board, move))
        board.make(move)
    for _ in moves:
        board.unmake()
    return tuple(texts)


def _may_stray(position: Position) -> bool:
    """Not on every third move of a side: so that nobody strays three times in a row."""
    return len(position.moves) // 2 % 3 < 2


def _stray(choice: Choice, margin: int, rng: Random) -> Choice:
    """The same lines with one of the moves that score at most `margin` below the best."""
    best = choice.lines[0].score.value
    near = [line.move for line in choice.lines if best - line.score.value <= margin]
    return replace(choice, move=rng.choice(near))
