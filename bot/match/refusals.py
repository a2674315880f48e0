"""What a person asked for and cannot have, and how they are told. Whatever is raised from here: nothing was changed.

What one feature alone refuses stands in its folder. Storage has errors of its own for what only the database can tell
(StaleMatch, WrongStatus, NotYourTurn, OfferGone, OfferStands, RematchExists, MatchNotFound); they come through as they
are, and `bot.handling.errors` has their texts.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from bot.locales import catalogue
from bot.match.phrases import enumerate_words, quoted, typed, until_text


class Reader(Protocol):
    """Who is told: a `Preference` is one."""

    @property
    def language(self) -> str:
        """One of LANGUAGES."""

    def notation(self, game: str) -> str:
        """The notation in which they read the game's moves."""


class Refused(Exception):
    """The family. `key` is the key of its text, which may name the attributes of the exception.

    One with attributes is a dataclass, with `eq=False`: exceptions must be hashable.
    """

    key: str

    def told(self, reader: Reader) -> str:
        """The text in the language of who reads it."""
        return catalogue(reader.language).text(self.key, **vars(self))


@dataclass(eq=False)
class NotYourMatch(Refused):
    """Somebody else's match."""

    key = "refusal.not-your-match"
    match_id: int


@dataclass(eq=False)
class BotIsThinking(Refused):
    """It is the bot's turn."""

    key = "refusal.bot-is-thinking"
    match_id: int


class NoHints(Refused):
    """A match in which nobody has the engines' help."""

    key = "refusal.no-hints"


@dataclass(eq=False)
class BadChoice(Refused):
    """A typed value that is none of those offered: a game, a level, a setting."""

    key = "refusal.bad-choice"
    what: str
    value: str

    def told(self, reader: Reader) -> str:
        """In words of its own kind of choice, where there are any."""
        texts, own = catalogue(reader.language), f"refusal.bad-{self.what}"
        return texts.text(own if own in texts else self.key, value=typed(self.value))


class BotOpening(Refused):
    """An opening in which one player chooses what the other one made is for two people."""

    key = "refusal.bot-opening"


class ChoiceDue(Refused):
    """In the opening a choice comes before the next move."""

    key = "refusal.choice-due"


class ChoiceMade(Refused):
    """In the opening nothing is to be chosen, or no more."""

    key = "refusal.choice-made"


class InOpening(Refused):
    """Hints come after the opening."""

    key = "refusal.in-opening"


class SelfChallenge(Refused):
    """Nobody plays against themselves."""

    key = "refusal.self-challenge"


class BotChallenge(Refused):
    """Another bot cannot play."""

    key = "refusal.bot-challenge"


@dataclass(eq=False)
class ChallengePending(Refused):
    """The same challenge, `match_id`, waits for its answer already."""

    key = "refusal.challenge-pending"
    match_id: int


@dataclass(eq=False)
class ChallengedAlready(Refused):
    """The other person's challenge, to the same game, waits for an answer: `person` has made it."""

    key = "refusal.challenged-already"
    person: int

    def told(self, reader: Reader) -> str:
        """With the name of the other person, which Discord fills in."""
        return catalogue(reader.language).text(self.key, name=f"<@{self.person}>")


@dataclass(eq=False)
class SlowDown(Refused):
    """Who declined a challenge, or saw it withdrawn, is left alone by the same person until `until`."""

    key = "refusal.slow-down"
    until: datetime

    def told(self, reader: Reader) -> str:
        """With how long it is until then, which Discord fills in."""
        return catalogue(reader.language).text(self.key, when=f"<t:{self.until.timestamp():.0f}:R>")


class Blocked(Refused):
    """The one who is challenged takes no challenges from this person."""

    key = "refusal.blocked"


class FormerPlayer(Refused):
    """The opponent of that match has left and was forgotten."""

    key = "refusal.former-player"


@dataclass(eq=False)
class TooManyMatches(Refused):
    """A person has `limit` matches and challenges open."""

    key = "refusal.too-many-matches"
    limit: int


@dataclass(eq=False)
class TooManyHere(Refused):
    """A person has `limit` matches and challenges open in this server."""

    key = "refusal.too-many-here"
    limit: int


class NoLeaderboard(Refused):
    """The server has switched its leaderboard off."""

    key = "refusal.no-leaderboard"


class CannotPost(Refused):
    """The bot lacks a permission that it needs to keep a board in this channel."""

    key = "trouble.cannot-post"


@dataclass(eq=False)
class WrongChannel(Refused):
    """The server wants the bot to be used in `channels` alone."""

    key = "refusal.wrong-channel"
    channels: tuple[int, ...]

    def told(self, reader: Reader) -> str:
        """With links to the channels."""
        texts = catalogue(reader.language)
        return texts.text(self.key, where=enumerate_words(texts, [f"<#{each}>" for each in self.channels]))


@dataclass(eq=False)
class WrongRole(Refused):
    """The server wants the bot to be used by people of one of `roles` alone."""

    key = "refusal.wrong-role"
    roles: tuple[int, ...]

    def told(self, reader: Reader) -> str:
        """With the names of the roles, which Discord fills in."""
        texts = catalogue(reader.language)
        return texts.text(self.key, who=enumerate_words(texts, [f"<@&{each}>" for each in self.roles]))


@dataclass(eq=False)
class Suspended(Refused):
    """A moderator has taken the use of the bot in this server from a person, `until` (None: for good)."""

    key = "refusal.suspended"
    reason: str
    until: datetime | None

    def told(self, reader: Reader) -> str:
        """With the reason that the moderator typed."""
        texts = catalogue(reader.language)
        return texts.text(self.key, reason=quoted(self.reason), until=until_text(texts, self.until))


class NotForYou(Refused):
    """Somebody else is asked: only who was challenged accepts, only who was asked answers an offer."""

    key = "refusal.not-for-you"


class NotYours(Refused):
    """Only who made a challenge or an offer can take it back."""

    key = "refusal.not-yours"


@dataclass(eq=False)
class MatchGoesOn(Refused):
    """A rematch of a match that is not over."""

    key = "refusal.match-goes-on"
    match_id: int


@dataclass(eq=False)
class NoVacationLeft(Refused):
    """A person may take `n` more days off this year."""

    key = "refusal.no-vacation-left"
    n: int


class TooMuchAsked(Refused):
    """As much is done for a person as may be done at once; it passes by itself."""

    key = "refusal.too-much-asked"


class NoMatch(Refused):
    """The person has no match that a command could mean."""

    key = "refusal.no-match"


class NoLesson(Refused):
    """A lesson that is not there, or not any more."""

    key = "trouble.unknown-button"


@dataclass(eq=False)
class SeveralMatches(Refused):
    """A command could mean any of `match_ids`."""

    key = "refusal.several-matches"
    match_ids: tuple[int, ...]
