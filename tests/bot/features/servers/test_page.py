"""What moderators see: texts that no moderator can spoil, in menus without markup."""

from bot.discord.controls import Menu, Picker, Row
from bot.features.servers.setup_page import setup_page
from bot.locales import LANGUAGES, catalogue
from bot.match.phrases import quoted
from bot.match.places import Rules
from tests.cases import for_each


@for_each("language", LANGUAGES)
def test_menus_know_no_markup(language):
    """Text in a menu is shown as it is written."""
    rows = [each for each in setup_page(catalogue(language), 1, Rules(), True).blocks if isinstance(each, Row)]
    menus = [each for row in rows for each in row.items if isinstance(each, Menu | Picker)]
    assert len(menus) == 4
    assert not any("*" in menu.placeholder for menu in menus)


@for_each("reason", ["", " ", "\u200b\u200b", "\n", "\u2800", "\u202e", "a\n**b** <@1>"])
def test_a_reason_is_on_one_line_and_pings_nobody(reason):
    """A dash replaces one that shows nothing."""
    assert quoted(reason) == (r"a \*\*b\*\* ‹@1>" if "a" in reason else "–")
