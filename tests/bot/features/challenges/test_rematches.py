"""What may follow a match."""

import pytest

from bot.discord.place import Place
from bot.features.challenges.rematches import Rematches
from bot.features.servers.rules import Moderation
from bot.match.referee import Referee
from bot.match.refusals import OwnMatch
from bot.match.terms import GivenMoves, MatchTerms
from tests.bot.conftest import ANN, BOB, EVE, between_people


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


async def test_the_score_of_a_series_has_what_is_counted(referee: Referee) -> None:
    """A match that a moderator ended is no half point for each: nothing stands below the board of its rematch."""
    old = await between_people(referee, moves="b2 a1", place=Place(5, 6))
    await referee.of(Moderation).end(old.id, 5, EVE.id)
    asked = await referee.of(Rematches).rematch(old.id, ANN, Place(5, 6))
    again = await referee.challenges.accept(asked.id, BOB, Place(5, 6))
    assert again.series is None
    await referee.turns.resign(again.id, ANN.id)
    assert (await referee.stores.view(again.id)).series is None
