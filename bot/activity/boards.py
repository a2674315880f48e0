"""A board as the page builds it: where its cells lie, what they are called, and the addresses of its pictures.

All of it is told by the game's renderer. An address holds a version, so that what it names never changes.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from itertools import groupby
from urllib.parse import urlencode

from bot.render import RENDERERS, Scene, checked
from bot.render.parts import piece_units, size


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell: the middle of its square and the square's width in fractions of the picture's width, and what it is
    called. `y` is a fraction of the width, too.
    """

    x: float
    y: float
    label: str


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece: its square picture, how wide that is in fractions of the board's width, its name and its side."""

    picture: str
    width: float
    label: str
    side: int


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """The empty board as a picture of `ratio` times its width in height, with square cells of `cell` times its width.

    `rows` are the names of the cells as they lie, from the top left; `columns` are groups of cells, from the top, that
    are one place to put a piece. `ground` is the colour until the picture is there.
    """

    picture: str
    ground: str
    ratio: float
    cell: float
    rows: tuple[tuple[str, ...], ...]
    cells: Mapping[str, Cell]
    columns: tuple[tuple[str, ...], ...]
    pieces: Mapping[str, Piece]


def board_address(scene: Scene, language: str) -> str:
    """Where the page finds `board_of` a scene: relative to the page, as all addresses."""
    return _address(scene, "board.json", language=language)


def board_of(scene: Scene, language: str) -> BoardPicture:
    """The board of a scene, in one of bot.locales.LANGUAGES. Raises ValueError where the scene makes no sense."""
    renderer = checked(scene)
    width, height = size(scene)
    middles = renderer.middles(scene.flip)
    cells = {
        name: Cell(x / width, y / width, renderer.cell_name(name, scene, language)) for name, (x, y) in middles.items()
    }
    return BoardPicture(
        picture=_address(scene, "board.webp"),
        ground=renderer.ground,
        ratio=height / width,
        cell=renderer.cell / width,
        rows=_rows(cells),
        cells=cells,
        columns=renderer.columns,
        pieces={letter: _piece(scene, letter, width, language) for letter in "".join(renderer.pieces)},
    )


def _piece(scene: Scene, letter: str, width: int, language: str) -> Piece:
    renderer = RENDERERS[scene.game]
    return Piece(
        picture=_address(scene, "piece.webp", letter=letter),
        width=piece_units(scene, letter) / width,
        label=renderer.piece_name(letter, language),
        side=int(letter in renderer.pieces[1]),
    )


def _rows(cells: Mapping[str, Cell]) -> tuple[tuple[str, ...], ...]:
    """The names of the cells as they lie, row by row from the top, each row from the left."""
    lying = sorted(cells, key=lambda name: (cells[name].y, cells[name].x))
    return tuple(tuple(row) for _, row in groupby(lying, key=lambda name: cells[name].y))


def _address(scene: Scene, file: str, **more: str) -> str:
    """What is left at its usual value is left out, so that equal pictures have one address."""
    shown = {"look": scene.look, "pieces": scene.pieces, "notation": scene.notation, "flip": "1" if scene.flip else ""}
    query = urlencode({name: value for name, value in (shown | more).items() if value})
    return f"art/{version()}/{scene.game}/{file}" + (f"?{query}" if query else "")


@cache
def version() -> str:
    """A hash of all that draws and names boards."""
    digest = blake2b(digest_size=8)
    for folder in ("bot.render", "bot.locales"):
        for file in sorted(files(folder).rglob("*")):  # type: ignore[attr-defined]  # packages are folders here
            if file.suffix in (".py", ".otf", ".ftl"):
                digest.update(file.read_bytes())
    return digest.hexdigest()
