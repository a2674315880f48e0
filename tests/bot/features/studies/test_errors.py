"""Every trouble with an imported text is told, with its place."""

import tracemalloc

import pytest

from bot.features.studies import rules
from bot.features.studies.refusals import BadImport, NoImport
from bot.features.studies.rules import read_import
from bot.handling.errors import explain
from bot.locales import catalogue
from bot.match.preferences import Preference
from engines.pgn import TROUBLES
from tests.cases import for_each

ENGLISH = Preference("en", "picture")
OWN = ("empty", "too-large", "not-fetched", "too-many-moves")

HEAD = '[Game "Tic-tac-toe"]\n'
WRONG = {
    "tag": HEAD + '[Result "1-0\n',
    "no-game-tag": '[Event "Club"]\n',
    "game": '[Game "Go"]\n',
    "unclosed": HEAD + "\n1. {a1",
    "variation": HEAD + "\n1. a1 (b1",
    "move": HEAD + "\n1. a1 a1",
    "position": HEAD + '[FEN "nonsense"]\n\n1. a1',
    "results": HEAD + '[Result "1-0"]\n\n1. a1 0-1',
    "too-long": " " * (1 << 21),
    "empty": "% not for readers\n",
}


@for_each("kind", [*(kind for kind in TROUBLES if kind != "not-one"), *OWN])  # of several games the first is read
def test_every_trouble_has_its_words(kind):
    """In English, and so in every language."""
    assert f"import.{kind}" in catalogue("en")


@for_each("kind", WRONG)
def test_every_trouble_is_found(kind):
    """Each trouble is found in a text that has it, with its place if there is one."""
    with pytest.raises(BadImport) as caught:
        read_import(WRONG[kind], "")
    trouble = caught.value.trouble
    assert trouble.kind == kind
    assert bool(trouble.line) == (kind not in ("too-long", "empty"))
    if trouble.line:
        assert str(trouble.line) in explain(caught.value, ENGLISH)


def test_a_sign_that_stands_for_many_takes_little_memory():
    """A file that anybody may send, of one sign that is spelled out as eighteen."""
    tracemalloc.start()
    try:
        with pytest.raises(BadImport):
            read_import("\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}" * (1 << 13), "tictactoe")
        assert tracemalloc.get_traced_memory()[1] < 5 << 20
    finally:
        tracemalloc.stop()


@for_each("wrong", ['[FEN "W:W18,1:B2"]\n', "1. 11-14", "1. 32-28 19-23"])
def test_no_game_is_guessed_for_a_text_that_fits_none(wrong):
    """Where no game reads more of it than others, the person is asked for the game, not told about one at random."""
    with pytest.raises(BadImport) as caught:
        read_import('[Event "Club"]\n' + wrong, "")
    assert caught.value.trouble.kind == "no-game-tag"


@for_each("text", ["", " \n", "\ufeff"])
def test_nothing_is_no_import(text):
    """The person is told what to bring."""
    with pytest.raises(NoImport):
        read_import(text, "")


@for_each(
    "text, game, told",
    [
        (HEAD + "\n1. a1 b1 2. a2 b2 3. a3 b3", "", "half-move 6, `b3`: the game was over before it."),
        ("position startpos moves a1 a1", "tictactoe", "half-move 2: "),
        ("position startpos moves zz", "tictactoe", "half-move 1: "),
    ],
)
def test_a_move_is_told_with_its_number(text, game, told):
    """Also after a position. A move after the end has its own words: no rule forbids it."""
    with pytest.raises(BadImport) as caught:
        read_import(text, game)
    assert caught.value.trouble.kind == "move"
    assert told in explain(caught.value, ENGLISH)


def test_there_may_be_so_many_moves_and_no_more(monkeypatch):
    """The limit itself is accepted."""
    monkeypatch.setattr(rules, "MOST_MOVES", 2)
    assert read_import(HEAD + "\n1. a1 b1", "").moves == ("a1", "b1")
    with pytest.raises(BadImport) as caught:
        read_import(HEAD + "\n1. a1 b1 2. a2", "")
    assert caught.value.trouble.kind == "too-many-moves"


XIANGQI = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR"
NO_POSITION = [
    ("xiangqi", "hello", "It is written like this: `rnbakabnr/9/"),
    ("xiangqi", "9/9 w", "The number of rows is wrong."),
    ("xiangqi", XIANGQI.replace("1C5C1", "1C5C") + " w", "The row `1C5C` is too long or too short."),
    ("xiangqi", XIANGQI.replace("1C5C1", "1X5C1") + " w", "The sign `X` means nothing here."),
    ("xiangqi", XIANGQI.replace("1C5C1", "1C3A1C1") + " w", "There are too many `A`."),
    ("xiangqi", XIANGQI.replace("RNBAKABNR", "RNBA1ABNR") + " w", "`K` is missing."),
    ("xiangqi", "4k4/9/9/9/9/9/9/9/4B4/4K4 w", "No game leads to it: look at `e1`."),
    ("xiangqi", "4k4/9/9/9/9/9/9/9/9/4K4 w", "The two generals face each other."),
    ("xiangqi", "3k5/9/9/9/9/9/9/9/9/3RK4 w", "The side that is not to move is in check."),
    ("connect4", "7/7/7/7/3x3/7 o", "look at `4`."),
    ("connect4", "7/7/7/7/7/3x3 x", "The numbers of x and o do not fit the side to move."),
    ("tictactoe", "xxx/ooo/3 x", "The side to move has won already."),
    ("tiaojiaqi", "12/12/12/12/12/12/12/12/12/12/12/12 x 0", "The number of x and o is wrong."),
    ("checkers", "W:W18,18:B1", "look at `18`."),
    ("checkers", "W:W18,x:B1", "The sign `x` means nothing here."),
    ("renju", "15/" * 12 + "oooooo9/15/xxxxxx9 x", "Black has a row of more than five."),
]


@for_each("game, text, told", NO_POSITION)
def test_why_a_text_is_no_position_is_told(game, text, told):
    """With the place where to look."""
    with pytest.raises(BadImport) as caught:
        read_import(text, game)
    assert told in explain(caught.value, ENGLISH)


@for_each("text, game", [(text, game) for game, text, told in NO_POSITION if game in ("xiangqi", "checkers")][2:])
def test_the_game_of_a_wrong_position_need_not_be_named(text, game):
    """Where the text has the form of a position of one game alone, that one says why it is none."""
    with pytest.raises(BadImport) as caught:
        read_import(text, "")
    assert caught.value.trouble.game == game
