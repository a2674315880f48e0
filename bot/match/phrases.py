"""Parts of sentences. User input in them is safe to show: it pings nobody and breaks no layout."""

import re
from collections.abc import Sequence
from datetime import datetime

import discord

from bot.discord.page import escaped
from bot.locales import Catalogue
from engines.registry import game_named

BLANKS = str.maketrans(dict.fromkeys("\u115f\u1160\u2800\u3164\uffa0", " "))  # letters that show nothing
JOINERS = "\u200c\u200d"  # they shape emoji and the letters of some scripts
SELECTORS = "\ufe00-\ufe0f\U000e0100-\U000e01ef"  # they choose between the forms of the sign before them
LONE_SELECTOR = re.compile(f"(?<!\\S)[{SELECTORS}{JOINERS}]+")
LONE_JOINER = re.compile(f"(?<![^\\s\\x00-\\x7f{JOINERS}])[{JOINERS}]|[{JOINERS}](?![^\\s\\x00-\\x7f{JOINERS}])")
LONGEST_TYPED = 40  # how many characters of typed text are shown


def cell(texts: Catalogue, key: str, name: str, number: int, notation: str) -> str:
    """A cell of a game as a notation writes it for side `number`: by its name, or by file and row in words."""
    found = game_named(key).counted(name, number, notation)
    return texts.text(f"games.{key}.point", file=found[0], row=found[1]) if found else name


def enumerate_words(texts: Catalogue, items: Sequence[str]) -> str:
    """Items as a list in a sentence."""
    if len(items) < 2:
        return "".join(items)
    return texts.text("list.and", items=texts["list.comma"].join(items[:-1]), last=items[-1])


def first_of(texts: Catalogue, items: Sequence[str], most: int) -> str:
    """At most `most` items, separated as in a sentence; an ellipsis stands for the rest."""
    return texts["list.comma"].join(items[:most]) + (" …" if len(items) > most else "")


def sentences(texts: Catalogue, *said: str) -> str:
    """Sentences one after another, with a blank between them where the language writes one; empty ones are left out."""
    blank = texts["picture.stop"][1:]  # after the full stop
    return blank.join(filter(None, said))


def points(value: float) -> str:
    """Points as players write them: 2½."""
    whole, rest = divmod(round(value * 4), 4)
    fraction = ("", "¼", "½", "¾")[rest]
    return f"{whole or ''}{fraction}" or "0"


def until_text(texts: Catalogue, until: datetime | None) -> str:
    """Until when something holds, in words; None: until it is lifted."""
    if until is None:
        return texts["moderation.until-lifted"]
    return texts.text("moderation.until", when=discord.utils.format_dt(until, "f"))


def typed(text: str) -> str:
    """Typed text, safe to show: on one line, without markup or mentions, shortened."""
    printable = "".join(sign if sign.isprintable() and sign != "`" else " " for sign in text).strip()
    return f"`{printable[:LONGEST_TYPED] or ' '}`"


def quoted(reason: str) -> str:
    """A moderator's reason, safe to show: on one line, without markup, mentions or links. A dash if nothing is left."""
    return escaped(one_line(reason)) or "–"


def one_line(text: str) -> str:
    """Text without line breaks and invisible characters, and with single blanks. A joiner stays between two signs that
    it may join, a selector behind a sign.
    """
    shown = (sign if sign.isprintable() or sign in JOINERS else " " for sign in text.translate(BLANKS))
    return " ".join(LONE_JOINER.sub(" ", LONE_SELECTOR.sub(" ", "".join(shown))).split())
