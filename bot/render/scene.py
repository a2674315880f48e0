"""Scene: all that a picture shows, as text. The renderers of the games read it."""

from dataclasses import dataclass, fields

PIECE_SETS = ("chinese", "western")
MAX_POSITION = 200  # characters; the longest real position has about 70
MAX_SQUARE = 5  # characters of a square or a move: "h2e2"
MAX_SQUARES = 90  # every point of the largest board


@dataclass(frozen=True, slots=True)
class Scene:
    """A position of `game`, and what is marked on it.

    Moves (`last`, `hint`) are in the game's canonical notation, squares (`line`, `chosen`, `targets`) are named like
    its coordinates; empty where there is none. In Connect Four, `chosen` and `targets` are columns, as its moves are.
    `flip` shows the board from the second side, in games whose board has two sides; `check` marks the general of the
    side to move; `pieces` is one of PIECE_SETS, for games with pieces. Raises ValueError for a field of the wrong type
    or size; whether a square is on the board is the renderer's to say.
    """

    game: str
    position: str
    last: str = ""
    flip: bool = False
    check: bool = False
    line: tuple[str, ...] = ()
    chosen: str = ""
    targets: tuple[str, ...] = ()
    hint: str = ""
    pieces: str = "chinese"

    def __post_init__(self) -> None:
        for field in fields(self):
            _check(field.name, getattr(self, field.name))
        if self.pieces not in PIECE_SETS:
            raise ValueError(f"pieces must be one of {', '.join(PIECE_SETS)}")


def _check(name: str, value: object) -> None:
    if name in ("flip", "check"):
        fits = isinstance(value, bool)
    elif name in ("line", "targets"):
        fits = isinstance(value, tuple) and len(value) <= MAX_SQUARES and all(_is_text(v, MAX_SQUARE) for v in value)
    else:
        fits = _is_text(value, MAX_SQUARE if name in ("last", "chosen", "hint") else MAX_POSITION)
    if not fits:
        raise ValueError(f"a scene's {name} is of the wrong type or too long")


def _is_text(value: object, most: int) -> bool:
    return isinstance(value, str) and len(value) <= most
