"""The evaluation of positions and of exchanges."""

import random

from engines.board import EVAL_MAX
from engines.xiangqi import Xiangqi
from engines.xiangqi.board import XiangqiBoard
from engines.xiangqi.geometry import KIND, NOWHERE, mirrored
from engines.xiangqi.material import WORTH, mid_of, pair
from tests.cases import for_each
from tests.engines.boards import stroll
from tests.long import LONG

GAME = Xiangqi()


def exchanged(board: XiangqiBoard) -> XiangqiBoard:
    """The same position with Red and Black exchanged, and the turn with them."""
    places = [board.square_of(piece ^ 16) for piece in range(32)]
    return XiangqiBoard([NOWHERE if square == NOWHERE else mirrored(square) for square in places], board.side ^ 1)


def reflected(board: XiangqiBoard) -> XiangqiBoard:
    """The same position with left and right exchanged."""
    places = [board.square_of(piece) for piece in range(32)]
    return XiangqiBoard([NOWHERE if s == NOWHERE else s // 9 * 9 + 8 - s % 9 for s in places], board.side)


def test_the_score_does_not_depend_on_colour_or_hand() -> None:
    """Exchanging the sides with the turn, or left and right, keeps the score; it stays within EVAL_MAX."""
    rng = random.Random(8)
    for _ in range(40 if LONG else 12):
        for board in stroll(GAME.read(GAME.start), rng, 150):
            score = board.evaluate()
            assert exchanged(board).evaluate() == score
            assert reflected(board).evaluate() == score
            assert abs(score) <= EVAL_MAX


@for_each(
    "better, worse",
    [
        ("3k5/9/9/9/9/9/9/9/R8/4K4 w", "3k5/9/9/9/9/9/9/9/N8/4K4 w"),
        ("3k5/4P4/9/9/9/9/9/9/R8/4K4 w", "3k5/9/9/9/9/4P4/9/9/R8/4K4 w"),
    ],
)
def test_what_is_better(better: str, worse: str) -> None:
    """A better piece, or a pawn farther on, raises the score."""
    assert GAME.read(better).evaluate() > GAME.read(worse).evaluate()


def test_a_hollow_cannon_is_a_threat() -> None:
    """A cannon facing the general with nothing between is worth far more than with two pawns between."""
    hollow = GAME.read("r2akab1r/9/9/2p6/2P6/4C4/9/9/9/R2K1ABNR w").evaluate()
    screened = GAME.read("r2akab1r/9/9/4p4/4P4/4C4/9/9/9/R2K1ABNR w").evaluate()
    assert hollow > screened + 50


def test_too_few_attackers_are_nearly_a_draw() -> None:
    """Extra guards without an attacking piece are worth next to nothing; with a rook they are an advantage."""
    bare = GAME.read("3k5/9/9/9/9/9/9/4B4/4A4/2BAK4 w").evaluate()
    armed = GAME.read("3k5/9/9/9/9/9/9/4B4/4A4/R1BAK4 w").evaluate()
    assert 0 < bare < 80
    assert armed > 800


def test_pairs_add_and_negate() -> None:
    """Two scores packed in one number come apart again after sums and differences of any sign."""
    rng = random.Random(9)
    for _ in range(1000):
        a, b, c, d = (rng.randint(-9000, 9000) for _ in range(4))
        total = pair(a, b) - pair(c, d)
        assert (mid_of(total), total - mid_of(total)) == (a - c, b - d << 16)


def swap(board: XiangqiBoard, target: int, standing: int) -> int:
    """What the side to move wins by making its cheapest captures on `target`; pins are ignored."""
    takers = [move for move in board.pseudo_legal() if move & 127 == target]
    if not takers:
        return 0
    move = min(takers, key=lambda move: WORTH[KIND[board.piece_at(move >> 7)]])
    worth = WORTH[KIND[board.piece_at(move >> 7)]]
    board.shift(move)
    won = standing - swap(board, target, worth)
    board.unmake()
    return max(won, 0)


def test_exchange_equals_playing_it_out() -> None:
    """`see` of every capture equals the exchange made move by move, with screens and blocked legs."""
    rng, seen = random.Random(10), 0
    for _ in range(60):
        for board in stroll(GAME.read(GAME.start), rng, 120):
            for move in board.legal_moves():
                taken, piece = board.piece_at(move & 127), board.piece_at(move >> 7)
                if not board.captured_value(move) or rng.random() < 0.5:
                    continue
                board.shift(move)
                expected = WORTH[KIND[taken]] - swap(board, move & 127, WORTH[KIND[piece]])
                board.unmake()
                assert board.see(move) == expected, (GAME.write(board), GAME.write_move(board, move))
                seen += 1
    assert seen > 3000
