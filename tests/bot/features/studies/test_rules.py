"""Imported texts are untrusted: each is read, or refused with a reason."""

import asyncio
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.discord.controls import Row
from bot.discord.place import Person
from bot.features.privacy.rules import Privacy
from bot.features.studies import rules
from bot.features.studies.page import study_page
from bot.features.studies.refusals import BadImport, NoImport, WhichImport
from bot.features.studies.rules import Studies, read_import
from bot.match.move_refused import MoveRefused
from bot.match.preferences import Preference
from bot.match.referee import Referee
from bot.match.refusals import UnknownControl
from engines.game import Outcome
from engines.pgn import LONGEST, GameRecord, write_record
from engines.registry import GAMES
from tests.bot.conftest import ANN, between_people
from tests.cases import for_each
from tests.long import LONG

PIECES = st.sampled_from(
    ['[Game "Xiangqi"]', '[Game "Connect Four"]', '[FEN "', '"]', "\n\n", "1. ", "h2e2", "4 ", "(", ")", "{", "}", ";",
     "$1", "*", "1-0", "[GameType \"21\"]", "11-15", "\ufeff", "%", "炮二平五", "\\", '"', "position fen ", " moves "]
)  # fmt: skip


@settings(max_examples=300 if LONG else 100)
@given(st.lists(PIECES | st.text(max_size=8), max_size=25).map("".join), st.sampled_from(["", *GAMES]))
def test_any_text_is_read_or_refused(text: str, game: str) -> None:
    """What was read can be written, and is read the same again."""
    with suppress(BadImport, NoImport, WhichImport):
        record = read_import(text, game)
        again = read_import(write_record(record), "")
        assert (again.game, again.start, again.moves) == (record.game, record.start, record.moves)


@for_each("moves", ["炮二平五！马8进7。马二进三。", "炮二平五，马8进7，马二进三", "炮二平五；马8进7；马二进三"])
def test_moves_may_have_chinese_signs_between_them(moves: str) -> None:
    """A comma, a semicolon, which begins no comment, or what ends a sentence."""
    assert read_import(moves, "").moves == ("h2e2", "h9g7", "h0g2")


@for_each("moves", ["11-15, 23-19,8-11", "1. 11–15 23–19 2. 8–11", "１．１１－１５　２３－１９　２．８－１１"])
def test_moves_are_read_in_any_spelling_of_a_typed_move(moves: str) -> None:
    """Dashes of printed books and fullwidth digits, as in a single move that is typed; and commas between moves."""
    assert read_import(moves, "").moves == ("11-15", "23-19", "8-11")


def test_the_place_of_the_trouble_is_told() -> None:
    """Line and column of the move, the tag, or the bracket."""
    for text, place in {
        '[Game "Connect Four"]\n\n1. 4 4\n2. 9 4 *': "line 4, column 4",
        '[Game "Connect Four"]\n[Game\n': "line 2, column 1",
        '[Game "Connect Four"]\n\n1. 4 ) 4': "line 3, column 6",
    }.items():
        with pytest.raises(BadImport, match=place):
            read_import(text, "")


async def test_a_study_ends_with_its_last_move(referee: Referee, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move beyond the longest study is refused and changes nothing; a move at an earlier ply replaces later ones. A
    match that was played is shown to its end.
    """
    monkeypatch.setattr(rules, "MOST_MOVES", 2)
    studies = referee.of(Studies)
    study = await studies.make(ANN, "a1 b1", "tictactoe")
    with pytest.raises(BadImport, match="too-many-moves"):
        await studies.move(study, 2, "c1")
    assert (await studies.of(study.id, ANN.id)).moves == ("a1", "b1")
    assert (await studies.move(study, 1, "c3")).moves == ("a1", "c3")
    match = await between_people(referee, "tictactoe", "a1 b1 a2 b2 a3")
    assert len((await studies.of_match(match.id, ANN)).moves) == 5


async def test_no_move_is_added_after_the_end(referee: Referee) -> None:
    """A typed move is refused where the game is over: the study could not be shown any more. Its page offers nothing
    that would only be refused.
    """
    study = await referee.of(Studies).make(ANN, "h8 a1 i8 a2 j8 a3 k8 a4 l8", "gomoku")
    for ply, disabled in ((9, {"study-step", "study-type", "study-best", "study-play"}), (8, set())):
        rows = [block for block in study_page(study, ply, Preference("en", "text")).blocks if isinstance(block, Row)]
        ways = {item.tag.kind: item.disabled for row in rows for item in row.items if item.tag.kind != "study-go"}
        assert {kind for kind, is_disabled in ways.items() if is_disabled} == disabled
    with pytest.raises(MoveRefused, match="over"):
        await referee.of(Studies).move(study, 9, "m9")


async def test_whoever_plays_the_games_own_next_move_keeps_the_rest_of_it(referee: Referee) -> None:
    """Playing a game over move by move loses neither moves nor its result. The import is the first that Dora does."""
    studies, text = referee.of(Studies), '[Game "tictactoe"]\n[Result "0-1"]\n\n1. a1 b1 2. c3 0-1'
    dora = Person(99, "Dora")
    study = await studies.make(dora, text)
    for ply, move in enumerate(("A1", "b1", "c3")):
        assert await studies.move(study, ply, move) == study
    assert await studies.of(study.id, dora.id) == study


async def test_texts_of_one_person_are_read_one_after_another(
    referee: Referee, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many they send at once: each keeps a core of the machine busy."""
    reading, together = list[str](), list[int]()

    def read(text: str, game: str) -> GameRecord:
        reading.append(text)
        together.append(len(reading))
        try:
            return read_import(text, game)
        finally:
            reading.remove(text)

    monkeypatch.setattr(rules, "read_import", read)
    made = [referee.of(Studies).make(ANN, " " * (LONGEST // 2) + text) for text in ("4 4", "炮二平五", "11-15")]
    await asyncio.gather(*made, return_exceptions=True)
    assert together == [1, 1, 1]


async def test_a_new_study_has_no_number_of_an_old_one(referee: Referee) -> None:
    """Whose data were deleted may still have messages of old studies: their buttons open nothing of the new ones."""
    studies = referee.of(Studies)
    old = await studies.make(ANN, "4 4", "connect4")
    await referee.of(Privacy).delete(ANN.id)
    await studies.make(ANN, "4 5", "connect4")
    with pytest.raises(UnknownControl):
        await studies.of(old.id, ANN.id)


async def test_a_study_keeps_the_result_of_its_game(referee: Referee) -> None:
    """Shown and saved, whether it came from a file or from a match; with another move it is another game."""
    studies, text = referee.of(Studies), '[Game "Tic-tac-toe"]\n[Event "Club"]\n\n1. a1 b1 0-1'
    study = await studies.make(ANN, text)
    assert "Club · 0-1" in str(study_page(study, 2, Preference("en", "text")).blocks)
    assert studies.saved(study).endswith(" 0-1\n")
    await studies.move(study, 2, "c1")
    assert studies.saved(await studies.of(study.id, ANN.id)).endswith(" *\n")
    match = await between_people(referee, "tictactoe", "a1 b1")
    await referee.turns.resign(match.id, ANN.id)
    assert studies.saved(await studies.of_match(match.id, ANN)).endswith(" 0-1\n")


CHECKS = "a7a9 e9e8 a9a8 e8e9 a8a9 e9e8 a9a8 e8e9 a8a9"  # Red's last check is one too many
FIRST_TAGS = '[Game "Chinese Chess"]\n[FEN "4k4/9/R8/9/9/9/9/3A5/9/3K3R1 w"]\n'


@pytest.mark.parametrize("result", ["", '[Result "1-0"]\n'])
def test_a_game_that_goes_on_where_a_rule_ends_it_is_read_up_to_there(result: str) -> None:
    """Not everywhere is a repetition the end. What the file has as the result is not that of the part that is read."""
    record = read_import(f"{FIRST_TAGS}{result}\n{CHECKS} e9e8 {{better}} h0h8 1-0", "")
    assert " ".join(record.moves) == CHECKS
    assert record.result == "*"
    assert record.position().outcome() == Outcome(1, "perpetual-check")


@pytest.mark.parametrize("more", ["e9e8", "e9e8 nonsense"])
def test_a_position_with_moves_is_read_up_to_the_end_by_a_rule(more: str) -> None:
    """As programs write it in UCCI and UCI. The study board then says that the text goes on."""
    record = read_import(f"position fen 4k4/9/R8/9/9/9/9/3A5/9/3K3R1 w moves {CHECKS} {more}", "")
    assert (" ".join(record.moves), record.result) == (CHECKS, "*")
    with pytest.raises(BadImport):
        read_import(f"position fen 4k4/9/R8/9/9/9/9/3A5/9/3K3R1 w moves a7a8 e9d9 h0h9 {more}", "")


@pytest.mark.parametrize("text", [f"{FIRST_TAGS}\nh0h8 e9d9 a7a9 d9e9", '[Game "Tic-tac-toe"]\n\na1 b1 a2 b2 a3 b3'])
def test_a_game_that_goes_on_after_a_mate_or_a_line_is_refused(text: str) -> None:
    """Nobody's rules have that."""
    with pytest.raises(BadImport):
        read_import(text, "")


@pytest.mark.parametrize("told", [('[Result "1/2-1/2"]\n', ""), ("", "1-0"), ('[Result "1-0"]\n', "1-0")])
def test_another_result_than_that_of_a_rule_is_left_out(told: tuple[str, str]) -> None:
    """A game that ended there for another reason, such as a draw by agreement, is read. A mate has one result."""
    tag, ending = told
    record = read_import(f"{FIRST_TAGS}{tag}\n{CHECKS} {ending}", "")
    assert (" ".join(record.moves), record.result) == (CHECKS, "*")
    with pytest.raises(BadImport, match="results"):
        read_import(f"{FIRST_TAGS}\na7a8 e9d9 h0h9 0-1", "")
