"""How often somebody has rung."""

from bot.discord.controls import Button, Row, Tag
from bot.discord.page import Page
from bot.locales import Catalogue


def bell_page(texts: Catalogue, rung: int) -> Page:
    """The count, and a button to ring once more."""
    return Page(texts.text("bell.rung", n=rung), Row(Button(texts.text("bell.again"), Tag("bell"))))
