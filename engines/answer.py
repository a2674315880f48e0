"""The answer to a position, the same for the command line, the protocols, the engine processes and the chat.

Moves are text in the game's canonical notation: an answer is read without the game, and sent as JSON or pickled.
"""

from dataclasses import dataclass

from engines.board import BAN, MATE, MAX_PLY, PROVEN
from engines.search.terms import Line


@dataclass(frozen=True, slots=True)
class Score:
    """A score for the side to move; engines/board.py defines the bands of `value`."""

    value: int

    @property
    def plies(self) -> int | None:
        """The plies to the end of the game with best play; None if no forced end was found."""
        size = abs(self.value)
        if size >= PROVEN:
            return MATE - size
        return BAN - size if self.by_repetition else None

    @property
    def by_repetition(self) -> bool:
        """True if the repetition rule decides the game."""
        return BAN - MAX_PLY <= abs(self.value) < PROVEN

    @property
    def moves(self) -> int | None:
        """`plies` as people count: the moves that the winner still makes; None if `plies` is None."""
        return None if self.plies is None else (self.plies + 1) // 2

    def __str__(self) -> str:
        if self.moves is None:
            return f"{self.value:+d}" if self.value else "0"
        verb = "wins" if self.value > 0 else "loses"
        number = "1 move" if self.moves == 1 else f"{self.moves} moves"
        return f"{verb} in {number}" + (" by repetition" if self.by_repetition else "")


@dataclass(frozen=True, slots=True)
class Answer:
    """The move to play, the best lines that were found (best first), and what finding them took.

    `move` is one of the lines' moves, not always the first: a weak level may play another. `kept` counts the table
    probes that found entries of earlier searches. `exact`: the scores are exact, not estimates.
    """

    move: str
    lines: tuple[Line[str], ...]
    depth: int
    nodes: int
    seconds: float
    kept: int
    exact: bool = False

    @property
    def line(self) -> Line[str]:
        """The line that begins with `move`."""
        return next(line for line in self.lines if line.move == self.move)

    @property
    def score(self) -> Score:
        """The score of `move`."""
        return Score(self.line.score)
