"""How matches begin."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.discord.place import Person, Place
from bot.features.challenges.invitations import Invitations
from bot.features.challenges.rematches import Rematches
from bot.features.servers.rules import Moderation
from bot.match.admission import OPEN_LIMIT
from bot.match.referee import Referee
from bot.match.refusals import (
    BadChoice,
    Blocked,
    BotChallenge,
    ChallengedAlready,
    ChallengePending,
    MatchGoesOn,
    NotYourMatch,
    SelfChallenge,
    SlowDown,
    TooManyMatches,
)
from bot.match.state import Cause, Change, MatchView
from bot.match.terms import GivenMoves, MatchTerms
from storage.errors import OfferGone, RematchExists, WrongStatus
from storage.rows import Match, Timing
from tests.bot.conftest import ANN, BOB, EVE, Clock, against_bot, between_people, eventually
from tests.cases import for_each


async def test_drawn_sides_fall_either_way(referee: Referee) -> None:
    views = [await referee.challenges.play_bot(MatchTerms("tictactoe", "drawn", level="easy"), ANN) for _ in range(12)]
    assert {view.match.side_of(ANN.id) for view in views} == {0, 1}


async def test_a_challenge_is_played_once_accepted(referee: Referee, clock: Clock) -> None:
    """Before the answer nobody moves; after it the first side has its time."""
    asked = await referee.challenges.challenge(MatchTerms("tictactoe", "second"), ANN, BOB)
    assert (asked.match.status, asked.match.challenged, asked.legal) == ("challenged", BOB.id, ())
    with pytest.raises(WrongStatus):
        await referee.turns.move(asked.id, BOB.id, "b2")
    view = await referee.challenges.accept(asked.id, BOB)
    assert view.match.may_move(BOB.id)
    assert view.match.timing.deadline == clock() + timedelta(days=3)


async def test_nobody_plays_where_they_are_suspended(referee: Referee) -> None:
    """Neither a challenge by name, nor a rematch, nor their own earlier open challenge begins a match there; elsewhere
    one does. The earlier challenge stays closed when they may play again.
    """
    here, invitations = Place(5, 6), referee.of(Invitations)
    over = await between_people(referee, "xiangqi", place=here)
    await referee.turns.resign(over.id, ANN.id)
    asked = await invitations.invite(MatchTerms("tictactoe"), BOB, here)
    await referee.of(Moderation).suspend(5, BOB, "rude", None)
    for begins in (
        referee.challenges.challenge(MatchTerms("connect4"), ANN, BOB, here),
        referee.of(Rematches).rematch(over.id, ANN, here),
        invitations.join(asked.id, EVE, here),
    ):
        with pytest.raises(Blocked):
            await begins
    elsewhere = await referee.challenges.challenge(MatchTerms("connect4"), ANN, BOB, Place(7, 8))
    assert elsewhere.match.status == "challenged"
    await referee.stores.suspensions.lift(5, BOB.id)
    with pytest.raises(OfferGone):
        await invitations.join(asked.id, EVE, here)
    asked = await invitations.invite(MatchTerms("tictactoe"), BOB, here)
    assert (await invitations.join(asked.id, EVE, here)).match.status == "playing"


async def test_impossible_challenges_are_refused(referee: Referee) -> None:
    """Oneself, another bot, unknown games, levels, sides and clocks."""
    for other, refusal in ((ANN, SelfChallenge), (Person(9, "Other bot", is_bot=True), BotChallenge)):
        with pytest.raises(refusal):
            await referee.challenges.challenge(MatchTerms("tictactoe"), ANN, other)
    possible = MatchTerms("tictactoe", "first", level="easy")
    for change in ({"game": "chess"}, {"level": "god"}, {"side": "x"}, {"clock": "live-1-1"}):
        with pytest.raises(BadChoice):
            await referee.challenges.play_bot(replace(possible, **change), ANN)
    assert await referee.lists.in_progress(ANN.id) == ()


async def test_open_matches_are_limited(referee: Referee) -> None:
    """Nobody opens more matches than a menu can list; a finished one makes room."""
    views = [await against_bot(referee) for _ in range(OPEN_LIMIT)]
    with pytest.raises(TooManyMatches):
        await against_bot(referee)
    asked = await referee.challenges.challenge(MatchTerms("tictactoe"), BOB, ANN)
    with pytest.raises(TooManyMatches):
        await referee.challenges.accept(asked.id, ANN)
    await referee.turns.resign(views[0].id, ANN.id)
    assert (await referee.challenges.accept(asked.id, ANN)).match.playing


async def test_the_challenges_of_others_take_no_room(referee: Referee) -> None:
    """However many people challenge a person, that person can begin a match."""
    for number in range(OPEN_LIMIT):
        await referee.challenges.challenge(MatchTerms("tictactoe"), Person(2000 + number, "Fan"), ANN)
    assert (await against_bot(referee)).match.playing


async def test_an_unanswered_challenge_expires(referee: Referee, clock: Clock, heard: list[Change]) -> None:
    """After its time, and not before, a sweep ends the challenge and the listener is told."""
    asked = await referee.challenges.challenge(MatchTerms("tictactoe"), ANN, BOB)
    clock.pass_by(timedelta(minutes=59))
    await referee.sweep()
    assert (await referee.stores.view(asked.id)).match.status == "challenged"
    clock.pass_by(timedelta(minutes=1))
    await referee.sweep()
    await eventually(lambda: bool(heard))
    assert (heard[0].cause, heard[0].view.match.status) == (Cause.EXPIRED, "expired")
    with pytest.raises(WrongStatus):
        await referee.challenges.accept(asked.id, BOB)


async def test_a_rematch_against_the_bot_swaps_sides(referee: Referee) -> None:
    """The rematch has the same game and level, and the bot moves first. There is only one at a time: once that is over,
    too, its old board leads to the next.
    """
    old = await against_bot(referee, level="hard")
    with pytest.raises(MatchGoesOn):
        await referee.of(Rematches).rematch(old.id, ANN)
    await referee.turns.resign(old.id, ANN.id)
    with pytest.raises(NotYourMatch):
        await referee.of(Rematches).rematch(old.id, EVE)
    again = await referee.of(Rematches).rematch(old.id, ANN, Place(1, 2))
    assert (again.game, again.seats[0].level, again.match.side_of(ANN.id)) == (old.game, "hard", 1)
    assert (again.match.bot_to_move, again.match.rematch_of, again.match.channel_id) == (True, old.id, 2)
    for refused in (referee.of(Rematches).rematch(old.id, ANN), referee.of(Rematches).other_level(old.id, ANN)):
        with pytest.raises(RematchExists):
            await refused
    await referee.turns.resign(again.id, ANN.id)
    easier = await referee.of(Rematches).other_level(old.id, ANN, lower=True)
    assert (easier.seats[1].level, easier.match.side_of(ANN.id), easier.match.rematch_of) == ("medium", 0, again.id)
    await referee.turns.resign(easier.id, ANN.id)
    third = await referee.of(Rematches).rematch(old.id, ANN)
    assert (third.seats[0].level, third.match.side_of(ANN.id), third.match.rematch_of) == ("hard", 1, easier.id)


async def test_what_follows_a_match_keeps_the_clock(referee: Referee) -> None:
    """Whoever plays against time goes on to do so."""
    terms = MatchTerms("tictactoe", "first", "live-300-5", level="easy")
    old = await referee.turns.resign((await referee.challenges.play_bot(terms, ANN)).id, ANN.id)
    for begin in (referee.of(Rematches).rematch, referee.of(Rematches).other_level):
        following = await begin(old.id, ANN)
        assert following.match.clock == "live-300-5"
        await referee.turns.resign(following.id, ANN.id)


@for_each("place", [Place(5, 6), Place(5, 7), Place(None, 99), Place(8, 9)])
async def test_a_rematch_is_asked_for_where_both_can_be(referee: Referee, place: Place) -> None:
    """From another channel, also by the touch board, the question goes to the board's, where it is read."""
    old = await between_people(referee, place=Place(5, 6))
    await referee.turns.resign(old.id, BOB.id)
    asked = await referee.of(Rematches).rematch(old.id, BOB, place)
    assert asked.place == Place(5, 6)
    await referee.challenges.expire(asked.id, counted=False)


async def test_a_rematch_is_a_challenge_as_any_other(referee: Referee) -> None:
    """Two people have one challenge of a game between them, whichever matches they ask to repeat: each one pings. Who
    asks for the same as the other accepts it.
    """
    first, second = [await between_people(referee) for _ in range(2)]
    for each in (first, second):
        await referee.turns.resign(each.id, BOB.id)
    asked = await referee.of(Rematches).rematch(first.id, ANN)
    for again in (
        referee.of(Rematches).rematch(second.id, ANN),
        referee.challenges.challenge(MatchTerms("tictactoe"), ANN, BOB),
    ):
        with pytest.raises(ChallengePending) as refused:
            await again
        assert refused.value.match_id == asked.id
    with pytest.raises(ChallengedAlready):
        await referee.challenges.challenge(MatchTerms("tictactoe", "second"), BOB, ANN)
    begun = await referee.of(Rematches).rematch(second.id, BOB)
    assert (begun.id, begun.match.playing) == (asked.id, True)
    assert (await referee.of(Rematches).rematch(second.id, BOB)).match.status == "challenged"


async def test_who_was_refused_need_not_wait_to_answer(referee: Referee) -> None:
    """A challenge to somebody who challenges the person now is their answer, however lately they declined one."""
    declined = await referee.challenges.challenge(MatchTerms("connect4"), BOB, ANN)
    await referee.challenges.decline(declined.id, ANN.id)
    with pytest.raises(SlowDown):
        await referee.challenges.challenge(MatchTerms("connect4"), BOB, ANN)
    await referee.challenges.challenge(MatchTerms("connect4"), ANN, BOB)
    assert (await referee.challenges.challenge(MatchTerms("connect4"), BOB, ANN)).match.playing


async def test_a_challenge_to_who_withdraws_theirs_at_that_moment(
    referee: Referee, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is made then, as if theirs had never been."""
    await referee.challenges.challenge(MatchTerms("connect4"), ANN, BOB)
    accept = referee.stores.challenges.accept

    async def withdrawn_meanwhile(match_id: int, *, timing: Timing) -> Match:
        await referee.challenges.withdraw(match_id, ANN.id)
        return await accept(match_id, timing=timing)

    monkeypatch.setattr(referee.stores.challenges, "accept", withdrawn_meanwhile)
    view = await referee.challenges.challenge(MatchTerms("connect4"), BOB, ANN)
    assert (view.match.status, view.match.challenger) == ("challenged", BOB.id)


SWAP2 = MatchTerms("gomoku", "first", opening="swap2")
FROM_MOVES = MatchTerms("gomoku", "first", given=GivenMoves("", ("h8",)))
SERVER = Place(5, 6)


@for_each(
    "terms, answer, place, begins",
    [
        (MatchTerms("connect4", "first"), MatchTerms("connect4", "second"), SERVER, True),
        (MatchTerms("connect4", "first"), MatchTerms("connect4"), Place(5, 7), True),
        (MatchTerms("connect4", "first"), MatchTerms("connect4", "first"), SERVER, False),
        (MatchTerms("connect4", "first"), MatchTerms("connect4", "second", "live-300-5"), SERVER, False),
        (MatchTerms("connect4", "first"), MatchTerms("connect4", "second", with_hints=True), SERVER, False),
        (MatchTerms("connect4", "first"), MatchTerms("connect4", "second"), Place(8, 9), False),
        (SWAP2, replace(SWAP2, side="second"), SERVER, True),
        (SWAP2, MatchTerms("gomoku", "second"), SERVER, False),
        (FROM_MOVES, replace(FROM_MOVES, side="second"), SERVER, True),
        (FROM_MOVES, replace(FROM_MOVES, side="second", given=GivenMoves("", ("h9",))), SERVER, False),
        (FROM_MOVES, MatchTerms("gomoku", "second"), SERVER, False),
    ],
)
async def test_the_same_terms_accept(
    referee: Referee, terms: MatchTerms, answer: MatchTerms, place: Place, begins: bool
) -> None:
    """A challenge on other terms, or in another server, is told to answer the one that stands."""
    asked = await referee.challenges.challenge(terms, ANN, BOB, SERVER)
    if begins:
        begun = await referee.challenges.challenge(answer, BOB, ANN, place)
        assert (begun.id, begun.match.playing, begun.place) == (asked.id, True, SERVER)
    else:
        with pytest.raises(ChallengedAlready):
            await referee.challenges.challenge(answer, BOB, ANN, place)
        await referee.challenges.expire(asked.id, counted=False)


async def test_two_clicks_at_once_challenge_once(referee: Referee) -> None:
    """The second of two equal challenges that arrive together finds the first."""
    asked = (referee.challenges.challenge(MatchTerms("connect4"), ANN, BOB) for _ in range(2))
    first, second = await asyncio.gather(*asked, return_exceptions=True)
    assert isinstance(first, MatchView)
    assert isinstance(second, ChallengePending)
    begun = (referee.challenges.play_bot(MatchTerms("connect4", level="easy"), ANN) for _ in range(OPEN_LIMIT + 3))
    await asyncio.gather(*begun, return_exceptions=True)
    assert len(await referee.lists.in_progress(ANN.id)) == OPEN_LIMIT


async def test_nobody_loses_on_time_while_the_bot_is_away(referee: Referee, clock: Clock) -> None:
    """After days without the bot the side to move has at least an hour; more time than that is not cut."""
    late = await between_people(referee, "connect4", "4")
    clock.pass_by(timedelta(days=2))
    early = await between_people(referee, "connect4", "4")
    clock.pass_by(timedelta(days=2))
    await referee.resume()
    await referee.sweep()
    assert (await referee.stores.view(late.id)).match.timing.deadline == clock() + timedelta(hours=1)
    assert (await referee.stores.view(early.id)).match.timing.deadline == early.match.timing.deadline
    clock.pass_by(timedelta(hours=1, seconds=2))
    await referee.sweep()
    assert (await referee.stores.view(late.id)).match.status == "finished"
