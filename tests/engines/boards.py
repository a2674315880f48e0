"""What a board writes to its stack, as lists."""

from engines.board import Board


def quiet_moves(board: Board) -> list[int]:
    """The moves that `generate_quiet` writes."""
    return list(board.moves[: board.generate_quiet(0)])


def ratings(board: Board, moves: list[int]) -> list[tuple[int, int]]:
    """Ordering score and history slot of each move, as `rate` writes them."""
    end = board.write_moves(moves, 0)
    board.rate(0, end)
    return list(zip(board.scores[:end], board.slots[:end], strict=True))


def checks_among(board: Board, moves: list[int]) -> list[int]:
    """Those of `moves` that `keep_checks` keeps."""
    return list(board.moves[: board.keep_checks(0, board.write_moves(moves, 0))])
