"""Texts of the chat as the page shows them: without markup. A time stays as it is, and the page writes it locally."""

import re
from collections.abc import Mapping

from bot.discord.page import Page

MARKUP = re.compile(r"\\([\\*_~|`\[\]#>-])|\*\*|`|^(?:#+|-#) ", re.MULTILINE)  # the first: a sign that is none
LINK = re.compile(r"\[([^\]\n]*)\]\([^)\s]*\)")
COMMAND = re.compile(r"</([^:>]+):\d+>")
MENTION = re.compile(r"<@!?(\d{1,20})>")
CHANNEL = re.compile(r"<#(\d{1,20})>")
ROLE = re.compile(r"<@&(\d{1,20})>")


def plain(text: str) -> str:
    """A text of the chat without its markup: of a link and of a command, what it is called."""
    return MARKUP.sub(lambda found: found[1] or "", COMMAND.sub(r"/\1", LINK.sub(r"\1", text)))


def named(text: str, names: Mapping[int, str]) -> str:
    """The text with names in the place of mentions; of what nobody knows the name, the number."""

    def name(found: re.Match[str]) -> str:
        return names.get(int(found[1])) or found[1]

    text = MENTION.sub(name, text)
    return ROLE.sub(lambda found: f"@{name(found)}", CHANNEL.sub(lambda found: f"#{name(found)}", text))


def texts_on(page: Page) -> list[str]:
    """The lines of a page of the chat, without its pictures and controls."""
    blocks = (plain(block) for block in page.blocks if isinstance(block, str))
    return [line for block in blocks for line in block.split("\n") if line]
