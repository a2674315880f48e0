"""People's names in texts: no markup, no mention, no line break."""

import re

from hypothesis import given
from hypothesis import strategies as st

from bot.locales import catalogue
from bot.match.state import Seat
from bot.match.wording import LONGEST, escaped_name, plain_name, plain_seat_name, seat_name
from tests.cases import for_each


@for_each(
    "name, expected",
    [
        ("Ann", "Ann"),
        ("小林", "小林"),
        ("a\nb\u202ec", "a b c"),
        ("x" * 99, "x" * 31 + "…"),
        ("\u3164\u3164", ""),
        ("\u200b\u2800 \uffa0", ""),
    ],
)
def test_plain(name, expected):
    """A name is one line without direction marks, and not too long."""
    assert plain_name(name) == expected


@for_each("name", ["**a**", "_a_", "~~a~~", "||a||", "`a`", "# a", "> a", "[a](http://b)", "-# a"])
def test_markup_is_escaped(name):
    """Characters of markup get a backslash."""
    assert "\\" in escaped_name(name)


@for_each("name", ["[[a](b)[Nitro](http://ev.il)", "[a](http://b)", "](http://b)", "a[b]"])
def test_no_link_survives(name):
    """Every bracket is escaped, however many there are."""
    assert not re.search(r"(?<!\\)[\[\]]", escaped_name(name))


@for_each("name", ["https://ev.il/x", "see HTTP://ev.il", "steam://run"])
def test_no_name_is_a_link(name):
    """An address that Discord would turn into a link is broken up, and still reads the same."""
    assert "://" not in escaped_name(name)
    assert escaped_name(name).replace("\u200b", "") == name


@for_each("name, expected", [("أحمد", "أحمد\u200e"), ("אבי", "אבי\u200e"), ("小林", "小林"), ("Ann 1", "Ann 1")])
def test_a_number_behind_a_name_stays_behind_it(name, expected):
    """Arabic and Hebrew names end with a mark; without it "أحمد 2 : 1 Bob" would be shown with the 2 first."""
    assert escaped_name(name) == expected


def test_sides_are_named():
    """A person by name, the bot with its level, a deleted person as a former player."""
    texts = catalogue("en")
    for seat, plain, escaped in (
        (Seat(7, "a_b", None, 0), "a_b", r"a\_b"),
        (Seat(None, "", "hard", 0), "Qibot (Hard)", "Qibot (Hard)"),
        (Seat(-7, "", None, 0), "a former player", "a former player"),
    ):
        assert (plain_seat_name(texts, seat), seat_name(texts, seat)) == (plain, escaped)


def test_what_is_escaped_is_escaped_once():
    """Each character gets one backslash."""
    assert escaped_name("# a_b * `c` |d|") == r"\# a\_b \* \`c\` \|d\|"


@given(st.text(max_size=60))
def test_no_mention_survives(name):
    """Nothing is left that Discord would take for a mention, an emoji, a time or a channel."""
    text = escaped_name(name)
    assert not re.search(r"<[@#:t/a]", text)
    assert "@everyone" not in text
    assert "@here" not in text
    assert "\n" not in text
    assert len(plain_name(name)) <= LONGEST
