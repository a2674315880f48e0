"""Renderer: what each game gives to be shown."""

from abc import ABC, abstractmethod
from functools import cached_property
from typing import ClassVar

from PIL import Image

from bot.render.canvas import Picture, palette_of
from bot.render.scene import Scene

MAX_ALT = 1024  # characters that Discord takes as a picture's description


class Renderer(ABC):
    """Draws the scenes of one game and puts them into words. Safe to call from several threads at once.

    `accents` are the colours of small marks, `ground` the colour that most of the board has.
    """

    accents: ClassVar[tuple[str, ...]]
    ground: ClassVar[str]

    def draw(self, scene: Scene) -> bytes:
        """The scene as a PNG picture. Raises ValueError where its position, a square or a move makes no sense.

        The first call builds the palette and takes some tenths of a second.
        """
        return self.paint(scene).png(self.palette)

    @cached_property
    def palette(self) -> Image.Image:
        """The colours of this game's pictures."""
        return palette_of([self.paint(scene).image for scene in self.samples()], self.accents, self.ground)

    @abstractmethod
    def samples(self) -> tuple[Scene, ...]:
        """Scenes that between them show every colour."""

    @abstractmethod
    def paint(self, scene: Scene) -> Picture:
        """The scene in full colour. Raises ValueError as `draw` does."""

    @abstractmethod
    def describe(self, scene: Scene, language: str) -> str:
        """The scene in words, at most MAX_ALT characters: simplified Chinese for `zh...`, else English.

        Raises ValueError as `draw` does.
        """
