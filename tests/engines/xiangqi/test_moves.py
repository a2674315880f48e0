"""Xiangqi's moves: perft counts, another program's move lists, and what make and unmake keep."""

import json
import random
from pathlib import Path

from engines.search.perft import perft
from engines.xiangqi import Xiangqi
from engines.xiangqi.board import XiangqiBoard
from engines.xiangqi.geometry import GENERAL, HOME, KIND, NOWHERE
from engines.xiangqi.notation import write_coordinates
from tests.cases import for_each
from tests.engines.boards import stroll
from tests.long import LONG

GAME = Xiangqi()
TREES = json.loads((Path(__file__).parents[2] / "data" / "xiangqi" / "perft.json").read_text())


@for_each("tree", TREES)
def test_perft(tree: dict[str, object]) -> None:
    """The number of move sequences is the published one."""
    assert perft(GAME.read(str(tree["fen"])), int(str(tree["depth"]))) == tree["nodes"]


def judged_moves(fen: str) -> set[str]:
    """Pyffish's legal moves, with its ranks 1 to 10 renamed to ours."""
    import pyffish  # here, because it takes half a second

    return {ours(move) for move in pyffish.legal_moves("xiangqi", fen, [])}


def ours(move: str) -> str:
    second = next(i for i in range(1, len(move)) if move[i].isalpha())
    return "".join(part[0] + str(int(part[1:]) - 1) for part in (move[:second], move[second:]))


def test_legal_moves_are_those_of_an_independent_program() -> None:
    """In positions of random games pyffish finds the same legal moves."""
    rng, seen = random.Random(1), 0
    while seen < (1500 if LONG else 150):
        for board in stroll(GAME.read(GAME.start), rng, 150):
            assert {write_coordinates(board, move) for move in board.legal_moves()} == judged_moves(GAME.write(board))
            seen += 1


def fields(board: XiangqiBoard) -> tuple[object, ...]:
    places = tuple(board.square_of(piece) for piece in range(32))
    cells = tuple(board.piece_at(square) for square in range(90))
    numbers = (board.key, board.side, board.ply, board.clock, board.phase, board.score)
    return places, cells, numbers, board.in_check(), sorted(board.pseudo_legal())


def test_unmake_restores_every_field() -> None:
    """Also after illegal moves and null moves."""
    rng = random.Random(2)
    for _ in range(12 if LONG else 5):
        for board in stroll(GAME.read(GAME.start), rng, 120):
            before = fields(board)
            for move in board.pseudo_legal():
                if board.make(move):
                    assert board.unmake() == move
                assert fields(board) == before
            if board.make_null():
                board.unmake_null()
            assert fields(board) == before


def test_what_is_kept_along_the_way_equals_a_fresh_board() -> None:
    """Key, score and phase kept by moves are those of the position read anew; noisy moves are the captures."""
    rng = random.Random(3)
    for _ in range(25 if LONG else 8):
        for board in stroll(GAME.read(GAME.start), rng, 150):
            fresh = GAME.read(GAME.write(board))
            assert board.key == board.fresh_key() == fresh.key
            assert (board.score, board.phase) == (fresh.score, fresh.phase)
            assert board.in_check() == fresh.in_check()
            captures = [move for move in board.pseudo_legal() if board.captured_value(move)]
            assert board.generate_noisy(0) == len(captures)


def scattered(rng: random.Random) -> XiangqiBoard | None:
    """A board with few pieces where they may stand, the side to move unable to take the general; or None."""
    place, taken, rate = [NOWHERE] * 32, {NOWHERE}, rng.random()
    for piece in range(32):
        square = rng.choice(sorted(HOME[piece >> 4][KIND[piece]]))
        if square not in taken and (KIND[piece] == GENERAL or rng.random() < rate):
            place[piece] = square
            taken.add(square)
    if NOWHERE in (place[0], place[16]):
        return None
    board = XiangqiBoard(place, rng.randrange(2))
    return None if board.hangs(board.side ^ 1) else board


def test_checks_are_known_before_they_are_given() -> None:
    """With new and removed screens, opened files and freed legs, `gives_check` agrees with `in_check` after the
    move.
    """
    rng, checks, uncovered = random.Random(4), 0, 0
    for board in filter(None, (scattered(rng) for _ in range(6_000 if LONG else 1_000))):
        general = board.square_of(16 * (board.side ^ 1))
        for move in board.legal_moves():
            expected, mover = board.gives_check(move), board.piece_at(move >> 7)
            board.make(move)
            assert board.in_check() == expected, (GAME.write(board), move)
            checks += expected
            uncovered += expected and not board.reaches(mover, move & 127, general)
            board.unmake()
            assert board.key == board.fresh_key()
    assert checks > (2_000 if LONG else 300)
    assert uncovered > (100 if LONG else 15)
