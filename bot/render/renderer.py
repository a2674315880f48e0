"""Renderer: what each game gives to be shown."""

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
MAX_GRID = 1500  # so that a board drawn with letters leaves room in a message of 2,000


class Renderer(ABC):
    """Draws the scenes of one game and puts them into words. Safe to call from several threads at once. What is given a
    scene takes one that is `checked` and raises ValueError where its position, a cell or a move makes no sense.

    `accents` are the colours of small marks, `ground` the colour that most of the board has. A scene may have
    `longest_position` characters of a position, `most_cells` cells of one mark, and moves and cells as long as the
    game's longest move. `signs` are the letters of both sides where a board is drawn with letters.

    A board is told in parts, too, for who moves its pieces: `background` and `piece` draw them, `middles` says where
    the cells lie, and `standing` what stands on them. A cell is a square of `cell` units, and `corner` the middle of
    the top left one; `lettering` is the size in units of the smallest letters that name cells. `pieces` are the letters
    of the first side's pieces and of the second's; where moves put pieces on the board, each side puts its first one.
    `columns` are groups of cells, from the top, that are one place to put a piece; none where each cell is its own.
    """

    game: ClassVar[Game[Any]]
    accents: ClassVar[tuple[str, ...]]
    ground: ClassVar[str]
    longest_position: ClassVar[int] = 200
    most_cells: ClassVar[int] = 90
    signs: ClassVar[tuple[str, str]] = ("x", "o")
    cell: ClassVar[int]
    corner: ClassVar[Point]
    lettering: ClassVar[int]
    pieces: ClassVar[tuple[str, str]] = ("x", "o")
    columns: ClassVar[tuple[tuple[str, ...], ...]] = ()

    # What each game gives

    @abstractmethod
    def samples(self) -> tuple[Scene, ...]:
        """Scenes that between them show every colour."""

    @abstractmethod
    def grid(self, flip: bool, notation: str) -> Grid:
        """The cells as they lie, and the names at the edges."""

    @abstractmethod
    def letters(self, board: Any) -> Mapping[str, str]:
        """The letter of the piece on each cell of the game's board that is taken."""

    @abstractmethod
    def background(self, scene: Scene) -> Image.Image:
        """The empty board, opaque, as the scene's look, notation and flip have it."""

    @abstractmethod
    def piece(self, letter: str, scene: Scene) -> Image.Image:
        """A piece with transparency, as the scene's look and pieces have it; its middle is that of its cell."""

    @abstractmethod
    def mark(self, picture: Canvas, scene: Scene) -> None:
        """Puts the scene's marks over the pieces."""

    @abstractmethod
    def tell(self, scene: Scene, language: str) -> str:
        """The scene in one of bot.locales.LANGUAGES, at most MAX_ALT characters."""

    # What a game may give

    def mark_below(self, picture: Canvas, scene: Scene) -> None:  # noqa: B027 - most games have none
        """Puts those marks on the board that lie under the pieces; none by default."""

    def ends(self, move: str) -> tuple[str, ...]:
        """The cells that a move names, in order; none where there is no move. A move is one cell by default."""
        return (self.known(move),) if move else ()

    def shown(self, scene: Scene) -> Mapping[str, str]:
        """What is written on each cell where a board is drawn with letters; the letters of the pieces by default."""
        return self.standing(scene.position)

    def legend(self, language: str) -> str:
        """What the letters of a grid mean, in one of bot.locales.LANGUAGES."""
        words = prose(language, self.game.key)
        return " · ".join(f"{sign} {words.side(side)}" for side, sign in enumerate(self.signs))

    def barred(self, position: str) -> tuple[str, ...]:
        """The empty cells that the rules forbid to the side to move; none by default."""
        return ()

    def attacked(self, position: str) -> str:
        """The cell of the piece that is in check if the side to move is; empty where nothing can be."""
        return ""

    def piece_name(self, letter: str, language: str) -> str:
        """What a piece is called; its side by default."""
        return prose(language, self.game.key).side(letter in self.pieces[1])

    def cell_name(self, cell: str, scene: Scene, language: str) -> str:
        """What a cell is called in the scene's notation; as on the game's board by default."""
        return cell

    # What follows

    def paint(self, scene: Scene) -> Canvas:
        """The scene in full colour."""
        picture, middles = Canvas(self.background(scene)), self.middles(scene.flip)
        self.mark_below(picture, scene)
        for name, letter in self.standing(scene.position).items():
            picture.put(self.piece(letter, scene), *middles[name])
        self.mark(picture, scene)
        return picture

    def sketch(self, scene: Scene) -> str:
        """The scene drawn with letters of ASCII, at most MAX_GRID of them."""
        last = (*(scene.stops or self.ends(scene.last)), *scene.line)
        chosen = (scene.chosen, *scene.targets, *self.ends(scene.hint))
        return self.grid(scene.flip, scene.notation).drawn(self.shown(scene), last, chosen)

    @lru_cache(maxsize=1024)  # noqa: B019 - the renderers live as long as the process
    def read(self, position: str) -> tuple[Mapping[str, str], int]:
        """What stands on each cell that is taken, and the side to move. Raises BadPosition (a ValueError). Kept, as the
        words, the controls and every open board ask for the same.
        """
        board = self.game.read(position)
        return self.letters(board), board.side

    def standing(self, position: str) -> Mapping[str, str]:
        """The letter of the piece on each cell that is taken. Raises BadPosition (a ValueError)."""
        return self.read(position)[0]

    @cache  # noqa: B019
    def middles(self, flip: bool) -> Mapping[str, Point]:
        """The middle of every cell in units from the top left."""
        (left, top), rows = self.corner, enumerate(self.grid(flip, "").rows)
        cells = ((name, row, column) for row, names in rows for column, name in enumerate(names) if name)
        return {name: (left + self.cell * column, top + self.cell * row) for name, row, column in cells}

    def middle(self, cell: str, scene: Scene) -> Point:
        """The middle of one cell. Raises ValueError where there is none of that name."""
        return self.middles(scene.flip)[self.known(cell)]

    def known(self, cell: str) -> str:
        """The name of a cell. Raises ValueError where there is none of that name."""
        if cell not in self.middles(False):
            raise ValueError(f"{cell!r} is no cell of {self.game.key}")
        return cell

    def look(self, scene: Scene) -> str:
        """The scene's look, or the usual one."""
        return scene.look or self.game.looks[0]

    def put(self, picture: Canvas, scene: Scene, stamp: Image.Image, cells: Iterable[str]) -> None:
        """Lays a sprite over the middles of cells. Raises ValueError as `middle` does."""
        for cell in cells:
            picture.put(stamp, *self.middle(cell, scene))

    def draw_names(self, pen: Pen, grid: Grid, at: Point, fill: str) -> None:
        """The names at the edges of a grid: those of the rows in a column at x, those of the columns in a row at y."""
        (x, y), (left, top) = at, self.corner
        for number, name in enumerate(grid.bottom):
            pen.text((left + self.cell * number, y), name, self.lettering, fill)
        for number, name in enumerate(grid.left):
            pen.text((x, top + self.cell * number), name, self.lettering, fill)
