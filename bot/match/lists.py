"""Lists of matches, and the match that a command without a number means."""

from collections.abc import Mapping, Sequence
from contextlib import suppress

from bot.match.move_refused import MoveRefused
from bot.match.positions import try_move
from bot.match.refusals import NoMatch, SeveralMatches
from bot.match.requirements import Viewer, readable
from bot.match.state import HistoryEntry, MatchView, Watched
from bot.match.stores import Stores
from bot.match.terms import is_readable
from bot.match.views import seat
from storage.history import HistoryPage, HistoryViewer
from storage.rows import Match, Player


class MatchLists:
    """Reads lists of matches; changes nothing."""

    def __init__(self, stores: Stores) -> None:
        self._stores = stores

    async def in_progress(self, person: int) -> tuple[HistoryEntry, ...]:
        """A person's open matches and challenges: first those that wait for the person, then the newest."""
        entries = await self._entries(person, await self._stores.matches.open_of(person))
        return tuple(sorted(entries, key=lambda entry: not entry.is_my_turn))

    async def playing(self, person: int, channel_id: int | None = None) -> list[HistoryEntry]:
        """A person's matches that are being played.

        They are sorted by whether it is the person's turn, then by whether they are in this channel, then the newest.
        """
        entries = [entry for entry in await self.in_progress(person) if entry.match.playing]
        return sorted(entries, key=lambda entry: (not entry.is_my_turn, entry.match.channel_id != channel_id))

    async def taking(self, move: str, entries: Sequence[HistoryEntry]) -> list[tuple[MatchView, str]]:
        """The matches of entries in which the person may make the move: the view, and the move's canonical text."""
        found = []
        for view in [await self._stores.view(entry.match.id) for entry in entries if entry.is_my_turn]:
            with suppress(MoveRefused):
                if view.legal:
                    position = await self._stores.positions.of(await self._stores.matches.game(view.id))
                    found.append((view, try_move(position, move).text))
        return found

    async def to_watch(self, viewer: Viewer, most: int) -> tuple[Watched, ...]:
        """At most `most` matches between others in the viewer's server, those of the channel first, then the newest."""
        guild, channel = viewer.place.guild_id, viewer.place.channel_id
        found = await self._stores.matches.open_in(guild) if guild else []
        others = [each for each in found if each.playing and viewer.person not in each.people]
        seen = [each for each in others if is_readable(each) and viewer.sees(each)]
        shown = sorted(seen, key=lambda match: match.channel_id != channel)[:most]
        people = await self._stores.players.named({each for match in shown for each in match.people})
        return tuple(_watched(match, people) for match in shown)

    async def find(self, person: int, channel_id: int | None = None, mine_to_act: bool = False) -> HistoryEntry:
        """The match that a command without a number means: the one being played, preferably in this channel.

        With `mine_to_act`, matches where it is the person's turn are preferred. Raises NoMatch, SeveralMatches.
        """
        entries = await self.playing(person)
        entries = [entry for entry in entries if entry.match.channel_id == channel_id] or entries
        if mine_to_act:
            entries = [entry for entry in entries if entry.is_my_turn] or entries
        if not entries:
            raise NoMatch
        if len(entries) > 1:
            raise SeveralMatches(tuple(entry.match.id for entry in entries))
        return entries[0]

    async def history(
        self, person: int, game: str | None = None, page: int = 1, viewer: Viewer | None = None
    ) -> HistoryPage[HistoryEntry]:
        """A page of the person's running and finished matches that `viewer` (None: the person) may see, newest first.

        A page number out of range gives the nearest page.
        """
        history = self._stores.history
        sight = HistoryViewer(viewer.person, await readable(history, person, viewer)) if viewer else None
        found = await history.page(person, game, sight=sight, page=page)
        entries = await self._entries(person, found.entries)
        return HistoryPage(entries, found.page, found.pages, found.total)

    async def _entries(self, person: int, matches: Sequence[Match]) -> tuple[HistoryEntry, ...]:
        people = await self._stores.players.named({match.opponent_of(person) for match in matches})
        return tuple(_entry(match, person, people) for match in matches if is_readable(match))


def _watched(match: Match, people: Mapping[int, Player]) -> Watched:
    first, second = (seat(player, match.level, people, {}) for player in match.people)
    return Watched(match.id, match.game, (first, second))


def _entry(match: Match, person: int, people: Mapping[int, Player]) -> HistoryEntry:
    waits = match.turn == person if match.playing else match.challenger != person
    opponent = seat(match.opponent_of(person), match.level, people, {})
    is_my_turn = match.status in ("playing", "challenged") and waits
    return HistoryEntry(match, opponent, match.outcome_for(person), is_my_turn)
