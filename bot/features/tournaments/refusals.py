"""What cannot be done with a tournament."""

from bot.match.refusals import Refused


class NotYourTournament(Refused):
    """Only who made a tournament, or a moderator, starts or cancels it."""

    key = "refusal.not-your-tournament"


class NotInTournament(Refused):
    """Only who takes part in a tournament leaves it."""

    key = "refusal.not-in-tournament"


class TooFewPlayers(Refused):
    """A tournament needs `least` players."""

    key = "refusal.too-few-players"

    def __init__(self, least: int) -> None:
        super().__init__(f"{least} players are needed")
        self.least = least


class TooManyTournaments(Refused):
    """A person has `limit` tournaments in this server that are not over."""

    key = "refusal.too-many-tournaments"

    def __init__(self, limit: int) -> None:
        super().__init__(f"{limit} tournaments are not over")
        self.limit = limit
