"""Legal moves that fit what a person types."""

from bot.locales import LANGUAGES, catalogue
from bot.match import wording
from bot.match.positions import matching, try_move
from engines.game import Position
from engines.registry import GAMES
from tests.bot.match.test_page import view_of
from tests.cases import for_each


def found(game: str, typed: str, notation: str = "", moves: tuple[str, ...] = ()) -> list[str]:
    """The moves that fit `typed`, likeliest first."""
    return [choice.move for choice in matching(view_of(game, moves), typed, notation)]


@for_each("typed", ["炮二平五", "C2.5", "c2=5", "h2e2", "H2-E2", "砲二平五", " ｈ２ｅ２ ", "炮二平五 (h2e2)"])
@for_each("notation", ["coordinates", "wxf", "chinese"])
def test_a_whole_move_comes_first_in_whatever_notation(typed: str, notation: str) -> None:
    assert found("xiangqi", typed, notation)[0] == "h2e2"


@for_each("language", LANGUAGES)
def test_moves_are_read_as_the_bot_writes_them(language: str) -> None:
    """A hint and a button say behind the move what it takes."""
    texts = catalogue(language)
    position = Position(GAMES["checkers"], "B:W9,18:B5")
    button = texts.text("games.checkers.takes", move="5x23", squares=texts["list.comma"].join(("9", "18")))
    hint = texts.text("hint.takes", move="5x23", pieces=wording.pieces(texts, "checkers", ("M", "M")))
    assert [try_move(position, written).text for written in (button, hint)] == ["5x23"] * 2


@for_each(
    "typed, start",
    [("cannon", "bh"), ("炮", "bh"), ("пушка", "bh"), ("pháo", "bh"), ("Kanone", "bh"), ("馬", "bh"), ("マ", "")],
)
def test_pieces_are_found_by_their_names_in_every_language(typed: str, start: str) -> None:
    """English names work in a Chinese client, Chinese ones in an English one."""
    moves = found("xiangqi", typed)
    assert {move[0] for move in moves} == set(start)


def test_words_narrow_each_other() -> None:
    """A piece and its target; a letter and a number."""
    assert found("xiangqi", "cannon e2") == ["b2e2", "h2e2"]
    assert found("xiangqi", "炮 五") == ["b2e2", "h2e2"]
    assert set(found("xiangqi", "H2")) >= {"h0g2", "h0i2"}
    assert found("xiangqi", "cannon nowhere") == []


def test_what_begins_as_it_was_typed_comes_first() -> None:
    """Moves that begin so in the person's notation come first, then in any notation, then moves that contain it."""
    moves = found("xiangqi", "h2")
    assert all(move.startswith("h2") for move in moves[:5])
    assert found("checkers", "11-1") == ["11-15", "11-16"]
    assert len(found("checkers", "man")) == 7
    assert found("gomoku", "h8") == ["h8"]
    assert len(found("tictactoe", "")) == 9
