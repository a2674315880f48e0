"""The page of the preferences of a person or a server."""

from collections.abc import Mapping

from bot.discord.controls import Button, Menu, Option, Row, Tag
from bot.discord.page import Block, Page
from bot.locales import Catalogue
from bot.match import wording
from bot.match.page import ASKED
from bot.match.preferences import CHOICES, game_choices
from bot.render import RENDERERS


def settings_page(texts: Catalogue, chosen: Mapping[str, str], owner: int, managed: int, game: str = "") -> Page:
    """The `chosen` preferences for a game (empty: for all), of the server `owner`, or of the person if that is 0. A
    button leads a person to those of the server `managed`, which they manage (0: none).
    """
    head = texts["settings.server_title" if owner else "settings.title"]
    if owner:
        back = Button(texts["settings.of_server"], Tag("setup"), emoji="⚙️")
        switch: tuple[Button, ...] = (back, Button(texts["settings.title"], Tag("my-settings"), emoji="👤"))
    elif managed:
        switch = (Button(texts["settings.server_title"], Tag("server-settings", managed), emoji="🏠"),)
    else:
        switch = ()
    return Page(
        wording.heading(texts, head, game),
        *_menus(texts, chosen, owner, game),
        _games(texts, owner, game),
        Row(*switch),
        accent=ASKED,
    )


def _menus(texts: Catalogue, chosen: Mapping[str, str], owner: int, game: str) -> list[Block]:
    """The menu of each setting, below its label."""
    blocks: list[Block] = []
    for key, values in (game_choices(game) if game else CHOICES).items():
        kind, present = key.split(".")[0], chosen.get(key, values[0])
        label = texts[f"settings.{kind}.label"]
        options = tuple(
            Option(wording.choice(texts, kind, value, game), value, chosen=value == present) for value in values
        )
        blocks += [label, Row(Menu(Tag("set", owner, 0, key), label, options))]
    return blocks


def _games(texts: Catalogue, owner: int, present: str) -> Row:
    """The menu that leads to the preferences for one game, and back to those for all."""
    every = Option(texts["settings.every_game"], "all", chosen=not present)
    options = tuple(
        Option(wording.game(texts, game), game, chosen=game == present) for game in RENDERERS if game_choices(game)
    )
    return Row(Menu(Tag("settings-of", owner), texts["settings.one_game"], (every, *options)))
