"""Renderer: the base class of what draws a game. Scene: everything that a picture of a board shows, as text."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, ClassVar

from PIL import Image

from bot.render.canvas import BoardCanvas, Point
from bot.render.grid import Grid
from engines.game import Game

MAX_ALT = 1024  # characters that Discord takes as a picture's description
MAX_GRID = 1500  # characters of a board drawn with letters


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


class Renderer(ABC):
    """Draws the scenes of one game; `bot.render.words` describes them. Safe to call from several threads at once.
    Methods that take a scene expect one that is `checked`, and raise ValueError if its position, a cell or a move is
    not valid.

    A page that moves pieces itself gets the board in parts: `background` and `piece` draw it, `middles` says where the
    cells are, and `standing` which pieces are on them.
    """

    game: ClassVar[Game[Any]]
    accents: ClassVar[tuple[str, ...]]  # the colours of small marks
    ground: ClassVar[str]  # the colour of most of the board
    longest_position: ClassVar[int] = 200  # characters of a position in a scene
    most_cells: ClassVar[int] = 90  # cells of one mark in a scene
    signs: ClassVar[tuple[str, str]] = ("x", "o")  # the sides on a board drawn with letters
    cell: ClassVar[int]  # the width of a square cell in units
    corner: ClassVar[Point]  # the centre of the top left cell
    lettering: ClassVar[int]  # the size in units of the smallest letters that name cells
    # The letters of each side's pieces. If moves put pieces on the board, each side puts its first one.
    pieces: ClassVar[tuple[str, str]] = ("x", "o")
    columns: ClassVar[tuple[tuple[str, ...], ...]] = ()  # cells, from the top, that are one place to drop a piece

    # What each game must define

    @abstractmethod
    def samples(self) -> tuple[Scene, ...]:
        """Scenes that together contain every colour."""

    @abstractmethod
    def grid(self, flip: bool, notation: str) -> Grid:
        """The layout of the cells and the labels at the edges."""

    @abstractmethod
    def letters(self, board: Any) -> Mapping[str, str]:
        """The letter of the piece on each occupied cell of the game's board."""

    @abstractmethod
    def background(self, scene: Scene) -> Image.Image:
        """The empty board, opaque, in the scene's look, notation and flip."""

    @abstractmethod
    def piece(self, letter: str, scene: Scene) -> Image.Image:
        """A piece in the scene's look, pieces and notation, on a transparent ground, to be centred on its cell."""

    @abstractmethod
    def mark(self, picture: BoardCanvas, scene: Scene) -> None:
        """Draws the scene's marks over the pieces."""

    # What a game may define

    def mark_below(self, picture: BoardCanvas, scene: Scene) -> None:  # noqa: B027 - most games have none
        """Draws the marks that are under the pieces; none by default."""

    def ends(self, move: str) -> tuple[str, ...]:
        """The cells in a move's text, in order; none for an empty text. By default a move is one cell."""
        return (self.known(move),) if move else ()

    def barred(self, position: str) -> tuple[str, ...]:
        """The empty cells that the rules forbid to the side to move; none by default."""
        return ()

    def attacked(self, position: str) -> str:
        """The cell of the piece of the side to move that a check attacks; empty if the game has no check."""
        return ""

    # What follows from these

    def paint(self, scene: Scene) -> BoardCanvas:
        """The scene before its colours are reduced to a palette."""
        picture = BoardCanvas(self.background(scene), self.middles(scene.flip))
        self.mark_below(picture, scene)
        for name, letter in self.standing(scene.position).items():
            picture.stamp(self.piece(letter, scene), [name])
        self.mark(picture, scene)
        for name in scene.line:
            self.known(name)
        return picture

    @lru_cache(maxsize=1024)  # noqa: B019 - the renderers live as long as the process
    def read(self, position: str) -> tuple[Mapping[str, str], int]:
        """The letter of the piece on each occupied cell, and the side to move. Raises BadPosition (a ValueError).
        Cached, because words, controls and every open board ask for the same position.
        """
        board = self.game.read(position)
        return self.letters(board), board.side

    def standing(self, position: str) -> Mapping[str, str]:
        """The letter of the piece on each occupied cell. Raises BadPosition (a ValueError)."""
        return self.read(position)[0]

    @cache  # noqa: B019
    def middles(self, flip: bool) -> Mapping[str, Point]:
        """The centre of every cell in units from the top left."""
        (left, top), rows = self.corner, enumerate(self.grid(flip, "").rows)
        cells = ((name, row, column) for row, names in rows for column, name in enumerate(names) if name)
        return {name: (left + self.cell * column, top + self.cell * row) for name, row, column in cells}

    def known(self, cell: str) -> str:
        """The same name. Raises ValueError if there is no such cell."""
        if cell not in self.middles(False):
            raise ValueError(f"{cell!r} is no cell of {self.game.key}")
        return cell
