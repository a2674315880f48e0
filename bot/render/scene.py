"""Scene: everything that a picture of a board shows, as text. The games' renderers read it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Scene:
    """A position and the marks on it. Moves are in the game's canonical notation, cells have the game's names; fields
    are empty where there is nothing to mark. Nothing is checked here: `bot.render.checked` checks lengths and names, a
    renderer the cells.
    """

    game: str  # the game's key
    position: str
    last: str = ""  # the last move
    stops: tuple[str, ...] = ()  # of the last move: the cell that it left and those where it landed; may be left out
    over: tuple[str, ...] = ()  # of the last move: the cells that it jumped or turned over; may be left out
    earlier: tuple[str, ...] = ()  # of the move before the last: the cells that it left and landed on
    flip: bool = False  # show the board from the second side, if the game makes a difference
    check: bool = False  # mark the piece of the side to move that is in check
    line: tuple[str, ...] = ()  # a winning line
    chosen: str = ""  # the piece chosen to move (in Connect Four a column)
    targets: tuple[str, ...] = ()  # where it can go (in Connect Four columns)
    areas: tuple[str, ...] = ()  # areas to choose from: the lower left and the upper right cell of each
    hint: str = ""  # a move
    pieces: str = ""  # one of the game's `piece_sets`, empty for the default
    look: str = ""  # one of the game's `looks`, empty for the default
    notation: str = ""  # one of the game's `notations`, for the labels at the edges; empty for the default
