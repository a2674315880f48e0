"""What the controls of every game are made from, and the menus for games whose moves have a start and an end."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.locales import Catalogue
from bot.pages.page import Button, Menu, Option, Row, menus
from bot.pages.tags import Tag
from bot.referee import Choice, MatchView


@dataclass(frozen=True, slots=True)
class Setting:
    """What controls are made for: a match, its legal moves as they are written, the words, the chosen piece."""

    view: MatchView
    choices: tuple[Choice, ...]
    texts: Catalogue
    chosen: str = ""

    def tag(self, kind: str, detail: str = "") -> Tag:
        """A tag for this board."""
        return Tag(kind, self.view.id, self.view.ply, detail)

    def press(self, move: str, label: str, emoji: str | None = None, taken: bool = False) -> Button:
        """A button that makes a move."""
        return Button(label, self.tag("move", move), disabled=taken or move not in self.view.legal, emoji=emoji)


@dataclass(frozen=True, slots=True)
class Controls:
    """How a game is played in chat: the rows that make a move, the signs of its sides, whether check is announced."""

    rows: Callable[[Setting], tuple[Row, ...]]
    marks: tuple[str, str]
    says_check: bool = False


def pieces_menu(setting: Setting, name: Callable[[Choice], str]) -> tuple[Row, ...]:
    """The pieces that can move; `name` says what a piece is called."""
    by_origin = {choice.origin: choice for choice in setting.choices}
    options = tuple(Option(name(choice), origin) for origin, choice in by_origin.items())
    placeholder = setting.texts.text("menus.piece")
    return menus(setting.tag("piece"), placeholder, options) or (_no_menu(setting, placeholder),)


def _no_menu(setting: Setting, placeholder: str) -> Row:
    """What stands in the menu's place while there is nothing to choose, so that the buttons stay where they are."""
    return Row((Menu(setting.tag("piece"), placeholder, (Option(placeholder, "-"),), disabled=True),))


def targets_menu(setting: Setting) -> tuple[Row, ...]:
    """Where the chosen piece can go, and the way back."""
    moves = sorted((each for each in setting.choices if each.origin == setting.chosen), key=lambda each: each.move)
    options = tuple(Option(choice.written, choice.move) for choice in moves)
    return menus(setting.tag("target", setting.chosen), setting.texts.text("menus.target"), options)
