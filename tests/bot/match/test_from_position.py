"""Matches that begin from a position: played on, taken back so far only, not in the record, exported as a whole."""

import pytest

from bot.features.offers.rules import NothingToTakeBack, Offers
from bot.features.reviews.rules import Reviews
from bot.features.studies.rules import Studies
from bot.match.move_refused import MoveRefused
from bot.match.refusals import MatchGoesOn
from bot.match.terms import MatchTerms
from storage.check import problems_of
from tests.bot.conftest import ANN

GIVEN = ("a1", "b1", "a2")
STUDY = '[Game "Tic-tac-toe"]\n\n1. a1 b1 2. a2 *\n'


async def from_study(referee, ply, study=STUDY):
    made = await referee.of(Studies).make(ANN, study)
    return await referee.of(Studies).given_moves(made, ply)


async def against_bot(referee, given, side="second"):
    return await referee.challenges.play_bot(MatchTerms("tictactoe", side, given=given, level="beginner"), ANN)


async def test_against_the_bot(referee, path):
    """The person has the side to move; the given moves stay, and the match counts in no record, on which
    `python -m storage check` agrees.
    """
    given = await from_study(referee, 3)
    assert given.moves == GIVEN
    view = await against_bot(referee, given)
    assert (view.ply, view.moves, view.match.given, view.seats[1].player) == (3, GIVEN, 3, ANN.id)
    assert view.match.may_move(ANN.id)
    with pytest.raises(NothingToTakeBack):
        await referee.of(Offers).ask("takeback", view.id, ANN.id)
    view = await referee.turns.move(view.id, ANN.id, "a3")
    view = await referee.thinking.answer(view.id)
    view = (await referee.of(Offers).ask("takeback", view.id, ANN.id)).view
    assert view.moves == GIVEN
    with pytest.raises(NothingToTakeBack):
        await referee.of(Offers).ask("takeback", view.id, ANN.id)
    assert problems_of(path) == []
    view = await referee.turns.resign(view.id, ANN.id)
    assert (view.match.result, view.ratings) == ("1-0", ())
    assert (await referee.stores.history.stats(ANN.id)).tallies == ()
    assert (await referee.lists.history(ANN.id)).entries[0].outcome == "loss"
    assert "1. a1 b1 2. a2" in await referee.queries.pgn(view.id)
    assert (await referee.queries.replay(view.id, 0)).board.ply == 0
    assert problems_of(path) == []


async def test_a_review_blames_nobody_for_what_was_given(referee):
    """Neither side has an accuracy for moves that it did not make, and they are no mistakes to be tried again."""
    view = await against_bot(referee, await from_study(referee, 3, '[Game "Tic-tac-toe"]\n\n1. a1 b1 2. c3 *\n'))
    view = await referee.turns.move(view.id, ANN.id, "a3")
    view = await referee.turns.resign(view.id, ANN.id)
    work = await referee.of(Reviews).begin(view.id, ANN.id)
    while not (found := await work.wait(1)):
        pass
    assert found.review.accuracies[0] is None
    assert all(move.ply >= 3 for move in found.review.mistakes)
    assert len(found.review.moves) == 4


async def test_where_nobody_can_play_on(referee):
    """The game is over, or a match goes on."""
    over = '[Game "Tic-tac-toe"]\n\n1. a1 b1 2. a2 b2 3. a3 1-0\n'
    with pytest.raises(MoveRefused, match="over"):
        await from_study(referee, 5, over)
    assert (await from_study(referee, 4, over)).moves == ("a1", "b1", "a2", "b2")
    view = await against_bot(referee, None, "first")
    with pytest.raises(MatchGoesOn):
        await referee.of(Studies).of_match(view.id, ANN)
    await referee.turns.resign(view.id, ANN.id)
    assert (await referee.of(Studies).of_match(view.id, ANN)).moves == ()
