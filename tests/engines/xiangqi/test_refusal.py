"""Why a xiangqi move is not allowed: the rule, and its squares and pieces."""

import random
from contextlib import suppress

import pytest

from engines.game import IllegalMove, Position, Refusal
from engines.xiangqi import Xiangqi
from engines.xiangqi.board import XiangqiBoard
from engines.xiangqi.refusal import REFUSALS
from tests.cases import for_each
from tests.long import LONG

GAME = Xiangqi()
CODES = [code for code in range(GAME.move_codes) if code & 127 < 90]  # from any square to any
START = GAME.start
OPEN = "3akab2/4r4/4b1n2/p1p1p3p/2P3p2/4c4/P3P1P1P/4C1N2/4N4/2BAKAB1R w"


def refused(fen: str, text: str) -> Refusal:
    return refused_on(GAME.read(fen), text)


def refused_on(board: XiangqiBoard, text: str) -> Refusal:
    with pytest.raises(IllegalMove) as caught:
        GAME.read_move(board, text)
    return caught.value.refusal


@for_each(
    "fen, text, rule, cells, pieces",
    [
        (START, "e4e5", "empty", ["e4"], []),
        (START, "h7e7", "not-yours", ["h7"], ["c"]),
        (START, "a0a3", "own-piece", ["a3"], ["P"]),
        (START, "h2h0", "own-piece", ["h0"], ["N"]),
        ("4k4/9/9/9/9/9/9/4B4/9/4K3R w", "e0e0", "shape-general", ["e0"], ["K"]),
        ("4k4/9/9/9/9/9/9/4B4/9/3K4R w", "d0c0", "palace", ["d0"], ["K"]),
        ("3k5/9/9/9/9/9/9/3A5/9/4K3R w", "d2c3", "palace", ["d2"], ["A"]),
        (START, "d0d1", "shape-advisor", ["d0"], ["A"]),
        (START, "e0d1", "shape-general", ["e0"], ["K"]),
        ("3k5/9/9/9/9/2B6/9/9/9/4K4 w", "c4a6", "elephant-river", ["c4"], ["B"]),
        (START, "c0e1", "shape-elephant", ["c0"], ["B"]),
        ("3k5/9/9/9/9/9/9/9/3n5/2B1K4 w", "c0e2", "elephant-blocked", ["d1"], ["n"]),
        (START, "b0d1", "horse-blocked", ["c0"], ["B"]),
        (START, "b0b2", "shape-horse", ["b0"], ["N"]),
        (START, "a0b1", "shape-rook", ["a0"], ["R"]),
        (START, "a0a9", "path-blocked", ["a3"], ["P"]),
        (START, "b2b8", "path-blocked", ["b7"], ["c"]),
        (START, "b2c3", "shape-cannon", ["b2"], ["C"]),
        (START, "b2b7", "cannon-screen", [], []),
        ("3k5/9/2r6/2p6/9/2P6/9/2C6/9/4K4 w", "c2c7", "cannon-screen", ["c4", "c6"], ["P", "p"]),
        (START, "e3e2", "pawn-backward", ["e3"], ["P"]),
        (START, "e3d3", "pawn-sideways", ["e3"], ["P"]),
        (START, "e3e5", "shape-pawn", ["e3"], ["P"]),
        ("3k5/9/9/9/4r4/9/9/9/4R4/4K4 w", "e1d1", "in-check", ["e5"], ["r"]),
        ("4k4/9/9/9/9/9/9/9/4N4/4K4 w", "e1g2", "facing", ["e9"], ["k"]),
        ("3k5/9/9/9/9/9/3n5/9/9/4K4 w", "e0e1", "in-check", ["d3"], ["n"]),
        (OPEN.replace(" w", " b"), "e8e2", "path-blocked", ["e7"], ["b"]),
        (START, "C2.2", "shape-cannon", ["h2"], ["C"]),
        (START, "車五平一", "no-such-piece", [], []),
        (START, "马二进四", "horse-blocked", ["g0"], ["B"]),
        (START, "H8+6", "horse-blocked", ["c0"], ["B"]),
        (START, "车九进三", "own-piece", ["a3"], ["P"]),
        (START, "车九进四", "path-blocked", ["a3"], ["P"]),
        (START, "兵五退一", "pawn-backward", ["e3"], ["P"]),
        (START, "相七进九", "", [], []),
    ],
)
def test_the_rule_the_squares_and_the_pieces_are_named(
    fen: str, text: str, rule: str, cells: list[str], pieces: list[str]
) -> None:
    """In coordinates and in the notations of pieces and files; an empty rule means a legal move."""
    if not rule:
        assert GAME.read_move(GAME.read(fen), text) is not None
        return
    sides = tuple(int(letter.islower()) for letter in pieces)
    assert refused(fen, text) == Refusal(rule, tuple(cells), tuple(pieces), sides)


def test_every_move_that_is_refused_has_a_reason() -> None:
    """Any two squares are a legal move or break a rule that the game lists; the board is left as it was."""
    rng = random.Random(5)
    seen = set()
    for _ in range(20 if LONG else 12):
        position = Position(GAME)
        for ply in range(60):
            legal = position.legal_moves()
            if not legal:
                break
            before = position.text, position.board.key
            others = rng.sample(CODES, 6 if ply % 2 else 0) + position.board.pseudo_legal()
            for move in set(others).difference(legal):
                seen.add(refused_on(position.board, GAME.write_move(position.board, move)).rule)
            assert (position.text, position.board.key) == before
            position.push(rng.choice(legal))
    assert seen <= set(REFUSALS)
    assert seen >= {"empty", "not-yours", "path-blocked", "cannon-screen", "horse-blocked", "in-check", "facing"}


def test_what_blocks_is_what_blocks() -> None:
    """Without the blocking piece, the move no longer breaks that rule there."""
    rng = random.Random(6)
    checked = 0
    for _ in range(20 if LONG else 8):
        position = Position(GAME)
        for _ in range(40):
            legal = set(position.legal_moves())
            for move in set(rng.sample(CODES, 10)) - legal:
                text = GAME.write_move(position.board, move)
                found = refused_on(position.board, text)
                if found.rule.endswith("-blocked") and found.pieces[0].lower() != "k":
                    checked += _is_freed(position, text, found)
            position.push(rng.choice(sorted(legal)))
    assert checked > (20 if LONG else 10)


def _is_freed(position: Position, text: str, found: Refusal) -> bool:
    rows = [list(_spelled(row)) for row in position.text.split()[0].split("/")]
    file, rank = "abcdefghi".index(found.cells[0][0]), int(found.cells[0][1])
    assert rows[9 - rank][file] == found.pieces[0]
    rows[9 - rank][file] = "1"
    fen = "/".join(_packed("".join(row)) for row in rows) + " " + position.text.split()[1]
    try:
        board = GAME.read(fen)
    except ValueError:
        return False  # without the piece a general is in check
    with suppress(IllegalMove):
        GAME.read_move(board, text)
        return True
    assert refused(fen, text).cells != found.cells, (fen, text)
    return True


def _spelled(row: str) -> str:
    return "".join("1" * int(sign) if sign.isdigit() else sign for sign in row)


def _packed(row: str) -> str:
    for run in range(9, 1, -1):
        row = row.replace("1" * run, str(run))
    return row
