"""BoardWords: the base class of what describes a game's scenes in words, and draws them with letters."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Generic, TypeVar

from bot.render.renderer import Renderer
from bot.render.scene import Scene
from bot.render.wording import prose

R = TypeVar("R", bound=Renderer)


class BoardWords(ABC, Generic[R]):
    """The words for what a renderer draws. Its methods may be called, and raise ValueError, as the renderer's. A
    `language` is one of bot.locales.LANGUAGES.
    """

    def __init__(self, renderer: R) -> None:
        self._renderer = renderer

    @abstractmethod
    def describe(self, scene: Scene, language: str) -> str:
        """The scene in words, at most MAX_ALT characters."""

    # What a game may define

    def labels(self, scene: Scene) -> Mapping[str, str]:
        """The text on each cell of a board drawn with letters; the letters of the pieces by default."""
        return self._renderer.standing(scene.position)

    def legend(self, language: str) -> str:
        """The meaning of the letters on such a board."""
        words = prose(language, self._renderer.game.key)
        return " · ".join(f"{sign} {words.side(side)}" for side, sign in enumerate(self._renderer.signs))

    def sketch(self, scene: Scene) -> str:
        """The scene drawn with ASCII characters, at most MAX_GRID of them."""
        ends = self._renderer.ends
        last = (*(scene.stops or ends(scene.last)), *scene.line)
        chosen = (scene.chosen, *scene.targets, *ends(scene.hint))
        return self._renderer.grid(scene.flip, scene.notation).drawn(self.labels(scene), last, chosen)

    def piece(self, letter: str, language: str) -> str:
        """The name of a piece; that of its side by default."""
        return prose(language, self._renderer.game.key).side(letter in self._renderer.pieces[1])

    def cell(self, name: str, scene: Scene, language: str) -> str:
        """The name of a cell in the scene's notation; the game's own name by default."""
        return name
