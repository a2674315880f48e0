"""Perft: the number of move sequences of a given length, by which move generation is checked."""

from engines.board import MAX_PLY, ONGOING, Board


def perft(board: Board, depth: int, at: int = 0) -> int:
    """The number of move sequences of exactly `depth` plies from here; games that end earlier do not count.

    Moves are written to the stack from `at`. Raises ValueError for more than MAX_PLY plies, which it could not hold.
    """
    if depth > MAX_PLY:
        raise ValueError(f"perft goes {MAX_PLY} plies deep at most")
    if depth <= 0 or board.verdict() != ONGOING:
        return int(depth <= 0)
    end = board.generate(at)
    total = 0
    for i in range(at, end):
        if board.make(board.moves[i]):
            total += 1 if depth == 1 else perft(board, depth - 1, end)
            board.unmake()
    return total
