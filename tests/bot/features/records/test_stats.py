"""The record as a picture: every word on it can be drawn, in every language."""

from datetime import UTC, datetime

from bot.discord.page import Drawing
from bot.discord.place import Person
from bot.features.records.leaderboards import Leaderboard
from bot.features.records.stats_page import _card, _facts, _rows, stats_page, top_page
from bot.locales import LANGUAGES, catalogue
from bot.match.preferences import Preference
from bot.render import RENDERERS
from bot.render.fonts import showable
from engines.levels import LEVEL_NAMES
from storage.history import Stats, Streak, Tally, Won
from storage.leaderboards import Standing
from storage.ratings import Rating
from tests.cases import for_each


def tallies(games):
    """The tallies of a person who played each game against every level and against people."""
    players = (*LEVEL_NAMES, None)
    return tuple(Tally(game, player, 3, 1, 2, 4, Won(1, 9), Won(2, 41)) for game in games for player in players)


TALLIES = tallies(("tictactoe", "connect4", "xiangqi"))


def drawing(language: str, outcome: str):
    """The card of a person who played everything against everybody."""
    stats = Stats(tallies(RENDERERS), Streak(outcome, 2, 5))
    texts = catalogue(language)
    return _card(texts, "Ann", None, stats, _facts(texts, stats))


@for_each("outcome", ["win", "draw", "loss"])
@for_each("language", LANGUAGES)
def test_every_word_can_be_drawn(language, outcome):
    """No label of the card has a character that the shipped font lacks."""
    card = drawing(language, outcome)
    words = [card.subtitle, *card.legend, *(word for fact in card.facts for word in fact)]
    words += [tally.label for game in card.games for tally in (game.total, *game.levels)]
    assert [word for word in words if showable(word) != word] == []


def test_sums():
    """Games and the total add up over levels and opponents."""
    rows = _rows(catalogue("en"), TALLIES)
    assert rows[0] == "**Overall**: 54 won, 18 drawn, 36 lost"
    assert "**Xiangqi**: 18 won, 6 drawn, 12 lost" in rows


def test_the_shortest_and_the_longest_win():
    """Counted in moves as the players of each game count them, as the history does."""
    stats = Stats(TALLIES, Streak("win", 1, 5))
    facts = dict(_facts(catalogue("en"), stats))
    assert facts["Shortest win"] == "5 moves"
    assert facts["Longest win"] == "41 moves"
    alone = dict(_facts(catalogue("en"), Stats(tallies(("xiangqi",)), Streak("win", 1, 5))))
    assert (alone["Shortest win"], alone["Longest win"]) == ("5 moves", "21 moves")
    assert facts["Longest winning streak"] == "5 wins in a row"
    assert facts["Hints used"] == "72"


@for_each("board, is_drawn", [("picture", True), ("grid", False), ("text", False)])
def test_pictures_are_for_those_who_want_them(board, is_drawn):
    """Records and leaderboards are in words for whoever has boards in words, or of letters for a slow connection."""
    reader, rating = Preference("en", board), Rating("xiangqi", 1700.0, 60.0, 0.06, 9, datetime(2026, 1, 2, tzinfo=UTC))
    standings = (Standing("Ann", rating, 9),)
    pages = (
        stats_page(Person(1, "Ann"), None, Stats(TALLIES, Streak("win", 1, 5)), reader),
        top_page(Leaderboard("xiangqi", standings, LEVEL_NAMES[-1], ()), "server", "all", reader),
    )
    for page in pages:
        assert any(isinstance(block, Drawing) for block in page.blocks) == is_drawn
        assert "Ann" in str(page.blocks)
