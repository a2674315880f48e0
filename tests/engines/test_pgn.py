"""PGN: what is written can be read, and what is read is a game that can be played."""

import tracemalloc
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.game import Game, GameError, Position
from engines.pgn import (
    LONGEST,
    LONGEST_GAME,
    BadRecord,
    GameRecord,
    read_record,
    read_records,
    record_of,
    write_record,
)
from engines.registry import GAMES
from tests.cases import for_each
from tests.long import LONG

DATA = Path(__file__).parents[1] / "data" / "pgn"
every_game = for_each("game", GAMES.values())
SAMPLE = """[Game "Connect Four"]
[Event "Practice"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[Yellow "Ann"]
[Red "Bob"]
[Result "*"]

1. 4 4 2. 3 *
"""


def random_position(game: Game[Any], rng: Random) -> Position:
    position = Position(game)
    for _ in range(rng.randrange(120)):
        moves = position.legal_moves()
        if not moves:
            break
        position.push(rng.choice(moves))
    return position


@every_game
@for_each("seed", range(5))
def test_every_record_is_read_as_it_was_written(game: Game[Any], seed: int) -> None:
    """Random games come back the same in each notation, from the start and from a position in the middle."""
    rng = Random(seed)
    whole = random_position(game, rng)
    record = record_of(whole, {"Event": "Practice", game.sides[0]: "Ann", "Annotator": "Bob"})
    cut = rng.randrange(len(whole.moves) + 1)
    middle = Position(game, moves=whole.written()[:cut]).text
    later = GameRecord(game.key, middle, tuple(whole.written()[cut:]), record.result, {"Round": "2"})
    for notation in game.notations:
        assert read_record(write_record(record, notation)) == record
        assert read_record(write_record(later, notation)) == later


def test_a_record_looks_as_the_standard_says() -> None:
    """Tags in their order with `?` for unknown values, a blank line, numbered moves, the result."""
    position = Position(GAMES["connect4"], moves="443")
    assert write_record(record_of(position, {"Event": "Practice", "Yellow": "Ann", "Red": "Bob"})) == SAMPLE


def test_lines_of_moves_are_at_most_80_characters() -> None:
    """Long games are wrapped between moves, and a number stays with its move."""
    position = random_position(GAMES["xiangqi"], Random(120))
    rows = write_record(record_of(position, {})).split("\n\n")[1].splitlines()
    assert len(rows) > 3
    assert all(len(row) <= 80 and not row.endswith(".") for row in rows)
    assert all(len(row) > 60 for row in rows[:-1])


@for_each("name", ["xiangqi-iccs", "xiangqi-wxf", "xiangqi-chinese"])
def test_the_same_game_is_read_in_each_notation_of_xiangqi(name: str) -> None:
    """Three files have the same game in ICCS, WXF and Chinese; each is written again byte for byte."""
    text = (DATA / f"{name}.pgn").read_text(encoding="utf-8")
    record = read_record(text)
    assert (record.moves[0], record.moves[-1], len(record.moves)) == ("b2e2", "i7i9", 39)
    assert str(record.position().outcome()) == "1-0 checkmate"
    assert record.tags["Red"] == "Master"
    assert write_record(record, name.removeprefix("xiangqi-")) == text


def test_comments_variations_and_signs_are_passed_over() -> None:
    """Only the games' own moves and tags are read."""
    xiangqi, connect4 = read_records((DATA / "annotated.pgn").read_text(encoding="utf-8"))
    assert xiangqi.moves == ("h2e2", "h9g7", "h0g2", "i9h9")
    assert xiangqi.tags["Event"] == 'Tea house "By the river"'
    assert xiangqi.tags["Red"] == "甲"
    assert (connect4.moves, connect4.result) == (tuple("4141414"), "1-0")


def test_comments_may_stand_before_between_and_after_what_counts() -> None:
    """Programs write comments before the tags and after the result, too; none of them begins another game."""
    text = "{made by a program}\n; for a club\n" + SAMPLE.replace("[Event", "{the}\n[Event").rstrip()
    assert read_record(text + " {Bob resigned} ; at once") == read_record(SAMPLE)
    assert len(list(read_records("4 4 1-0 {first}\n\n4 3 0-1 {second}", "connect4"))) == 2


@for_each(
    "tag, ending, result",
    [
        *(("2-0", "2-0", "1-0"), ("1-1", "1-1", "1/2-1/2"), ("0-2", "", "0-1"), ("0-0", "0-0", "*")),
        *(("", "*", "*"), ("?", "", "*"), ("", "0-1", "0-1"), ("Black won", "", "*"), ("1-0", "*", "1-0")),
    ],
)
def test_results_of_other_programs_are_read(tag: str, ending: str, result: str) -> None:
    """PDN has other numbers and its own texts for an unknown result; none of them hides the game."""
    record = read_record(f'[GameType "21"]\n[Result "{tag}"]\n\n1. 11-15 {ending}')
    assert (record.moves, record.result) == (("11-15",), result)


@for_each(
    "moves",
    [
        "11-15* 23-19(?!) 2. ... 8-11 *",
        "1．11-15 23-19 ２．8-11",
        "1、11-15 23-19 2、8-11",
        "1.11:15 1... 23-19! 2.08-11",
    ],
)
def test_moves_are_read_as_people_write_them(moves: str) -> None:
    """Signs of a forced move, three dots of their own, and numbers as Chinese writes them."""
    assert read_record(moves, "checkers").moves == ("11-15", "23-19", "8-11")


@for_each("kind, game", [("21,B,8,8,N1,0", "checkers"), ("25", None), ("20,W,10,10,N2,0", None)])
def test_the_type_of_a_pdn_is_minded(kind: str, game: str | None) -> None:
    """A type may have details behind a comma. A game of other draughts is not read as one of checkers."""
    text = f'[GameType "{kind}"]\n[FEN "W:W18:B2"]\n\n*'
    for usual in ("", "checkers"):
        if game:
            assert read_record(text, usual).game == game
        else:
            with pytest.raises(BadRecord):
                read_record(text, usual)


def test_a_position_that_was_set_up_is_said_to_be_so() -> None:
    """The standard wants the tag SetUp beside FEN; a game from the usual start has neither."""
    text = write_record(GameRecord("checkers", "W:W18,K32:B1,K3", ()))
    assert '\n[SetUp "1"]\n[FEN "W:W18,K32:B1,K3"]\n' in text
    assert "SetUp" not in write_record(GameRecord("checkers", GAMES["checkers"].start, ()))


def test_the_second_side_may_begin() -> None:
    """A game from a position with the second side to move begins with `1...`."""
    record = GameRecord("connect4", "7/7/7/7/7/3x3 o", ("4", "4"))
    text = write_record(record)
    assert "\n1... 4 2. 4 *\n" in text
    assert read_record(text) == record


@for_each(
    "old, new, words",
    [
        ('[Game "Connect Four"]\n', "", "the tag Game is missing"),
        ("Connect Four", "Go", "no game is called 'Go'"),
        ("2. 3 *", "2. 9 *", "game 1: ply 3: '9' is not a column from 1 to 7 (in 7/7/7/7/3o3/3x3 x)"),
        ("2. 3 *", "2. 3 3 3 4 4 4 4 4", "ply 10: '4' cannot be played"),
        ("2. 3 *", "2. 3 1 4 1 4 1 4 1 1", "the game is over: 0-1 four"),
        ("2. 3 *", "2. 3 1 4 1 4 1 4 1 1-0", "results contradict each other: 0-1, 1-0"),
        ('[Result "*"]', '[Result "1-0', "not a tag"),
        ('[Result "*"]', '[FEN "7/7 x"]', "expected 6 rows, found 2"),
        ("2. 3", "2. {3", "not closed"),
        ("2. 3", "2. (3", "a variation is not closed"),
        ("2. 3", "2.) 3", "closed twice"),
        (SAMPLE, "", "expected one game, found none"),
        (SAMPLE, 2 * SAMPLE, "expected one game, found more"),
        (SAMPLE, SAMPLE + "nonsense", "game 2: the tag Game is missing"),
        (SAMPLE, "x" * (LONGEST + 1), "the text is longer than"),
        ("1. 4", "1. " * (LONGEST_GAME // 3) + "4", "the game is longer than 131072 characters (line 10, column"),
        ("1. 4", "() " * (LONGEST_GAME // 3) + "4", "the game is longer than"),
        ("[Result", '[A "b"]' * (LONGEST_GAME // 7 + 1) + "[Result", "the game is longer than"),
    ],
)
def test_nonsense_is_refused_with_its_place(old: str, new: str, words: str) -> None:
    """The error names the game, the move and the position, or what is missing."""
    assert old in SAMPLE
    with pytest.raises(BadRecord) as caught:
        read_record(SAMPLE.replace(old, new))
    assert words in str(caught.value)


def test_a_tag_cannot_break_out_of_its_line() -> None:
    """Quotes, backslashes and new lines in a name do no harm; a tag's own name must be one word."""
    position = Position(GAMES["tictactoe"], moves=["b2"])
    record = record_of(position, {"X": 'Ann "]\n[Result "1-0\\'})
    assert read_record(write_record(record)).tags["X"] == 'Ann "] [Result "1-0\\'
    assert read_record(write_record(record)).result == "*"
    with pytest.raises(ValueError, match="no name of a tag"):
        write_record(record_of(position, {'A"]': "x"}))


@given(st.dictionaries(st.sampled_from(["Event", "Site", "X", "O", "Annotator"]), st.text(max_size=40)))
def test_any_text_in_a_tag_comes_back(tags: dict[str, str]) -> None:
    """A tag's text is read as it was written, but for runs of blanks; `?` in a common tag means unknown."""
    record = record_of(Position(GAMES["tictactoe"], moves=["b2"]), tags)
    told = {name: " ".join(value.split()) for name, value in tags.items()}
    expected = {name: value for name, value in told.items() if value != "?" or name == "Annotator"}
    assert read_record(write_record(record)).tags == expected


@given(
    st.one_of(
        st.text(), st.lists(st.sampled_from([*SAMPLE.split(), "\n", "(", "{", "}", ")", "炮二平五"])).map(" ".join)
    )
)
@settings(max_examples=200 if LONG else 40)
def test_any_text_is_read_or_refused(text: str) -> None:
    """The reader returns records that can be written again, or raises a GameError."""
    try:
        records = list(read_records(text))
    except GameError:
        return
    for record in records:
        assert read_record(write_record(record)) == record


@for_each("text", [" ", "{}", "%\n", ";\n"])
def test_a_long_text_takes_no_more_memory_than_a_few_copies(text: str) -> None:
    """A file that anybody may send: of nothing but blanks or comments, or with one long tag."""
    text *= (1 << 18) // len(text)
    tag = f'[Event "{"x" * len(text)}"]'
    tracemalloc.start()
    try:
        assert list(read_records(text)) == []
        with pytest.raises(BadRecord, match="the game is longer"):
            read_record(tag, "xiangqi")
        assert tracemalloc.get_traced_memory()[1] < 16 * len(text)
    finally:
        tracemalloc.stop()


PLAIN = "炮二平五马8进7马二进三车9平8"
"""Moves as they are printed in China: four signs each need no blanks."""


@for_each(
    "text, result",
    [
        (PLAIN, "*"),
        (f"{PLAIN}红胜", "1-0"),
        (f"1.{PLAIN[:8]}2.{PLAIN[8:]} 黑胜", "0-1"),
        (f"1. {PLAIN[:4]}，{PLAIN[4:8]}。２．{PLAIN[8:]}和棋。", "1/2-1/2"),
        ("1.炮二平五馬８進７2.馬二進三車９平８紅勝", "1-0"),
        (f'[Game "Chinese Chess"]\n[Result "红先负"]\n\n{PLAIN}', "0-1"),
    ],
)
def test_chinese_records_as_they_are_printed(text: str, result: str) -> None:
    """Without blanks, with Chinese punctuation, and with the result in words."""
    record = read_record(text, "xiangqi")
    assert (record.moves, record.result) == (("h2e2", "h9g7", "h0g2", "i9h9"), result)


def test_the_wrong_one_of_moves_without_blanks_is_named() -> None:
    """Its signs, its number and its place."""
    with pytest.raises(BadRecord) as refused:
        read_record("炮二平五马8进9马二进二", "xiangqi")
    assert (refused.value.trouble.value, refused.value.trouble.ply, refused.value.trouble.column) == ("马二进二", 3, 9)
