"""Difficulty as data: the same five words for every game, what they mean in numbers for each.

A weak level is weak as people are: it sees few moves ahead, and of the moves that look about as good it does not
always take the best. A game without numbers of its own takes LEVELS, whose margins are for scores in centipawns.
"""

from dataclasses import dataclass, replace

ANY = 60_000  # a margin as wide as all scores: no move is too bad


@dataclass(frozen=True, slots=True)
class Sight:
    """What a weak player sees, `plies` ahead (its own move is the first).

    The probabilities of noticing a move that ends the game, that captures, that threatens (gives check; an end that is
    obvious where the look ahead ends is seen as likely), or that does none of these; each is multiplied by `fade` for
    every ply that the move lies further ahead. `doubt` is how far off the player's judgement of a move is: a standard
    deviation, in the units of the game's scores. A player who is ahead grows careless, and careful who is behind: at a
    static score of `lead` or more all probabilities are smaller by the share `ease`, at minus as much what they lack of
    1 is.
    """

    plies: int
    win: float = 1.0
    capture: float = 1.0
    threat: float = 1.0
    quiet: float = 1.0
    fade: float = 1.0
    doubt: int = 0
    ease: float = 0.0
    lead: int = 1


@dataclass(frozen=True, slots=True)
class Level:
    """How a player chooses: by what a weak player sees (`sight`), or by search, from the best move of which it strays.

    The first of `depth` (plies), `nodes` and `seconds` that is reached ends the search; 0 is no limit. With
    probability `stray` the move is drawn from those whose score is at most `margin` below the best; a player never
    strays on three of its own moves in a row. `solves`: asks the game for the true scores before it searches.
    `book`: takes any one of the moves in the game's opening book while there are some.
    """

    name: str
    sight: Sight | None = None
    depth: int = 0
    nodes: int = 0
    seconds: float = 0.0
    stray: float = 0.0
    margin: int = 0
    solves: bool = False
    book: bool = False

    @property
    def is_timed(self) -> bool:
        """Whether nothing but time ends its search."""
        return not (self.sight or self.depth or self.nodes)


LEVEL_NAMES = ("beginner", "easy", "medium", "hard", "master")

LEVELS = (
    Level(
        "beginner",
        Sight(3, win=0.65, capture=0.25, threat=0.65, quiet=0.6, fade=0.45, doubt=160, ease=0.9, lead=200),
    ),
    Level("easy", Sight(3, win=0.95, capture=1.0, threat=0.9, quiet=0.95, fade=1.0, doubt=105, ease=0.2, lead=300)),
    Level("medium", depth=4, seconds=1.0, stray=0.25, margin=50),
    Level("hard", nodes=200_000, seconds=1.0, stray=0.15, margin=15, book=True),
    Level("master", seconds=2.0, solves=True, book=True),
)


def upper_levels(nodes: int) -> tuple[Level, ...]:
    """Medium, hard and master where hard as in LEVELS would be as strong as master: hard sees `nodes` nodes only."""
    medium, hard, master = LEVELS[2:]
    return medium, replace(hard, nodes=nodes), master


def rated(*ratings: int) -> dict[str, int]:
    """The ratings of a game's levels by their names, from the weakest to the strongest."""
    return dict(zip(LEVEL_NAMES, ratings, strict=True))
