"""Names, ready to show: no name can ping anyone or break a message's layout."""

from functools import lru_cache
from unicodedata import bidirectional

import discord

from bot.locales import Catalogue
from bot.match import wording
from bot.match.phrases import escaped, one_line
from bot.match.state import MatchView, Seat
from bot.match.wording import Names

LONGEST = 32
MOST_REMEMBERED = 4096  # cached names
LEFT_TO_RIGHT = "\u200e"  # a mark that shows nothing: what follows it is written from left to right


def global_name(user: discord.User | discord.Member) -> str:
    """A person's global display name, ready for buttons and menus; never the nickname of one server.

    A display name that would show nothing is replaced by the user name, which is never blank.
    """
    return plain_name(user.global_name or "") or plain_name(user.name) or str(user.id)


@lru_cache(MOST_REMEMBERED)
def plain_name(name: str) -> str:
    """A name for buttons and menus, which know no markup: one line of at most LONGEST characters; empty where nothing
    would show.
    """
    printable = one_line(name)
    return printable if len(printable) <= LONGEST else printable[: LONGEST - 1] + "…"


@lru_cache(MOST_REMEMBERED)
def escaped_name(name: str) -> str:
    """A name for texts: without markup, mentions, line breaks or links.

    Behind a name that is written from right to left a mark keeps the order of what follows: else a number would be
    shown before the name.
    """
    plain = plain_name(name)
    turns = any(bidirectional(letter) in ("R", "AL") for letter in plain)
    return escaped(plain) + (LEFT_TO_RIGHT if turns else "")


def mentioned(texts: Catalogue, person: int) -> str:
    """A mention, for which Discord shows the person's present name; "former player" if their data were deleted."""
    return f"<@{person}>" if person > 0 else texts["bot.former-player"]


def plain_seat_name(texts: Catalogue, seat: Seat) -> str:
    """The name of a seat's player, or of the bot with its level, for buttons and menus."""
    if seat.player is None:
        return texts.text("bot.opponent", level=wording.level(texts, seat.level))
    return plain_name(seat.name or texts["bot.former-player"])


def seat_name(texts: Catalogue, seat: Seat) -> str:
    """The name of a seat's player, for texts."""
    return escaped_name(plain_seat_name(texts, seat))


def match_label(texts: Catalogue, match_id: int, game: str, opponent: Seat) -> str:
    """A match in menus and on buttons: its number, game and opponent."""
    against = plain_seat_name(texts, opponent)
    return f"#{match_id} {texts.text('menus.match_option', game=wording.game(texts, game), opponent=against)}"


def names_of(texts: Catalogue, view: MatchView) -> Names:
    """The names of both sides of a match, for texts."""
    first, second = view.seats
    return seat_name(texts, first), seat_name(texts, second)


def plain_names_of(texts: Catalogue, view: MatchView) -> Names:
    """The names of both sides of a match, for buttons and menus, which know no markup."""
    first, second = view.seats
    return plain_seat_name(texts, first), plain_seat_name(texts, second)
