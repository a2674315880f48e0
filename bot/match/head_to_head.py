"""Scores and streaks of the players of a match against each other."""

from bot.match.state import HeadToHead, MatchView
from bot.match.stores import Stores


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
        return HeadToHead(wins, drawn, latest.get("win", 0), latest.get("loss", 0))

    async def has_won(self, person: int, game: str) -> bool:
        """Whether a person has ever won a match of a game."""
        return any(tally.wins for tally in await self._history.tallies(person, game))
