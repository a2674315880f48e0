"""Ratings over a real database: what is rated, by how much, once; and what is not."""

from datetime import timedelta

import pytest

from bot.referee import MatchView, Person, Place, Referee
from bot.referee.rating_rule import MOST_A_DAY
from engines.registry import GAMES
from storage import Database
from tests.benchmarks.level_ratings import GAMES as MEASURED
from tests.benchmarks.level_ratings import ratings
from tests.bot.referee.conftest import ANN, BOB, Clock, against_bot
from tests.bot.referee.local_engine import LocalEngine

CLOCK = "move-86400"
WIN = ("4", "1", "4", "1", "4", "1", "4")  # for the side that moves first
SHORT = ("4", "1")


async def match(
    referee: Referee, moves: tuple[str, ...] = WIN, clock: str = CLOCK, people: tuple[Person, Person] = (ANN, BOB)
) -> MatchView:
    """Played to its end, or resigned by the side to move."""
    one, other = people
    view = await referee.challenges.challenge("connect4", one, other, "first", Place(1, 2), clock)
    view = await referee.challenges.accept(view.id, other)
    for text in moves:
        view = await referee.turns.move(view.id, (one, other)[view.turn].id, text)
    return view if view.status == "finished" else await referee.turns.resign(view.id, (one, other)[view.turn].id)


async def rating_of(referee: Referee, person: Person) -> float | None:
    """In Connect Four."""
    found = await referee.ratings.of(person.id, "connect4")
    return found[0].rating if found else None


async def test_a_match_between_people_is_rated(referee: Referee) -> None:
    """Both begin at 1500 and unsure; what one wins the other loses; the finished match tells."""
    view = await match(referee)
    ann, bob = await rating_of(referee, ANN), await rating_of(referee, BOB)
    assert ann is not None
    assert bob is not None
    assert (round(ann), round(bob)) == (1662, 1338)
    told = {each.player: (each.before, each.rating) for each in view.ratings}
    assert told == {ANN.id: (None, pytest.approx(ann)), BOB.id: (None, pytest.approx(bob))}
    again = await match(referee)
    assert {each.player: each.before for each in again.ratings} == pytest.approx({ANN.id: ann, BOB.id: bob})
    assert [each.matches for each in await referee.ratings.of(ANN.id)] == [2]
    assert len(await referee.ratings.history(ANN.id, "connect4")) == 2


async def test_the_bot_is_rated_where_it_was_measured(referee: Referee) -> None:
    """A win against a stronger level counts more; the levels stay where they are."""
    strong = await against_bot(referee, "connect4", "hard", "4")
    strong = await referee.turns.resign(strong.id, ANN.id)
    assert [each.player for each in strong.ratings] == [ANN.id]
    assert strong.ratings[0].rating > 1440  # who loses to an equal loses 162


@pytest.mark.parametrize("why", ["no clock", "too short", "hint", "takeback"])
async def test_what_is_not_rated(referee: Referee, why: str) -> None:
    """Without a clock, before both have moved, with help."""
    if why == "no clock":
        assert not (await match(referee, clock="none")).ratings
    elif why == "too short":
        assert not (await match(referee, ("4",))).ratings
    else:
        view = await against_bot(referee, "connect4", "easy", "4 4")
        if why == "hint":
            await referee.hints.hint(view.id, ANN.id)
        else:
            await referee.offers.take_back(view.id, ANN.id)
        assert not (await referee.turns.resign(view.id, ANN.id)).ratings
    assert await rating_of(referee, ANN) is None


async def test_a_pause_against_the_bot_is_not_rated(referee: Referee) -> None:
    """Time without end to think is help, too."""
    view = await referee.challenges.play_bot("connect4", ANN, "easy", "first", clock="live-60-5")
    await referee.turns.move(view.id, ANN.id, "4")
    view = await referee.turns.answer(view.id)
    await referee.offers.pause(view.id, ANN.id)
    assert not (await referee.turns.resign(view.id, ANN.id)).ratings


async def test_the_same_two_are_rated_so_often_a_day(referee: Referee) -> None:
    """More matches count no more; against others they do."""
    rated = [bool((await match(referee)).ratings) for _ in range(MOST_A_DAY + 2)]
    assert rated == [True] * MOST_A_DAY + [False] * 2
    assert not (await match(referee, people=(BOB, ANN))).ratings
    assert (await match(referee, people=(ANN, Person(1003, "Eve")))).ratings


async def test_quick_resignations_in_a_row(referee: Referee) -> None:
    """The third of the same two counts no more."""
    assert [bool((await match(referee, SHORT)).ratings) for _ in range(3)] == [True, True, False]
    assert (await match(referee)).ratings


async def test_who_rests_is_less_sure(db: Database, clock: Clock) -> None:
    """By the time since their last rated match."""
    async with Referee(db, LocalEngine(), clock=clock, sweep=3600) as referee:
        for person in (ANN, BOB):
            await referee.remember(person.id, person.name)
        await match(referee)
        clock.time = (await referee.ratings.of(ANN.id))[0].rated_at
        before = (await referee.ratings.of(ANN.id))[0].deviation
        clock.pass_by(timedelta(weeks=10))
        after = (await referee.ratings.of(ANN.id))[0].deviation
        assert before < after < 350


@pytest.mark.parametrize("game", MEASURED)
def test_the_levels_stand_where_they_were_measured(game: str) -> None:
    """The constants are those of the command, and no level is worse than the one below."""
    assert GAMES[game].level_ratings == ratings(game)
    assert sorted(ratings(game).values()) == list(ratings(game).values())
