"""The boards that are open: who sees which match. One place tells all boards of a match that it changed."""

from collections.abc import Iterator
from typing import Protocol

from bot.activity.replay import Replay
from bot.match.queries import Queries
from bot.match.state import MatchView


class OpenBoard(Protocol):
    """A page that shows a match to a person."""

    person: int

    def changed(self, view: MatchView) -> None:
        """The match is so now. Waits for nothing."""

    def turn_to(self, match: int) -> None:
        """The person wants to see another match. Waits for nothing."""


class OpenBoards:
    """By match. A match that nobody looks at costs nothing; the boards of one share what was replayed."""

    def __init__(self, queries: Queries) -> None:
        self._queries = queries
        self._boards: dict[int, set[OpenBoard]] = {}
        self._replays: dict[int, Replay] = {}

    def __iter__(self) -> Iterator[OpenBoard]:
        """All of them."""
        return iter([board for boards in self._boards.values() for board in boards])

    def of(self, person: int) -> int:
        """How many a person has open."""
        return sum(board.person == person for board in self)

    def tell(self, view: MatchView) -> None:
        """A match changed, by whomever."""
        for board in tuple(self._boards.get(view.id, ())):
            board.changed(view)

    def turn(self, person: int, match: int) -> None:
        """A person wants to see a match on the boards that they have open."""
        for board in self:
            if board.person == person:
                board.turn_to(match)

    async def open(self, board: OpenBoard, view: MatchView) -> Replay:
        """A board shows a match from now on; the match as it is replayed for all of its boards."""
        start = await self._queries.start(view.id)
        self._boards.setdefault(view.id, set()).add(board)
        return self._replays.setdefault(view.id, Replay(view.game, start))

    def close(self, board: OpenBoard, match: int) -> None:
        """A board shows a match no more."""
        boards = self._boards.get(match, set())
        boards.discard(board)
        if not boards:
            self._boards.pop(match, None)
            self._replays.pop(match, None)
