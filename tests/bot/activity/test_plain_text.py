"""Texts of the chat as the page shows them."""

from bot.activity.plain_text import named, plain, texts_on
from bot.discord.controls import Button, Row, Tag
from bot.discord.page import Page, escaped
from bot.locales import catalogue


def test_markup_goes_and_names_stay():
    """Bold, small and large text, links and commands become plain; people's names are shown as they are. Mentions of
    people, channels and roles become names; an unknown one is shown by its number. A command has the name that the
    reader's client gives it. A page is its texts, without controls and empty lines.
    """
    english, french = catalogue("en"), catalogue("fr")
    assert plain("### Title\n**Bo** · [match 7](https://discord.com/x)\n-# see </play:123>, `b2`", english) == (
        "Title\nBo · match 7\nsee /play, b2"
    )
    name = "**x** `y` # [z] -# _a_"
    assert plain("Avec </play:123>.", french) == "Avec /jouer."
    assert plain("</nothing:123>", french) == "/nothing"  # as somebody may call themselves
    assert plain(escaped(name), english) == name
    assert plain("wait until <t:1700000000:R>", english) == "wait until <t:1700000000:R>"
    names = {1: "Ann", 5: "games", 6: "mods"}
    text = "<@1> and <@!2> play in <#5> or <#7>; ask <@&6> or <@&8>"
    assert named(text, names) == "Ann and 2 play in #games or #7; ask @mods or @8"
    button = Button("Go", Tag("x", 0))
    assert texts_on(Page("### A", "", "b\n\n**c**", Row(button)), english) == ["A", "b", "c"]
