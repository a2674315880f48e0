"""What cannot be done with a tournament."""

from dataclasses import dataclass

from bot.match.refusals import Refused


class NotYourTournament(Refused):
    """Only who made a tournament, or a moderator, starts or cancels it."""

    key = "refusal.not-your-tournament"


class NotInTournament(Refused):
    """Only who takes part in a tournament leaves it."""

    key = "refusal.not-in-tournament"


@dataclass(eq=False)
class TooFewPlayers(Refused):
    """A tournament needs `least` players."""

    key = "refusal.too-few-players"
    least: int


@dataclass(eq=False)
class TooManyTournaments(Refused):
    """A person has `limit` tournaments in this server that are not over."""

    key = "refusal.too-many-tournaments"
    limit: int
