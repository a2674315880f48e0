"""The panel of what a person or a server may choose."""

from collections.abc import Mapping

from bot.discord.page import Block, Button, Menu, Option, Page, Row
from bot.discord.tags import Tag
from bot.locales import Catalogue
from bot.match import wording
from bot.match.page import ASKED
from bot.match.preferences import CHOICES, game_choices
from bot.render import RENDERERS


def personal_page(
    texts: Catalogue, chosen: Mapping[str, str], server: int | None, game: str = "", saved: bool = False
) -> Page:
    """What a person chose, for every game or for one; with a way to the choices of a `server` that they manage."""
    button = Button(texts.text("settings.server_title"), Tag("server-settings", server or 0), emoji="🏠")
    return _page(texts, "settings.title", 0, chosen, game, Row((button,) if server else ()), saved)


def server_page(texts: Catalogue, chosen: Mapping[str, str], server: int, game: str = "", saved: bool = False) -> Page:
    """What holds in a server for whoever chose nothing."""
    button = Button(texts.text("settings.title"), Tag("my-settings"), emoji="👤")
    return _page(texts, "settings.server_title", server, chosen, game, Row((button,)), saved)


def _page(
    texts: Catalogue, title: str, owner: int, chosen: Mapping[str, str], game: str, switch: Row, saved: bool
) -> Page:
    choices = game_choices(game) if game else CHOICES
    head = texts.text(title) + (f" · {wording.game(texts, game)}" if game else "")
    menus = [block for key, values in choices.items() for block in _menu(texts, owner, key, values, chosen, game)]
    note = f"-# {texts.text('settings.saved')}" if saved else ""
    return Page((f"### {head}", *menus, _games(texts, owner, game), switch, note), ASKED)


def _menu(
    texts: Catalogue, owner: int, key: str, values: tuple[str, ...], chosen: Mapping[str, str], game: str
) -> tuple[Block, Block]:
    kind = key.split(".")[0]
    label = texts.text(f"settings.{kind}.label")
    present = chosen.get(key, values[0])
    options = tuple(
        Option(wording.choice(texts, kind, value, game), value, chosen=value == present) for value in values
    )
    return label, Row((Menu(Tag("set", owner, 0, key), label, options),))


def _games(texts: Catalogue, owner: int, present: str) -> Row:
    """The way to the choices for one game, and back to those for all."""
    every = Option(texts.text("settings.every_game"), "all", chosen=not present)
    options = tuple(
        Option(wording.game(texts, game), game, chosen=game == present) for game in RENDERERS if game_choices(game)
    )
    return Row((Menu(Tag("settings-of", owner), texts.text("settings.one_game"), (every, *options)),))
