"""What stands between the two players of a finished match: the matches they have played, and the next level."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import takewhile

from bot.match.state import MatchView
from bot.match.stores import Stores
from engines.levels import LEVEL_NAMES

MOST_LOOKED_THROUGH = 20  # matches that are looked through for a streak


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """The finished matches of two people in one game, or of a person against one level of the bot, the last included.

    `wins` of those who sit on the first and on the second side of the last match; `streak`: how many the person has won
    in a row against the level, `losses` how many they have lost; `next_level`: the level above it, None where there is
    none, and `lower_level` the one below.
    """

    wins: tuple[int, int]
    draws: int
    streak: int = 0
    next_level: str | None = None
    losses: int = 0
    lower_level: str | None = None


class HeadToHeadQueries:
    """Reading only."""

    def __init__(self, stores: Stores) -> None:
        self._history = stores.history

    async def of(self, view: MatchView) -> HeadToHead:
        """What stands between the players of a finished match."""
        first, second = (seat.player for seat in view.seats)
        if first is not None and second is not None:
            won, drawn, lost = await self._history.between(first, second, view.game)
            return HeadToHead((won, lost), drawn)
        return await self._against_bot(view, first or second or 0)

    async def _against_bot(self, view: MatchView, person: int) -> HeadToHead:
        level = next(seat.level for seat in view.seats if seat.player is None) or ""
        tallies = (await self._history.stats(person, view.game)).tallies
        won, drawn, lost = next(((t.wins, t.draws, t.losses) for t in tallies if t.level == level), (0, 0, 0))
        latest = await self._history.latest(person, view.game, level, MOST_LOOKED_THROUGH)
        wins = (won, lost) if view.bot_side == 1 else (lost, won)
        streak, losses = (_in_a_row(latest, outcome) for outcome in ("win", "loss"))
        return HeadToHead(wins, drawn, streak, next_level(level), losses, lower_level(level))

    async def has_won(self, person: int, game: str) -> bool:
        """Whether somebody has ever won a match of a game."""
        return any(tally.wins for tally in (await self._history.stats(person, game)).tallies)

    async def played_bot(self, person: int, game: str) -> int:
        """How many matches of a game somebody has finished against the bot."""
        return sum(tally.played for tally in (await self._history.stats(person, game)).tallies if tally.level)


def _in_a_row(latest: Iterable[str], outcome: str) -> int:
    return sum(1 for _ in takewhile(lambda each: each == outcome, latest))


def next_level(level: str | None) -> str | None:
    """The level above one of the bot's, None above the highest."""
    above = LEVEL_NAMES[LEVEL_NAMES.index(level) + 1 :] if level in LEVEL_NAMES else ()
    return next(iter(above), None)


def lower_level(level: str | None) -> str | None:
    """The level below one of the bot's, None below the lowest."""
    below = LEVEL_NAMES[: LEVEL_NAMES.index(level)] if level in LEVEL_NAMES else ()
    return below[-1] if below else None
