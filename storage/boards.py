"""The messages that show boards: where they are, which revision each one shows, and which are behind."""

from collections.abc import Awaitable, Collection, Mapping
from dataclasses import asdict, dataclass

from storage.database import Store
from storage.errors import MatchNotFound
from storage.rows import Match

PLACE = """
UPDATE matches SET guild_id = :guild_id, channel_id = :channel_id, message_id = :message_id, shown = :revision,
                   private = :private
 WHERE id = :id RETURNING *"""

SHOWN = """
UPDATE matches SET shown = max(shown, noted.revision)
  FROM (SELECT json_extract(value, '$[0]') AS id, json_extract(value, '$[1]') AS revision
          FROM json_each(:noted)) AS noted
 WHERE matches.id = noted.id"""

NO_LIMIT = -1  # SQLite's value for no LIMIT

TO_SHOW = """
SELECT * FROM matches WHERE revision > shown AND revision > given_up AND id > :after ORDER BY id LIMIT :most"""

GIVE_UP = """
UPDATE matches SET refused = CASE given_up WHEN :revision THEN refused + 1 ELSE 1 END, given_up = :revision
 WHERE id = :id"""

MOST_REFUSED = 3  # how many failures to show a revision before it is given up permanently

GIVEN_UP = """
SELECT * FROM matches
 WHERE revision > shown AND given_up >= revision AND refused < :most
   AND channel_id IN (SELECT value FROM json_each(:channels))
 ORDER BY id"""


@dataclass(frozen=True, slots=True)
class BoardMessage:
    """The place of the message with a match's board."""

    guild_id: int | None
    channel_id: int
    message_id: int
    private: bool = False  # only one person sees it


class BoardStore(Store):
    """The columns of matches about their messages: the place, the revision that is shown, and failures to show it."""

    async def place(self, match_id: int, message: BoardMessage, revision: int = 0) -> Match:
        """Notes where the board's message is now, and which revision it shows. Raises `MatchNotFound`."""
        rows = await self._db.change(PLACE, id=match_id, revision=revision, **asdict(message))
        if not rows:
            raise MatchNotFound(match_id)
        return Match.from_row(rows[0])

    def note_shown(self, revisions: Mapping[int, int]) -> Awaitable[object]:
        """Notes which revision the messages of these matches show, by match, in one transaction."""
        return self._db.change(SHOWN, noted=[*revisions.items()])

    async def give_up(self, match_id: int, revision: int) -> None:
        """Notes one more failure to show this revision; it and all before it are given up."""
        await self._db.change(GIVE_UP, id=match_id, revision=revision)

    async def to_show(self, after: int = 0, most: int = NO_LIMIT) -> list[Match]:
        """The matches whose message is behind and not given up: at most `most`, with ids above `after`, by id."""
        return await self._db.all_as(Match, TO_SHOW, after=after, most=most)

    async def given_up_in(self, channels: Collection[int]) -> list[Match]:
        """The matches of these channels whose newest revision was given up, but fewer than MOST_REFUSED times."""
        return await self._db.all_as(Match, GIVEN_UP, most=MOST_REFUSED, channels=[*channels])
