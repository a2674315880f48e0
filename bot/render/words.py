"""BoardWords: the base class of what describes a game's scenes in words, and draws them with letters. Prose: the parts
of such descriptions, from the texts that all games share and those of one game.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Generic, TypeVar

from bot.locales import Catalogue, catalogue
from bot.render.renderer import Renderer, Scene

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


@dataclass(frozen=True, slots=True, eq=False)
class Prose:
    """Makes the parts of alternative texts for one game's pictures, in one language."""

    texts: Catalogue
    game: str
    none: str  # the word for an empty list
    comma: str  # the language's punctuation, with blanks
    semicolon: str
    stop: str

    def own(self, key: str, /, **values: object) -> str:
        """A text of the game's own file."""
        own = f"games.{self.game}.{key}"
        return self.texts.text(own, **values) if values else self.texts[own]

    def side(self, number: int) -> str:
        """The game's name for a side."""
        return self.own(("first", "second")[number])

    def items(self, names: Iterable[str]) -> str:
        """The names as a list, or the word for none."""
        return self.comma.join(names) or self.none

    def clauses(self, clauses: Iterable[str]) -> str:
        """Parts of one sentence, each of which may hold a list; the word for none if there are none."""
        return self.semicolon.join(clauses) or self.none

    def labelled(self, label: str, items: str) -> str:
        """A list or clauses after a label."""
        return self.texts.text("picture.items", label=label, items=items)

    def of_sides(self, held: Iterable[str]) -> list[str]:
        """What each side has, after its name."""
        return [self.labelled(self.side(side), items) for side, items in enumerate(held)]

    def step(self, start: str, end: str) -> str:
        """A move from one square to another."""
        return self.texts.text("picture.step", **{"from": start, "to": end})

    @cache  # noqa: B019 - `prose` keeps the object for ever anyway
    def to_move(self, side: int) -> str:
        """A sentence that says whose turn it is."""
        return self.texts.text("picture.to-move", side=self.side(side))

    def marks(self, scene: Scene, move: Callable[[str], str], square: Callable[[str], str]) -> list[str]:
        """A sentence for each kind of mark on the scene, empty if it has none.

        `move` and `square` give the names of a move and of a cell, or raise ValueError.
        """
        return [
            self._mark("picture.last", [scene.last], move),
            self._earlier(scene.earlier, square),
            self._mark("picture.line", scene.line, square),
            self._mark("picture.chosen", [scene.chosen], square),
            self._mark("picture.targets", scene.targets, square),
            self._mark("picture.hint", [scene.hint], move),
        ]

    def _earlier(self, cells: tuple[str, ...], square: Callable[[str], str]) -> str:
        """A sentence about the move before the last: where it landed, and from where it came."""
        names = [square(cell) for cell in cells]
        place = self.step(*names) if len(names) == 2 else self.items(names)
        return self.texts.text("picture.earlier", place=place) if names else ""

    def _mark(self, key: str, places: Iterable[str], name: Callable[[str], str]) -> str:
        names = [name(place) for place in places if place]
        return self.texts.text(key, places=self.items(names)) if names else ""

    def text(self, *sentences: str) -> str:
        """The game's name and all sentences that are not empty, each with a full stop."""
        return "".join([sentence + self.stop for sentence in (self.own("name"), *sentences) if sentence]).strip()


def where(pieces: Mapping[str, str], letter: str) -> list[str]:
    """The cells that hold a piece with this letter."""
    return [cell for cell, each in pieces.items() if each == letter]


@cache
def prose(language: str, game: str) -> Prose:
    """The Prose of a game in one of bot.locales.LANGUAGES."""
    texts = catalogue(language)
    between = [texts[key] for key in ("picture.none", "list.comma", "picture.semicolon", "picture.stop")]
    return Prose(texts, game, *between)
