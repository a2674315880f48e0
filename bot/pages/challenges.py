"""Which game somebody is to be challenged to."""

from bot import wording
from bot.locales import Catalogue
from bot.pages.match import ASKED
from bot.pages.names import escaped_name
from bot.pages.page import Button, Page, rows
from bot.pages.tags import Tag
from bot.render import RENDERERS


def which_game_page(texts: Catalogue, opponent: int, name: str) -> Page:
    """A button for every game; the opponent is called `name`."""
    buttons = tuple(
        Button(wording.game(texts, game), Tag("challenge", opponent, 0, game), "primary") for game in RENDERERS
    )
    return Page((texts.text("challenge.which", name=escaped_name(name)), *rows(buttons)), ASKED)
