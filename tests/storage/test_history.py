"""History and statistics, compared with a count over all matches."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import groupby

import pytest

from storage.challenges import ChallengeStore
from storage.check import problems_of
from storage.clocks import ClockStore
from storage.database import Database
from storage.hints import HintStore
from storage.history import HistoryStore, Stats, Streak, Tally, Won
from storage.leaderboards import HiddenSetting, LeaderboardStore, Listing
from storage.lessons import LessonStore
from storage.matches import MatchStore
from storage.ratings import DAY, FinishedMatch, Rating, RatingStore
from storage.rows import Finish, Match, NewMatch, NewMove, Outcome, Practice, Result, Timing
from storage.settings import SettingStore
from storage.stored import to_text
from tests.cases import for_each
from tests.storage.conftest import ANN, BOB, EVE, against_bot, between_two, delete, play

PEOPLE = (ANN, BOB, EVE)
GAMES = ("tictactoe", "connect4", "xiangqi")
RESULTS = ("1-0", "0-1", "1/2-1/2")
NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)


class Past:
    """Random matches of every kind, side, status and length, finished in another order than they were begun."""

    def __init__(self, db: Database, seed: int) -> None:
        self.matches, self.challenges, self.hints = MatchStore(db), ChallengeStore(db), HintStore(db)
        self.rng = random.Random(seed)
        self.open: list[Match] = []
        self.refused: list[Match] = []
        self.finished: list[Match] = []  # in the order in which they ended
        self.on_board: set[int] = set()  # matches that were ended by a move

    async def happen(self, size: int) -> None:
        for _ in range(size):
            self.open.append(await self.begin())
            if self.rng.random() < 0.7:
                await self.end(self.open.pop(self.rng.randrange(len(self.open))))

    async def begin(self) -> Match:
        players: list[int | None] = self.rng.sample([*PEOPLE, None], 2)
        level = self.rng.choice(["easy", "hard"]) if None in players else None
        status = self.rng.choice(["playing", "playing", "playing", "challenged"])
        match = await self.matches.create(
            against_bot(
                game=self.rng.choice(GAMES),
                first_player=players[0],
                second_player=players[1],
                level=level,
                challenger=players[0] or players[1],
                status=status,
            )
        )
        return match if status == "challenged" else await self.proceed(match)

    async def proceed(self, match: Match) -> Match:
        match = await play(self.matches, match, *"abcdefgh"[: self.rng.randrange(9)])
        for player in (match.first_player, match.second_player):
            if player and self.rng.random() < 0.5:
                await self.hints.record(match.id, match.ply, player)
        return await self.matches.get(match.id)  # a hint in a match between two people raises its revision

    async def end(self, match: Match) -> None:
        if match.status == "challenged":
            self.refused.append(await self.challenges.end(match.id, "declined"))
        else:
            finish = Finish(self.rng.choice(RESULTS), "x", counted=self.rng.random() < 0.9)
            self.finished.append(await self.finish(match, finish))

    async def finish(self, match: Match, finish: Finish) -> Match:
        if self.rng.random() < 0.3:
            return await self.matches.finish(match.id, match.ply, finish)
        self.on_board.add(match.id)
        return await self.matches.record_move(match.id, match.ply, NewMove("z", finish), by=match.turn)


@pytest.fixture
async def past(db: Database) -> Past:
    past = Past(db, seed=random.randrange(1 << 30))
    await past.happen(70)
    return past


async def recount(past: Past, player: int, game: str | None) -> Stats:
    """The statistics, counted over every match that counts."""
    own = [each for each in past.finished if player in each.people and game in (None, each.game) and each.counted]
    kinds = sorted({(match.game, match.level or "") for match in own})
    tallies = [
        await tally(past, player, [match for match in own if (match.game, match.level or "") == kind]) for kind in kinds
    ]
    return Stats(tuple(tallies), streak([match.outcome_for(player) for match in own]))


async def tally(past: Past, player: int, own: Sequence[Match]) -> Tally:
    outcomes = [match.outcome_for(player) for match in own]
    won = [match for match in own if match.outcome_for(player) == "win" and match.id in past.on_board]
    wins = [Won(match.id, match.ply) for match in won]
    return Tally(
        game=own[0].game,
        level=own[0].level,
        wins=outcomes.count("win"),
        draws=outcomes.count("draw"),
        losses=outcomes.count("loss"),
        hints=sum([(await past.matches.game(match.id)).hints.get(player, 0) for match in own]),
        shortest_win=min(wins, key=lambda won: won.plies, default=None),
        longest_win=max(wins, key=lambda won: won.plies, default=None),
    )


def streak(outcomes: Sequence[Outcome | None]) -> Streak:
    """The last run of equal outcomes, and the length of the longest run of wins."""
    runs = [(outcome, len(list(run))) for outcome, run in groupby(outcomes)]
    outcome, length = runs[-1] if runs else (None, 0)
    return Streak(outcome, length, max((length for outcome, length in runs if outcome == "win"), default=0))


async def test_stats_equal_a_recount(past: Past, history: HistoryStore) -> None:
    """Tallies, shortest and longest wins, hints and streaks of a random past are those of the count."""
    for player in PEOPLE:
        for game in (None, *GAMES):
            assert await history.stats(player, game) == await recount(past, player, game)
    assert sum(tally.played for tally in (await history.stats(ANN)).tallies) > 5


async def test_pages_equal_a_recount(past: Past, history: HistoryStore) -> None:
    """All pages together are the running and finished matches, newest first, each once."""
    for player in PEOPLE:
        for game in (None, *GAMES):
            own = [m for m in past.open + past.finished if player in m.people and game in (None, m.game)]
            own = sorted((m for m in own if m.status != "challenged"), key=lambda m: -m.id)
            first = await history.page(player, game, size=4)
            pages = [await history.page(player, game, page=n, size=4) for n in range(1, first.pages + 1)]
            assert [match for page in pages for match in page.entries] == own
            assert (first.total, first.pages) == (len(own), max(1, -(-len(own) // 4)))
            assert [page.page for page in pages] == list(range(1, first.pages + 1))


@for_each("asked, given, entries", [(-3, 1, 2), (0, 1, 2), (2, 2, 2), (99, 3, 1)])
async def test_a_page_that_is_not_there_gives_the_nearest(
    matches: MatchStore, history: HistoryStore, asked: int, given: int, entries: int
) -> None:
    """An old button may ask for any page; it gets the nearest one that exists. A stranger has one, which is empty."""
    while (await history.page(ANN)).total < 5:
        await matches.create(against_bot())
    for person, told in ((ANN, (given, 3, 5, entries)), (424242, (1, 1, 0, 0))):
        page = await history.page(person, page=asked, size=2)
        assert (page.page, page.pages, page.total, len(page.entries)) == told


async def ended(matches: MatchStore, new: NewMatch, result: Result = "1-0", counted: bool = True) -> Match:
    """A match that was ended before a move."""
    return await matches.finish((await matches.create(new)).id, 0, Finish(result, "x", counted=counted))


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


async def test_two_people_are_compared_in_one_game(matches: MatchStore, history: HistoryStore) -> None:
    """Matches of another game or with another opponent are not counted."""
    for new in (between_two(), between_two(game="xiangqi"), between_two(second_player=EVE), against_bot()):
        await ended(matches, new)
    assert await history.between(ANN, BOB, "connect4") == (1, 0, 0)
    assert await history.between(BOB, ANN, "connect4") == (0, 0, 1)


async def test_a_streak_goes_over_a_match_that_does_not_count(matches: MatchStore, history: HistoryStore) -> None:
    """A match without a result that counts neither ends nor lengthens it; other games and levels have their own."""
    told = []
    for result, counted in (("1-0", True), ("0-1", False), ("1-0", True), ("0-1", True)):
        match = await matches.create(against_bot())
        await matches.finish(match.id, 0, Finish(result, "x", counted=counted))
        told.append(await history.streak_against(ANN, match.game, match.level or ""))
    assert told == [{"win": 1}, {"win": 1}, {"win": 2}, {"loss": 1}]
    assert await history.streak_against(ANN, match.game, "hard") == {}


async def test_what_all_matches_add_up_to(db: Database, matches: MatchStore, history: HistoryStore) -> None:
    """Every finished match is counted; the bot's results are of those that count, also after a deletion."""
    for new, finish in (
        (against_bot(), Finish("1-0", "x")),
        (against_bot(first_player=None, second_player=ANN), Finish("1-0", "x")),
        (against_bot(), Finish("0-1", "x", counted=False)),
        (against_bot(given=()), Finish("0-1", "x")),
        (between_two(), Finish("1/2-1/2", "x")),
    ):
        await matches.finish((await matches.create(new)).id, 0, finish)
    await matches.create(against_bot(status="challenged"))
    await delete(db, BOB)
    assert await history.finished() == 5
    (record,) = await LeaderboardStore(db, HiddenSetting("listed", "off")).bot()
    assert (record.level, record.wins, record.draws, record.losses) == ("easy", 1, 0, 1)
    assert problems_of(db.path) == []


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
