"""Names, ready to show: whatever somebody calls themselves cannot ping anyone or break a message's layout."""

import re

import discord

from bot import wording
from bot.locales import Catalogue
from bot.referee import MatchView, Seat
from bot.wording import Names

LONGEST = 32
MARKUP = re.compile(r"[\\*_~|`\[\]#]|^[>-]")  # what could begin or end markup


def plain_name(name: str) -> str:
    """A name for buttons and menus, which know no markup: one line, not too long."""
    printable = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
    return printable if len(printable) <= LONGEST else printable[: LONGEST - 1] + "…"


def escaped_name(name: str) -> str:
    """A name for texts: without markup, mentions or line breaks."""
    return discord.utils.escape_mentions(MARKUP.sub(r"\\\g<0>", plain_name(name)).replace("<", "‹"))


def seat_name(texts: Catalogue, side: Seat) -> str:
    """Who sits on a side, for texts."""
    return escaped_name(wording.seat_name(texts, side))


def names_of(texts: Catalogue, view: MatchView) -> Names:
    """Both sides of a match, for texts."""
    return seat_name(texts, view.seats[0]), seat_name(texts, view.seats[1])
