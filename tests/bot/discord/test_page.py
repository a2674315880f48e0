"""Pages as Components V2: within Discord's limits whatever their contents."""

import pytest

from bot.discord.controls import MOST_OPTIONS, Button, Menu, Option, Row, Tag, menus, rows
from bot.discord.page import MOST_TEXT, Document, Page, Picture
from bot.playground.laws.components import check_components
from bot.playground.laws.form import Form
from tests.cases import for_each


def walk(components):
    for each in components:
        yield each
        yield from walk(each.get("components", ()))


async def test_everything_within_the_limits():
    """Long texts, labels, options and alt texts are cut to Discord's limits."""
    page = Page(
        "a" * 5000,
        "never seen",
        Picture("p.png", b"", "b" * 2000),
        Row(Button("c" * 200, Tag("x"))),
        Row(Menu(Tag("y"), "d" * 300, (Option("e" * 200, "v", "f" * 200),))),
    )
    parts = list(walk(page.components()))
    assert sum(len(part["content"]) for part in parts if part["type"] == 10) == MOST_TEXT
    assert [len(part["label"]) for part in parts if part["type"] == 2] == [80]
    menu = next(part for part in parts if part["type"] == 3)
    option = menu["options"][0]
    assert (len(menu["placeholder"]), len(option["label"]), len(option["description"])) == (150, 100, 100)
    assert len(page.message()["attachments"][0]["description"]) == 1024


@for_each("letter", ["a", "ж", "棋", "𝓐"])
def test_texts_within_the_bytes_on_which_discord_fails(letter):
    """Texts are cut to the bytes that the controls leave, and to characters; the playground's law accepts the page."""
    options = tuple(Option(f"{at}" + letter * 60, str(at), letter * 60) for at in range(MOST_OPTIONS))
    for rows_ in ((), (Row(Menu(Tag("y"), "Which?", options[:10])),)):
        components = Page(letter * 1500, letter * 3000, *rows_).components()
        form = Form()
        check_components(form, components, v2=True)
        form.settle()
        texts = [part["content"] for part in walk(components) if part["type"] == 10]
        assert texts[0] in (letter * 1500, letter * (len(texts[0]) - 1) + "…")


async def test_what_is_empty_is_left_out():
    parts = list(walk(Page("", Row(), "a").components()))
    assert [part["type"] for part in parts] == [17, 10]


async def test_files_are_new_each_time():
    """A page can be sent again, although discord.py uses up the files that it gets."""
    page = Page(Picture("p.png", b"123", "alt"), Document("d.txt", b"45"))
    for _ in range(2):
        assert [file.fp.read() for file in page.files()] == [b"123", b"45"]


async def test_a_page_of_too_many_components_is_a_bug():
    """Discord accepts forty, including nested ones."""
    row = Row(*(Button("a", Tag("x", number)) for number in range(5)))
    assert len(list(walk(Page(*((row,) * 6 + ("a",) * 3)).components()))) == 40
    with pytest.raises(ValueError, match="40"):
        Page(*((row,) * 6 + ("a",) * 4)).components()


@for_each("count, expected", [(0, []), (1, [1]), (25, [25]), (26, [25, 1]), (60, [25, 25, 10])])
def test_menus_hold_twenty_five(count, expected):
    """More options than a menu holds go to further menus, each with its own id."""
    made = menus(Tag("piece", 1, 2), "Which?", tuple(Option(str(at), str(at)) for at in range(count)))
    assert [len(row.items[0].options) for row in made] == expected
    assert len({str(row.items[0].tag) for row in made}) == len(expected)
    assert all(len(row.items[0].options) <= MOST_OPTIONS for row in made)


def test_rows():
    buttons = tuple(Button(str(at), Tag("x", at)) for at in range(7))
    assert [len(row.items) for row in rows(buttons, 4)] == [4, 3]
