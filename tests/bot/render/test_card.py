"""The card of a finished match: any names and any sentence fit, and everything on it is visible."""

from dataclasses import replace
from io import BytesIO

from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.locales import LANGUAGES, catalogue
from bot.match.state import Reason
from bot.render import Scene, card
from bot.render.lettering import text_width
from engines.registry import GAMES
from tests.cases import for_each

SCENE = Scene("tictactoe", GAMES["tictactoe"].start)
CARD = card.CardPicture(SCENE, "Tic-tac-toe", ("Alice", "Bob"), ("X", "O"), 0, "Alice wins with three in a row.", "7")


@settings(max_examples=15)
@given(st.text(max_size=40), st.text(max_size=300), st.sampled_from([0, 1, None]))
def test_any_names_fit(name: str, ending: str, winner: int | None) -> None:
    """The picture has its size whatever the names."""
    drawn = card.draw(replace(CARD, players=(name, "Bob"), ending=ending, winner=winner))
    assert Image.open(BytesIO(drawn)).size == (card.WIDTH, card.HEIGHT)


@for_each("game", GAMES)
def test_every_game_has_its_board(game: str) -> None:
    """The board of every game fits, wide or tall."""
    assert len(card.draw(replace(CARD, scene=Scene(game, GAMES[game].start)))) < 200_000


def test_everything_shows() -> None:
    """A card with one thing changed looks different."""
    others = [{"game": "Go"}, {"players": ("Alice", "Eve")}, {"sides": ("X", "Y")}, {"winner": 1}]
    others += [{"winner": None}, {"ending": "A draw."}, {"small": "8"}]
    assert len({card.draw(CARD), *(card.draw(replace(CARD, **each)) for each in others)}) == len(others) + 1


def test_lines_are_broken_where_words_end() -> None:
    """Lines break between words, in scripts without blanks anywhere; no line is wider than its room."""
    for text in (
        "Alice wins with three in a row, after a long and quiet game.",
        "小林以三连获胜，经过一场漫长而平静的对局。" * 2,
        "一二三四五六七八九十一二，三四五六七八九十一二三四。",
        "Maximilian Mustermann : plus de pièces.",
    ):
        lines = card._lines(text, 24, 300)
        assert len(lines) > 1
        assert all(text_width(line, 24) <= 300 for line in lines)
        assert not [line for line in lines if line[0] in "，。:"]
        assert "".join(lines).replace(" ", "") == text.replace(" ", "")[: len("".join(lines).replace(" ", ""))]


@for_each("language", LANGUAGES)
def test_small_print_is_whole(language: str) -> None:
    """The match's number, moves and date fit beside the widest board, in every language."""
    texts = catalogue(language)
    small = f"{texts.text('match.number', id=123456)} · {texts.text('match.ply', n=188)} · 2026-11-23"
    room = card.WIDTH - 3 * card.MARGIN - card.BOARD
    lines = card._lines(small, 18, room)
    assert " ".join(lines).replace("  ", " ") == small
    assert len(lines) <= card.MOST_SMALL


def endings(language: str, game: str) -> list[str]:
    """How a match of a game may end, in a language, between two people with long names."""
    texts = catalogue(language)
    own = {f"games.{game}.result-{end}" for end in GAMES[game].endings}
    shared = [f"result.{reason}" for reason in Reason]
    return [texts.text(key, winner="Maximilian Mustermann-Meyerhof", loser="小林Wilhelmina") for key in (*own, *shared)]


@for_each("language", LANGUAGES)
def test_how_it_ended_is_told_whole(language: str) -> None:
    """Long names make the letters smaller; the sentence ends above the small print, and nothing of it is missing."""
    room, height = card.WIDTH - 3 * card.MARGIN - card.BOARD, card.HEIGHT - card.MARGIN - 4 - card.ENDING
    for ending in (each for game in GAMES for each in endings(language, game)):
        size, step, lines = card._sized(ending, room, height - card.MOST_SMALL * card.SMALL_LINE)
        assert "".join(lines).replace(" ", "") == ending.replace(" ", ""), ending
        assert step * (len(lines) - 1) + size / 2 <= height - card.MOST_SMALL * card.SMALL_LINE


def test_what_is_too_long_is_seen_to_be_cut() -> None:
    """The last line ends with dots."""
    assert card._sized("word " * 200, 300, 90)[2][-1].endswith("...")


def test_a_name_that_cannot_be_written_is_left_out() -> None:
    """In its place stands the side, or for emoji their words, also in the sentence. The other name may begin alike."""
    for name, shown in (("\u3164", "X"), ("🎉", "tada")):
        drawn, meant = (replace(CARD, players=(each, "Bob"), ending=f"{each} wins.") for each in (name, shown))
        assert card.draw(drawn) == card.draw(meant)
    other = replace(CARD, players=("🎉", "🎉Bob"), ending="🎉Bob beats 🎉.")
    assert card._ending(other) == "Bob beats tada."
