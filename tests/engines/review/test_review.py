"""Reviews: which moves are mistakes, what a move cost, and how well the sides played."""

from math import exp, sqrt
from random import Random

import pytest

from engines.board import DRAW, MATE
from engines.game import GameOver, Position
from engines.registry import GAMES
from engines.review.chances import Verdict, accuracy, chance, decided, outlook, verdict
from engines.review.evaluation import evaluate
from engines.review.review import ended, every_position, judgement, one_ply_earlier, reviewed
from tests.cases import for_each
from tests.engines.connect4.bitbully import judge
from tests.long import LONG


def review(game, moves, nodes=2_000):
    """The review of a game of moves in canonical text."""
    position = Position(GAMES[game], moves=moves)
    again = Position(GAMES[game], moves=moves)
    judged = [ended(each) or judgement(evaluate(each, nodes)) for _, each in every_position(again)]
    return reviewed(position, judged[::-1])


def test_the_formulas_are_those_of_the_docstring():
    """A chance is the logistic function of the score; an accuracy falls with the root mean square of the losses and
    of a small one that is added, so that few moves prove little.
    """
    game = GAMES["xiangqi"]
    assert chance(game, 0) == 0.5
    assert chance(game, game.advantage) == pytest.approx(1 / (1 + exp(-1)))
    assert (chance(game, MATE - 7), chance(game, 7 - MATE)) == (1.0, 0.0)
    assert accuracy([0.0, 0.5]) == pytest.approx(100 * exp(-4 * sqrt((0.5**2 + 0.04**2) / 3)))
    assert [round(accuracy(losses)) for losses in ([0.02] * 40, [0.0] * 9 + [0.5])] == [92, 55]
    assert [round(accuracy([0.0] * counted)) for counted in (1, 3, 30)] == [89, 92, 97]
    assert accuracy([]) is None
    assert [verdict(loss, False) for loss in (0.04, 0.06, 0.11, 0.5)] == ["good", "inaccuracy", "mistake", "blunder"]
    assert verdict(0.0, True) == Verdict.BEST
    assert [one_ply_earlier(score) for score in (12, MATE, -MATE)] == [12, MATE - 1, 1 - MATE]


def test_a_decision_that_nobody_can_see_is_not_sure():
    """In a solved game only near ends are sure; in others every end that the search sees is."""
    solved, other = GAMES["connect4"], GAMES["gomoku"]
    near, far = MATE - solved.foresight, MATE - 41
    assert (outlook(solved, near), outlook(solved, -near)) == (1.0, 0.0)
    assert outlook(solved, far) == pytest.approx(0.5 + exp((solved.foresight - 41) / 10) / 2)
    assert outlook(solved, far) + outlook(solved, -far) == pytest.approx(1.0)
    assert outlook(other, far) == 1.0
    assert outlook(solved, 30) == chance(solved, 30)
    assert [decided(value) for value in (0.95, 0.9, 0.5, 0.1, 0.05)] == [1.0, None, None, None, 0.0]


def test_the_first_disc_at_the_edge_is_no_blunder():
    """Though the other side then wins 40 plies later, the graph hardly falls, and later moves are judged."""
    found = review("connect4", ["6", "1", "5", "1", "4", "1", "3"])
    first, blunder = found.moves[0], found.moves[3]
    assert (str(first.score), first.verdict) == ("loses in 21 moves", Verdict.GOOD)
    assert 0.45 < found.chances[1] < 0.5
    assert (blunder.verdict, found.moments(1)[-1], found.chances[-1]) == (Verdict.BLUNDER, blunder, 1.0)


@for_each("seed", range(2 if LONG else 1))
def test_every_mistake_in_connect_four_is_found(seed):
    """In random games the mistakes are the moves that change the result by an independent solver."""
    rng, worth = Random(seed), judge(book=True)
    position = Position(GAMES["connect4"], moves="44433221"[: 7 + seed % 2])
    while not position.outcome():
        position.push(rng.choice(position.legal_moves()))
    columns = "".join(position.written())
    values = [worth(columns[:number]) for number in range(7, len(columns))]
    found = review("connect4", columns).moves
    for move, before, after in zip(found[7:-1], values[:-1], values[1:], strict=True):
        assert (sign(move.best_score.value), sign(move.score.value)) == (sign(before), -sign(after))
        assert move.is_exact
    assert any(move.loss for move in found)


def sign(value):
    return (value > 0) - (value < 0)


def test_the_mistake_that_lost_is_the_turning_point():
    """A corner answered at the side loses tic-tac-toe; the rest of the game is as good as it can be."""
    found = review("tictactoe", ["a1", "b1", "b2", "c3", "a2", "c2", "a3"])
    (point,) = found.moments()
    assert (point.ply, point.move, point.loss, point.verdict) == (1, "b1", 0.5, Verdict.BLUNDER)
    assert str(point.score) == "loses in 3 moves"
    assert point.best_score.value == DRAW
    assert found.moments(0) == ()
    assert found.moments(1) == (point,)
    assert found.accuracies == (accuracy([0.0]), accuracy([0.5]))
    assert (found.chances[0], found.chances[1], found.chances[-1]) == (0.5, 0.5, 1.0)


def test_a_move_without_choice_is_no_merit_and_no_mistake():
    """Accuracies leave out forced moves."""
    found = review("tictactoe", ["b2", "a1", "c1", "a3", "a2", "c2", "b3", "b1", "c3"])
    assert not found.moves[-1].counts
    assert found.accuracies == tuple(
        accuracy([0.0] * len([move for move in found.moves if move.counts and move.side == side])) for side in (0, 1)
    )


def test_what_was_decided_is_no_mistake_and_no_merit():
    """A side that is lost loses nothing more; one that gives a won game away does, and only that counts."""
    lost = review("tictactoe", ["a1", "b1", "b2", "c1", "a2", "c2", "a3"])
    assert [(move.ply, move.side) for move in lost.moves if move.counts] == [(0, 0), (1, 1)]
    given = review("tictactoe", ["a1", "b1", "c1", "b2", "b3"])
    assert [move.ply for move in given.moves if move.loss] == [1, 2]


def test_a_cannon_given_away_is_a_mistake():
    """The cannon takes a pawn that a horse protects."""
    found = review("xiangqi", ["h2e2", "h9g7", "e2e6", "g7e6"], 20_000)
    assert found.moves[2].verdict in ("inaccuracy", "mistake", "blunder")
    assert found.moves[2].best != "e2e6"
    assert found.moments()[0].ply == 2


def test_nothing_is_evaluated_after_the_end():
    """A finished position has a result, not a best move."""
    over = Position(GAMES["tictactoe"], moves=["a1", "a2", "b1", "b2", "c1"])
    assert ended(over).score == -MATE
    with pytest.raises(GameOver):
        evaluate(over, 1_000)
    with pytest.raises(ValueError, match="5 moves need 6 judgements"):
        reviewed(over, [ended(over)])
