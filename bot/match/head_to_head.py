"""The score between the two players of a finished match, and which levels of the bot come next."""

from dataclasses import dataclass

from bot.match.state import MatchView
from bot.match.stores import Stores
from engines.levels import LEVEL_NAMES


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """The finished matches of two people in one game, or of a person against one level; the last is included."""

    wins: tuple[int, int]  # of the players on the first and the second side of the last match
    draws: int
    streak: int = 0  # how many of the latest matches against the level the person has won in a row
    next_level: str | None = None  # the level above; None at the highest, and between people
    losses: int = 0  # how many of the latest matches against the level the person has lost in a row
    lower_level: str | None = None  # the level below; None at the lowest, and between people


class HeadToHeadQueries:
    """Reads scores and streaks; changes nothing."""

    def __init__(self, stores: Stores) -> None:
        self._history = stores.history

    async def of(self, view: MatchView) -> HeadToHead:
        """The score between the players of a finished match."""
        first, second = (seat.player for seat in view.seats)
        if first is not None and second is not None:
            won, drawn, lost = await self._history.between(first, second, view.game)
            return HeadToHead((won, lost), drawn)
        return await self._against_bot(view, first or second or 0)

    async def _against_bot(self, view: MatchView, person: int) -> HeadToHead:
        level = next(seat.level for seat in view.seats if seat.player is None) or ""
        tallies = await self._history.tallies(person, view.game)
        won, drawn, lost = next(((t.wins, t.draws, t.losses) for t in tallies if t.level == level), (0, 0, 0))
        latest = await self._history.streak_against(person, view.game, level)
        wins = (won, lost) if view.person_side == 0 else (lost, won)
        streak, losses = latest.get("win", 0), latest.get("loss", 0)
        return HeadToHead(wins, drawn, streak, next_level(level), losses, lower_level(level))

    async def has_won(self, person: int, game: str) -> bool:
        """Whether a person has ever won a match of a game."""
        return any(tally.wins for tally in await self._history.tallies(person, game))


def next_level(level: str | None) -> str | None:
    """The level above one of the bot's, None above the highest."""
    above = LEVEL_NAMES[LEVEL_NAMES.index(level) + 1 :] if level in LEVEL_NAMES else ()
    return next(iter(above), None)


def lower_level(level: str | None) -> str | None:
    """The level below one of the bot's, None below the lowest."""
    below = LEVEL_NAMES[: LEVEL_NAMES.index(level)] if level in LEVEL_NAMES else ()
    return below[-1] if below else None
