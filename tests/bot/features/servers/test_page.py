"""What moderators see: texts that no moderator can spoil, in menus without markup."""

from bot.discord.controls import Menu, Picker, Row
from bot.features.servers.setup_page import setup_page
from bot.locales import LANGUAGES, catalogue
from bot.match.phrases import quoted
from bot.match.server_rules import Rules
from tests.cases import for_each


@for_each("language", LANGUAGES)
def test_menus_know_no_markup(language):
    """Text in a menu is shown as it is written."""
    rows = [each for each in setup_page(catalogue(language), 1, Rules()).blocks if isinstance(each, Row)]
    menus = [each for row in rows for each in row.items if isinstance(each, Menu | Picker)]
    assert len(menus) == 4
    assert not any("*" in menu.placeholder for menu in menus)


@for_each("blank", ["", " ", "\u200b\u200b", "\n", "\u2800", "\u202e"])
def test_a_reason_that_shows_nothing(blank):
    """A dash replaces it."""
    assert quoted(blank) == "–"


def test_a_reason_as_it_was_typed():
    """A reason is on one line, and pings nobody."""
    assert quoted("a\n**b** <@1>") == r"a \*\*b\*\* ‹@1>"
