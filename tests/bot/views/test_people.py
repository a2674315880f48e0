"""Names of people in texts: no markup, no mention, no line break."""

import re

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.views.people import LONGEST, introduced, plain, shown


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Ann", "Ann"),
        ("小林", "小林"),
        ("a\nb\u202ec", "a b c"),
        ("x" * 99, "x" * 31 + "…"),
    ],
)
def test_plain(name, expected):
    """A name is one line without direction marks, and not too long."""
    assert plain(name) == expected


@pytest.mark.parametrize("name", ["**a**", "_a_", "~~a~~", "||a||", "`a`", "# a", "> a", "[a](http://b)", "-# a"])
def test_markup_is_escaped(name):
    """What would be markup is preceded by a backslash."""
    assert "\\" in shown(name)


@pytest.mark.parametrize("name", ["[[a](b)[Nitro](http://ev.il)", "[a](http://b)", "](http://b)", "a[b]"])
def test_no_link_survives(name):
    """Every bracket is escaped, however many there are."""
    assert not re.search(r"(?<!\\)[\[\]]", shown(name))


def test_what_is_escaped_is_escaped_once():
    """One backslash before each sign."""
    assert shown("# a_b * `c` |d|") == r"\# a\_b \* \`c\` \|d\|"


@given(st.text(max_size=60))
def test_no_mention_survives(name):
    """Nothing that Discord would take for a mention, an emoji, a time or a channel is left."""
    text = shown(name)
    assert not re.search(r"<[@#:t/a]", text)
    assert "@everyone" not in text
    assert "@here" not in text
    assert "\n" not in text
    assert len(plain(name)) <= LONGEST


def test_introduced():
    """A person is known to the referee by id, plain name and language."""
    user = discord.Object(7)
    user.display_name, user.bot = "A\nnn", False
    person = introduced(user, "zh-CN")
    assert (person.id, person.name, person.locale, person.is_bot) == (7, "A nn", "zh-CN", False)
