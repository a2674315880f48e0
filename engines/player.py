"""The player: from a position and a level, or a limit, to the move to play, with its lines and scores.

The command line, the protocols and the worker processes use it. Its answers can be pickled and read without the game.
"""

from collections.abc import Callable
from dataclasses import replace
from operator import itemgetter
from random import Random
from time import perf_counter

from engines.answer import Answer
from engines.board import EVAL_MAX
from engines.game import Position
from engines.levels import Level, Sight
from engines.search.root import Search
from engines.search.table import TranspositionTable
from engines.search.terms import MAX_DEPTH, Limit, Line, Report
from engines.weak_search import WeakSearch

_WIDTH = 5  # moves whose scores a level knows when it strays
_EXACT_SHARE = 0.6  # share of the time for the game's exact scores; the rest is for the search


def choose(
    position: Position,
    level: Level,
    table: TranspositionTable | None,
    flag: memoryview | None,
    seconds_cap: float | None,
    rng: Random,
    lines: int = 1,
) -> Answer:
    """The move that a player of this level makes here, in at most `seconds_cap`. Raises GameOver.

    The answer has at least the best `lines` moves, if the level notices as many. `flag` is one byte; once another
    thread or process sets it, the best move so far is returned.
    """
    booked = _booked(position) if level.book else None
    if booked:
        return replace(booked, move=rng.choice(booked.lines).move)
    if level.sight:
        return _weak_answer(position, level.sight, rng)
    limit = limit_of(level, seconds_cap, flag)
    strays = rng.random() < level.stray and _may_stray(position)
    answer = _search(position, limit, max(lines, _WIDTH if strays else 1), table, level.solves)
    return _stray(answer, level.margin, rng) if strays else answer


def analyse(
    position: Position,
    limit: Limit,
    lines: int = 1,
    table: TranspositionTable | None = None,
    listener: Callable[[Answer], None] | None = None,
) -> Answer:
    """The best `lines` moves within `limit`; `listener` is called after every finished depth. Raises GameOver.

    With a limit of time alone the answer may be what the game knows exactly; with `depth` or `nodes` it is a search.
    """
    solves = limit.seconds > 0 and limit.depth >= MAX_DEPTH and not limit.nodes
    return _search(position, limit, lines, table, solves, listener)


def known(position: Position, seconds: float, flag: memoryview | None = None) -> Answer | None:
    """Every legal move with its exact score, best first, if the game knows them; else None.

    Takes about `seconds` at most. Raises GameOver.
    """
    position.check_open()
    started = perf_counter()
    lines = position.game.solve(position.board, seconds, flag)
    if lines is None:
        return None
    return _as_answer(position, Report(lines, lines[0].depth, 0, perf_counter() - started, 0), exact=True)


def limit_of(level: Level, seconds_cap: float | None = None, flag: memoryview | None = None) -> Limit:
    """The search limit of a level, with at most `seconds_cap`."""
    seconds = min(level.seconds or seconds_cap or 0.0, seconds_cap or level.seconds)
    return Limit(level.depth or MAX_DEPTH, level.nodes, seconds, flag)


def rest_of(limit: Limit, spent: float) -> Limit:
    """What is left of a limit of time after `spent` seconds; never zero."""
    soft = max(limit.soft - spent, 0.001) if limit.soft else 0.0
    return replace(limit, seconds=max(limit.seconds - spent, 0.001), soft=soft)


def _booked(position: Position) -> Answer | None:
    """The opening book's moves as an answer of depth 0 and no nodes; None if there are none."""
    started = perf_counter()
    moves = {} if position.outcome() else position.game.book_moves(position.board)
    if not moves:
        return None
    lines = tuple(Line(move, score, (move,), 0) for move, score in moves.items())
    return _as_answer(position, Report(lines, 0, 0, perf_counter() - started, 0))


def _weak_answer(position: Position, sight: Sight, rng: Random) -> Answer:
    """What a weak player notices, best first as it judges them."""
    position.check_open()
    started = perf_counter()
    search = WeakSearch(position.board, sight, rng.getrandbits(32))
    judged = [(move, _doubted(score, sight.doubt, rng)) for move, score in search.scores()]
    rng.shuffle(judged)
    judged.sort(key=itemgetter(1), reverse=True)
    lines = tuple(Line(move, score, (move,), sight.plies) for move, score in judged)
    return _as_answer(position, Report(lines, sight.plies, search.nodes, perf_counter() - started, 0))


def _doubted(score: int, doubt: int, rng: Random) -> int:
    """A score as the player misjudges it; a forced end that is seen is not misjudged."""
    if abs(score) > EVAL_MAX:
        return score
    return max(-EVAL_MAX, min(EVAL_MAX, score + round(rng.gauss(0, doubt))))


def _search(
    position: Position,
    limit: Limit,
    lines: int,
    table: TranspositionTable | None,
    solves: bool,
    listener: Callable[[Answer], None] | None = None,
) -> Answer:
    """The best lines as text; the best move is the one to play."""
    position.check_open()
    started = perf_counter()
    if limit.seconds and len(position.legal_moves()) == 1:
        limit = replace(limit, depth=1)
    elif limit.seconds and solves:
        found = known(position, _EXACT_SHARE * limit.seconds, limit.flag)
        spent = perf_counter() - started
        if found:
            return replace(found, lines=found.lines[:lines])
        limit = rest_of(limit, spent)
    tell = None if listener is None else lambda report: listener(_as_answer(position, report))
    return _as_answer(position, Search(position.board, table).think(limit, lines, tell))


def _as_answer(position: Position, report: Report, exact: bool = False) -> Answer:
    lines = tuple(_written(position, line) for line in report.lines)
    return Answer(lines[0].move, lines, report.depth, report.nodes, report.seconds, report.kept, exact)


def _written(position: Position, line: Line[int]) -> Line[str]:
    moves = tuple(position.game.write_line(position.board, line.moves))
    return Line(moves[0], line.score, moves, line.depth)


def _may_stray(position: Position) -> bool:
    """False on every third move of a side, so that nobody strays three times in a row."""
    return len(position.moves) // 2 % 3 < 2


def _stray(answer: Answer, margin: int, rng: Random) -> Answer:
    """The same answer with a random one of the moves that score at most `margin` below the best; 0 for a forced end."""
    best = answer.lines[0].score
    least = best if abs(best) > EVAL_MAX else best - margin
    near = [line.move for line in answer.lines if line.score >= least]
    return replace(answer, move=rng.choice(near))
