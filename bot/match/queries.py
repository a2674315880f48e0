"""Reads matches and changes nothing: as they are now, after an earlier move, and as PGN."""

from bot.match.pgn import pgn
from bot.match.positions import Positions
from bot.match.refusals import BadChoice
from bot.match.requirements import Viewer
from bot.match.state import MatchView, ReplayFrame
from bot.match.stores import Stores
from bot.match.views import view_of_position
from storage.rows import StoredGame


class Queries:
    """Reads matches and names; changes nothing."""

    def __init__(self, stores: Stores) -> None:
        self._stores = stores
        self._replays = Positions(64)

    async def seen(self, match_id: int, viewer: Viewer) -> MatchView:
        """A match as it is now. Raises MatchNotFound if it does not exist or this viewer may not see it."""
        view = await self._stores.view(match_id)
        viewer.require_seen(view.match)
        return view

    async def require_seen(self, match_id: int, viewer: Viewer) -> None:
        """Raises MatchNotFound unless this viewer may see the match. To be called first whenever somebody names a match
        by its number, so that nobody learns about matches of others.
        """
        viewer.require_seen((await self._stores.matches.game(match_id)).match)

    async def name_of(self, person: int) -> str:
        """A person's name as last seen; their id if the person is unknown."""
        known = await self._stores.players.get(person)
        return known.name if known else str(person)

    async def replay(self, match_id: int, ply: int | None = None) -> ReplayFrame:
        """A match after `ply` moves (None: all; out of range: the nearest). Raises MatchNotFound."""
        record = await self._stores.matches.game(match_id)
        view = await self._stores.view_of(record)
        ply = len(view.moves) if ply is None else min(max(ply, 0), len(view.moves))
        moves = record.moves[:ply]
        position = await self._replays.of(StoredGame(record.match, moves))
        return ReplayFrame(view, view_of_position(position, moves, may_move=False))

    async def pgn(self, match_id: int, notation: str = "") -> str:
        """The match in PGN (portable game notation). Raises MatchNotFound, and BadChoice for a notation that the game
        does not have.
        """
        record = await self._stores.matches.game(match_id)
        view = await self._stores.view_of(record)
        position = await self._stores.positions.of(record)
        if notation and notation not in position.game.notations:
            raise BadChoice("notation", notation)
        return pgn(view, position, notation)
