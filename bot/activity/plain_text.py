"""Turns texts of the chat into plain texts for the page. Discord's times stay: the page writes them in local time."""

import re
from collections.abc import Mapping

from bot.discord.page import Page
from bot.locales import Catalogue

MARKUP = re.compile(r"\\([\\*_~|`\[\]#>-])|\*\*|`|^(?:#+|-#) ", re.MULTILINE)  # the first: an escaped character
LINK = re.compile(r"\[([^\]\n]*)\]\([^)\s]*\)")
COMMAND = re.compile(r"</([^:>]+):\d+>")
MENTION = re.compile(r"<@!?(\d{1,20})>")
CHANNEL = re.compile(r"<#(\d{1,20})>")
ROLE = re.compile(r"<@&(\d{1,20})>")


def plain(text: str, texts: Catalogue) -> str:
    """A text without its markup; of a link or a command only the name is left, as a client in this language has it."""

    def command(found: re.Match[str]) -> str:
        key = f"commands.{found[1]}.name"  # none for what a person typed
        return f"/{texts[key] if key in texts else found[1]}"

    text = COMMAND.sub(command, LINK.sub(r"\1", text))
    return MARKUP.sub(lambda found: found[1] or "", text)


def named(text: str, names: Mapping[int, str]) -> str:
    """The text with names in place of mentions, by their ids; an unknown one becomes its id."""

    def name(found: re.Match[str]) -> str:
        return names.get(int(found[1])) or found[1]

    text = MENTION.sub(name, text)
    return ROLE.sub(lambda found: f"@{name(found)}", CHANNEL.sub(lambda found: f"#{name(found)}", text))


def texts_on(page: Page, texts: Catalogue) -> list[str]:
    """The lines of a chat page as plain text, without pictures, controls and empty lines."""
    blocks = (plain(block, texts) for block in page.blocks if isinstance(block, str))
    return [line for block in blocks for line in block.split("\n") if line]
