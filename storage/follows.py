"""Who follows a match, to be told when it is over."""

from collections.abc import Collection

from storage.database import Store
from storage.personal import REMOVED, Personal
from storage.stored import now

PERSONAL = (Personal("follows", ("person",), REMOVED),)

ENDED = """
SELECT DISTINCT match_id FROM follows JOIN matches ON matches.id = match_id
 WHERE told_at IS NULL AND follows.given_up = 0 AND ended_at IS NOT NULL ORDER BY match_id"""

UNTOLD = """
SELECT person FROM follows WHERE match_id = :match AND told_at IS NULL AND given_up = 0 ORDER BY person"""

GIVEN_UP = """
SELECT DISTINCT match_id FROM follows JOIN matches ON matches.id = match_id
 WHERE follows.given_up = 1 AND channel_id IN (SELECT value FROM json_each(:channels))"""
REOPENED = """
UPDATE follows SET given_up = 0
 WHERE given_up = 1 AND match_id IN (SELECT value FROM json_each(:matches))"""

STOP = "DELETE FROM follows WHERE match_id = :match AND person = :person AND told_at IS NULL"
LEAVE = """
DELETE FROM follows WHERE person = :person AND told_at IS NULL
   AND EXISTS (SELECT 1 FROM matches WHERE id = match_id AND guild_id = :guild)"""


class FollowStore(Store):
    """The followers of matches, who want to be told how a match ends."""

    async def follow(self, match_id: int, person: int) -> None:
        """Makes a person follow a match, if they do not yet."""
        await self._db.insert("follows", "IGNORE", match_id=match_id, person=person)

    async def stop(self, match_id: int, person: int) -> None:
        """Makes a person follow a match no longer."""
        await self._db.change(STOP, match=match_id, person=person)

    async def leave(self, person: int, guild: int) -> None:
        """Makes a person follow no match of a server any more."""
        await self._db.change(LEAVE, person=person, guild=guild)

    async def ended(self) -> list[int]:
        """The matches that are over and have followers who are to be told."""
        return await self._db.column(ENDED)

    async def untold(self, match_id: int) -> list[int]:
        """The followers of a match who are to be told, always in the same order."""
        return await self._db.column(UNTOLD, match=match_id)

    async def note_told(self, match_id: int, people: Collection[int]) -> None:
        """Marks these followers as told; also used where nobody can be told of the match at all."""
        await self._db.change(
            """UPDATE follows SET told_at = :now
                WHERE match_id = :match AND person IN (SELECT value FROM json_each(:people))""",
            match=match_id,
            people=[*people],
            now=now(),
        )

    async def give_up(self, match_id: int) -> None:
        """Gives up telling the remaining followers, until the channel of the match reopens."""
        await self._db.change(
            "UPDATE follows SET given_up = 1 WHERE match_id = :match AND told_at IS NULL", match=match_id
        )

    async def writable_again(self, channels: Collection[int]) -> None:
        """Makes followers given up in these channels be told again. Reads first, since every start calls this and there
        are rarely any.
        """
        if found := await self._db.column(GIVEN_UP, channels=[*channels]):
            await self._db.change(REOPENED, matches=found)
