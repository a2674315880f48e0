"""Blocks, and pauses between challenges that were refused."""

from datetime import timedelta

import pytest

from bot import installed
from bot.features.challenges.rematches import Rematches
from bot.match.referee import Referee
from bot.match.refusals import Blocked, SelfBlock, SlowDown
from bot.match.terms import MatchTerms
from storage.database import Database
from tests.bot.conftest import ANN, BOB, EVE, Clock
from tests.bot.local_engine import LocalEngine


async def test_refused_challenges_wait_longer_each_time(referee: Referee, clock: Clock) -> None:
    """A minute, ten minutes, an hour, a day; meanwhile the other direction and other people are free."""
    for pause in (timedelta(minutes=1), timedelta(minutes=10), timedelta(hours=1), timedelta(days=1)):
        asked = await referee.challenges.challenge(MatchTerms("connect4"), ANN, BOB)
        await referee.challenges.decline(asked.id, BOB.id)
        with pytest.raises(SlowDown) as refused:
            await referee.challenges.challenge(MatchTerms("tictactoe"), ANN, BOB)
        assert refused.value.until == clock() + pause
        clock.pass_by(pause - timedelta(seconds=1))
        with pytest.raises(SlowDown):
            await referee.challenges.challenge(MatchTerms("connect4"), ANN, BOB)
        clock.pass_by(timedelta(seconds=1))
    await referee.challenges.challenge(MatchTerms("connect4"), BOB, ANN)
    await referee.challenges.challenge(MatchTerms("connect4"), ANN, EVE)


async def test_an_accepted_challenge_ends_the_count(referee: Referee, clock: Clock) -> None:
    """After a match between the two the next refusal counts as the first."""
    for _ in range(2):
        asked = await referee.challenges.challenge(MatchTerms("connect4"), ANN, BOB)
        await referee.challenges.decline(asked.id, BOB.id)
        clock.pass_by(timedelta(minutes=10))
    asked = await referee.challenges.challenge(MatchTerms("connect4"), ANN, BOB)
    await referee.challenges.accept(asked.id, BOB)
    asked = await referee.challenges.challenge(MatchTerms("tictactoe"), ANN, BOB)
    await referee.challenges.decline(asked.id, BOB.id)
    clock.pass_by(timedelta(minutes=1))
    await referee.challenges.challenge(MatchTerms("tictactoe"), ANN, BOB)


async def test_a_rematch_that_was_declined_or_withdrawn_waits_too(referee: Referee, clock: Clock) -> None:
    """The button Rematch pings the opponent as a challenge does."""
    asked = await referee.challenges.challenge(MatchTerms("connect4", "first"), ANN, BOB)
    view = await referee.challenges.accept(asked.id, BOB)
    await referee.turns.resign(view.id, ANN.id)
    again = await referee.of(Rematches).rematch(view.id, ANN)
    await referee.challenges.decline(again.id, BOB.id)
    with pytest.raises(SlowDown):
        await referee.of(Rematches).rematch(view.id, ANN)
    clock.pass_by(timedelta(minutes=1))
    again = await referee.of(Rematches).rematch(view.id, ANN)
    await referee.challenges.withdraw(again.id, ANN.id)
    with pytest.raises(SlowDown):
        await referee.of(Rematches).rematch(view.id, ANN)


async def test_pauses_outlive_a_restart(db: Database, clock: Clock, referee: Referee) -> None:
    """Pauses are stored."""
    asked = await referee.challenges.challenge(MatchTerms("connect4"), ANN, BOB)
    await referee.challenges.decline(asked.id, BOB.id)
    async with Referee(db, LocalEngine(), installed.services(), clock=clock, sweep=3600) as later:
        with pytest.raises(SlowDown):
            await later.challenges.challenge(MatchTerms("connect4"), ANN, BOB)


async def test_who_is_blocked_cannot_challenge(referee: Referee) -> None:
    """A blocked person can begin neither a challenge nor a rematch; the person who blocked can, and can unblock."""
    asked = await referee.challenges.challenge(MatchTerms("connect4", "first"), ANN, BOB)
    view = await referee.challenges.accept(asked.id, BOB)
    await referee.turns.resign(view.id, ANN.id)
    assert await referee.blocks.block(BOB.id, ANN) == []
    with pytest.raises(Blocked):
        await referee.challenges.challenge(MatchTerms("tictactoe"), ANN, BOB)
    with pytest.raises(Blocked):
        await referee.of(Rematches).rematch(view.id, ANN)
    assert [player.name for player in await referee.stores.blocks.of(BOB.id)] == ["Ann"]
    await referee.challenges.challenge(MatchTerms("tictactoe"), BOB, ANN)
    assert await referee.stores.blocks.remove(BOB.id, ANN.id)
    assert not await referee.stores.blocks.remove(BOB.id, ANN.id)
    assert (await referee.of(Rematches).rematch(view.id, ANN)).status == "challenged"


async def test_blocking_tells_which_challenges_wait(referee: Referee) -> None:
    """The challenges listed are those of the blocked person; blocking twice is no error, blocking oneself is."""
    asked = await referee.challenges.challenge(MatchTerms("connect4"), ANN, BOB)
    await referee.challenges.challenge(MatchTerms("connect4"), EVE, BOB)
    for _ in range(2):
        assert await referee.blocks.block(BOB.id, ANN) == [asked.id]
    with pytest.raises(SelfBlock):
        await referee.blocks.block(BOB.id, BOB)
