"""Positions as FEN: what is read, and what is refused and why."""

import random
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.game import BadPosition
from engines.xiangqi import Xiangqi
from tests.cases import for_each

GAME = Xiangqi()
START = GAME.start
BARE = "4k4/9/9/9/9/9/9/9/9/3K5"


def test_start_position() -> None:
    """The start is written as it was read, with Red to move and nothing captured."""
    board = GAME.read(START)
    assert GAME.write(board) == START
    assert (board.side, board.clock, board.score) == (0, 0, 0)


@for_each("text", [f"{BARE} w", f"{BARE} r", f"{BARE} w - -", f"{BARE} w - - 0", f"  {BARE}   w - - 0 1 "])
def test_fields_after_the_side_may_be_left_out(text: str) -> None:
    """The side alone is enough, with or without dashes and one counter."""
    assert GAME.write(GAME.read(text)) == f"{BARE} w - - 0 1"


def test_other_letters_for_elephant_and_horse() -> None:
    """E and H mean what B and N mean."""
    assert GAME.write(GAME.read(START.replace("b", "e", 2).replace("N", "H"))) == START


def test_counters_go_on_with_the_moves() -> None:
    """A capture sets the ply counter to zero; the move number grows after Black's move."""
    board = GAME.read("4k4/9/9/9/9/9/9/9/r8/3K4R b - - 7 30")
    for text in ("a1a2", "i0i9", "e9e8"):
        board.make(GAME.read_move(board, text))
    assert GAME.write(board).split()[-2:] == ["10", "32"]
    board = GAME.read("4k4/9/9/9/9/9/9/9/r7R/3K5 w - - 7 30")
    board.make(GAME.read_move(board, "i1a1"))
    assert GAME.write(board).split()[-2:] == ["0", "30"]


def test_the_highest_number_of_a_move_stays() -> None:
    """What is written can be read, however high the number of the first move was."""
    board = GAME.read(START.replace("w - - 0 1", "b - - 0 9999"))
    board.make(GAME.read_move(board, "h9g7"))
    assert GAME.write(GAME.read(GAME.write(board))).split()[-1] == "9999"


REFUSED = {
    "": "expected ranks",
    "   ": "expected ranks",
    BARE: "expected ranks",
    f"{BARE} w - - 0 1 7": "expected ranks",
    f"{BARE} x": "side to move",
    f"{BARE} w KQ - 0 1": "are '-'",
    f"{BARE} w - - x 1": "counter",
    f"{BARE} w - - ٣ 1": "counter",
    f"{BARE} w - - 99999 1": "counter",
    f"{BARE} w - - -1 1": "counter",
    "4k4/9/9/9/9/9/9/9/3K5 w": "expected 10 ranks, found 9",
    "4k4/9/9/9/9/9/9/9/9/9/3K5 w": "expected 10 ranks, found 11",
    "4k5/9/9/9/9/9/9/9/9/3K5 w": "10 squares, not 9",
    "4k3/9/9/9/9/9/9/9/9/3K5 w": "8 squares, not 9",
    "4k4/9/9/9/9/9/9/9/9/3K0K3 w": "unknown piece '0'",
    "4k4/9/9/9/9/9/9/9/9/3KQ4 w": "unknown piece 'Q'",
    "4k4/9/9/9/9/9/9/9/9/3Kı4 w": "unknown piece",
    "4k4/9/9/9/9/9/9/9/9/3K1K3 w": "more than 1 of the general",
    "4k4/9/9/9/9/9/9/9/9/9 w": "Red has no general",
    "9/9/9/9/9/9/9/9/9/4K4 w": "Black has no general",
    "4k4/9/9/9/9/9/9/9/K8/9 w": "general can never stand on 'a1'",
    "4k4/9/9/9/9/9/3K5/9/9/9 w": "general can never stand on 'd3'",
    "4k4/9/9/9/9/9/9/9/9/3KA4 w": "advisor can never stand on 'e0'",
    "4k4/9/9/9/9/9/9/9/9/B2K5 w": "elephant can never stand on 'a0'",
    "2B1k4/9/9/9/9/9/9/9/9/3K5 w": "elephant can never stand on 'c9'",
    "4k4/9/9/9/9/9/9/P8/9/3K5 w": "pawn can never stand on 'a2'",
    "4k4/9/9/9/9/9/1P7/9/9/3K5 w": "pawn can never stand on 'b3'",
    "4k4/9/9/9/9/9/9/9/9/RRRK5 w": "more than 2 of the rook",
    "4k4/9/9/9/9/9/9/9/9/4K4 w": "generals face",
    "4k4/9/9/9/9/9/9/9/9/3KR4 w": "not to move is in check",
}


@for_each("text, reason", REFUSED.items())
def test_refused(text: str, reason: str) -> None:
    """The reason names the mistake."""
    with pytest.raises(BadPosition, match=reason):
        GAME.read(text)


def test_a_megabyte_is_refused_at_once() -> None:
    """A very long text is refused quickly, with a short error."""
    started = time.process_time()
    with pytest.raises(BadPosition) as caught:
        GAME.read("/" * 1_000_000)
    assert time.process_time() - started < 1
    assert len(str(caught.value)) < 250


@given(st.one_of(st.text(), st.text(alphabet="rnbakcpRNBAKCP123456789/ wb-", max_size=120)))
def test_any_text_is_read_or_refused(text: str) -> None:
    """Any text is a position that is written the same way again, or a BadPosition."""
    try:
        board = GAME.read(text)
    except BadPosition:
        return
    assert GAME.write(GAME.read(GAME.write(board))) == GAME.write(board)


@given(st.randoms(use_true_random=False))
def test_a_damaged_position_is_read_or_refused(rng: random.Random) -> None:
    """A FEN with a few changed letters is refused, or gives a board that can be searched."""
    letters = list(START)
    for _ in range(rng.randint(1, 6)):
        letters[rng.randrange(len(letters))] = rng.choice("rnbakcpRNBAKCP123456789/ wb-")
    try:
        board = GAME.read("".join(letters))
    except BadPosition:
        return
    for move in board.legal_moves():
        assert board.make(move)
        board.legal_moves()
        board.unmake()
    board.evaluate()


def test_diagram() -> None:
    """The text diagram has the river between ranks 4 and 5, and coordinates at the edge."""
    lines = GAME.diagram(GAME.read(START)).splitlines()
    assert lines[0] == "9  r n b a k a b n r"
    assert lines[5].strip("~ ") == ""
    assert lines[-2:] == ["0  R N B A K A B N R", "   a b c d e f g h i"]
