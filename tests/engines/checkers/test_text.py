"""Positions and moves of checkers as text: what is read, and what is refused and why."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.checkers import Checkers
from engines.checkers.refusal import REFUSALS
from engines.game import AmbiguousMove, BadPosition, GameError, IllegalMove, Position, UnreadableMove
from engines.pgn import read_record, record_of, write_record
from tests.cases import for_each
from tests.long import LONG

GAME = Checkers()
ROUTES = "W:WK19:B6,7,14,15,K2"  # the king has several routes
SQUARE = st.integers(0, 34)
ITEM = st.builds(lambda king, square: f"{king}{square}", st.sampled_from(["", "K", "k"]), SQUARE)
NEAR = st.builds(
    lambda side, white, black, end: f"{side}:W{','.join(white)}:B{','.join(black)}{end}",
    st.sampled_from("BWbx"),
    st.lists(ITEM, max_size=14),
    st.lists(ITEM, max_size=14),
    st.sampled_from(["", ".", ":H3:F5", ":H", ":x"]),
)


@for_each(
    "text, same",
    [
        ("B:W21-32:B1-12", GAME.start),
        ("B:B1-12:W21-32.", GAME.start),
        (" W:WK1, 30:B K9:H12:F30 ", "W:WK1,30:BK9"),
        ("W:W18:B", "W:W18:B"),
    ],
)
def test_positions_are_read(text, same):
    """Runs of squares, either order, a full stop, blanks, counters, a side without pieces."""
    assert GAME.write(GAME.read(text)) == same


@for_each(
    "text, reason",
    [
        ("B:W:B", "empty"),
        ("x:W18:B1", "side to move"),
        ("B:W18:W1", "begins with W"),
        ("B:W18", "side to move"),
        ("B:W33:B1", "no square '33'"),
        ("B:W0:B1", "no square '0'"),
        ("B:W18:BK18", "two pieces stand on '18'"),
        ("B:W4:B9", "would be a king"),
        ("B:W18:B29", "would be a king"),
        ("B:Wx:B1", "not 'x'"),
        ("B:W18:B1:9", "side to move"),
        ("B:W18,,19:B1", "expected a square"),
        ("B:W18,25-22:B1", "not '25-22'"),
        ("B:W１８:B1", "expected a square"),
        ("B:W" + ",".join(["18"] * 100) + ":B1", "side to move"),
    ],
)
def test_what_is_no_position_is_refused(text, reason):
    with pytest.raises(BadPosition, match=reason):
        GAME.read(text)


@given(st.text(max_size=80) | NEAR)
@settings(max_examples=400 if LONG else 40)
def test_any_text_is_a_position_or_is_refused(text):
    """A position that is read is written the same way again; any other text is a BadPosition."""
    try:
        board = GAME.read(text)
    except BadPosition:
        return
    assert GAME.write(GAME.read(GAME.write(board))) == GAME.write(board)
    assert len(board.pseudo_legal()) <= board.max_moves


@given(st.text(max_size=50) | st.from_regex(r"\d{1,3}([-x:]\d{1,3}){0,5}", fullmatch=True), st.integers(0, 40))
@settings(max_examples=400 if LONG else 40)
def test_any_text_is_a_move_or_is_refused(text, plies):
    """A text that is read as a move is a legal one."""
    position, rng = Position(GAME), random.Random(plies)
    for _ in range(plies):
        if position.legal_moves():
            position.push(rng.choice(position.legal_moves()))
    if position.outcome():
        return
    try:
        move = GAME.read_move(position.board, text)
    except GameError:
        return
    assert move in position.legal_moves()


def test_routes_are_told_apart():
    """Two routes between the same squares are written in full; the ends alone are ambiguous if the results differ."""
    board = GAME.read("B:W6,7,14,15:BK2")
    written = [GAME.write_move(board, move) for move in board.legal_moves()]
    assert sorted(written) == ["2x11x18x9x2", "2x9x18x11x2"]
    assert GAME.read_move(board, "2x2") in board.legal_moves()  # both ways lead to the same position
    board = GAME.read("B:W6,7,14,15,22:BK2")
    assert "2x9x18x25" in [GAME.write_move(board, move) for move in board.legal_moves()]
    with pytest.raises(AmbiguousMove, match="2x11x18x25"):
        GAME.read_move(board, "2x25")
    assert GAME.read_move(board, "2x11x25") == GAME.read_move(board, "2x11x18x25")


@for_each(
    "fen, text, rule, cells",
    [
        (GAME.start, "16-20", "empty", ("16",)),
        (GAME.start, "22-18", "not-yours", ("22",)),
        (GAME.start, "5-9", "occupied", ("9",)),
        (GAME.start, "9-18", "shape", ("9",)),
        (GAME.start, "40-44", "no-square", ("40",)),
        ("B:W18,26:B15,1", "1-5", "must-capture", ("15",)),
        ("B:W18,26:B15,1", "15x22", "capture-goes-on", ("15",)),
        ("B:W30:B15", "15-11", "man-backwards", ("15",)),
        ("W:W11:B6,7", "11x2x9", "crowned", ("2",)),
        ("W:W11:B6,7", "11x9", "crowned", ("2",)),
        ("B:W26,27,18:B15", "15x22x31x24x15", "crowned", ("31",)),
        ("B:W26,27:B22", "22x30", "must-capture", ("22",)),
    ],
)
def test_illegal_moves_are_refused_for_a_rule(fen, text, rule, cells):
    """The refusal names the rule, the squares and the pieces."""
    with pytest.raises(IllegalMove) as caught:
        GAME.read_move(GAME.read(fen), text)
    assert (caught.value.refusal.rule, caught.value.refusal.cells) == (rule, cells)
    assert rule in REFUSALS
    pieces = caught.value.refusal.pieces, caught.value.refusal.sides
    assert pieces == (
        ((), ()) if rule in ("empty", "no-square", "crowned") else (("M",), (1 if rule == "not-yours" else 0,))
    )


def test_a_refusal_names_kings_and_all_that_can_capture():
    """The refusal names every piece that must capture, and its side."""
    with pytest.raises(IllegalMove) as caught:
        GAME.read_move(GAME.read("W:WK15,23,32:B10,18"), "32-28")
    refusal = caught.value.refusal
    assert (refusal.cells, refusal.pieces, refusal.sides) == (("15", "23"), ("K", "M"), (1, 1))


def test_a_king_is_not_crowned_where_its_capture_ends():
    """Only a man stops there; a king has nothing more to jump."""
    with pytest.raises(IllegalMove) as caught:
        GAME.read_move(GAME.read("W:WK11:B7"), "11x2x9")
    assert caught.value.refusal.rule == "must-capture"


@for_each("text", ["11", "11--15", "a3-b4", "11-15-", "９-13", "1-2-3-4-5-6-7-8-9-10-11-12-13-14-15-16"])
def test_what_is_no_move_is_unreadable(text):
    """A move is numbers with signs between them, no more than the longest capture has."""
    with pytest.raises(UnreadableMove):
        GAME.read_move(GAME.read(GAME.start), text)


def test_games_are_written_as_pdn_and_read_again():
    """PDN has the start in a FEN tag and the sides as tags."""
    position = Position(GAME, "W:WK22,31:BK6,12", ["22-18", "6-10", "18-15"])
    text = write_record(record_of(position, {"Black": "Ann", "White": "Bob"}))
    assert '[GameType "21"]' in text
    assert '[FEN "W:WK22,31:BK6,12"]' in text
    assert "1... 22-18 2. 6-10 18-15" in text
    assert read_record(text).moves == ("22-18", "6-10", "18-15")
