"""Why the rules forbid a move: which rule it is, and the squares and pieces concerned."""

from engines.game import Refusal
from engines.xiangqi.board import XiangqiBoard
from engines.xiangqi.fen import NAMES, letter_of, square_name
from engines.xiangqi.geometry import ELEPHANT_EYE, EMPTY, FILE, HORSE_LEG, KIND, NOWHERE, RANK, crossed, in_palace

REFUSALS = (
    *("empty", "not-yours", "own-piece", "palace", "elephant-river", "elephant-blocked", "horse-blocked"),
    *("path-blocked", "cannon-screen", "pawn-backward", "pawn-sideways"),
    *(f"shape-{name}" for name in NAMES),  # by kind: the piece does not move that way
    *("in-check", "facing", "no-such-piece"),
)


def why_not(board: XiangqiBoard, move: int) -> Refusal:
    """Why the side to move may not play this move, 128 * from + to, which must not be legal here.

    The cells are the squares of the pieces that block or give check; else those that the rule concerns.
    """
    source, target = move >> 7, move & 127
    piece = board.piece_at(source)
    if piece == EMPTY:
        return _refusal(board, "empty", source)
    if piece >> 4 != board.side:
        return _refusal(board, "not-yours", source)
    if source == target:
        return _refusal(board, f"shape-{NAMES[KIND[piece]]}", source)
    return (
        _of_movement(board, piece, source, target)
        or (_refusal(board, "own-piece", target) if board.piece_at(target) >> 4 == board.side else None)
        or _of_general(board, move)
        or Refusal()
    )


def _refusal(board: XiangqiBoard, rule: str, *squares: int) -> Refusal:
    pieces = [piece for square in squares if (piece := board.piece_at(square)) != EMPTY]
    names = tuple(square_name(square) for square in squares)
    return Refusal(rule, names, tuple(map(letter_of, pieces)), tuple(piece >> 4 for piece in pieces))


def _of_movement(board: XiangqiBoard, piece: int, source: int, target: int) -> Refusal | None:
    """What is wrong with the piece's movement, whatever happens to the general."""
    match NAMES[KIND[piece]]:
        case "general" | "advisor" as name:
            return _of_palace(board, name, source, target)
        case "elephant":
            return _of_elephant(board, source, target)
        case "horse":
            return _of_jump(board, "horse", source, target, HORSE_LEG[90 * source + target])
        case "pawn":
            return _of_pawn(board, source, target)
        case name:
            return _of_line(board, name, source, target)


def _of_palace(board: XiangqiBoard, name: str, source: int, target: int) -> Refusal | None:
    step = sorted(_distance(source, target))
    if step != ([0, 1] if name == "general" else [1, 1]):
        return _refusal(board, f"shape-{name}", source)
    return None if in_palace(target) else _refusal(board, "palace", source)


def _of_elephant(board: XiangqiBoard, source: int, target: int) -> Refusal | None:
    if _distance(source, target) == (2, 2) and crossed(board.side, target):
        return _refusal(board, "elephant-river", source)
    return _of_jump(board, "elephant", source, target, ELEPHANT_EYE[90 * source + target])


def _of_jump(board: XiangqiBoard, name: str, source: int, target: int, via: int) -> Refusal | None:
    if via == NOWHERE:
        return _refusal(board, f"shape-{name}", source)
    return None if board.piece_at(via) == EMPTY else _refusal(board, f"{name}-blocked", via)


def _of_pawn(board: XiangqiBoard, source: int, target: int) -> Refusal | None:
    ahead = (RANK[target] - RANK[source]) * (-1 if board.side else 1)
    if _distance(source, target) == (1, 0):
        return None if crossed(board.side, source) else _refusal(board, "pawn-sideways", source)
    if ahead < 0:
        return _refusal(board, "pawn-backward", source)
    return None if (ahead, FILE[source]) == (1, FILE[target]) else _refusal(board, "shape-pawn", source)


def _of_line(board: XiangqiBoard, name: str, source: int, target: int) -> Refusal | None:
    """What is wrong with a rook's or cannon's movement: the pieces between the two squares."""
    if 0 not in _distance(source, target):
        return _refusal(board, f"shape-{name}", source)
    between = _pieces_between(board, source, target)
    takes = board.piece_at(target) != EMPTY
    if name == "cannon" and takes:
        if len(between) == 1 or board.piece_at(target) >> 4 == board.side:
            return None
        return _refusal(board, "cannon-screen", *between)
    return _refusal(board, "path-blocked", between[0]) if between else None


def _of_general(board: XiangqiBoard, move: int) -> Refusal | None:
    """The piece that could capture the general after a move that is otherwise possible."""
    side, enemy = board.side, 16 * (board.side ^ 1)
    board.shift(move)
    general = board.square_of(16 * side)
    attackers = [
        square
        for piece in range(enemy + 1, enemy + 16)
        if (square := board.square_of(piece)) != NOWHERE and board.reaches(piece, square, general)
    ]
    faces = board.screens(board.square_of(enemy), general) == 0
    board.unmake()
    if attackers:
        return _refusal(board, "in-check", attackers[0])
    return _refusal(board, "facing", board.square_of(enemy)) if faces else None


def _pieces_between(board: XiangqiBoard, source: int, target: int) -> list[int]:
    """The occupied squares strictly between two squares of one line, from the source on."""
    stride = (9 if FILE[source] == FILE[target] else 1) * (1 if target > source else -1)
    return [square for square in range(source + stride, target, stride) if board.piece_at(square) != EMPTY]


def _distance(source: int, target: int) -> tuple[int, int]:
    """The numbers of files and ranks between two squares."""
    return abs(FILE[source] - FILE[target]), abs(RANK[source] - RANK[target])
