"""What the page needs to build a board: where the cells are, their names, and the addresses of the pictures.

All of it comes from the game's renderer. An address holds a version, so that its content never changes.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from itertools import groupby
from urllib.parse import urlencode

from bot.render import RENDERERS, WORDS, Scene, checked
from bot.render.parts import is_noted, piece_units, size


@dataclass(frozen=True, slots=True)
class Cell:
    """The centre of a cell and its name."""

    x: float  # a fraction of the picture's width
    y: float  # a fraction of the picture's width, too
    label: str


@dataclass(frozen=True, slots=True)
class Piece:
    """A kind of piece."""

    picture: str  # the address of its square picture
    width: float  # of that picture, as a fraction of the board's width
    label: str
    side: int


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """The empty board and its pieces."""

    picture: str  # the address of the board's picture
    ground: str  # the colour to show until the picture is loaded
    ratio: float  # the picture's height divided by its width
    cell: float  # the width of a square cell, as a fraction of the picture's width
    rows: tuple[tuple[str, ...], ...]  # the cells' names from the top left, as they appear
    cells: Mapping[str, Cell]  # by name
    columns: tuple[tuple[str, ...], ...]  # groups of cells, from the top, that count as one place to drop a piece
    pieces: Mapping[str, Piece]  # by letter


def board_url(scene: Scene, language: str) -> str:
    """The address at which the page finds `board_of` a scene; relative to the page, like all addresses."""
    return _address(scene, "board.json", language=language)


def background_url(scene: Scene) -> str:
    """The address of the picture of a scene's board, without pieces."""
    return _address(replace(scene, pieces=""), "board.webp")


def piece_url(scene: Scene, letter: str) -> str:
    """The address of the picture of a piece."""
    return _address(replace(scene, flip=False), "piece.webp", letter=letter)


def board_of(scene: Scene, language: str) -> BoardPicture:
    """The board of a scene, in one of bot.locales.LANGUAGES. Raises ValueError if the scene is not valid."""
    renderer = checked(scene)
    width, height = size(scene)
    middles, words = renderer.middles(scene.flip), WORDS[scene.game]
    cells = {name: Cell(x / width, y / width, words.cell(name, scene, language)) for name, (x, y) in middles.items()}
    return BoardPicture(
        picture=background_url(scene),
        ground=renderer.ground,
        ratio=height / width,
        cell=renderer.cell / width,
        rows=_rows(cells),
        cells=cells,
        columns=renderer.columns,
        pieces={letter: _piece(scene, letter, width, language) for letter in "".join(renderer.pieces)},
    )


def _piece(scene: Scene, letter: str, width: int, language: str) -> Piece:
    return Piece(
        picture=piece_url(scene if is_noted(scene, letter) else replace(scene, notation=""), letter),
        width=piece_units(scene, letter) / width,
        label=WORDS[scene.game].piece(letter, language),
        side=int(letter in RENDERERS[scene.game].pieces[1]),
    )


def _rows(cells: Mapping[str, Cell]) -> tuple[tuple[str, ...], ...]:
    """The cells' names row by row from the top, each row from the left."""
    lying = sorted(cells, key=lambda name: (cells[name].y, cells[name].x))
    return tuple(tuple(row) for _, row in groupby(lying, key=lambda name: cells[name].y))


def _address(scene: Scene, file: str, **more: str) -> str:
    """The address of a file. What is usual is left out, so that equal pictures have one address."""
    game, flip = RENDERERS[scene.game].game, "1" if scene.flip and _turns(scene.game) else ""
    shown = {"look": scene.look, "pieces": scene.pieces, "notation": scene.notation, "flip": flip} | more
    usual = {"look": game.looks[:1], "pieces": game.piece_sets[:1], "notation": game.notations[:1]}
    query = urlencode({name: value for name, value in shown.items() if value not in ("", *usual.get(name, ()))})
    return f"art/{version()}/{scene.game}/{file}" + (f"?{query}" if query else "")


@cache
def _turns(game: str) -> bool:
    """Whether the second side sees a game's board from another side."""
    renderer = RENDERERS[game]
    return renderer.middles(False) != renderer.middles(True)


@cache
def version() -> str:
    """A hash of all files that decide how boards look and what their parts are called."""
    digest = blake2b(digest_size=8)
    for folder in ("bot.render", "bot.locales"):
        for file in sorted(files(folder).rglob("*")):  # type: ignore[attr-defined]  # packages are folders here
            if file.suffix in (".py", ".otf", ".ftl"):
                digest.update(file.read_bytes())
    return digest.hexdigest()
