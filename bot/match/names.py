"""Names, ready to show: whatever somebody calls themselves cannot ping anyone or break a message's layout."""

import re
from datetime import datetime
from functools import lru_cache

import discord

from bot.locales import Catalogue
from bot.match import wording
from bot.match.state import MatchView, Seat
from bot.match.wording import Names

LONGEST = 32
MOST_REMEMBERED = 4096  # names
BLANKS = str.maketrans(dict.fromkeys("\u115f\u1160\u2800\u3164\uffa0", " "))  # letters that show nothing
MARKUP = re.compile(r"[\\*_~|`\[\]#]|^[>-]")  # what could begin or end markup


def global_name(user: discord.User | discord.Member) -> str:
    """What somebody calls themselves everywhere, ready for buttons and menus; never what one server calls them.

    The user name, which is never blank, stands in for a name that shows nothing.
    """
    return plain_name(user.global_name or "") or plain_name(user.name) or str(user.id)


@lru_cache(MOST_REMEMBERED)
def plain_name(name: str) -> str:
    """A name for buttons and menus, which know no markup: one line, not too long; empty where nothing would show."""
    printable = " ".join("".join(sign if sign.isprintable() else " " for sign in name.translate(BLANKS)).split())
    return printable if len(printable) <= LONGEST else printable[: LONGEST - 1] + "…"


@lru_cache(MOST_REMEMBERED)
def escaped_name(name: str) -> str:
    """A name for texts: without markup, mentions, line breaks or links."""
    unlinked = MARKUP.sub(r"\\\g<0>", plain_name(name)).replace("<", "‹").replace("://", ":/\u200b/")
    return discord.utils.escape_mentions(unlinked)


def mentioned(texts: Catalogue, person: int) -> str:
    """Somebody by their present name, which Discord fills in; a former player where their data were deleted."""
    return f"<@{person}>" if person > 0 else texts.text("bot.former-player")


def seat_name(texts: Catalogue, side: Seat) -> str:
    """Who sits on a side, for texts."""
    return escaped_name(wording.seat_name(texts, side))


def names_of(texts: Catalogue, view: MatchView) -> Names:
    """Both sides of a match, for texts."""
    return seat_name(texts, view.seats[0]), seat_name(texts, view.seats[1])


def quoted(reason: str) -> str:
    """What a moderator typed, as it can be shown to everybody: on one line, without markup, mentions or links. A dash
    where that leaves nothing.
    """
    printable = "".join(sign if sign.isprintable() else " " for sign in reason.translate(BLANKS))
    unmarked = MARKUP.sub(r"\\\g<0>", " ".join(printable.split())).replace("<", "‹").replace("://", ":/\u200b/")
    return discord.utils.escape_mentions(unmarked) or "–"


def until_text(texts: Catalogue, until: datetime | None) -> str:
    """Until when, in words."""
    if until is None:
        return texts.text("moderation.until-lifted")
    return texts.text("moderation.until", when=f"<t:{int(until.timestamp())}:f>")

