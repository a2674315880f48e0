"""Refusals: exceptions for requests that cannot be fulfilled, with the texts that tell people why.

Where one of them is raised, nothing was changed. Refusals of one feature alone are in its folder. Storage raises errors
of its own for what only the database can know (StaleMatch, WrongStatus, NotYourTurn, OfferGone, OfferStands,
RematchExists, MatchNotFound); they are passed on, and `bot.handling.errors` has their texts.
"""

import re
from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar, Protocol

from discord.utils import format_dt

from bot.locales import Catalogue
from bot.match.phrases import enumerate_words, quoted, typed, until_text
from engines.registry import GAMES

WORD_BEGINS = re.compile("(?<!^)(?=[A-Z])")  # inside a name such as NotForYou


class Reader(Protocol):
    """What a text depends on of the person who reads it. A `Preference` is a reader."""

    @property
    def texts(self) -> Catalogue:
        """The texts in the person's language."""

    def notation(self, game: str) -> str:
        """The notation in which the person reads the game's moves."""


class Refused(Exception):
    """The base of all refusals. The text may use the attributes of the exception. Its `key` follows from the name of
    the class, such as "refusal.not-for-you" from NotForYou, unless the class has another.

    A subclass with attributes is a dataclass with `eq=False`, since exceptions must be hashable.
    """

    key: ClassVar[str]

    def __init_subclass__(cls) -> None:
        if "key" not in vars(cls):
            cls.key = f"refusal.{WORD_BEGINS.sub('-', cls.__name__).lower()}"

    def text_for(self, reader: Reader) -> str:
        """The text in the reader's language."""
        return reader.texts.text(self.key, **vars(self))


@dataclass(eq=False)
class NotYourMatch(Refused):
    """The person does not play in this match."""

    match_id: int


@dataclass(eq=False)
class OwnMatch(Refused):
    """What was asked about a position would help the person in match `match_id`, which they are playing."""

    match_id: int


@dataclass(eq=False)
class BotIsThinking(Refused):
    """It is the bot's turn."""

    match_id: int


class NoHints(Refused):
    """In this match nobody may have hints."""


@dataclass(eq=False)
class BadChoice(Refused):
    """The value is none of those offered."""

    what: str  # what was to be chosen: "game", "level", a setting's key, ...
    value: str  # as the person gave it; untrusted

    def text_for(self, reader: Reader) -> str:
        """The text for this kind of choice, or the general one. Another game's opening has its name in the language."""
        texts, own, value = reader.texts, f"refusal.bad-{self.what}", typed(self.value)
        if self.what == "opening":
            having = (game for game, kind in GAMES.items() if self.value in kind.openings)
            value = next((texts[f"games.{game}.{self.value}-name"] for game in having), value)
        return texts.text(own if own in texts else self.key, value=value)


class BotOpening(Refused):
    """A match against the bot cannot have an opening protocol, which is for two people."""


class LevelForBot(Refused):
    """A match between people has no level."""


class ChoiceDue(Refused):
    """In the opening, a side must be chosen before the next move."""


class ChoiceMade(Refused):
    """There is nothing to choose: the match has no opening, a move is due in it, or it is over."""


class InOpening(Refused):
    """The match is still in its opening: hints come after it."""


class SelfChallenge(Refused):
    """A person cannot challenge themselves."""


class BotChallenge(Refused):
    """A person cannot challenge another bot."""


class UnseenChallenge(Refused):
    """The opponent does not see the channel."""


@dataclass(eq=False)
class ChallengePending(Refused):
    """The person has challenged this opponent to this game already: match `match_id`, whose message is at `url`."""

    match_id: int
    url: str = ""

    def text_for(self, reader: Reader) -> str:
        return _linked(reader.texts[self.key], self.match_id, self.url)


@dataclass(eq=False)
class ChallengedAlready(Refused):
    """The opponent, `person`, has challenged this person to the same game already: match `match_id`, whose message is
    at `url`.
    """

    person: int
    match_id: int
    url: str = ""

    def text_for(self, reader: Reader) -> str:
        text = reader.texts.text(self.key, name=f"<@{self.person}>")
        return _linked(text, self.match_id, self.url)


def _linked(text: str, match_id: int, url: str) -> str:
    """The text with a link to a match where its message has an address."""
    return f"{text} [#{match_id}]({url})" if url else text


@dataclass(eq=False)
class SlowDown(Refused):
    """The last challenge to this opponent was declined or withdrawn: the next may be made at `until`."""

    until: datetime

    def text_for(self, reader: Reader) -> str:
        return reader.texts.text(self.key, when=format_dt(self.until, "R"))


class SelfBlock(Refused):
    """A person cannot block themselves."""


class Blocked(Refused):
    """The opponent takes no challenges from this person."""


class FormerPlayer(Refused):
    """The opponent's data were deleted, so they cannot be challenged."""


@dataclass(eq=False)
class TooManyMatches(Refused):
    """The person has `limit` open matches and challenges, the most allowed."""

    limit: int


@dataclass(eq=False)
class TooManyHere(Refused):
    """The person has `limit` open matches and challenges in this server, the most allowed there."""

    limit: int


class NoLeaderboard(Refused):
    """The server has switched its leaderboard off."""


class CannotPost(Refused):
    """The bot lacks a permission that it needs to keep a board in this channel."""

    key = "trouble.cannot-post"


@dataclass(eq=False)
class WrongChannel(Refused):
    """The server allows the bot only in `channels`."""

    channels: tuple[int, ...]

    def text_for(self, reader: Reader) -> str:
        texts = reader.texts
        return texts.text(self.key, where=enumerate_words(texts, [f"<#{each}>" for each in self.channels]))


@dataclass(eq=False)
class WrongRole(Refused):
    """The server allows the bot only for people with one of `roles`."""

    roles: tuple[int, ...]

    def text_for(self, reader: Reader) -> str:
        texts = reader.texts
        return texts.text(self.key, who=enumerate_words(texts, [f"<@&{each}>" for each in self.roles]))


class PersonUnknown(Refused):
    """Discord does not answer now who a person is, or which roles they have in a server."""

    key = "trouble.late"


@dataclass(eq=False)
class Suspended(Refused):
    """A moderator has suspended the person from the bot in this server, `until` a time (None: until it is lifted)."""

    reason: str
    until: datetime | None

    def text_for(self, reader: Reader) -> str:
        texts = reader.texts
        return texts.text(self.key, reason=quoted(self.reason), until=until_text(texts, self.until))


class NotForYou(Refused):
    """The challenge or the offer is for somebody else to answer."""


class NotYours(Refused):
    """The challenge or the offer was made by somebody else, and only they can withdraw it."""


@dataclass(eq=False)
class MatchGoesOn(Refused):
    """The match is not over, as it must be for what was asked, such as a rematch."""

    match_id: int


@dataclass(eq=False)
class NoVacationLeft(Refused):
    """The person wants more days off than the `n` that are left this year."""

    n: int


class JustAsked(Refused):
    """The person has just asked for the same, as by a double click."""


class TooMuchAsked(Refused):
    """As many requests of the person are being worked on as allowed at once; it passes by itself."""


class UnknownControl(Refused):
    """What a control is for does not exist, or not any more."""

    key = "trouble.unknown-button"
