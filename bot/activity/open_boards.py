"""The pages that are open: who sees which match, and who is in the lobby. One place tells all of them of a change."""

from collections.abc import Iterator
from typing import Protocol

from bot.activity.replay import Replay
from bot.match.queries import Queries
from bot.match.state import MatchView


class OpenBoard(Protocol):
    """A page that a person has open. Nothing that it is told makes anybody wait."""

    person: int

    def changed(self, view: MatchView) -> None:
        """The match that it shows is so now."""

    def turn_to(self, match: int) -> None:
        """The person wants to see another match."""

    def passed(self, view: MatchView) -> None:
        """A match changed, which the lobby may name."""

    def came(self, place: int | None) -> None:
        """Somebody opened a page in a channel."""


class OpenBoards:
    """By person and by match. A match that nobody looks at costs nothing; the boards of one share what was replayed."""

    def __init__(self, queries: Queries) -> None:
        self._queries = queries
        self._people: dict[int, set[OpenBoard]] = {}
        self._boards: dict[int, set[OpenBoard]] = {}
        self._replays: dict[int, Replay] = {}
        self._lobby: set[OpenBoard] = set()

    def __iter__(self) -> Iterator[OpenBoard]:
        """All of them."""
        return iter([board for boards in self._people.values() for board in boards])

    def of(self, person: int) -> int:
        """How many a person has open."""
        return len(self._people.get(person, ()))

    def all_see(self, view: MatchView) -> bool:
        """Whether every person who plays in a match sees it on a page."""
        seeing = {board.person for board in self._boards.get(view.id, ())}
        return all(seat.player is None or seat.player in seeing for seat in view.seats)

    def enter(self, board: OpenBoard, channel: int | None) -> None:
        """A person opened a page in a channel."""
        self._people.setdefault(board.person, set()).add(board)
        for each in tuple(self._lobby):
            each.came(channel)

    def leave(self, board: OpenBoard) -> None:
        """A page is closed."""
        self._lobby.discard(board)
        _discard(self._people, board.person, board)

    def wait(self, board: OpenBoard, there: bool) -> None:
        """A page shows the lobby, or shows it no more."""
        (self._lobby.add if there else self._lobby.discard)(board)

    def tell(self, view: MatchView) -> None:
        """A match changed, by whomever. Where it is a rematch that begins, both who played before see it."""
        for board in tuple(self._boards.get(view.id, ())):
            board.changed(view)
        if view.rematch_of and not view.made:
            for board in tuple(self._boards.get(view.rematch_of, ())):
                if view.has(board.person):
                    board.turn_to(view.id)
        for board in tuple(self._lobby):
            board.passed(view)

    def turn(self, person: int, match: int) -> None:
        """A person wants to see a match on the pages that they have open."""
        for board in tuple(self._people.get(person, ())):
            board.turn_to(match)

    async def open(self, board: OpenBoard, view: MatchView) -> Replay:
        """A board shows a match from now on; the match as it is replayed for all of its boards."""
        start = await self._queries.start(view.id)
        self._boards.setdefault(view.id, set()).add(board)
        return self._replays.setdefault(view.id, Replay(view.game, start))

    def close(self, board: OpenBoard, match: int) -> None:
        """A board shows a match no more."""
        _discard(self._boards, match, board)
        if match not in self._boards:
            self._replays.pop(match, None)


def _discard(boards: dict[int, set[OpenBoard]], key: int, board: OpenBoard) -> None:
    """Takes a board out; a set that is empty then goes away."""
    found = boards.get(key, set())
    found.discard(board)
    if not found:
        boards.pop(key, None)
