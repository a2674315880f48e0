"""Renderer: the base class of what draws a game and describes it in words."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Any, ClassVar

from PIL import Image

from bot.render.canvas import Canvas, Pen, Point
from bot.render.grid import Grid
from bot.render.scene import Scene
from bot.render.wording import prose
from engines.game import Game

MAX_ALT = 1024  # characters that Discord takes as a picture's description
MAX_GRID = 1500  # characters of a board drawn with letters


class Renderer(ABC):
    """Draws the scenes of one game and describes them in words. Safe to call from several threads at once. Methods that
    take a scene expect one that is `checked`, and raise ValueError if its position, a cell or a move is not valid.

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
        """A piece in the scene's look and pieces, on a transparent ground, to be centred on its cell."""

    @abstractmethod
    def mark(self, picture: Canvas, scene: Scene) -> None:
        """Draws the scene's marks over the pieces."""

    @abstractmethod
    def describe(self, scene: Scene, language: str) -> str:
        """The scene in words, in one of bot.locales.LANGUAGES; at most MAX_ALT characters."""

    # What a game may define

    def mark_below(self, picture: Canvas, scene: Scene) -> None:  # noqa: B027 - most games have none
        """Draws the marks that are under the pieces; none by default."""

    def ends(self, move: str) -> tuple[str, ...]:
        """The cells in a move's text, in order; none for an empty text. By default a move is one cell."""
        return (self.known(move),) if move else ()

    def cell_labels(self, scene: Scene) -> Mapping[str, str]:
        """The text on each cell of a board drawn with letters; the letters of the pieces by default."""
        return self.standing(scene.position)

    def legend(self, language: str) -> str:
        """The meaning of the letters on such a board, in one of bot.locales.LANGUAGES."""
        words = prose(language, self.game.key)
        return " · ".join(f"{sign} {words.side(side)}" for side, sign in enumerate(self.signs))

    def barred(self, position: str) -> tuple[str, ...]:
        """The empty cells that the rules forbid to the side to move; none by default."""
        return ()

    def attacked(self, position: str) -> str:
        """The cell of the piece of the side to move that a check attacks; empty if the game has no check."""
        return ""

    def piece_name(self, letter: str, language: str) -> str:
        """The name of a piece; that of its side by default."""
        return prose(language, self.game.key).side(letter in self.pieces[1])

    def cell_name(self, cell: str, scene: Scene, language: str) -> str:
        """The name of a cell in the scene's notation; the game's own name by default."""
        return cell

    # What follows from these

    def paint(self, scene: Scene) -> Canvas:
        """The scene before its colours are reduced to a palette."""
        picture, middles = Canvas(self.background(scene)), self.middles(scene.flip)
        self.mark_below(picture, scene)
        for name, letter in self.standing(scene.position).items():
            picture.put(self.piece(letter, scene), *middles[name])
        self.mark(picture, scene)
        return picture

    def as_text(self, scene: Scene) -> str:
        """The scene drawn with ASCII characters, at most MAX_GRID of them."""
        last = (*(scene.stops or self.ends(scene.last)), *scene.line)
        chosen = (scene.chosen, *scene.targets, *self.ends(scene.hint))
        return self.grid(scene.flip, scene.notation).drawn(self.cell_labels(scene), last, chosen)

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

    def middle(self, cell: str, scene: Scene) -> Point:
        """The centre of one cell. Raises ValueError if there is no such cell."""
        return self.middles(scene.flip)[self.known(cell)]

    def known(self, cell: str) -> str:
        """The same name. Raises ValueError if there is no such cell."""
        if cell not in self.middles(False):
            raise ValueError(f"{cell!r} is no cell of {self.game.key}")
        return cell

    def look(self, scene: Scene) -> str:
        """The scene's look, or the game's default."""
        return scene.look or self.game.looks[0]

    def put(self, picture: Canvas, scene: Scene, stamp: Image.Image, cells: Iterable[str]) -> None:
        """Puts a sprite on cells, centred. Raises ValueError as `middle` does."""
        for cell in cells:
            picture.put(stamp, *self.middle(cell, scene))

    def draw_names(self, pen: Pen, grid: Grid, at: Point, fill: str) -> None:
        """Draws a grid's labels: those of rows at the x of the point `at`, those of columns at its y."""
        (x, y), (left, top) = at, self.corner
        for number, name in enumerate(grid.bottom):
            pen.text((left + self.cell * number, y), name, self.lettering, fill)
        for number, name in enumerate(grid.left):
            pen.text((x, top + self.cell * number), name, self.lettering, fill)
