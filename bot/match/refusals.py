"""What a person asked for and cannot have. Whatever is raised from here: nothing was changed.

Storage has refusals of its own for what only the database can tell (StaleMatch, WrongStatus, NotYourTurn, OfferGone,
OfferStands, RematchExists, MatchNotFound); they come through as they are. `bot.handling.errors` words both families.
"""

from datetime import datetime
from typing import Literal

from engines.game import Refusal
from engines.pgn import Trouble

MoveTrouble = Literal["unreadable", "illegal", "ambiguous"]


class Refused(Exception):
    """The family. The attributes of each are what its text may name."""


class NotYourMatch(Refused):
    """Somebody else's match."""

    def __init__(self, match_id: int) -> None:
        super().__init__(f"match {match_id} is between others")
        self.match_id = match_id


class BotIsThinking(Refused):
    """It is the bot's turn."""

    def __init__(self, match_id: int) -> None:
        super().__init__(f"the bot is to move in match {match_id}")
        self.match_id = match_id


class NoHints(Refused):
    """A match in which nobody has the engines' help."""


class OwnMatch(Refused):
    """The position is one of a match that the person is playing."""

    def __init__(self, match_id: int) -> None:
        super().__init__(f"match {match_id} has come to this position")
        self.match_id = match_id


class MoveRefused(Refused):
    """The text is no move here, for `side`, who is to move.

    `candidates` are the moves that an ambiguous text may mean, `why` the rule that an illegal one breaks.
    """

    def __init__(
        self,
        game: str,
        move: str,
        trouble: MoveTrouble,
        candidates: tuple[str, ...] = (),
        why: Refusal | None = None,
        side: int = 0,
    ) -> None:
        super().__init__(f"{trouble} move {move!r} in {game}")
        self.game, self.move, self.trouble, self.candidates = game, move, trouble, candidates
        self.why, self.side = why or Refusal(), side


class BadChoice(Refused):
    """A typed value that is none of those offered: a game, a level, a setting."""

    def __init__(self, what: str, value: str) -> None:
        super().__init__(f"{value!r} is no {what}")
        self.what, self.value = what, value


class ChoiceDue(Refused):
    """In the opening a choice comes before the next move."""


class ChoiceMade(Refused):
    """In the opening nothing is to be chosen, or no more."""


class InOpening(Refused):
    """Hints come after the opening."""


class BotOpening(Refused):
    """An opening in which one player chooses what the other one made is for two people."""


class BadImport(Refused):
    """A text that is no game and no position; `trouble` says why and where. Besides those of the engines there are
    `empty`, `too-large` and `too-many-moves`. `move` is the refusal of the move that is meant, where it is one.
    """

    def __init__(self, found: Trouble, refused: MoveRefused | None = None) -> None:
        super().__init__(f"{found.kind} {found.value} line {found.line}, column {found.column}")
        self.trouble, self.move = found, refused


class NoImport(Refused):
    """A text in which there is neither a game nor a position."""


class WhichImport(Refused):
    """A text that may be of several games."""


class OwnInvitation(Refused):
    """Whoever invited somebody cannot join."""


class BotBlock(Refused):
    """Bots challenge nobody."""


class SelfChallenge(Refused):
    """Nobody plays against themselves."""


class BotChallenge(Refused):
    """Another bot cannot play."""


class BotRecord(Refused):
    """Only people have a history and stats."""


class ChallengePending(Refused):
    """The same challenge, `match_id`, waits for its answer already."""

    def __init__(self, match_id: int) -> None:
        super().__init__(f"challenge {match_id} waits for an answer")
        self.match_id = match_id


class ChallengedAlready(Refused):
    """The other person's challenge, to the same game, waits for an answer: `person` has made it."""

    def __init__(self, person: int) -> None:
        super().__init__(f"{person} has made a challenge that waits for an answer")
        self.person = person


class SlowDown(Refused):
    """Who declined a challenge, or saw it withdrawn, is left alone by the same person until `until`."""

    def __init__(self, until: datetime) -> None:
        super().__init__(f"the next challenge may be made at {until}")
        self.until = until


class Blocked(Refused):
    """The one who is challenged takes no challenges from this person."""


class FormerPlayer(Refused):
    """The opponent of that match has left and was forgotten."""


class SelfBlock(Refused):
    """Nobody blocks themselves."""


class TooManyMatches(Refused):
    """A person has `limit` matches and challenges open."""

    def __init__(self, limit: int) -> None:
        super().__init__(f"{limit} matches are open already")
        self.limit = limit


class TooManyHere(Refused):
    """A person has `limit` matches and challenges open in this server."""

    def __init__(self, limit: int) -> None:
        super().__init__(f"{limit} matches are open in this server already")
        self.limit = limit


class NoLeaderboard(Refused):
    """The server has switched its leaderboard off."""


class CannotPost(Refused):
    """The bot lacks a permission that it needs to keep a board in this channel."""


class WrongChannel(Refused):
    """The server wants the bot to be used in `channels` alone."""

    def __init__(self, channels: tuple[int, ...]) -> None:
        super().__init__(f"only in the channels {channels}")
        self.channels = channels


class WrongRole(Refused):
    """The server wants the bot to be used by people of one of `roles` alone."""

    def __init__(self, roles: tuple[int, ...]) -> None:
        super().__init__(f"only for the roles {roles}")
        self.roles = roles


class Suspended(Refused):
    """A moderator has taken the use of the bot in this server from a person, `until` (None: for good)."""

    def __init__(self, reason: str, until: datetime | None) -> None:
        super().__init__(f"suspended until {until}")
        self.reason, self.until = reason, until


class NotForYou(Refused):
    """Somebody else is asked: only who was challenged accepts, only who was asked answers an offer."""


class NotYours(Refused):
    """Only who made a challenge or an offer can take it back."""


class MatchGoesOn(Refused):
    """A rematch of a match that is not over."""

    def __init__(self, match_id: int) -> None:
        super().__init__(f"match {match_id} is not over")
        self.match_id = match_id


class NoVacationLeft(Refused):
    """A person may take `n` more days off this year."""

    def __init__(self, n: int) -> None:
        super().__init__(f"{n} days of vacation are left")
        self.n = n


class InvitationOpen(Refused):
    """The person has invited to this game already, and nobody has joined yet."""


class NoFirstSide(Refused):
    """A position of `game` in which the second side is to move, and to which no move leads."""

    def __init__(self, game: str) -> None:
        super().__init__(f"the second side is to move in a position of {game} without a move before it")
        self.game = game


class NotYourTournament(Refused):
    """Only who made a tournament, or a moderator, starts or cancels it."""


class NotInTournament(Refused):
    """Only who takes part in a tournament leaves it."""


class TooFewPlayers(Refused):
    """A tournament needs `least` players."""

    def __init__(self, least: int) -> None:
        super().__init__(f"{least} players are needed")
        self.least = least


class TooManyTournaments(Refused):
    """A person has `limit` tournaments in this server that are not over."""

    def __init__(self, limit: int) -> None:
        super().__init__(f"{limit} tournaments are not over")
        self.limit = limit


class TooMuchAsked(Refused):
    """As much is done for a person as may be done at once; it passes by itself."""


class NoClock(Refused):
    """There is no clock in the match that could be paused."""


class NothingToTakeBack(Refused):
    """The person has not moved yet."""


class AskedAlready(Refused):
    """An offer of this kind was declined in this position."""

    def __init__(self, kind: str) -> None:
        super().__init__(f"{kind} was declined in this position")
        self.kind = kind


class TooEarly(Refused):
    """The bot wants to play before it talks of draws."""


class ExportRunning(Refused):
    """The person's data is being collected already."""


class NoMatch(Refused):
    """The person has no match that a command could mean."""


class NoLesson(Refused):
    """A lesson that is not there, or not any more."""


class SeveralMatches(Refused):
    """A command could mean any of `match_ids`."""

    def __init__(self, match_ids: tuple[int, ...]) -> None:
        super().__init__(f"which of {match_ids}?")
        self.match_ids = match_ids
