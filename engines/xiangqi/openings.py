"""The opening book: sound first moves, so that games do not all begin alike.

`openings.txt` was made by `python -m tests.benchmarks.make.xiangqi_openings` from analysis by our own search. Lines
that begin with `#` say how; every other line is a position and its moves, best first, each with its score for the side
to move in centipawns:

    rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b b7e7:-23 h9g7:-35

A position is the first two fields of its FEN. Of two mirror images only the one with the smaller text is in the book.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from engines.xiangqi.board import XiangqiBoard
from engines.xiangqi.fen import write_fen
from engines.xiangqi.notation import read_move

PLIES = 7  # moves up to which a game may be in the book
BOOK = Path(__file__).with_name("openings.txt")
_MIRROR = str.maketrans("abcdefghi", "ihgfedcba")


def known_moves(board: XiangqiBoard) -> dict[int, int]:
    """The book's moves for this board and their scores, best first; empty if there are none."""
    if board.ply >= PLIES:
        return {}
    key, is_image = key_of(board)
    moves = read_moves(_entries().get(key, ""))
    return {read_move(board, mirrored(move) if is_image else move): score for move, score in moves.items()}


def key_of(board: XiangqiBoard) -> tuple[str, bool]:
    """The position's key in the book, and whether that is the mirror image."""
    pieces, side = write_fen(board).split()[:2]
    image = "/".join(rank[::-1] for rank in pieces.split("/"))
    return f"{min(pieces, image)} {side}", image < pieces


def mirrored(move: str) -> str:
    """The mirror image of a move: `b2e2` for `h2e2`."""
    return move.translate(_MIRROR)


def read_moves(text: str) -> dict[str, int]:
    """The moves and scores of a text such as `h2e2:21 c3c4:9`."""
    pairs = (word.split(":") for word in text.split())
    return {move: int(score) for move, score in pairs}


def read_entries(lines: Iterable[str]) -> dict[str, str]:
    """The positions of a book and the text of their moves."""
    words = (line.split(" ", 2) for line in lines if not line.startswith("#"))
    return {f"{pieces} {side}": moves for pieces, side, moves in words}


@cache
def _entries() -> dict[str, str]:
    return read_entries(BOOK.read_text("ascii").splitlines())
