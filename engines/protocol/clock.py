"""`go` as a limit: how long to think about one move."""

from dataclasses import dataclass
from itertools import pairwise

from engines.search.terms import MAX_DEPTH, Limit

_MOVES_TO_GO = 30  # how many more moves the time must last where nobody says so
_NOT_ALL = 0.5  # of the time left that one move may take while others are to follow


@dataclass(frozen=True, slots=True)
class Go:
    """What a `go` line asks for. `patient`: no answer before `stop`, however soon the search knows it."""

    depth: int = MAX_DEPTH
    nodes: int = 0
    seconds: float = 0.0
    patient: bool = False

    def limit(self, flag: memoryview) -> Limit:
        """The same for a search."""
        return Limit(self.depth, self.nodes, self.seconds, flag)


def numbers(words: list[str]) -> dict[str, int]:
    """Every word that is followed by a whole number, with that number, not below 0."""
    found = {}
    for word, value in pairwise(words):
        if value.lstrip("-").isdecimal() and len(value) < 18:
            found[word] = max(int(value), 0)
    return found


def move_time(milliseconds: int, overhead: int) -> float:
    """Seconds to think in a move of this length, less the overhead but not less than half."""
    return max(milliseconds - overhead, milliseconds / 2, 1) / 1000


def clock_time(left: int, increment: int, moves_to_go: int, overhead: int) -> float:
    """Seconds to think with so many milliseconds left for `moves_to_go` moves (0: for the rest of the game)."""
    share = left / (moves_to_go or _MOVES_TO_GO) + 0.8 * increment
    most = left - overhead if moves_to_go == 1 else min(_NOT_ALL * left, left - overhead)
    return max(min(share, most), 1) / 1000


def depth_of(found: dict[str, int]) -> int:
    """The depth that was asked for, within what a search can do."""
    return min(max(found.get("depth", MAX_DEPTH), 1), MAX_DEPTH)
