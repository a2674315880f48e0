"""Xiangqi moves as text: every notation reads what it writes, and what people type."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.game import AmbiguousMove, IllegalMove, MoveError, UnreadableMove
from engines.xiangqi import Xiangqi
from engines.xiangqi.board import XiangqiBoard
from engines.xiangqi.notation import COUNTING, called
from tests.cases import for_each
from tests.engines.boards import stroll
from tests.long import LONG

GAME = Xiangqi()
START = GAME.start


def pawns_forward(rng: random.Random, plies: int) -> Iterator[XiangqiBoard]:
    """A random game in which half of the moves are pawns'."""
    board = GAME.read(START)
    return stroll(board, rng, plies, liked=lambda move: board.piece_at(move >> 7) % 16 > 10)


def named(fen: str, text: str) -> str:
    """The coordinates of the move that `text` means."""
    board = GAME.read(fen)
    return GAME.write_move(board, GAME.read_move(board, text))


def test_every_move_is_read_as_it_is_written() -> None:
    """Over all legal moves of random games each notation gives a text of its own per move, which is read back."""
    rng = random.Random(4)
    for _ in range(20 if LONG else 3):
        for board in pawns_forward(rng, 120):
            moves = board.legal_moves()
            for notation in GAME.notations:
                texts = [GAME.write_move(board, move, notation) for move in moves]
                assert len(set(texts)) == len(texts)
                for move, text in rng.sample(list(zip(moves, texts, strict=True)), min(3, len(moves))):
                    assert GAME.read_move(board, text) == move, (text, GAME.write(board))


def theirs(coordinates: str) -> str:
    """A move as pyffish writes it, with ranks from 1."""
    return "".join(coordinates[i] + str(int(coordinates[i + 1]) + 1) for i in (0, 2))


@pytest.mark.slow
def test_wxf_agrees_with_an_independent_program() -> None:
    """Pyffish's texts are read as the same moves, and are ours, but for tandem marks that pyffish omits."""
    import pyffish  # here, because it takes half a second

    rng, marked, equal = random.Random(5), 0, 0
    games = 6 if LONG else 2
    for _ in range(games):
        for board in pawns_forward(rng, 150):
            names = {move: GAME.write_move(board, move, "wxf") for move in board.legal_moves()}
            tandem = [move for move, name in names.items() if name[1] in "+-" or name[0].isdigit()]
            for move in rng.sample(tandem, min(2, len(tandem))) + rng.sample(list(names), 1):
                coordinates = theirs(GAME.write_move(board, move))
                text = pyffish.get_san("xiangqi", GAME.write(board), coordinates, False, pyffish.NOTATION_XIANGQI_WXF)
                assert GAME.read_move(board, text) == move, (text, GAME.write(board))
                marked += text[1] in "+-" or text[0].isdigit()
                equal += names[move] == text.replace("=", ".")
                assert names[move] == text.replace("=", ".") or move in tandem
    assert marked > 15 * games
    assert equal > 120 * games


TANDEM = "3k5/9/9/9/9/9/4C4/9/4C4/4K4 w"
PAWNS = "4k4/9/4P4/4P4/4P4/9/9/9/9/3K5 w"
FIVE = "4k4/9/4P4/4P4/4P4/4P4/4P4/9/9/3K5 w"
FILES = "4k4/9/9/2P3P2/2P3P2/9/4P4/9/9/3K5 w"
SHARED = "3k5/9/9/7P1/9/9/9/7C1/9/4K4 w"  # `P2.3` is both a pawn's move (WXF) and the cannon's (Vietnamese)


@for_each(
    "fen, text, move",
    [
        (START, "h2e2", "h2e2"),
        (START, "H2-E2", "h2e2"),
        (START, " ｈ２ｅ２ ", "h2e2"),
        (START, "C2.5", "h2e2"),
        (START, "C2=5", "h2e2"),
        (START, "c2=5", "h2e2"),
        (START, "N8+7", "b0c2"),
        (START, "H8+7", "b0c2"),
        (START, "E3+5", "g0e2"),
        (START, "B3+5", "g0e2"),
        (START, "R1+2", "i0i2"),
        (START, "P7+1", "c3c4"),
        (START, "炮二平五", "h2e2"),
        (START, "砲２平５", "h2e2"),
        (START, "包2平5", "h2e2"),
        (START, "马八进七", "b0c2"),
        (START, "俥一進二", "i0i2"),
        (START, "帅五进一", "e0e1"),
        (START, "仕四進五", "f0e1"),
        (START.replace(" w ", " b "), "馬８進７", "h9g7"),
        (START.replace(" w ", " b "), "馬二進三", "b9c7"),
        (START.replace(" w ", " b "), "炮2平5", "b7e7"),
        (START.replace(" w ", " b "), "将5进1", "e9e8"),
        (START.replace(" w ", " b "), "H8+7", "h9g7"),
        (TANDEM, "C+.1", "e3i3"),
        (TANDEM, "+C=1", "e3i3"),
        (TANDEM, "-C=1", "e1i1"),
        (TANDEM, "前炮平一", "e3i3"),
        (TANDEM, "后炮平一", "e1i1"),
        (TANDEM, "後砲平一", "e1i1"),
        (PAWNS, "前兵进一", "e7e8"),
        (PAWNS, "中兵平四", "e6f6"),
        (PAWNS, "后兵平六", "e5d5"),
        (PAWNS, "二兵平六", "e6d6"),
        (PAWNS, "25.6", "e6d6"),
        (FIVE, "三兵平六", "e5d5"),
        (FIVE, "35.4", "e5f5"),
        (FILES, "一兵平二", "g6h6"),
        (FILES, "二兵平四", "g5f5"),
        (FILES, "三兵进一", "c6c7"),
        (FILES, "四兵平八", "c5b5"),
        (FILES, "前三进一", "g6g7"),
        (FILES, "后七平六", "c5d5"),
        (FILES, "27=8", "c5b5"),
        (FILES, "兵五进一", "e3e4"),
        (START, "P2-5", "h2e2"),
        (START, "p2.7", "h2h9"),
        (START, "M2.3", "h0g2"),
        (START, "T3.5", "g0e2"),
        (START, "V3.5", "g0e2"),
        (START, "tg5.1", "e0e1"),
        (START, "B7.1", "c3c4"),
        (TANDEM, "Pt-1", "e3i3"),
        (TANDEM, "ps.1", "e1e2"),
        (PAWNS, "Bg-4", "e6f6"),
        (SHARED, "P2.3", "h6g6"),
        (SHARED, "P2.2", "h2h4"),
    ],
)
def test_what_people_type(fen: str, text: str, move: str) -> None:
    """Letters, old and new Chinese, full-width and plain digits, and marks of tandem pieces are read."""
    assert named(fen, text) == move


@for_each(
    "fen, move, texts",
    [
        (START, "h2e2", "C2.5 炮二平五 炮二平五 P2-5"),
        (START, "b0c2", "H8+7 马八进七 馬八進七 M8.7"),
        (START, "e0e1", "K5+1 帅五进一 帥五進一 Tg5.1"),
        (START.replace(" w ", " b "), "h9g7", "H8+7 马８进７ 馬８進７ M8.7"),
        (START.replace(" w ", " b "), "h7e7", "C8.5 炮８平５ 包８平５ P8-5"),
        (START.replace(" w ", " b "), "a6a5", "P1+1 卒１进１ 卒１進１ B1.1"),
        (TANDEM, "e3i3", "C+.1 前炮平一 前炮平一 Pt-1"),
        (TANDEM, "e1e2", "C-+1 后炮进一 後炮進一 Ps.1"),
        (TANDEM, "e3e2", "C+-1 前炮退一 前炮退一 Pt/1"),
        (PAWNS, "e6d6", "25.6 中兵平六 中兵平六 Bg-6"),
        (FIVE, "e6d6", "25.6 二兵平六 二兵平六 2B-6"),
        (FILES, "c5b5", "27.8 四兵平八 四兵平八 4B-8"),
        (SHARED, "h2h5", "C2+3 炮二进三 炮二進三 h2h5"),
    ],
)
def test_what_is_printed(fen: str, move: str, texts: str) -> None:
    """In Chinese notation Red counts in Chinese numerals, Black in full-width digits, each from its own right. In
    Vietnamese, a move that would be read as another in WXF is written in coordinates. A piece that is alone on its file
    is called the same where it does not move.
    """
    board = GAME.read(fen)
    code = GAME.read_move(board, move)
    for notation, text in zip(COUNTING, texts.split(), strict=True):
        assert GAME.write_move(board, code, notation) == text
        if " b " in fen or fen == START:
            assert called(move[:2], GAME.mover(board, code), notation) == GAME.named(board, code, notation) == text[:-2]


def test_ambiguous_moves_name_the_candidates() -> None:
    """A text that fits several pieces is refused; the error names the moves and the position."""
    with pytest.raises(AmbiguousMove) as caught:
        named(TANDEM, "C5.1")
    assert set(caught.value.candidates) == {"e1i1", "e3i3"}
    assert "3k5/9" in str(caught.value)
    with pytest.raises(AmbiguousMove):
        named(FILES, "前兵进一")


@for_each(
    "text, reason",
    [
        ("h2h8", "path-blocked: c h7"),
        ("a0a9", "path-blocked: P a3"),
        ("h7e7", "not-yours: c h7"),
        ("e5e6", "empty: e5"),
        ("C2.2", "shape-cannon: C h2"),
        ("車五平一", "no-such-piece"),
        ("前炮平五", "no-such-piece"),
        ("P3.2", "pawn-sideways: P g3"),
        ("P2.6", "path-blocked: c h7"),
    ],
)
def test_illegal_moves_say_why(text: str, reason: str) -> None:
    """The error names the text, the position and the rule."""
    with pytest.raises(IllegalMove, match=reason) as caught:
        named(START, text)
    assert text in str(caught.value)
    assert START in str(caught.value)


def test_a_move_that_leaves_the_general_hanging_is_illegal() -> None:
    """A pinned piece may not leave its line; the error names the attacker."""
    with pytest.raises(IllegalMove, match="in-check: r e5"):
        named("4k4/9/9/9/4r4/9/9/9/4R4/4K4 w", "e1d1")


@for_each(
    "text",
    [
        *("", " ", "e", "h2", "h2e", "h2e22", "j0a0", "炮", "炮二平", "炮二平十", "C2*5", "C0.5"),
        *("P2-55", "TG.1", "M2+3", "9" * 4, "++++"),
    ],
)
def test_nonsense_is_unreadable(text: str) -> None:
    """A text that is a move in no notation is refused as unreadable."""
    with pytest.raises(UnreadableMove):
        named(START, text)


def test_a_megabyte_of_move_is_refused() -> None:
    with pytest.raises(UnreadableMove) as caught:
        named(START, "炮" * 500_000)
    assert len(str(caught.value)) < 300


@given(
    st.one_of(
        st.text(max_size=8), st.text(alphabet="abcdefghi0123456789-+./=BCMPRSTX炮兵前后中一二三四五平进退", max_size=5)
    )
)
def test_any_text_is_a_move_or_a_move_error(text: str) -> None:
    """Any text is a legal move or a MoveError."""
    board = GAME.read(FILES)
    try:
        move = GAME.read_move(board, text)
    except MoveError:
        return
    assert move in board.legal_moves()


@for_each(
    "cell, side, notation, counted",
    [
        ("h2", 0, "chinese", ("二", "3")),
        ("h2", 1, "chinese", ("８", "8")),
        ("h2", 0, "wxf", ("2", "3")),
        ("h2", 1, "vietnamese", ("8", "8")),
        ("a9", 1, "wxf", ("1", "1")),
        ("a0", 0, "traditional", ("九", "1")),
        ("e4", 0, "coordinates", None),
        ("e4", 0, "", None),
    ],
)
def test_points_are_counted_from_a_side(cell: str, side: int, notation: str, counted: tuple[str, str] | None) -> None:
    """Files are counted from the side's right, rows from its edge; notations with names of points give None."""
    assert Xiangqi().counted(cell, side, notation) == counted
