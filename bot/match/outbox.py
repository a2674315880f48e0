"""What is known of the message of every match: where it is, which revision it shows, and the newest that it should."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.discord.place import Place
from bot.match.page import Note
from bot.match.state import MatchView
from bot.recent import Recent

MATCHES_REMEMBERED = 4096


@dataclass(frozen=True, slots=True)
class ShownBoard:
    """The message of a match: where it is, and the revision that it shows (0: none, or nobody knows)."""

    place: Place
    message: int | None
    revision: int
    private: bool = False


class Outbox:
    """The newest view of each match that was handed over, and its message; the next view brings what is forgotten."""

    def __init__(self) -> None:
        self._newest: Recent[int, tuple[MatchView, Note | None]] = Recent(MATCHES_REMEMBERED)
        self._boards: Recent[int, ShownBoard] = Recent(MATCHES_REMEMBERED)

    def hand_over(self, view: MatchView, note: Note | None = None) -> None:
        """Takes a view, unless a newer one is here; `note` is said with it."""
        held = self._newest.get(view.id)
        if held is None or view.revision > held[0].revision or (note and view.revision == held[0].revision):
            self._newest.keep(view.id, (view, note))

    def newest(self, match_id: int) -> tuple[MatchView, Note | None]:
        """The newest view that was handed over, with its note. Raises KeyError where none was."""
        view, note = self._newest[match_id]
        board = self.board(view)
        if board == ShownBoard(Place(view.guild_id, view.channel_id), view.message_id, board.revision, view.private):
            return view, note
        placed = replace(
            view,
            guild_id=board.place.guild_id,
            channel_id=board.place.channel_id,
            message_id=board.message,
            private=board.private,
        )
        return placed, note

    def channel_of(self, match_id: int) -> int | None:
        """Where the message of a match is, as far as that is remembered."""
        held = self._newest.get(match_id)
        return self.board(held[0]).place.channel_id if held else None

    def board(self, view: MatchView) -> ShownBoard:
        """The message of a match."""
        place = Place(view.guild_id, view.channel_id)
        return self._boards.get(view.id) or ShownBoard(place, view.message_id, view.shown, view.private)

    def is_shown(self, view: MatchView, message: int | None) -> bool:
        """Whether a message is the board of a match and shows the view."""
        board = self.board(view)
        return message is not None and (board.message, board.revision) == (message, view.revision)

    def place(self, match_id: int, board: ShownBoard) -> None:
        """The message of a match, and what it shows, from now on."""
        self._boards.keep(match_id, board)
