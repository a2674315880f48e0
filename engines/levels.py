"""Difficulty as data: the same five words for every game, what they mean in numbers for each.

A weak level is weak as people are: it sees few moves ahead, and of the moves that look about as good it does not
always take the best. A game without numbers of its own takes LEVELS, whose margins are for scores in centipawns.
"""

from dataclasses import dataclass

ANY = 60_000  # a margin as wide as all scores: no move is too bad


@dataclass(frozen=True, slots=True)
class Level:
    """How deep to look, and how often and how far to stray from the best move that was seen.

    The first of `depth` (plies), `nodes` and `seconds` that is reached ends the search; 0 is no limit. With
    probability `stray` the move is drawn from those whose score is at most `margin` below the best; a player never
    strays on three of its own moves in a row. `exact`: asks the game for what it knows for certain before it searches.
    `book`: takes any one of the moves in the game's opening book while there are some.
    """

    name: str
    depth: int = 0
    nodes: int = 0
    seconds: float = 0.0
    stray: float = 0.0
    margin: int = 0
    exact: bool = False
    book: bool = False


LEVEL_NAMES = ("beginner", "easy", "medium", "hard", "master")

LEVELS = (
    Level("beginner", depth=1, seconds=1.0, stray=0.6, margin=250),
    Level("easy", depth=2, seconds=1.0, stray=0.4, margin=120),
    Level("medium", depth=4, seconds=1.0, stray=0.25, margin=50),
    Level("hard", nodes=200_000, seconds=1.0, stray=0.15, margin=15, book=True),
    Level("master", seconds=2.0, exact=True, book=True),
)
