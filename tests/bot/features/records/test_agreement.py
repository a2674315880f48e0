"""Every place that counts results tells of matches of every kind what a plain count over the rows tells."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from itertools import groupby
from typing import Any

import pytest

from bot.discord.place import NOWHERE, Person, Place
from bot.features.challenges.rematches import Rematches
from bot.features.privacy.rules import Privacy
from bot.features.records.feature import record_page
from bot.features.records.history_page import history_page
from bot.features.records.leaderboards import Leaderboards
from bot.features.servers.rules import Moderation
from bot.locales import catalogue
from bot.match.preferences import Preference
from bot.match.referee import Referee
from bot.match.requirements import Viewer
from bot.match.state import HeadToHead, MatchView, Reason
from bot.match.terms import GivenMoves, MatchTerms, is_readable
from engines.registry import GAMES
from storage.check import problems_of
from storage.history import Streak, Tally, Won
from storage.rows import POINTS, Finish, Match, NewMatch, Outcome
from tests.bot.conftest import ANN, BOB, EVE, Clock, moved
from tests.cases import for_each

HERE, ELSEWHERE = Place(5, 50), Place(6, 60)
FAY = Person(1005, "Fay")
PEOPLE = (ANN, BOB, EVE)
BOT = 0  # stands for the bot in a count
WON, DRAWN = "a1 b1 a2 b2 a3", "b2 a1 a3 c1 b1 b3 a2 c2 c3"  # of tic-tac-toe


@dataclass(frozen=True)
class Past:
    """Makes matches of every kind."""

    referee: Referee
    clock: Clock

    async def bot(self, place: Place = HERE, **terms: Any) -> MatchView:
        asked = MatchTerms("tictactoe", "first", level="easy", **terms)
        return await self.referee.challenges.play_bot(asked, ANN, place)

    async def people(self, one: Person = ANN, other: Person = BOB, place: Place = HERE, **terms: Any) -> MatchView:
        asked = MatchTerms(**{"game": "tictactoe", "side": "first"} | terms)
        view = await self.referee.challenges.challenge(asked, one, other, place)
        return await self.referee.challenges.accept(view.id, other, place)

    async def play(self, view: MatchView, line: str) -> MatchView:
        for text in line.split():
            view = await moved(self.referee, view, text)
        return view

    async def end(self, view: MatchView, winner: int | None, reason: Reason = Reason.RESIGNATION) -> None:
        async with self.referee.stores.locks.of(view.id):
            await self.referee.turns.end(await self.referee.stores.matches.game(view.id), winner, reason)

    async def between_people(self) -> None:
        """On the board, by resignation, agreement and the clock, with exchanged seats, from a position, elsewhere."""
        for line in (WON, DRAWN):
            await self.play(await self.people(), line)
        for winner, reason in ((1, Reason.RESIGNATION), (None, Reason.AGREEMENT), (None, Reason.TIMEOUT_DRAW)):
            await self.end(await self.play(await self.people(clock="move-86400"), "a1 b2"), winner, reason)
        late = await self.play(await self.people(clock="live-60-5"), "a1 b2")
        self.clock.pass_by(timedelta(hours=1))
        await self.referee.turns.lose_on_time(late.match)
        await self.play(await self.people(BOB, EVE, ELSEWHERE, clock="move-86400"), WON)
        await self.end(await self.people(given=GivenMoves("", ("b2",))), 0)
        for choice in ("first", "second"):
            view = await self.play(await self.people(game="gomoku", opening="swap2"), "h8 i9 a1")
            await self.referee.turns.choose(view.id, BOB.id, choice)
            await self.referee.turns.resign(view.id, ANN.id)
        await self.referee.turns.resign((await self.people(game="gomoku", opening="swap2")).id, BOB.id)
        await self.people()  # goes on

    async def against_the_bot(self) -> None:
        """Ending in another order than they began; with help, from a position, of games and levels unknown here."""
        first = await self.bot()
        for winner in (0, 1, 0, 0):
            await self.end(await self.bot(NOWHERE), winner)
        await self.end(await self.bot(guided=True), 0)
        await self.end(await self.bot(given=GivenMoves("", ("b2", "a1"))), 1)
        hinted, warned = await self.bot(), await self.bot()
        await self.referee.stores.hints.record(hinted.id, 0, ANN.id)
        await self.referee.stores.lessons.note_warning(warned.id)
        for view, winner in ((hinted, 0), (warned, 0), (first, 1)):
            await self.end(view, winner)
        for game, level in (("chess", "easy"), ("tictactoe", "godlike")):
            match = await self.referee.stores.matches.create(NewMatch(game, "", ANN.id, None, ANN.id, level, 5, 50))
            await self.referee.stores.matches.finish(match.id, 0, Finish("1-0", "resignation"))

    async def ended_by_others(self) -> None:
        """By a moderator, by a server that dismisses the bot, and by the deletion of a player; rematches among them."""
        view = await self.people()
        await self.end(view, 0)
        for winner, reason in ((1, Reason.RESIGNATION), (None, Reason.MODERATION), (None, Reason.AGREEMENT)):
            asked = await self.referee.of(Rematches).rematch(view.id, ANN, HERE)
            view = await self.referee.challenges.accept(asked.id, BOB, HERE)
            await self.end(view, winner, reason)
        hinted = await self.bot()
        await self.referee.stores.hints.record(hinted.id, 0, ANN.id)
        await self.referee.of(Moderation).end(hinted.id, 5, EVE.id)
        await self.people(place=ELSEWHERE)
        await self.referee.of(Moderation).left(6)
        await self.end(await self.play(await self.people(ANN, FAY), "a1 b2"), 0)
        await self.people(FAY, ANN)
        await self.referee.of(Privacy).delete(FAY.id)


@dataclass(frozen=True)
class Count:
    """All matches, in the order in which they ended, and how many hints their players had."""

    matches: Sequence[Match]
    hints: Counter[tuple[int, int]]  # by match and person

    def of(self, person: int, other: int | None = None, game: str | None = None) -> list[Match]:
        """The matches in the records of a person, against another one and of one game if these are named."""
        ids = {person, person if other is None else other}
        own = [match for match in self.matches if ids <= {player or BOT for player in match.people}]
        own = [match for match in own if match.status == "finished" and match.counted and match.given is None]
        return [match for match in own if game in (None, match.game)]

    def tally(self, person: int, own: Sequence[Match]) -> Tally:
        """The tally of matches of one game and kind of opponent."""
        ended = outcomes(person, own)
        on_board = GAMES[own[0].game].endings if own[0].game in GAMES else ()
        won = [m for m, outcome in zip(own, ended, strict=True) if outcome == "win" and m.reason in on_board]
        wins = sorted((match.ply, match.id) for match in won)
        return Tally(
            own[0].game,
            own[0].level,
            *score(ended),
            sum(self.hints[match.id, person] for match in own),
            *((Won(id_, ply) for ply, id_ in (wins[0], wins[-1])) if wins else (None, None)),
        )


def outcomes(person: int, matches: Iterable[Match]) -> list[Outcome]:
    """What matches of a person were, as their results say."""
    found: list[Outcome] = []
    for match in matches:
        points = POINTS[match.result][(match.people[1] or BOT) == person]
        found.append("win" if points == 1 else "draw" if points else "loss")
    return found


def score(ended: Sequence[Outcome]) -> tuple[int, int, int]:
    return ended.count("win"), ended.count("draw"), ended.count("loss")


def streak(ended: Sequence[Outcome]) -> Streak:
    runs = [(outcome, len([*run])) for outcome, run in groupby(ended)]
    return Streak(*(runs or [(None, 0)])[-1], max((n for outcome, n in runs if outcome == "win"), default=0))


@pytest.fixture
async def count(referee: Referee, clock: Clock) -> Count:
    past = Past(referee, clock)
    await past.between_people()
    await past.against_the_bot()
    await past.ended_by_others()
    db = referee.stores.database
    matches = await db.all_as(Match, "SELECT * FROM matches ORDER BY ended_at, id")
    return Count(matches, Counter([tuple(row) for row in await db.all("SELECT match_id, player FROM hints")]))


async def test_statistics(referee: Referee, count: Count) -> None:
    """Of each person in each game: tallies, streaks, and the sums in the words of /stats; and of the bot."""
    history = referee.stores.history
    for person in PEOPLE:
        for game in (None, *GAMES, "chess"):
            own = count.of(person.id, game=game)
            kinds = sorted({(match.game, match.level or "") for match in own})
            by_kind = [[match for match in own if (match.game, match.level or "") == kind] for kind in kinds]
            stats = await history.stats(person.id, game)
            assert list(stats.tallies) == [count.tally(person.id, matches) for matches in by_kind]
            assert stats.streak == streak(outcomes(person.id, own))
            page = await record_page(referee, person, Preference("en", "text"), game, is_own=True)
            won, drawn, lost = score(outcomes(person.id, own))
            said = (
                f"**Overall**: {won} won, {drawn} drawn, {lost} lost" if own else "No finished match that counts yet."
            )
            assert said in str(page.blocks)
    for tally in await referee.stores.leaderboards.bot():
        own = [match for match in count.of(BOT, game=tally.game) if match.level == tally.level]
        assert (tally.wins, tally.draws, tally.losses) == score(outcomes(BOT, own))
    assert await history.finished() == sum(match.status == "finished" for match in count.matches)
    assert problems_of(referee.stores.database.path) == []


async def test_scores(referee: Referee, count: Count) -> None:
    """Below the board of every match that is over and counts, and between two people as others may see it."""
    for match in count.matches:
        if match.status != "finished" or not is_readable(match):
            continue
        told = await referee.records.of(await referee.stores.view(match.id))
        if match.from_position:
            assert told is None
            continue
        first, second = (player or BOT for player in match.people)
        own = [each for each in count.of(first, second, match.game) if each.level == match.level]
        won, drawn, lost = score(outcomes(first, own))
        last = streak(outcomes(second if first == BOT else first, own)) if match.level else Streak(None, 0, 0)
        runs = last.length * (last.outcome == "win"), last.length * (last.outcome == "loss")
        assert told == HeadToHead((won, lost), drawn, *runs)
    for reader, place in ((ANN, NOWHERE), (EVE, HERE), (EVE, ELSEWHERE)):
        viewer = Viewer(reader.id, place, lambda _: False)
        seen = [match for match in count.of(ANN.id, BOB.id) if viewer.sees(match)]
        told = await referee.of(Leaderboards).against(ANN.id, BOB.id, viewer, None)
        assert {each.game: (each.wins, each.draws, each.losses) for each in told} == {
            game: score(outcomes(ANN.id, [match for match in seen if match.game == game]))
            for game in {match.game for match in seen}
        }


async def test_the_score_of_a_series(referee: Referee, count: Count) -> None:
    """Of all rematches that have a result."""
    by_id = {match.id: match for match in count.matches}
    last = max((match for match in count.matches if match.rematch_of), key=lambda match: match.id)
    series = [last]
    while before := series[-1].rematch_of:
        series.append(by_id[before])
    won, drawn, lost = score(outcomes(last.first_player or BOT, [match for match in series if match.result]))
    assert (len(series), won + drawn + lost) == (4, 3)
    assert (await referee.stores.view(last.id)).series == (won + drawn / 2, lost + drawn / 2)


async def test_ratings(referee: Referee, count: Count) -> None:
    """Each follows from the one before; all are of matches in the records, and leaderboards count them."""
    servers = {match.id: match.guild_id for match in count.matches}
    for person in PEOPLE:
        for rating in await referee.stores.ratings.of(person.id):
            made = await referee.stores.ratings.history(person.id, rating.game)
            assert {change.match_id for change in made} <= {match.id for match in count.of(person.id, game=rating.game)}
            assert [None, *(change.rating for change in made)] == [*(change.before for change in made), rating.rating]
            assert rating.matches == len(made)
            for guild in (None, 5, 6):
                board = await referee.of(Leaderboards).top(rating.game, guild, "all")
                here = [each for each in made if guild in (None, servers[each.match_id])]
                assert all(each.played == len(here) for each in board.standings if each.name == person.name)


@for_each("language, words", [("en", "No result"), ("de", "Ohne Ergebnis")])
async def test_what_a_history_says(referee: Referee, count: Count, language: str, words: str) -> None:
    """A match that others ended is said to have no result, in the list and in its record as a file; one from a position
    is in no record, and the list says why.
    """
    texts, told = catalogue(language), ""
    for number in range(1, (await referee.lists.history(ANN.id)).pages + 1):
        page = await referee.lists.history(ANN.id, page=number)
        told += "\n".join(map(str, history_page(texts, ANN.id, "Ann", None, page).blocks))
    by_others = [m for m in count.matches if m.reason in (Reason.MODERATION, Reason.DISMISSAL) and ANN.id in m.people]
    assert len(by_others) == 3
    for match in count.matches:
        if ANN.id in match.people and match.status in ("playing", "finished") and is_readable(match):
            said = texts[f"outcome.{match.outcome_for(ANN.id) or ('none' if match.ended_at else 'running')}"]
            assert (said == words) == (match in by_others)
            (line,) = [line for line in told.splitlines() if line.startswith(f"#{match.id} **{said}**")]
            assert (texts["position.unrated"] in line) == match.from_position
            assert f'[Result "{match.result or "*"}"]' in await referee.queries.pgn(match.id)


async def test_a_page_of_unreadable_matches_leads_to_the_others(referee: Referee) -> None:
    """Matches of games that this version does not know are counted and not shown."""
    await Past(referee, Clock()).bot()
    for _ in range(10):
        await referee.stores.matches.create(NewMatch("chess", "", ANN.id, None, ANN.id, "easy", 5, 50))
    page = history_page(catalogue("en"), ANN.id, "Ann", None, await referee.lists.history(ANN.id))
    assert all(said in str(page.blocks) for said in ("Page 1 of 2, 11 in all", "Older"))
