"""The analyst: every column's exact score, from the book and the solver, within a deadline."""

from time import monotonic

import pytest

from engines.connect4.analysis import Analyst
from engines.connect4.book import BOOK, Book
from engines.connect4.position import InvalidPosition
from engines.connect4.solver import Solver
from tests.engines.connect4.test_solver import brute_force, is_over, stones_of, unfinished
from tests.long import LONG


def test_columns_without_a_book_are_worth_what_a_plain_search_says() -> None:
    """Each column's score, None if it is full, and the first best column from the centre."""
    solver = Solver()
    for columns in unfinished(34, 20 if LONG else 6, seed=1):
        analysis = Analyst(solver, None).analyse(*stones_of(columns))
        assert analysis is not None
        for sign, score in zip("1234567", analysis.scores, strict=True):
            assert score == (None if columns.count(sign) == 6 else -brute_force(columns + sign)), (columns, sign)
        best = next(column for column in (3, 2, 4, 1, 5, 0, 6) if analysis.scores[column] == analysis.score)
        assert (analysis.score, analysis.best) == (analysis.score, best) == solver.best(stones_of(columns))


def test_playing_on_keeps_the_score_for_both_sides() -> None:
    """Every column of the line is a best one when it is played, and the line ends with the game."""
    analyst = Analyst(Solver(), None)
    for columns in unfinished(31, 10, seed=23):
        first = analyst.analyse(*stones_of(columns))
        assert first is not None
        score = first.score
        for column in analyst.play_on(*stones_of(columns), first.best):
            here = analyst.analyse(*stones_of(columns))
            assert here is not None
            assert here.scores[column] == here.score == score
            columns, score = columns + str(column + 1), -score
        assert is_over(columns) or len(columns) == 42


@pytest.mark.slow
def test_known_bounds_change_no_score() -> None:
    """With bounds from the book's positions one stone before, columns after eight stones score as without a book."""
    solver = Solver()
    with_book, without = Analyst(solver, Book()), Analyst(solver, None)
    for columns in unfinished(8, 4 if LONG else 2, seed=24):
        stones = stones_of(columns)
        assert with_book.analyse(*stones) == without.analyse(*stones)


def test_a_passed_deadline_gives_no_answer() -> None:
    """Without enough time the answer is None, and the next request works."""
    analyst = Analyst(Solver(), None)
    assert analyst.analyse(0, 0, deadline=monotonic()) is None
    late = stones_of(next(unfinished(34, 1, seed=22)))
    assert analyst.analyse(*late) is not None


def test_a_finished_game_is_refused() -> None:
    with pytest.raises(InvalidPosition):
        Analyst(Solver(), None).analyse(*stones_of("1212121"))


@pytest.mark.skipif(not BOOK.exists(), reason="no opening book here: see tests.benchmarks.make.connect4_book")
def test_the_opening_is_answered_from_the_book_alone() -> None:
    """The empty board's columns and move need no node."""
    solver = Solver()
    analyst = Analyst(solver, Book())
    analysis = analyst.analyse(0, 0)
    assert analysis is not None
    assert analysis.scores == (-2, -1, 0, 1, 0, -1, -2)
    assert analysis.best == 3
    assert solver.nodes == 0
