"""OpenBoards: the open pages, by the match or lobby that they show. It tells them what has changed."""

from collections.abc import Callable
from typing import Protocol

from bot.activity.replay import Replay
from bot.match.page import Note
from bot.match.state import MatchView


class OpenBoard(Protocol):
    """An open page of one person in a channel. Its methods only note what happened: none of them waits."""

    person: int
    channel: int | None

    @property
    def reviews(self) -> bool:
        """Whether the person looks at the review of a match."""

    def changed(self, view: MatchView, note: Note | None) -> None:
        """Takes a new view of the match that the page shows, and what is said beside it."""

    def challenged(self, view: MatchView) -> None:
        """Takes a challenge to the person, perhaps repeatedly."""

    def turn_to(self, key: str) -> None:
        """Shows where a key of the lobby leads: the person asked for it."""

    def any_match_changed(self, view: MatchView) -> None:
        """Called in the lobby when any match changed, which the lobby may list."""

    def renew(self) -> None:
        """Called in the lobby when something else that it lists has changed."""


class OpenBoards:
    """The open pages by person and by match. All pages of one match share one Replay, kept while any is open."""

    def __init__(self) -> None:
        self._people: dict[int, set[OpenBoard]] = {}
        self._boards: dict[int, set[OpenBoard]] = {}
        self._replays: dict[int, Replay] = {}
        self._lobby: set[OpenBoard] = set()

    def of(self, person: int) -> int:
        """The number of pages that a person has open."""
        return len(self._people.get(person, ()))

    def all_see(self, view: MatchView) -> bool:
        """Whether all people who play a match see it on a page."""
        seeing = {board.person for board in self._boards.get(view.id, ())}
        return all(seat.player is None or seat.player in seeing for seat in view.seats)

    def enter(self, board: OpenBoard) -> None:
        """Adds a page that a person opened, and tells the pages in the lobby."""
        self._people.setdefault(board.person, set()).add(board)
        self.renew_in(board.channel)

    def leave(self, board: OpenBoard) -> None:
        """Removes a closed page."""
        self._lobby.discard(board)
        _discard(self._people, board.person, board)

    def note_lobby(self, board: OpenBoard, shown: bool) -> None:
        """Notes whether a page shows the lobby."""
        (self._lobby.add if shown else self._lobby.discard)(board)

    def match_changed(self, view: MatchView, note: Note | None = None) -> None:
        """Tells pages of a change of a match, with what is said beside it, or of a challenge. If it is a new rematch,
        the players' pages turn to it, but not that of somebody who is asked for it while they look at a review.
        """
        for board in tuple(self._boards.get(view.id, ())):
            board.changed(view, note)
        asked = view.match.challenged if view.match.status == "challenged" else None
        for board in tuple(self._people.get(asked or 0, ())):
            board.challenged(view)
        if view.match.rematch_of and not view.board_number and (asked or view.match.playing):
            for board in tuple(self._boards.get(view.match.rematch_of, ())):
                if board.person in view.match.people and not (board.person == asked and board.reviews):
                    board.turn_to(f"open:{view.id}")
        for board in tuple(self._lobby):
            board.any_match_changed(view)

    def renew_in(self, channel: int | None) -> None:
        """Tells pages in the lobby that something it lists in a channel has changed."""
        self._renew(lambda board: board.channel == channel)

    def renew_of(self, person: int) -> None:
        """Tells pages in the lobby that something it lists of a person has changed."""
        self._renew(lambda board: board.person == person)

    def _renew(self, concerns: Callable[[OpenBoard], bool]) -> None:
        for board in tuple(filter(concerns, self._lobby)):
            board.renew()

    def turn(self, person: int, key: str) -> None:
        """Turns all pages of a person to where a key of the lobby leads."""
        for board in tuple(self._people.get(person, ())):
            board.turn_to(key)

    def open(self, board: OpenBoard, view: MatchView) -> Replay:
        """Notes that a page shows a match. Returns the Replay that all pages of this match share."""
        self._boards.setdefault(view.id, set()).add(board)
        return self._replays.setdefault(view.id, Replay(view.game, view.match.start))

    def close(self, board: OpenBoard, match: int) -> None:
        """Notes that a page no longer shows a match."""
        _discard(self._boards, match, board)
        if match not in self._boards:
            self._replays.pop(match, None)


def _discard(boards: dict[int, set[OpenBoard]], key: int, board: OpenBoard) -> None:
    """Removes a page from the set of a key, and the set if it is then empty."""
    found = boards.get(key, set())
    found.discard(board)
    if not found:
        boards.pop(key, None)
