"""Names, ready to show: whatever somebody calls themselves cannot ping anyone or break a message's layout."""

import re

import discord

from bot.locales import Catalogue
from bot.referee import MatchView, Person, Seat
from bot.wording import Names, seat_name

LONGEST = 32
MARKUP = re.compile(r"[\\*_~|`\[\]#]|^[>-]")  # what could begin or end markup


def plain(name: str) -> str:
    """A name for buttons and menus, which know no markup: one line, not too long."""
    printable = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
    return printable if len(printable) <= LONGEST else printable[: LONGEST - 1] + "…"


def shown(name: str) -> str:
    """A name for texts: without markup, mentions or line breaks."""
    return discord.utils.escape_mentions(MARKUP.sub(r"\\\g<0>", plain(name)).replace("<", "‹"))


def seat(texts: Catalogue, side: Seat) -> str:
    """Who sits on a side, for texts."""
    return shown(seat_name(texts, side))


def names(texts: Catalogue, view: MatchView) -> Names:
    """Both sides of a match, for texts."""
    return seat(texts, view.seats[0]), seat(texts, view.seats[1])


def introduced(user: discord.User | discord.Member, locale: str | None = None) -> Person:
    """Somebody of the chat as the referee wants them introduced."""
    return Person(user.id, plain(user.display_name) or str(user.id), locale, user.bot)
