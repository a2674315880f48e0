"""The panel of what a person or a server may choose."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.discord.controls import Button, Menu, Option, Row, Tag
from bot.discord.page import Block, Page
from bot.locales import Catalogue
from bot.match import wording
from bot.match.page import ASKED
from bot.match.preferences import CHOICES, game_choices
from bot.render import RENDERERS


def personal_page(
    texts: Catalogue, chosen: Mapping[str, str], server: int | None, game: str = "", saved: bool = False
) -> Page:
    """What a person chose, for every game or for one; with a way to the choices of a `server` that they manage."""
    button = Button(texts["settings.server_title"], Tag("server-settings", server or 0), emoji="🏠")
    return _page(_Shown(texts, 0, chosen, game), "settings.title", Row((button,) if server else ()), saved)


def server_page(texts: Catalogue, chosen: Mapping[str, str], server: int, game: str = "", saved: bool = False) -> Page:
    """What holds in a server for whoever chose nothing."""
    button = Button(texts["settings.title"], Tag("my-settings"), emoji="👤")
    return _page(_Shown(texts, server, chosen, game), "settings.server_title", Row((button,)), saved)


@dataclass(frozen=True, slots=True)
class _Shown:
    """What was chosen, for a game or (empty) for all, by a server or (owner 0) by the person."""

    texts: Catalogue
    owner: int
    chosen: Mapping[str, str]
    game: str

    def menu(self, key: str, values: tuple[str, ...]) -> tuple[Block, Block]:
        """The menu of one setting, below its label."""
        kind, texts = key.split(".")[0], self.texts
        label = texts[f"settings.{kind}.label"]
        present = self.chosen.get(key, values[0])
        options = tuple(
            Option(wording.choice(texts, kind, value, self.game), value, chosen=value == present) for value in values
        )
        return label, Row((Menu(Tag("set", self.owner, 0, key), label, options),))


def _page(shown: _Shown, title: str, switch: Row, saved: bool) -> Page:
    texts, game = shown.texts, shown.game
    head = texts[title] + (f" · {wording.game(texts, game)}" if game else "")
    choices = game_choices(game) if game else CHOICES
    menus = [block for key, values in choices.items() for block in shown.menu(key, values)]
    note = f"-# {texts['settings.saved']}" if saved else ""
    return Page((f"### {head}", *menus, _games(texts, shown.owner, game), switch, note), ASKED)


def _games(texts: Catalogue, owner: int, present: str) -> Row:
    """The way to the choices for one game, and back to those for all."""
    every = Option(texts["settings.every_game"], "all", chosen=not present)
    options = tuple(
        Option(wording.game(texts, game), game, chosen=game == present) for game in RENDERERS if game_choices(game)
    )
    return Row((Menu(Tag("settings-of", owner), texts["settings.one_game"], (every, *options)),))
