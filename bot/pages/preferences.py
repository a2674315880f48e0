"""The panel of what a person or a server may choose."""

from collections.abc import Mapping

from bot import wording
from bot.locales import Catalogue
from bot.pages.match import ASKED
from bot.pages.page import Block, Button, Menu, Option, Page, Row
from bot.pages.tags import Tag
from bot.referee import CHOICES


def personal_page(texts: Catalogue, chosen: Mapping[str, str], server: int | None, saved: bool = False) -> Page:
    """What a person chose; with a way to the choices of a `server` that they manage."""
    button = Button(texts.text("settings.server_title"), Tag("server-settings", server or 0), emoji="🏠")
    return _page(texts, "settings.title", 0, chosen, Row((button,) if server else ()), saved)


def server_page(texts: Catalogue, chosen: Mapping[str, str], server: int, saved: bool = False) -> Page:
    """What holds in a server for whoever chose nothing."""
    button = Button(texts.text("settings.title"), Tag("my-settings"), emoji="👤")
    return _page(texts, "settings.server_title", server, chosen, Row((button,)), saved)


def _page(texts: Catalogue, title: str, owner: int, chosen: Mapping[str, str], switch: Row, saved: bool) -> Page:
    blocks: list[Block] = [f"### {texts.text(title)}"]
    for key, values in CHOICES.items():
        label = texts.text(f"settings.{key}.label")
        present = chosen.get(key, values[0])
        options = tuple(
            Option(wording.choice(texts, key, value), value, chosen=value == present) for value in values
        )
        blocks += [label, Row((Menu(Tag("set", owner, 0, key), label, options),))]
    return Page((*blocks, switch, f"-# {texts.text('settings.saved')}" if saved else ""), ASKED)
