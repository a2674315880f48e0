"""Levels of difficulty as data: the same five names for every game, with numbers for each.

A weak level plays as weak people do: it looks few moves ahead, and of the moves that look about equally good it does
not always take the best. A game without numbers of its own takes LEVELS, whose margins are for scores in centipawns.
"""

from dataclasses import dataclass, replace

ANY = 60_000  # a margin as wide as all scores: no move is too bad


@dataclass(frozen=True, slots=True)
class Sight:
    """What a weak player sees, `plies` ahead (its own move is the first).

    `win`, `capture`, `threat` and `quiet` are the probabilities of noticing a move that ends the game, that captures,
    that threatens (gives check), or that does none of these; an obvious end after the last ply is noticed like a
    threat. They are multiplied by `fade` for every ply that the move lies further ahead. `doubt` is the standard
    deviation of the error in judging a move, in units of the game's scores. A player is careless when ahead and careful
    when behind. At a static score of `lead` or more the probabilities fall by the share `ease`, except those of its own
    next quiet moves and threats; at -`lead` or less they rise by that share of what they lack of 1; in between they
    change in proportion.
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
    """How a player chooses: by `sight`, as a weak player, or by search, straying from the best move now and then.

    The first of `depth` (plies), `nodes` and `seconds` that is reached ends the search; 0 is no limit. With probability
    `stray` the move is drawn from those whose score is at most `margin` below the best, or that are as good as a forced
    end; a player never strays on three of its own moves in a row. `solves`: asks the game for exact scores before it
    searches. `book`: plays any of the moves that the game's opening book has for the position.
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
        """Whether time is the only limit of its search."""
        return not (self.sight or self.depth or self.nodes)


LEVEL_NAMES = ("beginner", "easy", "medium", "hard", "master")

LEVELS = (
    Level(
        "beginner", Sight(3, win=0.65, capture=0.25, threat=0.65, quiet=0.6, fade=0.45, doubt=160, ease=0.9, lead=200)
    ),
    Level("easy", Sight(3, win=0.95, capture=1.0, threat=0.9, quiet=0.95, fade=1.0, doubt=105, ease=0.2, lead=300)),
    Level("medium", depth=4, seconds=1.0, stray=0.25, margin=50),
    Level("hard", nodes=200_000, seconds=1.0, stray=0.15, margin=15, book=True),
    Level("master", seconds=2.0, solves=True, book=True),
)


def upper_levels(nodes: int) -> tuple[Level, ...]:
    """Medium, hard and master of LEVELS, with hard limited to `nodes` nodes: else it would be as strong as master."""
    medium, hard, master = LEVELS[2:]
    return medium, replace(hard, nodes=nodes), master


def rated(*ratings: int) -> dict[str, int]:
    """The ratings of a game's levels by their names, from the weakest to the strongest."""
    return dict(zip(LEVEL_NAMES, ratings, strict=True))
