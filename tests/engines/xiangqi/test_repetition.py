"""Repeated positions: judged cases, another program's verdicts, and what a search sees."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from engines.answer import Score
from engines.board import BAN, DRAW, ONGOING
from engines.clock import Clock
from engines.game import BadPosition, Position
from engines.search.root import Search
from engines.search.table import TranspositionTable
from engines.search.terms import Limit
from engines.xiangqi import Xiangqi
from engines.xiangqi.board import XiangqiBoard
from engines.xiangqi.chase import chased
from engines.xiangqi.geometry import HOME, KIND, NOWHERE
from tests.cases import for_each
from tests.long import LONG

GAME = Xiangqi()
CASES = json.loads((Path(__file__).parents[2] / "data" / "xiangqi" / "repetition.json").read_text())
CHECKS = "5k3/R8/9/9/9/9/9/9/9/3K5 w - - 0 1"  # a8a9, f9f8, a9a8, f8f9: Red checks with every move


def outcome(fen: str, moves: str) -> str:
    return str(Position(GAME, fen, moves.split()).outcome() or "ongoing")


@for_each("case", CASES)
def test_judged_cases(case: dict[str, str]) -> None:
    """The verdict comes with the last move of the case, and no move earlier."""
    moves = case["moves"].split()
    assert outcome(case["fen"], " ".join(moves[:-1])) == "ongoing"
    assert outcome(case["fen"], case["moves"]) == case["outcome"]


def back(move: int) -> int:
    return (move & 127) << 7 | move >> 7


def quiet(board: XiangqiBoard) -> list[int]:
    return [move for move in board.legal_moves() if not board.captured_value(move)]


def threatens(board: XiangqiBoard, move: int) -> bool:
    board.make(move)
    found = board.in_check() or chased(board) != 0
    board.unmake()
    return found


def cycle(board: XiangqiBoard, rng: random.Random) -> list[int]:
    """Four moves, out and back for both sides, mostly a threat and the chased piece's answer; empty if there are
    none.
    """
    played: list[int] = []
    for turn in range(4):
        moves = quiet(board)
        if turn == 0 and rng.random() < 0.9:
            moves = [move for move in moves if threatens(board, move)] or moves
        if turn == 1:
            hunted = chased(board)
            moves = [move for move in moves if hunted >> (board.piece_at(move >> 7) & 15) & 1] or moves
        if turn > 1:
            moves = [move for move in moves if move == back(played[turn - 2])]
        if not moves:
            break
        played.append(rng.choice(moves))
        board.make(played[-1])
    for _ in played:
        board.unmake()
    return played if len(played) == 4 else []


def scattered(rng: random.Random) -> XiangqiBoard:
    """A position with two generals and some other pieces anywhere they may stand."""
    while True:
        place = [NOWHERE] * 32
        pieces = [0, 16, rng.choice((5, 7, 9)), rng.choice((21, 23, 25)), *rng.sample(range(32), rng.randint(2, 10))]
        for piece in pieces:
            square = rng.choice(sorted(HOME[piece >> 4][KIND[piece]]))
            if square not in place:
                place[piece] = square
        try:
            return GAME.read(GAME.write(XiangqiBoard(place)))
        except BadPosition:
            continue


def from_a_game(rng: random.Random) -> XiangqiBoard:
    """A position of a random game with many captures."""
    board = GAME.read(GAME.start)
    for _ in range(rng.randint(20, 140)):
        moves = board.legal_moves()
        takes = [move for move in moves if board.captured_value(move)]
        if not moves:
            break
        board.make(rng.choice(takes if takes and rng.random() < 0.5 else moves))
    return GAME.read(GAME.write(board))


def cycles(rng: random.Random, count: int) -> Iterator[tuple[str, list[int]]]:
    """Positions, one in four from a game, each with some cycles of four plies."""
    while count > 0:
        board = from_a_game(rng) if rng.random() < 0.25 else scattered(rng)
        for _ in range(12):
            found = cycle(board, rng)
            if found:
                count -= 1
                yield GAME.write(board), found


def theirs(move: int) -> str:
    return "".join("abcdefghi"[square % 9] + str(square // 9 + 1) for square in (move >> 7, move & 127))


def judged(fen: str, moves: list[int], side: int) -> str:
    """Pyffish's result, which it tells from the view of `side`, the side to move at the end."""
    import pyffish  # here, because it takes half a second

    ended, value = pyffish.is_optional_game_end("xiangqi", fen, [theirs(move) for move in moves])
    assert ended
    return "1/2-1/2" if value == 0 else "1-0" if (value > 0) == (side == 0) else "0-1"


@pytest.mark.slow
def test_verdicts_agree_with_an_independent_program() -> None:
    """On cycles from random positions, many of them chases and checks, pyffish gives the same result."""
    rng = random.Random(6)
    results: dict[str, int] = {}
    for fen, moves in cycles(rng, 1500 if LONG else 400):
        board = GAME.read(fen.rsplit(" ", 2)[0] + " 0 1")
        fen = GAME.write(board)
        for move in moves + moves:
            assert GAME.outcome(board) is None
            board.make(move)
        end = GAME.outcome(board)
        assert end is not None
        if str(end.ending) != "repetition" or rng.random() < 0.3:
            assert end.result == judged(fen, moves + moves, board.side), (fen, moves)
        results[end.ending] = results.get(end.ending, 0) + 1
    assert min(results["perpetual-check"], results["perpetual-chase"]) >= (7 if LONG else 4)


def test_a_capture_ends_the_past() -> None:
    """Positions before a capture do not count."""
    assert outcome(CHECKS, "a8a9 f9f8 a9a8 f8f9") == "ongoing"
    assert outcome(CHECKS, "a8a9 f9f8 a9a8 f8f9 a8a9 f9f8 a9a8") == "ongoing"
    assert outcome(CHECKS, "a8a9 f9f8 a9a8 f8f9 a8a9 f9f8 a9a8 f8f9") == "0-1 perpetual-check"


@for_each("clock, after", [(118, "ongoing"), (119, "1/2-1/2 no-capture")])
def test_a_long_time_without_capture_is_a_draw(clock: int, after: str) -> None:
    """The 120th ply without a capture draws the game, counted from the start's counter."""
    assert outcome(f"4k4/9/9/9/9/9/9/9/R8/3K5 w - - {clock} 80", "a1a2") == after


def test_mate_goes_before_the_draw() -> None:
    """A mate or stalemate with the 120th ply is a win."""
    assert outcome("3k5/9/9/9/9/9/9/9/R8/1R2K4 w - - 119 80", "b0b9") == "1/2-1/2 no-capture"
    assert outcome("3k5/R8/9/9/9/9/9/9/9/1R2K4 w - - 119 80", "b0b9") == "1-0 checkmate"
    assert outcome("3k5/9/9/9/9/9/9/9/4R4/4K4 w - - 119 80", "e1e8") == "1-0 stalemate"
    board = GAME.read("3k5/9/9/9/9/9/9/9/4R4/4K4 w - - 119 80")
    assert played(board, "e1e8").verdict() == ONGOING


def test_no_win_is_announced_that_would_come_after_the_draw() -> None:
    """A table that knows the position from fewer plies without a capture is not believed that it is won in time."""
    table = TranspositionTable(bytearray(1 << 20))
    for clock in (100, 114):
        board = GAME.read(f"9/3k5/9/1C7/9/4P4/9/3A5/5K3/9 w - - {clock} 80")
        plies = Score(Search(board, table).think(Limit(nodes=30_000)).score).plies
        assert plies is None or clock + plies <= 120


def played(board: XiangqiBoard, moves: str) -> XiangqiBoard:
    for text in moves.split():
        board.make(GAME.read_move(board, text))
    return board


def test_in_a_search_the_first_repetition_counts() -> None:
    """Below the root of a search one repetition is judged; outside of a search the same position is not decided."""
    board = GAME.read(CHECKS)
    board.begin_search(Clock())
    for text in ["a8a9", "f9f8", "a9a8", "f8f9"]:
        move = GAME.read_move(board, text)
        assert board.verdict() == ONGOING
        board.make(move)
    assert board.verdict() == -BAN
    board.end_search()
    assert board.verdict() == ONGOING


def test_in_a_search_the_game_so_far_counts_as_in_the_game() -> None:
    """A position from before the root must have occurred twice already."""
    board = played(GAME.read(CHECKS), "a8a7 f9f8 a7a8 f8f9 a8a7 f9f8")
    board.begin_search(Clock())
    assert played(board, "a7a8 f8f9").verdict() == DRAW
    board = played(GAME.read(CHECKS), "a8a7 f9f8")
    board.begin_search(Clock())
    assert played(board, "a7a8 f8f9").verdict() == ONGOING


def test_a_passed_turn_ends_the_past() -> None:
    board = GAME.read("5k3/R8/9/9/9/9/9/9/r8/3K5 w - - 30 50")
    board.begin_search(Clock())
    played(board, "a8b8 a1b1")
    assert board.make_null()
    assert board.make_null()
    assert played(board, "b8a8 b1a1").verdict() == ONGOING


def test_judging_leaves_the_board_as_it_was() -> None:
    """A verdict, which takes moves back and plays them again, leaves the board as it was."""
    board = GAME.read(CASES[3]["fen"])
    played(board, CASES[3]["moves"])
    before = (board.key, board.ply, board.clock, board.score, GAME.write(board))
    assert board.verdict() == board.verdict() != ONGOING
    assert (board.key, board.ply, board.clock, board.score, GAME.write(board)) == before
    for _ in range(8):
        board.unmake()
    assert GAME.write(board) == CASES[3]["fen"]
