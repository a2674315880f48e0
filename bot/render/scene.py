"""Scene: all that a picture shows, as text. The renderers of the games read it."""

from dataclasses import dataclass

_CELLS = ("stops", "over", "earlier", "line", "targets", "areas")
_TRUTHS = ("flip", "check")


@dataclass(frozen=True, slots=True)
class Scene:
    """A position of `game`, and what is marked on it.

    Moves (`last`, `hint`) are in the game's canonical notation, cells are named as on its board; empty where there is
    none. Of the last move, `stops` are the cell that it left and those where it came down, in order, and `over` the
    cells whose stones it jumped or turned over; they may be left out. `earlier` are the cells that the move before it
    left and came down on. `line` is a line that won. `chosen` and `targets` are what is in hand and where it can go; in
    Connect Four they are columns, as its moves are. `areas` are parts of the board to choose from, where it has such:
    of each the lower left cell and the upper right one. `flip` shows the board from the second side, in games whose
    board has two sides; `check` marks the piece under attack of the side to move. `pieces`, `look` and `notation`
    (which the names at the edge follow) are of the game's `piece_sets`, `looks` and `notations`, empty for the usual
    one.

    Raises ValueError for a field of the wrong type; what a cell is, and how much there may be, the renderer says.
    """

    game: str
    position: str
    last: str = ""
    stops: tuple[str, ...] = ()
    over: tuple[str, ...] = ()
    earlier: tuple[str, ...] = ()
    flip: bool = False
    check: bool = False
    line: tuple[str, ...] = ()
    chosen: str = ""
    targets: tuple[str, ...] = ()
    areas: tuple[str, ...] = ()
    hint: str = ""
    pieces: str = ""
    look: str = ""
    notation: str = ""

    def __post_init__(self) -> None:
        for name in self.__slots__:
            if not _fits(name, getattr(self, name)):
                raise ValueError(f"a scene's {name} is of the wrong type")


def _fits(name: str, value: object) -> bool:
    if name in _TRUTHS:
        return isinstance(value, bool)
    if name in _CELLS:
        return isinstance(value, tuple) and all(isinstance(each, str) for each in value)
    return isinstance(value, str)
