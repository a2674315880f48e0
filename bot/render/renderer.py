"""Renderer: what each game gives to be shown."""

from abc import ABC, abstractmethod
from functools import cached_property
from threading import Lock
from typing import Any, ClassVar

from PIL import Image

from bot.render.canvas import Canvas, palette_of
from bot.render.scene import Scene
from bot.render.wording import prose
from engines.game import Game

_SPARE = 4  # characters: a cell's name may be longer than a move's text, as in Connect Four
MAX_ALT = 1024  # characters that Discord takes as a picture's description
MAX_GRID = 1500  # so that a board drawn with letters leaves room in a message of 2,000
_DRAWING = Lock()  # Pillow changes what it keeps with a palette while other threads run


class Renderer(ABC):
    """Draws the scenes of one game and puts them into words. Safe to call from several threads at once.

    `accents` are the colours of small marks, `ground` the colour that most of the board has. A scene may have
    `longest_position` characters of a position, `most_cells` cells of one mark, and moves and cells as long as the
    game's longest move. `signs` are the letters of both sides where a board is drawn with letters.
    """

    game: ClassVar[Game[Any]]
    accents: ClassVar[tuple[str, ...]]
    ground: ClassVar[str]
    longest_position: ClassVar[int] = 200
    most_cells: ClassVar[int] = 90
    signs: ClassVar[tuple[str, str]] = ("x", "o")

    def draw(self, scene: Scene) -> bytes:
        """The scene as a PNG picture. Raises ValueError where its position, a cell or a move makes no sense.

        The first call builds the palette and takes some tenths of a second.
        """
        self._check(scene)
        with _DRAWING:
            return self.paint(scene).png(self.palette)

    def describe(self, scene: Scene, language: str) -> str:
        """The scene in one of bot.locales.LANGUAGES, at most MAX_ALT characters. Raises ValueError as `draw` does."""
        self._check(scene)
        return self.tell(scene, language)

    def grid(self, scene: Scene) -> str:
        """The scene drawn with letters of ASCII, at most MAX_GRID of them. Raises ValueError as `draw` does."""
        self._check(scene)
        return self.sketch(scene)

    def legend(self, language: str) -> str:
        """What the letters of a grid mean, in one of bot.locales.LANGUAGES."""
        words = prose(language, self.game.key)
        return " · ".join(f"{sign} {words.side(side)}" for side, sign in enumerate(self.signs))

    def sketch(self, scene: Scene) -> str:
        """What `grid` answers, where the scene's sizes are within the limits; the game's own diagram by default."""
        return self.game.diagram(self.game.read(scene.position))

    @cached_property
    def palette(self) -> Image.Image:
        """The colours of this game's pictures."""
        return palette_of([self.paint(scene).image for scene in self.samples()], self.accents, self.ground)

    @abstractmethod
    def samples(self) -> tuple[Scene, ...]:
        """Scenes that between them show every colour."""

    @abstractmethod
    def paint(self, scene: Scene) -> Canvas:
        """The scene in full colour, where its sizes are within the limits. Raises ValueError as `draw` does."""

    @abstractmethod
    def tell(self, scene: Scene, language: str) -> str:
        """What `describe` answers, where the scene's sizes are within the limits."""

    def _check(self, scene: Scene) -> None:
        cells = (scene.stops, scene.over, scene.earlier, scene.line, scene.targets)
        names = [scene.last, scene.hint, scene.chosen, *(name for each in cells for name in each)]
        if len(scene.position) > self.longest_position or any(len(each) > self.most_cells for each in cells):
            raise ValueError(f"a scene of {scene.game} is larger than its board")
        if any(len(name) > self.game.longest_move + _SPARE for name in names):
            raise ValueError(f"a scene of {scene.game} marks what is no cell and no move")
        if scene.pieces not in ("", *self.game.piece_sets) or scene.look not in ("", *self.game.looks):
            raise ValueError(f"{scene.game} has no pieces {scene.pieces!r} or no look {scene.look!r}")
        if scene.notation not in ("", *self.game.notations):
            raise ValueError(f"{scene.game} has no notation {scene.notation!r}")
