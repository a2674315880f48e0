"""The statistics card."""

from dataclasses import replace
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.locales import LANGUAGES, catalogue
from bot.render import stats
from bot.render.lettering import fitted
from bot.render.stats import GameStats, Results, StatsCard
from tests.bot.render.scenes import CARD
from tests.bot.render.test_legible import PHONE, SMALLEST
from tests.cases import for_each

COUNTS = st.integers(0, 10**7 - 1)
WORDS = st.text(max_size=120)
TALLIES = st.builds(Results, WORDS, COUNTS, COUNTS, COUNTS)
GAMES = st.builds(GameStats, TALLIES, st.lists(TALLIES, max_size=8).map(tuple))
CARDS = st.builds(
    StatsCard,
    WORDS,
    WORDS,
    st.tuples(WORDS, WORDS, WORDS),
    st.lists(GAMES, max_size=6).map(tuple),
    st.lists(st.tuples(WORDS, WORDS), max_size=9).map(tuple),
)


@pytest.mark.slow
@settings(max_examples=25)
@given(CARDS)
def test_any_card_draws(card: StatsCard) -> None:
    """Whatever the names and numbers, there is a picture 800 pixels wide and a text that fits."""
    assert Image.open(BytesIO(stats.draw(card))).width == 800
    assert len(stats.describe(card)) <= 1024


@for_each("language", LANGUAGES)
def test_streaks_are_shown_whole(language: str) -> None:
    texts = catalogue(language)
    for kind in ("win", "draw", "loss"):
        words = texts.text(f"stats.streak_{kind}", n=123)
        assert fitted(words, stats.FACT_SIZE, stats.FACT_ROOM)[0] == words


def test_small_letters_are_read_on_a_phone() -> None:
    """At the width of a message on a phone."""
    assert stats.SMALL * PHONE / stats.WIDTH >= SMALLEST


def test_name_of_emoji_is_in_words() -> None:
    """The picture shows the words for a name of emoji; the alt text gives the name itself."""
    without_names = replace(CARD, name="🎉🎉")
    assert stats.draw(without_names) == stats.draw(replace(CARD, name="tada tada"))
    assert "🎉🎉" in stats.describe(without_names)


def test_words_give_every_number() -> None:
    """The alt text has each row and each fact of the card."""
    text = stats.describe(CARD)
    for part in ("小明 Zoë", "128 games", "Xiangqi: Wins 18, Draws 7, Losses 23", "Master: Wins 0, Draws 0, Losses 3"):
        assert part in text
    assert text.endswith("Longest streak: 11 wins")


def test_every_number_shows() -> None:
    """A card with one count changed looks different."""
    pictures = {stats.draw(CARD)}
    for field in ("wins", "draws", "losses"):
        total = replace(CARD.games[0].total, **{field: 5})  # type: ignore[arg-type]
        pictures.add(stats.draw(replace(CARD, games=(replace(CARD.games[0], total=total), CARD.games[1]))))
    assert len(pictures) == 4


@for_each("counts, shown", [((1, 0, 2), "33%"), ((0, 1, 0), "50%"), ((999, 1, 0), "99%"), ((0, 0, 0), "")])
def test_share_of_points(counts: tuple[int, int, int], shown: str) -> None:
    """A draw is half a point, and the percentage is never rounded up to a hundred."""
    assert stats._percent(Results("x", *counts)) == shown


@for_each("counts", [(1, 0, 0), (9_999_999, 1, 1), (3, 4, 5)])
def test_shares_fill_the_bar(counts: tuple[int, ...]) -> None:
    """The shares of a bar add up to its width, and each is wide enough to be seen."""
    widths = stats._share_widths([count for count in counts if count], 600, 20)
    assert sum(widths) == pytest.approx(600)
    assert min(widths) >= 20


def test_no_card_is_too_tall_to_be_read() -> None:
    """Everything is on one of the cards, each no taller than a client shows without shrinking it."""
    levels = tuple(Results(f"Level {number}", 3, 2, 1) for number in range(7))
    games = tuple(GameStats(Results(f"Game {number}", 3, 2, 1), levels) for number in range(5))
    whole = replace(CARD, games=games, facts=tuple((f"Fact {number}", "1") for number in range(8)))
    found = stats.parts(whole)
    assert [game for each in found for game in each.games] == [*games]
    assert [fact for each in found for fact in each.facts] == [*whole.facts]
    assert max(stats.paint(each).height for each in found) <= stats.TALLEST
    assert [each.has_head for each in found] == [True] + [False] * (len(found) - 1)
    assert [whole.name in stats.describe(each) for each in found] == [each.has_head for each in found]
    drawn = [stats.paint(replace(each, name="other")) == stats.paint(each) for each in found]
    assert drawn == [not each.has_head for each in found]
    assert stats.parts(replace(CARD, games=games[:1], facts=())) == (replace(CARD, games=games[:1], facts=()),)
