"""Reviews with the real engines: people take turns, and each has few at once."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot import installed
from bot.features.privacy.rules import Privacy
from bot.features.reviews.rules import MOST_OF_ONE_PERSON, SHOWN_LINE, NothingToReview, Reviews
from bot.match.referee import Referee
from bot.match.refusals import OwnMatch, TooMuchAsked
from bot.match.state import MatchView
from engines.pool import EngineBusy, EnginePool
from storage.database import Database
from storage.errors import DatabaseLocked
from tests.bot.conftest import ANN, BOB, EVE, between_people, calls_of_this_thread, eventually, locked
from tests.cases import for_each

LONG = "h8 a1 b1 c1 d1 e1 f1 g1 a3 b3 c3 d3 e3 f3 g3 a5 b5 c5 d5 e5 f5 g5 a7 b7 c7 d7"  # stones that nobody would put
SHORT = "b2 a1 c3"


@pytest.fixture
async def pool() -> AsyncIterator[EnginePool]:
    """One engine process for everybody."""
    async with EnginePool(workers=1, memory=16 << 20) as engines:
        yield engines


async def over(referee: Referee, game: str, moves: str) -> MatchView:
    """A match that was resigned after these moves."""
    view = await between_people(referee, game, moves)
    return await referee.turns.resign(view.id, ANN.id)


async def test_a_short_review_does_not_wait_for_the_long_ones_of_another(served: Referee) -> None:
    """People take turns position by position, so that it is finished long before the others."""
    long = [await over(served, "gomoku", LONG) for _ in range(MOST_OF_ONE_PERSON)]
    works = [await served.of(Reviews).begin(view.id, ANN.id) for view in long]
    await eventually(lambda: works[0].done > 1)
    short = await served.of(Reviews).begin((await over(served, "tictactoe", SHORT)).id, BOB.id)
    assert await short.wait(60)
    assert [work.done < work.total for work in works] == [True] * MOST_OF_ONE_PERSON
    assert [bool(work.done) for work in works] == [True, False, False]


async def test_what_was_better_goes_on_as_long_as_it_is_shown(served: Referee, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a search ends with a short line, the worst moves alone are searched longer."""
    monkeypatch.setattr("bot.features.reviews.rules.LONGEST_LINE", 1)
    view = await over(served, "tictactoe", "a1 b1 b2 c3")
    found = await (await served.of(Reviews).begin(view.id, ANN.id)).wait(60)
    assert found
    (moment,) = found.review.moments(1)
    lines = [len(judged.line) for judged in found.judgements]
    assert lines == [SHOWN_LINE if ply == moment.ply else 1 for ply in range(len(lines))]


async def test_a_person_has_few_reviews_under_way(served: Referee, monkeypatch: pytest.MonkeyPatch) -> None:
    """More are refused; asking again for one of them returns the same; there is also a limit for all."""
    views = [await over(served, "gomoku", LONG) for _ in range(MOST_OF_ONE_PERSON + 1)]
    works = [await served.of(Reviews).begin(view.id, ANN.id) for view in views[:MOST_OF_ONE_PERSON]]
    with pytest.raises(TooMuchAsked):
        await served.of(Reviews).begin(views[-1].id, ANN.id)
    assert await served.of(Reviews).begin(views[0].id, ANN.id) is works[0]
    await served.of(Reviews).begin(views[-1].id, BOB.id)
    monkeypatch.setattr("bot.features.reviews.rules.MOST_UNDER_WAY", MOST_OF_ONE_PERSON + 1)
    with pytest.raises(EngineBusy):
        await served.of(Reviews).begin((await over(served, "tictactoe", SHORT)).id, EVE.id)


async def test_what_helps_in_a_match_that_goes_on_is_found_outside_of_the_event_loop(served: Referee) -> None:
    """For all mistakes at once, in a thread; as for each one alone."""
    reviews, view = served.of(Reviews), await over(served, "tictactoe", "a1 b1 a2 c3 b2 c2")
    found = await (await reviews.begin(view.id, ANN.id)).wait(60)
    assert found
    assert await reviews.helping(found, range(7), ANN.id) == []
    await between_people(served, "tictactoe", "a1 b1 a2")
    with calls_of_this_thread() as called:
        helping = await reviews.helping(found, range(7), ANN.id)
    assert "bot.match.positions.replayed" not in called
    alone = []
    for ply in range(7):
        try:
            await reviews.require_no_help(found, ply, ANN.id)
        except OwnMatch:
            alone.append(ply)
    assert 0 < len(alone) < 7
    assert helping == alone


async def test_a_match_without_a_move_has_no_review(referee: Referee) -> None:
    """The person is told why, not that there is no such match."""
    with pytest.raises(NothingToReview):
        await referee.of(Reviews).begin((await over(referee, "tictactoe", "")).id, ANN.id)


async def test_a_review_ends_with_the_bot(db: Database, pool: EnginePool) -> None:
    """A review is cancelled with the bot."""
    async with Referee(db, pool, installed.services()) as referee:
        work = await referee.of(Reviews).begin((await over(referee, "gomoku", LONG)).id, ANN.id)
    assert work.task
    assert work.task.cancelled()


async def test_a_review_that_is_made_is_under_way_no_more(served: Referee) -> None:
    """A person may ask for one after the other."""
    for _ in range(MOST_OF_ONE_PERSON + 1):
        view = await over(served, "tictactoe", SHORT)
        assert await (await served.of(Reviews).begin(view.id, ANN.id)).wait(60)


async def test_a_review_that_cannot_be_stored_is_not_made_again(served: Referee, db: Database) -> None:
    """The database was locked at its end. Whoever asks again has it at once."""
    reviews = served.of(Reviews)
    match = await over(served, "tictactoe", SHORT)
    async with locked(db):
        with pytest.raises(DatabaseLocked):
            await (await reviews.begin(match.id, ANN.id)).wait(60)
    assert await reviews.of(match.id)


async def test_a_review_names_nobody_who_was_deleted(served: Referee) -> None:
    """Neither if it was under way meanwhile, nor if it was shown before and is remembered."""
    reviews, match = served.of(Reviews), await over(served, "tictactoe", SHORT)
    async with reviews._locks.of(EVE.id):  # the review waits for those that she asked for before
        work = await reviews.begin(match.id, EVE.id)
        await asyncio.sleep(0)
        await served.of(Privacy).delete(ANN.id)
    made = await work.wait(60)
    assert made
    assert [seat.name for seat in made.view.seats] == ["", "Bob"]
    await served.of(Privacy).delete(BOB.id)
    remembered = await reviews.of(match.id)
    assert remembered
    assert [seat.name for seat in remembered.view.seats] == ["", ""]


@for_each("kept", ['[{"score":1,"line":["b2"],"depth":9}]', '[{"score":1,"line":[]}]', "[1]", '"no list"'])
async def test_a_review_that_another_version_stored_is_made_again(served: Referee, kept: str) -> None:
    """Or one that is damaged: whoever asks has a new one, which takes its place."""
    stores, match = served.stores, await over(served, "tictactoe", SHORT)
    await stores.reviews.keep(match.id, kept)
    assert await served.of(Reviews).of(match.id) is None
    made = await (await served.of(Reviews).begin(match.id, ANN.id)).wait(60)
    assert made
    again = await Reviews(served).of(match.id)
    assert again
    assert again.judgements == made.judgements
