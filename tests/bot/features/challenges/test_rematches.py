"""What may follow a match."""

import pytest

from bot.features.challenges.rematches import Rematches
from bot.match.referee import Referee
from bot.match.refusals import OwnMatch
from bot.match.terms import GivenMoves, MatchTerms
from tests.bot.conftest import ANN, between_people


async def test_no_rematch_plays_ones_own_match(referee: Referee) -> None:
    """A match against the bot from a position is not played again while the person plays in that position: the bot
    would play for them.
    """
    terms = MatchTerms("tictactoe", "first", given=GivenMoves("", ("b2", "a1")), level="hard")
    old = await referee.challenges.play_bot(terms, ANN)
    await referee.turns.resign(old.id, ANN.id)
    rival = await between_people(referee, moves="b2 a1")
    with pytest.raises(OwnMatch):
        await referee.of(Rematches).rematch(old.id, ANN)
    await referee.turns.resign(rival.id, ANN.id)
    assert (await referee.of(Rematches).rematch(old.id, ANN)).moves == ("b2", "a1")
