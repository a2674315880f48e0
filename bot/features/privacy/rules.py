"""A person's data: exported as one archive, and deleted."""

import asyncio
import io
import logging
import zipfile
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.features.servers.rules import end_all
from bot.match.failure_log import failure_logged
from bot.match.pgn import pgn
from bot.match.positions import replayed
from bot.match.referee import Referee, Service
from bot.match.refusals import Refused
from bot.match.state import MatchView
from bot.match.views import view_of
from storage.errors import DatabaseFault
from storage.export import JsonRows
from storage.invitations import Invitation
from storage.rows import Match, StoredGame

log = logging.getLogger(__name__)

GAMES = 10  # matches that are written at a time


class ExportRunning(Refused):
    """The person's data is being collected already."""

    key = "refusal.export-running"


class Privacy(Service):
    """Exports and deletes a person's data."""

    def __init__(self, referee: Referee) -> None:
        super().__init__(referee)
        self._waiting: set[int] = set()  # people who wait for an archive
        self._one_at_a_time = asyncio.Lock()

    async def archive(self, person: int) -> bytes:
        """A ZIP file: everything about a person as JSON, and each match that can be read as PGN. One archive is made at
        a time.

        Raises ExportRunning if the person waits for one already.
        """
        if person in self._waiting:
            raise ExportRunning
        self._waiting.add(person)
        try:
            async with self._one_at_a_time:
                return await self._archive(person)
        finally:
            self._waiting.discard(person)

    async def _archive(self, person: int) -> bytes:
        archive, ids = await asyncio.to_thread(Archive), []
        async for table, rows in self._stores.privacy.export(person):
            await asyncio.to_thread(archive.add, table, rows)
            if table == "matches":
                ids += [row["id"] for row in rows if row["status"] in ("playing", "finished")]
        await asyncio.to_thread(archive.end_data)
        for at in range(0, len(ids), GAMES):
            games = [await self._stores.matches.game(each) for each in ids[at : at + GAMES]]
            await asyncio.to_thread(archive.add_games, games)
        return await asyncio.to_thread(archive.end)

    async def delete(self, person: int) -> tuple[tuple[int, ...], list[Invitation]]:
        """Ends what a person has open, as if they resigned, and deletes their data. A suspended person may do so, too;
        what others decided about them stays. Raises StillPlaying if a match of theirs cannot be ended.

        Returns what must be shown again: the ids of the matches that were open, and the invitations whose messages name
        the person.
        """
        async with self._stores.people.of(person):  # nothing begins for them meanwhile
            await self._stores.privacy.note_due(person, True)
            return await self._delete(person)

    async def do_due_work(self) -> None:
        """Deletes people where an earlier process did not come to the end of it."""
        for person in await self._stores.privacy.due():
            with failure_logged(log, "person %s cannot be deleted", person):
                async with self._stores.people.of(person):
                    if person in await self._stores.privacy.due():  # nobody has done it meanwhile
                        await self._delete(person, tries_again=DatabaseFault)

    async def _delete(
        self, person: int, tries_again: type[Exception] | tuple[()] = ()
    ) -> tuple[tuple[int, ...], list[Invitation]]:
        """Does it. After an error which is none of `tries_again` no sweep does it: it would end what they begin later,
        and they were asked to try again.
        """
        try:
            for service in self._referee.objects:
                await service.person_leaves(person)
            asked = await self._stores.invitations.shown_of(person)
            open_matches = await self._stores.matches.open_of(person)
            await end_all(open_matches, lambda match: self._end(match, person))
            ended = tuple(match.id for match in open_matches)
            await self._stores.privacy.delete(person, ended)
        except tries_again:
            raise
        except Exception:
            await self._stores.privacy.note_due(person, False)
            raise
        return ended, [await self._closed(each) for each in asked]

    async def _closed(self, invitation: Invitation) -> Invitation:
        """An invitation of a person who was deleted, closed, and still with the place of its message."""
        return replace(invitation, person=(await self._stores.invitations.get(invitation.id)).person, closed=True)

    async def _end(self, match: Match, person: int) -> MatchView:
        if match.playing:
            return await self._referee.turns.resign(match.id, person)
        challenges = self._referee.challenges
        return await (challenges.withdraw if match.challenger == person else challenges.decline)(match.id, person)


class Archive:
    """A person's data as one ZIP file, made piece by piece: each call may run in a thread.

    Makes `data.json` with the rows by table, then a PGN file for each match. Its methods are called in this order:
    `add` and `end_data`, `add_games` and `end`.
    """

    def __init__(self) -> None:
        self._stream = io.BytesIO()
        self._archive = zipfile.ZipFile(self._stream, "w", zipfile.ZIP_DEFLATED)
        self._data = self._archive.open("data.json", "w")
        self._rows = JsonRows(lambda text: self._data.write(text.encode()))

    def add(self, table: str, rows: Sequence[dict[str, Any]]) -> None:
        """Adds rows of a table. All rows of a table come one after another."""
        self._rows.add(table, rows)

    def end_data(self) -> None:
        """Ends `data.json`: there are no more rows."""
        self._rows.end()
        self._data.close()

    def add_games(self, games: Sequence[StoredGame]) -> None:
        """Adds a PGN file for each match."""
        for game in games:
            self._archive.writestr(f"{game.match.game}-{game.match.id}.pgn", _pgn(game))

    def end(self) -> bytes:
        """Ends the archive and returns it."""
        self._archive.close()
        return self._stream.getvalue()


def _pgn(game: StoredGame) -> str:
    try:
        position = replayed(game.match.game, game.match.start, game.moves)
        return pgn(view_of(game, position), position)
    except Exception as error:  # a match of a game that this version does not know: its rows are there anyway
        return f"{{ This match cannot be read: {type(error).__name__} }}\n"
