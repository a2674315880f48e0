"""Blocks, and pauses between challenges that were refused."""

from datetime import timedelta

import pytest

from bot.discord.place import NOWHERE
from bot.features.challenges.invitations import Invitations
from bot.features.challenges.rematches import Rematches
from bot.match.referee import Referee
from bot.match.refusals import Blocked, SelfBlock, SlowDown
from bot.match.terms import MatchTerms
from storage.blocks import end_pauses
from storage.database import Database
from tests.bot.conftest import ANN, BOB, EVE, Clock, between_people


async def refused(referee: Referee, answer: str = "decline") -> int:
    """Ann's challenge to Bob, which he declines or she withdraws; its number."""
    asked = await referee.challenges.challenge(MatchTerms("connect4"), ANN, BOB)
    act, person = (referee.challenges.decline, BOB) if answer == "decline" else (referee.challenges.withdraw, ANN)
    assert (await act(asked.id, person.id)).match.status == ("declined" if answer == "decline" else "withdrawn")
    return asked.id


async def test_refused_challenges_wait_longer_each_time(referee: Referee, clock: Clock) -> None:
    """A minute, ten minutes, an hour, a day, whether they were declined or withdrawn; meanwhile the other direction and
    other people are free.
    """
    pauses = (timedelta(minutes=1), timedelta(minutes=10), timedelta(hours=1), timedelta(days=1))
    for pause, answer in zip(pauses, ("withdraw", "decline", "decline", "withdraw"), strict=True):
        await refused(referee, answer)
        with pytest.raises(SlowDown) as told:
            await referee.challenges.challenge(MatchTerms("tictactoe"), ANN, BOB)
        assert told.value.until == clock() + pause
        clock.pass_by(pause - timedelta(seconds=1))
        with pytest.raises(SlowDown):
            await referee.challenges.challenge(MatchTerms("connect4"), ANN, BOB)
        clock.pass_by(timedelta(seconds=1))
    await refused(referee)
    await referee.challenges.challenge(MatchTerms("connect4"), BOB, ANN)
    await referee.challenges.challenge(MatchTerms("connect4"), ANN, EVE)


async def test_a_refusal_is_stored_with_its_pause(referee: Referee, db: Database) -> None:
    """One transaction stores both: nobody who declined is told that it could not be stored."""
    for act in (referee.challenges.decline, referee.challenges.withdraw):
        person = BOB if act == referee.challenges.decline else ANN
        asked = await referee.challenges.challenge(MatchTerms("connect4"), ANN, BOB)
        before = db.written
        await act(asked.id, person.id)
        assert db.written == before + 1
        await db.write(lambda write: end_pauses(write, ANN.id, BOB.id))


async def test_an_accepted_challenge_ends_the_count(referee: Referee, clock: Clock) -> None:
    """After a match between the two the next refusal counts as the first."""
    for _ in range(2):
        await refused(referee)
        clock.pass_by(timedelta(minutes=10))
    await between_people(referee)
    await refused(referee)
    clock.pass_by(timedelta(minutes=1))
    await referee.challenges.challenge(MatchTerms("connect4"), ANN, BOB)


async def test_who_accepts_a_challenge_need_not_wait_after_an_older_refusal(referee: Referee) -> None:
    """Bob, who declined, asks Ann himself later; after that match she may ask for a rematch at once."""
    await refused(referee)
    asked = await referee.challenges.challenge(MatchTerms("connect4"), BOB, ANN)
    view = await referee.challenges.accept(asked.id, ANN)
    await referee.turns.resign(view.id, ANN.id)
    assert (await referee.of(Rematches).rematch(view.id, ANN)).match.status == "challenged"


async def test_a_rematch_that_was_declined_or_withdrawn_waits_too(referee: Referee, clock: Clock) -> None:
    """The button Rematch pings the opponent as a challenge does."""
    view = await between_people(referee, "connect4")
    await referee.turns.resign(view.id, ANN.id)
    for refuse, person in ((referee.challenges.decline, BOB), (referee.challenges.withdraw, ANN)):
        await refuse((await referee.of(Rematches).rematch(view.id, ANN)).id, person.id)
        with pytest.raises(SlowDown):
            await referee.of(Rematches).rematch(view.id, ANN)
        clock.pass_by(timedelta(minutes=1))


async def test_who_was_refused_may_join_what_anybody_may(referee: Referee) -> None:
    """The pause keeps people from asking again; an open invitation asks them. Who is blocked cannot join it either."""
    invitations = referee.of(Invitations)
    await refused(referee)
    asked = await invitations.invite(MatchTerms("connect4"), BOB, NOWHERE)
    await referee.blocks.block(BOB.id, ANN)
    with pytest.raises(Blocked):
        await invitations.join(asked.id, ANN, NOWHERE)
    await referee.stores.blocks.remove(BOB.id, ANN.id)
    assert (await invitations.join(asked.id, ANN, NOWHERE)).match.playing


async def test_who_is_blocked_cannot_challenge(referee: Referee) -> None:
    """A blocked person can begin neither a challenge nor a rematch; the person who blocked can, and can unblock."""
    view = await between_people(referee, "connect4")
    await referee.turns.resign(view.id, ANN.id)
    assert await referee.blocks.block(BOB.id, ANN) == []
    for begins in (
        referee.challenges.challenge(MatchTerms("tictactoe"), ANN, BOB),
        referee.of(Rematches).rematch(view.id, ANN),
    ):
        with pytest.raises(Blocked):
            await begins
    assert [player.name for player in await referee.stores.blocks.of(BOB.id)] == ["Ann"]
    await referee.challenges.challenge(MatchTerms("tictactoe"), BOB, ANN)
    assert [await referee.stores.blocks.remove(BOB.id, ANN.id) for _ in range(2)] == [True, False]
    assert (await referee.of(Rematches).rematch(view.id, ANN)).match.status == "challenged"


async def test_blocking_ends_the_challenges_between_the_two(referee: Referee, clock: Clock) -> None:
    """Theirs is declined and one's own withdrawn, with the usual pauses; others stay. Blocking twice is no error,
    blocking oneself is.
    """
    theirs = await referee.challenges.challenge(MatchTerms("connect4"), ANN, BOB)
    own = await referee.challenges.challenge(MatchTerms("tictactoe"), BOB, ANN)
    other = await referee.challenges.challenge(MatchTerms("connect4"), EVE, BOB)
    ended = {each.id: each.status for each in await referee.blocks.block(BOB.id, ANN)}
    assert ended == {theirs.id: "declined", own.id: "withdrawn"}
    assert [each.id for each in await referee.stores.matches.open_of(BOB.id)] == [other.id]
    for one, two in ((ANN, BOB), (BOB, ANN)):
        pause = await referee.stores.blocks.pause(one.id, two.id)
        assert pause
        assert (pause.refusals, pause.until) == (1, clock() + timedelta(minutes=1))
    assert await referee.blocks.block(BOB.id, ANN) == []
    with pytest.raises(SelfBlock):
        await referee.blocks.block(BOB.id, BOB)
