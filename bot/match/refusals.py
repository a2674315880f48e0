"""What a person asked for and cannot have, and how they are told. Whatever is raised from here: nothing was changed.

What one feature alone refuses stands in its folder. Storage has errors of its own for what only the database can tell
(StaleMatch, WrongStatus, NotYourTurn, OfferGone, OfferStands, RematchExists, MatchNotFound); they come through as they
are, and `bot.handling.errors` has their texts.
"""

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
    """The family. `key` is the key of its text, which may name the attributes of the exception."""

    key: str

    def told(self, reader: Reader) -> str:
        """The text in the language of who reads it."""
        return catalogue(reader.language).text(self.key, **vars(self))


class NotYourMatch(Refused):
    """Somebody else's match."""

    key = "refusal.not-your-match"

    def __init__(self, match_id: int) -> None:
        super().__init__(f"match {match_id} is between others")
        self.match_id = match_id


class BotIsThinking(Refused):
    """It is the bot's turn."""

    key = "refusal.bot-is-thinking"

    def __init__(self, match_id: int) -> None:
        super().__init__(f"the bot is to move in match {match_id}")
        self.match_id = match_id


class NoHints(Refused):
    """A match in which nobody has the engines' help."""

    key = "refusal.no-hints"


class BadChoice(Refused):
    """A typed value that is none of those offered: a game, a level, a setting."""

    key = "refusal.bad-choice"

    def __init__(self, what: str, value: str) -> None:
        super().__init__(f"{value!r} is no {what}")
        self.what, self.value = what, value

    def told(self, reader: Reader) -> str:
        """In words of its own kind of choice, where there are any."""
        texts, own = catalogue(reader.language), f"refusal.bad-{self.what}"
        return texts.text(own if own in texts else self.key, value=typed(self.value))


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


class ChallengePending(Refused):
    """The same challenge, `match_id`, waits for its answer already."""

    key = "refusal.challenge-pending"

    def __init__(self, match_id: int) -> None:
        super().__init__(f"challenge {match_id} waits for an answer")
        self.match_id = match_id


class ChallengedAlready(Refused):
    """The other person's challenge, to the same game, waits for an answer: `person` has made it."""

    key = "refusal.challenged-already"

    def __init__(self, person: int) -> None:
        super().__init__(f"{person} has made a challenge that waits for an answer")
        self.person = person

    def told(self, reader: Reader) -> str:
        """With the name of the other person, which Discord fills in."""
        return catalogue(reader.language).text(self.key, name=f"<@{self.person}>")


class SlowDown(Refused):
    """Who declined a challenge, or saw it withdrawn, is left alone by the same person until `until`."""

    key = "refusal.slow-down"

    def __init__(self, until: datetime) -> None:
        super().__init__(f"the next challenge may be made at {until}")
        self.until = until

    def told(self, reader: Reader) -> str:
        """With how long it is until then, which Discord fills in."""
        return catalogue(reader.language).text(self.key, when=f"<t:{self.until.timestamp():.0f}:R>")


class Blocked(Refused):
    """The one who is challenged takes no challenges from this person."""

    key = "refusal.blocked"


class FormerPlayer(Refused):
    """The opponent of that match has left and was forgotten."""

    key = "refusal.former-player"


class TooManyMatches(Refused):
    """A person has `limit` matches and challenges open."""

    key = "refusal.too-many-matches"

    def __init__(self, limit: int) -> None:
        super().__init__(f"{limit} matches are open already")
        self.limit = limit


class TooManyHere(Refused):
    """A person has `limit` matches and challenges open in this server."""

    key = "refusal.too-many-here"

    def __init__(self, limit: int) -> None:
        super().__init__(f"{limit} matches are open in this server already")
        self.limit = limit


class NoLeaderboard(Refused):
    """The server has switched its leaderboard off."""

    key = "refusal.no-leaderboard"


class CannotPost(Refused):
    """The bot lacks a permission that it needs to keep a board in this channel."""

    key = "trouble.cannot-post"


class WrongChannel(Refused):
    """The server wants the bot to be used in `channels` alone."""

    key = "refusal.wrong-channel"

    def __init__(self, channels: tuple[int, ...]) -> None:
        super().__init__(f"only in the channels {channels}")
        self.channels = channels

    def told(self, reader: Reader) -> str:
        """With links to the channels."""
        texts = catalogue(reader.language)
        return texts.text(self.key, where=enumerate_words(texts, [f"<#{each}>" for each in self.channels]))


class WrongRole(Refused):
    """The server wants the bot to be used by people of one of `roles` alone."""

    key = "refusal.wrong-role"

    def __init__(self, roles: tuple[int, ...]) -> None:
        super().__init__(f"only for the roles {roles}")
        self.roles = roles

    def told(self, reader: Reader) -> str:
        """With the names of the roles, which Discord fills in."""
        texts = catalogue(reader.language)
        return texts.text(self.key, who=enumerate_words(texts, [f"<@&{each}>" for each in self.roles]))


class Suspended(Refused):
    """A moderator has taken the use of the bot in this server from a person, `until` (None: for good)."""

    key = "refusal.suspended"

    def __init__(self, reason: str, until: datetime | None) -> None:
        super().__init__(f"suspended until {until}")
        self.reason, self.until = reason, until

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


class MatchGoesOn(Refused):
    """A rematch of a match that is not over."""

    key = "refusal.match-goes-on"

    def __init__(self, match_id: int) -> None:
        super().__init__(f"match {match_id} is not over")
        self.match_id = match_id


class NoVacationLeft(Refused):
    """A person may take `n` more days off this year."""

    key = "refusal.no-vacation-left"

    def __init__(self, n: int) -> None:
        super().__init__(f"{n} days of vacation are left")
        self.n = n


class TooMuchAsked(Refused):
    """As much is done for a person as may be done at once; it passes by itself."""

    key = "refusal.too-much-asked"


class NoMatch(Refused):
    """The person has no match that a command could mean."""

    key = "refusal.no-match"


class NoLesson(Refused):
    """A lesson that is not there, or not any more."""

    key = "trouble.unknown-button"


class SeveralMatches(Refused):
    """A command could mean any of `match_ids`."""

    key = "refusal.several-matches"

    def __init__(self, match_ids: tuple[int, ...]) -> None:
        super().__init__(f"which of {match_ids}?")
        self.match_ids = match_ids
