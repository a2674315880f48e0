"""The buttons that step through the positions of a game."""

from unicodedata import east_asian_width

from bot.discord.controls import Tag
from bot.locales import LANGUAGES, catalogue
from bot.match.arrows import arrow_row
from bot.match.controls import EDGES, EMOJI, PHONE
from tests.cases import for_each


@for_each(
    "ply, leads_to, open_",
    [
        (0, [0, 0, 1, 4], [False, False, True, True]),
        (3, [0, 2, 4, 4], [True, True, True, True]),
        (4, [0, 3, 4, 4], [True, True, False, False]),
    ],
)
def test_where_they_lead(ply: int, leads_to: list[int], open_: list[bool]) -> None:
    """They lead to the first, previous, next and last position, and are disabled at an end."""
    buttons = arrow_row(catalogue("en"), Tag("replay", 7, ply, "x-"), 4).items
    assert [button.tag.ply for button in buttons] == leads_to
    assert [not button.disabled for button in buttons] == open_
    roles = [f"{button.tag.match}{button.tag.detail}" for button in buttons]
    assert roles == ["7x-first", "7x-previous", "7x-next", "7x-last"]


@for_each("language", LANGUAGES)
def test_they_fit_in_one_line_on_a_phone(language: str) -> None:
    """In every language."""
    buttons = arrow_row(catalogue(language), Tag("replay", 7, 1, "x-"), 4).items
    labels = [button.label for button in buttons]
    wide = sum(east_asian_width(sign) in "WF" for label in labels for sign in label)
    emoji = sum(EMOJI for button in buttons if button.emoji)
    assert sum(map(len, labels)) + wide + emoji + EDGES * len(buttons) <= PHONE
