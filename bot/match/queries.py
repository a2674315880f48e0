"""Reads matches and changes nothing: one as it is now, after an earlier move, or as PGN; lists of them, and what a
command without a number means; scores and streaks.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress

from bot.match.move_refused import MoveRefused
from bot.match.positions import Positions, try_move
from bot.match.refusals import BadChoice
from bot.match.requirements import Viewer, readable
from bot.match.state import HeadToHead, HistoryEntry, MatchView, ReplayFrame, Seat, Watched
from bot.match.stores import Stores
from bot.match.terms import is_readable
from bot.match.views import seat, view_of_position
from engines.game import Position
from engines.pgn import record_of, write_record
from storage.history import HistoryPage, HistoryViewer
from storage.rows import Match, Player, StoredGame


class MatchLists:
    """Reads lists of matches; changes nothing."""

    def __init__(self, stores: Stores) -> None:
        self._stores = stores

    async def in_progress(self, person: int) -> tuple[HistoryEntry, ...]:
        """A person's open matches and challenges: first those that wait for the person, then the newest."""
        entries = await self._entries(person, await self._stores.matches.open_of(person))
        return tuple(sorted(entries, key=lambda entry: not entry.is_my_turn))

    async def playing(self, person: int, channel_id: int | None = None) -> list[HistoryEntry]:
        """A person's matches being played: first where it is their turn, then of this channel, then the newest."""
        entries = [entry for entry in await self.in_progress(person) if entry.match.playing]
        return sorted(entries, key=lambda entry: (not entry.is_my_turn, entry.match.channel_id != channel_id))

    async def taking(self, move: str, entries: Sequence[HistoryEntry]) -> list[tuple[MatchView, str]]:
        """The matches of entries in which the person may make the move: the view, and the move's canonical text."""
        found = []
        for entry in [each for each in entries if each.is_my_turn]:
            record = await self._stores.matches.game(entry.match.id)
            view = await self._stores.view_of(record)
            with suppress(MoveRefused):
                if view.legal:
                    found.append((view, try_move(await self._stores.positions.of(record), move).text))
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

    async def meant(self, person: int, channel_id: int | None = None, mine_to_act: bool = False) -> list[HistoryEntry]:
        """The matches that a command without a number may mean: those being played, preferably in this channel. With
        `mine_to_act`, those where it is the person's turn are preferred.
        """
        entries = await self.playing(person)
        entries = [entry for entry in entries if entry.match.channel_id == channel_id] or entries
        return [entry for entry in entries if mine_to_act and entry.is_my_turn] or entries

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
        """The match in PGN. Raises MatchNotFound, and BadChoice for a notation that the game does not have."""
        record = await self._stores.matches.game(match_id)
        view = await self._stores.view_of(record)
        position = await self._stores.positions.of(record)
        if notation and notation not in position.game.notations:
            raise BadChoice("notation", notation)
        return pgn(view, position, notation)


def pgn(view: MatchView, position: Position, notation: str = "") -> str:
    """A match in PGN, its moves in a notation of the game (empty: canonical).

    The players' tags are the game's names of its sides. The tag Opening is the name of the opening protocol, such as
    swap2; it is absent where the match had none.
    """
    sides, event = position.game.sides, view.event
    tags = {
        "Event": f"Tournament {event.tournament}" if event else "Casual game",
        "Site": "Discord",
        "Date": view.match.created_at.strftime("%Y.%m.%d"),
        "Round": str(event.round) if event else "-",
        sides[0]: _name(view.seats[0]),
        sides[1]: _name(view.seats[1]),
        "Termination": view.match.reason or "unterminated",
        **({"Opening": view.opening.name} if view.opening else {}),
    }
    return write_record(record_of(position, tags, view.match.result or ""), notation)


def _name(seat: Seat) -> str:
    name = f"Qibot ({seat.level})" if seat.player is None else seat.name
    return "".join(letter if letter.isprintable() else " " for letter in name)


class HeadToHeadQueries:
    """Reads scores and streaks; changes nothing."""

    def __init__(self, stores: Stores) -> None:
        self._history = stores.history

    async def of(self, view: MatchView) -> HeadToHead | None:
        """The score between the players of a finished match; None of one from a position, which does not count."""
        if view.match.status != "finished" or view.match.from_position:
            return None
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
