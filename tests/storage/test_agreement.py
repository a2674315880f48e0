"""What several places tell of the same matches agrees, whatever the order in which these ended."""

from __future__ import annotations

import asyncio

from storage.check import problems_of
from storage.database import Database
from storage.history import HistoryStore
from storage.matches import MatchStore
from storage.rows import Finish, Match, Result
from tests.storage.conftest import ANN, against_bot


async def end(matches: MatchStore, match: Match, result: Result) -> None:
    """Ends a match in a later millisecond than any before: times are stored to the millisecond."""
    await asyncio.sleep(0.002)
    await matches.finish(match.id, match.ply, Finish(result, "x"))


async def test_a_streak_against_a_level_is_in_the_order_in_which_matches_ended(
    matches: MatchStore, history: HistoryStore
) -> None:
    """As the streak of the statistics is: a match that began earlier may end later."""
    old, first, second = [await matches.create(against_bot()) for _ in range(3)]
    for match, result in ((first, "0-1"), (second, "1-0"), (old, "1-0")):
        await end(matches, match, result)
        streak = (await history.stats(ANN, match.game)).streak
        assert await history.streak_against(ANN, match.game, match.level or "") == {streak.outcome: streak.length}


async def test_the_score_of_a_series_is_against_one_level(matches: MatchStore) -> None:
    """It names the level: what was won against another one, before the person went up, is no part of it."""
    points, last = [], None
    for level in ("easy", "easy", "hard", "hard", "easy"):
        match = await matches.create(against_bot(level=level, rematch_of=last))
        points.append(len((await matches.game(match.id)).earlier))
        await end(matches, match, "1-0")
        last = match.id
    assert points == [0, 1, 0, 1, 0]


async def test_a_long_series_forgets_no_match(matches: MatchStore) -> None:
    """Not even of more than a hundred matches."""
    last = None
    for _ in range(103):
        match = await matches.create(against_bot(rematch_of=last))
        await matches.finish(match.id, 0, Finish("1-0", "x"))
        last = match.id
    assert len((await matches.game(match.id)).earlier) == 102


async def test_a_check_compares_wins_draws_and_losses(db: Database, matches: MatchStore) -> None:
    """Not only how many matches are counted: a win that is counted as a loss is found."""
    await end(matches, await matches.create(against_bot()), "1-0")
    assert problems_of(db.path) == []
    await db.change("UPDATE tallies SET wins = losses, losses = wins")
    assert problems_of(db.path) == [f"player {ANN} finished 1 matches of connect4 and 0 are counted as a win"]
