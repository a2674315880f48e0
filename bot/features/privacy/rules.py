"""A person's data: exported as one archive, and deleted."""

import asyncio
import io
import logging
import zipfile
from collections.abc import Callable, Sequence

from bot.features.servers.rules import end_all
from bot.match.failure_log import failure_logged
from bot.match.positions import replayed
from bot.match.preferences import Preference
from bot.match.queries import pgn
from bot.match.referee import Referee, Service
from bot.match.refusals import Refused
from bot.match.state import MatchView
from bot.match.views import view_of
from storage.errors import DatabaseFault
from storage.privacy import JsonRows
from storage.rows import Match, StoredGame

log = logging.getLogger(__name__)

GAMES = 10  # matches that are written at a time


class ExportRunning(Refused):
    """The person's data is being collected already."""


class Privacy(Service):
    """Exports and deletes a person's data. `on_finished` is called with a person who asked an earlier process for
    the deletion, their preferences before it, and whether they are deleted: if not, they must ask again.
    """

    def __init__(self, referee: Referee) -> None:
        super().__init__(referee)
        self.on_finished: Callable[[int, Preference, bool], None] = lambda person, reader, is_done: None
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
        stream, ids = io.BytesIO(), []
        archive = zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED)
        data = archive.open("data.json", "w")
        written = JsonRows(lambda text: data.write(text.encode()))
        async for table, rows in self._stores.privacy.export(person):
            await asyncio.to_thread(written.add, table, rows)
            if table == "matches":
                ids += [row["id"] for row in rows if row["status"] in ("playing", "finished")]
        written.end()
        await asyncio.to_thread(data.close)
        for at in range(0, len(ids), GAMES):
            games = [await self._stores.matches.game(each) for each in ids[at : at + GAMES]]
            await asyncio.to_thread(_add_games, archive, games)
        await asyncio.to_thread(archive.close)
        return stream.getvalue()

    async def delete(self, person: int) -> tuple[int, ...]:
        """Does what `remove` does, and leaves nothing of it in the file."""
        matches = await self.remove(person)
        await self._stores.database.clean()
        return matches

    async def remove(self, person: int) -> tuple[int, ...]:
        """Ends what a person has open, as if they resigned, and deletes their data. A suspended person may do so, too;
        what others decided about them stays. Raises StillPlaying if a match of theirs cannot be ended.

        Returns the ids of the matches that were open, which must be shown again.
        """
        async with self._stores.people.of(person):  # nothing begins for them meanwhile
            await self._stores.privacy.note_due(person, True)
            try:
                return await self._remove(person)
            except Exception:  # they are asked to try again: no sweep ends what they begin until then
                await self._stores.privacy.note_due(person, False)
                raise

    async def keep(self, person: int) -> bool:
        """Forgets the person's wish to be deleted, if it is not done yet. Returns whether they are still known."""
        async with self._stores.people.of(person):
            await self._stores.privacy.note_due(person, False)
            return await self._stores.players.get(person) is not None

    async def do_due_work(self) -> None:
        """Deletes people where an earlier process did not come to the end of it."""
        for person in await self._stores.privacy.due():
            with failure_logged(log, "person %s cannot be deleted", person):
                async with self._stores.people.of(person):
                    if person in await self._stores.privacy.due():  # nobody has done it meanwhile
                        await self._finish(person)

    async def _finish(self, person: int) -> None:
        known = await self._stores.players.get(person)
        reader = await self._referee.preferences.of(person, known.locale if known else None)
        try:
            await self._remove(person)
            await self._stores.database.clean()
        except DatabaseFault:  # the next sweep tries again
            raise
        except Exception:
            await self._stores.privacy.note_due(person, False)
            self.on_finished(person, reader, False)
            raise
        self.on_finished(person, reader, True)

    async def _remove(self, person: int) -> tuple[int, ...]:
        for service in self._referee.objects:
            await service.person_leaves(person)
        open_matches = await self._stores.matches.open_of(person)
        await end_all(open_matches, lambda match: self._end(match, person))
        await self._stores.privacy.remove(person)
        return tuple(match.id for match in open_matches)

    async def _end(self, match: Match, person: int) -> MatchView:
        if match.playing:
            return await self._referee.turns.resign(match.id, person)
        challenges = self._referee.challenges
        return await (challenges.withdraw if match.challenger == person else challenges.decline)(match.id, person)


def _add_games(archive: zipfile.ZipFile, games: Sequence[StoredGame]) -> None:
    """Adds a PGN file for each match."""
    for game in games:
        archive.writestr(f"{game.match.game}-{game.match.id}.pgn", _pgn(game))


def _pgn(game: StoredGame) -> str:
    try:
        position = replayed(game.match.game, game.match.start, game.moves)
        return pgn(view_of(game, position), position)
    except Exception as error:  # a match of a game that this version does not know: its rows are there anyway
        return f"{{ This match cannot be read: {type(error).__name__} }}\n"
