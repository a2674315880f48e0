"""Time management: how long to think about one move, from the numbers of `go`."""

from itertools import pairwise

_MOVES_TO_GO = 30  # moves among which the time is shared, if `go` does not say how many
_OVERHEADS = 120  # moves whose overhead is reserved, if `go` does not say how many: a game may be long
_HARD_MOVE = 3.0  # shares that a move may take while the best move still changes
_NOT_ALL = 0.5  # part of the time left that one move may take if others follow


def numbers(words: list[str]) -> dict[str, int]:
    """Each word that is followed by a whole number, with that number; negative ones become 0."""
    read = [(word, value) for word, value in pairwise(words) if value.removeprefix("-").isdecimal() and len(value) < 18]
    return {word: max(int(value), 0) for word, value in read}


def move_time(milliseconds: int, overhead: int) -> float:
    """Seconds to think in a move of `milliseconds`, less the overhead, but at least half."""
    return max(milliseconds - overhead, milliseconds / 2, 1) / 1000


def clock_time(left: int, increment: int, moves_to_go: int, overhead: int) -> float:
    """A move's fair share in seconds of `left` milliseconds for `moves_to_go` moves (0: for the whole game)."""
    spare = max(left - overhead * (moves_to_go or _OVERHEADS), 0)
    share = spare / (moves_to_go or _MOVES_TO_GO) + 0.8 * increment
    most = left - overhead if moves_to_go == 1 else min(_NOT_ALL * left, left - overhead)
    return max(min(share, most), 1) / 1000


def clock_times(left: int, increment: int, moves_to_go: int, overhead: int) -> tuple[float, float]:
    """The most seconds that the move may take, and the seconds after which to start no further depth (0: take all)."""
    usual = clock_time(left, increment, moves_to_go, overhead)
    if moves_to_go == 1:
        return usual, 0.0
    return max(usual, min(_HARD_MOVE * usual, (_NOT_ALL * left - overhead) / 1000)), usual
