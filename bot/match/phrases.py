"""Parts of sentences. Those with what somebody typed are safe to show: they ping nobody and break no layout."""

import re
from collections.abc import Sequence
from datetime import datetime

import discord

from bot.locales import Catalogue
from engines.registry import game_named

BLANKS = str.maketrans(dict.fromkeys("\u115f\u1160\u2800\u3164\uffa0", " "))  # letters that show nothing
MARKUP = re.compile(r"[\\*_~|`\[\]#]|^[>-]")  # what could begin or end markup
LONGEST_TYPED = 40  # characters of what somebody typed that are shown


def cell(texts: Catalogue, key: str, name: str, number: int, notation: str) -> str:
    """A cell of a game as a notation has it for a side: by its name, or counted."""
    found = game_named(key).counted(name, number, notation)
    return texts.text(f"games.{key}.point", file=found[0], row=found[1]) if found else name


def enumerate_words(texts: Catalogue, items: Sequence[str]) -> str:
    """Items as a list in a sentence."""
    if len(items) < 2:
        return "".join(items)
    return texts.text("list.and", items=texts["list.comma"].join(items[:-1]), last=items[-1])


def first_of(items: Sequence[str], most: int) -> str:
    """So many items at most, with a sign for those that are left out."""
    return ", ".join(items[:most]) + (" …" if len(items) > most else "")


def until_text(texts: Catalogue, until: datetime | None) -> str:
    """Until when, in words."""
    if until is None:
        return texts["moderation.until-lifted"]
    return texts.text("moderation.until", when=f"<t:{int(until.timestamp())}:f>")


def typed(text: str) -> str:
    """What somebody typed, as it can be shown: on one line, without markup or mentions, not too long."""
    printable = "".join(sign if sign.isprintable() and sign != "`" else " " for sign in text).strip()
    return f"`{printable[:LONGEST_TYPED] or ' '}`"


def quoted(reason: str) -> str:
    """What a moderator typed, as it can be shown to everybody: on one line, without markup, mentions or links. A dash
    where that leaves nothing.
    """
    return escaped(one_line(reason)) or "–"


def one_line(text: str) -> str:
    """Text without line breaks and signs that show nothing, with single blanks."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text.translate(BLANKS)).split())


def escaped(text: str) -> str:
    """Text without markup, mentions or links."""
    unlinked = MARKUP.sub(r"\\\g<0>", text).replace("<", "‹").replace("://", ":/\u200b/")
    return discord.utils.escape_mentions(unlinked)
