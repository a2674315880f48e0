"""Which game somebody is to be challenged to."""

from bot.discord.controls import Button, Tag, rows
from bot.discord.page import Page
from bot.locales import Catalogue
from bot.match import wording
from bot.match.names import escaped_name
from bot.match.openings import openings_of
from bot.match.page import ASKED
from bot.render import RENDERERS


def which_game_page(texts: Catalogue, opponent: int, name: str) -> Page:
    """A button for every game, and for its openings; the opponent is called `name`."""
    games = tuple(_button(opponent, wording.game(texts, game), game) for game in RENDERERS)
    openings = tuple(
        _button(opponent, wording.opening(texts, game, opening), game, opening)
        for game in RENDERERS
        for opening in openings_of(game)
    )
    return Page((texts.text("challenge.which", name=escaped_name(name)), *rows(games), *rows(openings)), ASKED)


def _button(opponent: int, label: str, *chosen: str) -> Button:
    return Button(label, Tag("challenge", opponent, 0, ".".join(chosen)), "primary")
