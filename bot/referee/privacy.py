"""A person's data: all of it in one archive, and its end."""

import io
import json
import zipfile

import storage
from bot.referee.challenges import Challenges
from bot.referee.queries import Queries
from bot.referee.servers import Servers
from bot.referee.shared import Shared
from bot.referee.tournaments import Tournaments
from bot.referee.turns import Turns

AS_TEXT = 1 << 53  # from here on many readers of JSON cannot hold a whole number; ids are larger


class Privacy:
    """Export and deletion."""

    def __init__(
        self,
        shared: Shared,
        challenges: Challenges,
        turns: Turns,
        queries: Queries,
        servers: Servers,
        tournaments: Tournaments,
    ) -> None:
        self._shared = shared
        self._challenges = challenges
        self._turns = turns
        self._queries = queries
        self._servers = servers
        self._tournaments = tournaments

    async def archive(self, person: int) -> bytes:
        """A ZIP file: everything about a person as JSON, and each match that can be read as PGN."""
        rows = await self._shared.privacy.export(person)
        stream = io.BytesIO()
        with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("data.json", json.dumps(_with_ids_as_text(rows), ensure_ascii=False, indent=1))
            for match in rows["matches"]:
                if match["status"] in ("playing", "finished"):
                    archive.writestr(f"{match['game']}-{match['id']}.pgn", await self._pgn(match["id"]))
        return stream.getvalue()

    async def delete(self, person: int) -> list[int]:
        """Ends what a person has open, as if they gave up, and forgets the person. The numbers of those matches, whose
        messages are to be shown anew. Raises StillPlaying where a match begins at the same moment.
        """
        await self._tournaments.withdraw(person)
        ended = await self._shared.matches.open_of(person)
        for match in ended:
            await self._end(match, person)
        await self._shared.privacy.delete(person, [match.id for match in ended])
        self._servers.forget(person)
        return [match.id for match in ended]

    async def _end(self, match: storage.Match, person: int) -> None:
        if match.status == "playing":
            await self._turns.resign(match.id, person)
        elif match.challenger == person:
            await self._challenges.withdraw(match.id, person)
        else:
            await self._challenges.decline(match.id, person)

    async def _pgn(self, match_id: int) -> str:
        try:
            return await self._queries.pgn(match_id)
        except Exception as error:  # a match of a game that this version does not know: its rows are there all the same
            return f"{{ This match cannot be read: {type(error).__name__} }}\n"


def _with_ids_as_text(rows: storage.Rows) -> storage.Rows:
    return {
        table: [{key: _plain(value) for key, value in row.items()} for row in found] for table, found in rows.items()
    }


def _plain(value: object) -> object:
    return str(value) if isinstance(value, int) and abs(value) >= AS_TEXT else value
