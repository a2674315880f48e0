"""Ratings over a real database: which matches are rated, by how much, and once; Glicko-2 by its author's example."""

import math
from datetime import timedelta

from hypothesis import given
from hypothesis import strategies as st

from bot.discord.place import Person, Place
from bot.features.hints.rules import Hints
from bot.features.offers.rules import Offers
from bot.features.records.leaderboards import Leaderboards
from bot.match.glicko import LARGEST, MIDDLE, RatedResult, Strength, after, rested
from bot.match.rating_rule import MOST_A_DAY, MOST_MOVED, is_provisional
from bot.match.referee import Referee
from bot.match.state import MatchView
from bot.match.terms import MatchTerms
from engines.registry import GAMES
from tests.benchmarks.level_ratings import GAMES as MEASURED
from tests.benchmarks.level_ratings import ratings
from tests.bot.conftest import ANN, BOB, EVE, Clock, against_bot, between_people, moved
from tests.cases import for_each

CLOCK, HERE = "move-86400", Place(1, 2)
WIN = ("4", "1", "4", "1", "4", "1", "4")  # for the side that moves first
SHORT = ("4", "1")


async def match(
    referee: Referee, moves: tuple[str, ...] = WIN, clock: str = CLOCK, people: tuple[Person, Person] = (ANN, BOB)
) -> MatchView:
    """A match played to its end, or resigned by the side to move."""
    view = await between_people(referee, "connect4", " ".join(moves), clock, people, HERE)
    return view if view.match.status == "finished" else await referee.turns.resign(view.id, people[view.turn].id)


async def deviation_of(referee: Referee, person: Person) -> float:
    """How unsure that rating is."""
    return (await referee.of(Leaderboards).ratings(person.id))[0].deviation


async def test_a_leaderboard_knows_how_sure_a_rating_is_by_now(referee: Referee, clock: Clock) -> None:
    """Without matches it grows unsure, for the leaderboard as for the record: here it becomes provisional again."""
    for _ in range(3):
        await match(referee)
    for person, deviation in ((ANN, 109.0), (BOB, 60.0)):
        change = "UPDATE ratings SET deviation = :deviation WHERE player = :person"
        await referee.stores.database.change(change, deviation=deviation, person=person.id)
    clock.time = (await referee.stores.ratings.of(ANN.id, "connect4"))[0].rated_at + timedelta(days=80)
    board = await referee.of(Leaderboards).top("connect4", None, "all")
    told = {each.name: each.rating.deviation for each in board.standings}
    assert told == {"Bob": await deviation_of(referee, BOB), "Ann": await deviation_of(referee, ANN)}
    assert [is_provisional(each) for each in told.values()] == [False, True]


async def test_the_bot_is_rated_where_it_was_measured(referee: Referee) -> None:
    """The result counts against the measured rating of the level, which does not change."""
    strong = await against_bot(referee, "connect4", "hard", "4")
    strong = await referee.turns.resign(strong.id, ANN.id)
    assert [each.player for each in strong.ratings] == [ANN.id]
    assert strong.ratings[0].rating > 1440  # a loss to an equal costs 162


async def test_what_is_not_rated(referee: Referee) -> None:
    """Matches between people without a clock, and matches in which one side has not moved."""
    assert not (await match(referee, clock="none")).ratings
    assert not (await match(referee, ("4",))).ratings
    assert await referee.of(Leaderboards).ratings(ANN.id, "connect4") == ()


async def helped(referee: Referee, match_id: int, how: str) -> None:
    """Ann, who is to move, gets help."""
    if how == "hint":
        await referee.of(Hints).hint(match_id, ANN.id)
        return
    offers = referee.of(Offers)
    asked = await offers.ask(how, match_id, ANN.id)
    if asked.state == "open":
        await offers.accept(asked.view.offers[0].id, BOB.id)


@for_each("how", ["hint", "takeback", "pause"])
@for_each("winner", [ANN, BOB])
async def test_help_counts_against_who_had_it(referee: Referee, how: str, winner: Person) -> None:
    """Between people the other side's win is rated, one's own is not. A pause that both agree to is no help."""
    view = await between_people(referee, "connect4", "4 1 4 1", CLOCK, place=HERE)
    await helped(referee, view.id, how)
    view = await referee.stores.view(view.id)
    for text in ("2", "3", "2", "3", "5", "5", "6", "6"):
        view = await moved(referee, view, text)
    view = await referee.turns.resign(view.id, (BOB if winner is ANN else ANN).id)
    assert bool(view.ratings) == (winner is BOB or how == "pause")


async def test_the_same_two_are_rated_so_often_a_day(referee: Referee) -> None:
    """More matches on that day do not count; against others they do."""
    rated = [bool((await match(referee)).ratings) for _ in range(MOST_A_DAY + 2)]
    assert rated == [True] * MOST_A_DAY + [False] * 2
    assert not (await match(referee, people=(BOB, ANN))).ratings
    assert (await match(referee, people=(ANN, EVE))).ratings


async def test_a_match_that_is_given_up_at_once(referee: Referee) -> None:
    """The person who resigns loses rating, and nobody gains any."""
    assert [each.player for each in (await match(referee, SHORT)).ratings] == [ANN.id]
    assert {each.player for each in (await match(referee)).ratings} == {ANN.id, BOB.id}


async def test_new_accounts_do_not_lift_anybody_to_a_settled_rating(referee: Referee) -> None:
    """New accounts say little however often they lose; one match against a measured level of the bot says more."""
    for number in range(12):
        for _ in range(MOST_A_DAY):
            await match(referee, people=(ANN, Person(2000 + number, f"New {number}")))
    assert is_provisional(await deviation_of(referee, ANN))
    await match(referee, people=(BOB, Person(3000, "Newer")))
    view = await referee.challenges.play_bot(MatchTerms("connect4", "first", level="beginner"), EVE)
    for text in ("4", "4"):
        await referee.turns.move(view.id, EVE.id, text)
        await referee.thinking.answer(view.id)
    await referee.turns.resign(view.id, EVE.id)
    assert await deviation_of(referee, EVE) < await deviation_of(referee, BOB)


async def test_no_match_throws_a_rating_about(referee: Referee) -> None:
    """A first loss against the weakest level would cost a newcomer more than 200 points by Glicko alone."""
    view = await against_bot(referee, level="beginner", moves="b2")
    lost = await referee.turns.resign(view.id, ANN.id)
    assert [(each.before, each.rating) for each in lost.ratings] == [(None, MIDDLE - MOST_MOVED)]


async def test_who_rests_is_less_sure(referee: Referee, clock: Clock) -> None:
    await match(referee)
    clock.time = (await referee.of(Leaderboards).ratings(ANN.id))[0].rated_at
    before = await deviation_of(referee, ANN)
    clock.pass_by(timedelta(weeks=10))
    assert before < await deviation_of(referee, ANN) < 350


@for_each("game", MEASURED)
def test_the_levels_stand_where_they_were_measured(game: str) -> None:
    """The constants are those of the benchmark, and no level is worse than the one below."""
    assert GAMES[game].level_ratings == ratings(game)
    assert sorted(ratings(game).values()) == list(ratings(game).values())


def expected_score(player: Strength, opponent: Strength) -> float:
    """E of the published formulas, in the scale of ratings."""
    phi = opponent.deviation / 173.7178
    g = 1 / math.sqrt(1 + 3 * (phi / math.pi) ** 2)
    return 1 / (1 + math.exp(-g * (player.rating - opponent.rating) / 173.7178))


STRENGTHS = st.builds(Strength, st.floats(400, 3200), st.floats(30, 350), st.floats(0.02, 0.1))


def test_the_published_example() -> None:
    """Glickman 2013: three matches in one period."""
    played = ((Strength(1400, 30), 1), (Strength(1550, 100), 0), (Strength(1700, 300), 0))
    results = [RatedResult(opponent, score) for opponent, score in played]
    found = after(Strength(1500, 200, 0.06), results)
    assert (round(found.rating, 2), round(found.deviation, 2), round(found.volatility, 5)) == (1464.05, 151.52, 0.06)
    assert abs(found.rating - 1464.06) < 0.02
    assert abs(found.volatility - 0.05999) < 0.00001


@given(STRENGTHS, STRENGTHS, st.sampled_from([0.0, 0.5, 1.0]))
def test_who_does_better_than_expected_rises(player: Strength, other: Strength, score: float) -> None:
    """The rating changes with the surprise of the result; the deviation stays in bounds and grows with time."""
    found = after(player, [RatedResult(other, score)])
    surprise = score - expected_score(player, other)
    if abs(surprise) > 1e-9:  # else the change may be less than a float can tell
        assert (found.rating > player.rating) == (surprise > 0)
    assert 0 < found.deviation <= LARGEST
    assert rested(found, 10).deviation >= found.deviation
    assert rested(found, 10).rating == found.rating


def test_an_upset_makes_volatile() -> None:
    """Away from 1500, where a wrong step 5 would show: the numbers are those of an independent program."""
    found = after(Strength(2000, 60, 0.06), [RatedResult(Strength(1200, 60), 0)] * 5)
    assert (round(found.rating, 3), round(found.deviation, 4)) == (1896.883, 60.7172)
    assert abs(found.volatility - 0.060318256587) < 1e-9
