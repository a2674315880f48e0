"""Texts of the chat as the page shows them: without markup. A time stays as it is, and the page writes it locally."""

import re
from collections.abc import Mapping

import discord

from bot.discord.page import Page

MARKUP = re.compile(r"\*\*|`|^(?:#+|-#) |\\(?=[\\*_~|`\[\]#>-])", re.MULTILINE)
LINK = re.compile(r"\[([^\]\n]*)\]\([^)\s]*\)")
COMMAND = re.compile(r"</([^:>]+):\d+>")
MENTION = re.compile(r"<@!?(\d{1,20})>")
CHANNEL = re.compile(r"<#(\d{1,20})>")
ROLE = re.compile(r"<@&(\d{1,20})>")


def plain(text: str) -> str:
    """A text of the chat without its markup: of a link and of a command, what it is called."""
    return MARKUP.sub("", COMMAND.sub(r"/\1", LINK.sub(r"\1", text)))


def named(text: str, people: Mapping[int, str], guild: discord.Guild | None) -> str:
    """The text with names in the place of mentions; of whom nobody knows the name, the number."""

    def channel(found: re.Match[str]) -> str:
        known = guild.get_channel_or_thread(int(found[1])) if guild else None
        return f"#{known.name if known else found[1]}"

    def role(found: re.Match[str]) -> str:
        known = guild.get_role(int(found[1])) if guild else None
        return f"@{known.name if known else found[1]}"

    text = MENTION.sub(lambda found: people.get(int(found[1]), found[1]), text)
    return ROLE.sub(role, CHANNEL.sub(channel, text))


def texts_on(page: Page) -> list[str]:
    """The lines of a page of the chat, without its pictures and controls."""
    blocks = (plain(block) for block in page.blocks if isinstance(block, str))
    return [line for block in blocks for line in block.split("\n") if line]
