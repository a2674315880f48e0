"""History and statistics; tests.bot.features.records.test_agreement compares them with a count over all matches."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import partial

import pytest

from storage.check import problems_of
from storage.clocks import ClockStore
from storage.database import Database
from storage.hints import HintStore
from storage.history import HistoryStore, Won
from storage.leaderboards import HiddenSetting, LeaderboardStore, Listing
from storage.lessons import LessonStore
from storage.matches import MatchStore
from storage.ratings import DAY, FinishedMatch, Rating, RatingStore
from storage.rows import Finish, Match, NewMatch, NewMove, Practice, Timing
from storage.settings import SettingStore
from storage.stored import to_text
from tests.storage.conftest import ANN, BOB, EVE, against_bot, between_two, play

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)


async def test_pages_of_a_history(matches: MatchStore, history: HistoryStore) -> None:
    """All together are the running and finished matches, on either side, the newest first. An old button may ask for
    any page; it gets the nearest one that exists. A stranger has one, which is empty.
    """
    other_side, over = between_two(first_player=BOB, second_player=ANN), (await ended(matches, between_two())).id
    newest = [(await matches.create(new)).id for new in (against_bot(), other_side, against_bot(game="xiangqi"))]
    newest = [(await matches.create(against_bot())).id, *newest[::-1], over]
    for new in (between_two(status="challenged"), against_bot(first_player=EVE, challenger=EVE)):
        await matches.create(new)
    for asked, given in ((-3, 1), (0, 1), (2, 2), (99, 3)):
        page = await history.page(ANN, page=asked, size=2)
        assert [each.id for each in page.entries] == newest[2 * given - 2 : 2 * given]
        assert (page.page, page.pages, page.total) == (given, 3, 5)
    assert [each.game for each in (await history.page(ANN, "xiangqi")).entries] == ["xiangqi"]
    page = await history.page(424242)
    assert (page.page, page.pages, page.total, page.entries) == (1, 1, 0, ())


async def ended(matches: MatchStore, new: NewMatch) -> Match:
    """A match that the first player has won before a move."""
    return await matches.finish((await matches.create(new)).id, 0, Finish("1-0", "x"))


async def test_of_wins_of_one_length_the_first_is_the_record(matches: MatchStore, history: HistoryStore) -> None:
    """Only a shorter or a longer win replaces it; a win that no move decided has no length."""
    await ended(matches, against_bot())
    (tally,) = (await history.stats(ANN)).tallies
    assert (tally.wins, tally.shortest_win, tally.longest_win) == (1, None, None)
    for plies in (3, 1, 1, 5, 5):
        match = await play(matches, await matches.create(against_bot()), *"abcd"[: plies - 1])
        await matches.record_move(match.id, match.ply, NewMove("z", Finish("1-0", "x")), by=match.turn)
    (tally,) = (await history.stats(ANN)).tallies
    assert (tally.shortest_win, tally.longest_win) == (Won(3, 1), Won(5, 5))


async def test_a_match_against_the_bot_tells_what_its_person_has_played_before(matches: MatchStore) -> None:
    """Their wins of this game against anybody, and their matches of it against the bot; nothing between two people."""
    for new in (between_two(), against_bot(first_player=None, second_player=ANN), against_bot(game="xiangqi")):
        await ended(matches, new)
    for new, practice in (
        (against_bot(), Practice(1, 1)),
        (against_bot(first_player=None, second_player=ANN), Practice(1, 1)),
        (against_bot(first_player=EVE, challenger=EVE), Practice()),
        (between_two(), Practice()),
    ):
        assert (await matches.game((await matches.create(new)).id)).practice == practice


def rated(bout: FinishedMatch) -> tuple[Rating, Rating]:
    """A rating rule that raises both ratings by one."""
    first, second = (each.rating + 1 if each else 1500.0 for each in bout.ratings)
    return tuple(Rating(bout.match.game, each, 50.0, 0.06, 1, bout.at) for each in (first, second))  # type: ignore[return-value]


async def test_who_is_not_listed_hides_nobody_else(db: Database, settings: SettingStore) -> None:
    """Only the value of the setting `listed` hides a person, and only that person."""
    matches = MatchStore(db, rated)
    await ended(matches, between_two())
    await settings.put("person", BOB, "listed", "off")
    await settings.put("person", ANN, "notices", "off")
    boards = LeaderboardStore(db, HiddenSetting("listed", "off"))
    top = await boards.top("connect4", NOON, None, Listing(9, 1, 100))
    assert [each.name for each in top] == ["Ann"]


async def test_who_had_help_has_not_beaten_a_level(db: Database) -> None:
    """Every kind of help counts that counts for ratings: a hint, a warning, a takeback, and stopped clocks."""
    matches = MatchStore(db)
    one, *helped = [await matches.create(against_bot()) for _ in range(5)]
    hinted, warned, taken_back, stopped = helped
    await HintStore(db).record(hinted.id, 0, ANN)
    await LessonStore(db).note_warning(warned.id)
    await play(matches, taken_back, "a")
    await matches.take_back(taken_back.id, 1, 1)
    await ClockStore(db).retime(stopped, Timing(), paused_by=ANN)
    boards = LeaderboardStore(db, HiddenSetting("listed", "off"))
    for match in helped:
        await matches.finish(match.id, 0, Finish("1-0", "x"))
    assert await boards.beaten("connect4", "easy", guild=None, most=9) == []
    await matches.finish(one.id, 0, Finish("1-0", "x"))
    assert await boards.beaten("connect4", "easy", guild=None, most=9) == ["Ann"]


async def test_the_rated_matches_of_a_day(db: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rating gets the matches of the same two people of less than a day before; the history is its latest entries."""
    bouts: list[FinishedMatch] = []
    matches = MatchStore(db, lambda bout: (bouts.append(bout), rated(bout))[1])  # type: ignore[func-returns-value]
    for at in (NOON, NOON + DAY - timedelta(milliseconds=1), NOON + DAY):
        monkeypatch.setattr("storage.ratings.now", partial(to_text, at))
        await ended(matches, between_two())
    assert [[match.id for match in bout.recent] for bout in bouts] == [[], [1], [2]]
    told = await RatingStore(db).history(ANN, "connect4", most=2)
    assert [change.match_id for change in told] == [2, 3]


async def test_the_score_of_a_series_is_against_one_level(matches: MatchStore) -> None:
    """It names the level: what was won against another one, before the person went up, is no part of it. Of one level
    no match is forgotten, not even of more than a hundred.
    """
    points, last = [], None
    for level in (*["easy"] * 2, *["hard"] * 103, "easy"):
        last = (await ended(matches, against_bot(level=level, rematch_of=last))).id
        points.append(len((await matches.game(last)).earlier))
    assert points == [0, 1, *range(103), 0]


async def test_a_check_compares_wins_draws_and_losses(db: Database, matches: MatchStore) -> None:
    """Not only how many matches are counted: a win that is counted as a loss is found."""
    await ended(matches, against_bot())
    assert problems_of(db.path) == []
    await db.change("UPDATE tallies SET wins = losses, losses = wins")
    assert problems_of(db.path) == [f"player {ANN} finished 1 matches of connect4 and 0 are counted as a win"]
