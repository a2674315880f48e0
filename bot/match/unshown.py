"""Finds the matches whose message does not show their newest revision."""

from storage.boards import BoardStore
from storage.rows import Match

PAGE = 100  # matches at a look
SIGHTS_NEEDED = 2  # how often a revision must be seen before it is to be shown


class Unshown:
    """Goes through these matches page by page, again and again, and returns each revision of a match once.

    It is returned when seen for the second time, since a fresh change is shown by its caller. Revisions that an earlier
    process left are returned when first seen.
    """

    def __init__(self, boards: BoardStore) -> None:
        self._boards = boards
        self._after = 0
        # How often each match with its revision was seen: up to the last round, and with this one.
        self._sights: dict[tuple[int, int], int] = {}
        self._seen: dict[tuple[int, int], int] = {}
        self._earlier = 0  # how often an unknown revision counts as seen before

    def resume(self) -> None:
        """Counts all revisions found in this first round as left by an earlier process."""
        self._earlier = 1

    async def look(self) -> list[Match]:
        """The matches of the next page that are to be shown. One that waits for the bot's move is shown after it."""
        page = await self._boards.to_show(self._after, PAGE)
        found = [each for each in page if self._see((each.id, each.revision)) == SIGHTS_NEEDED and not each.bot_to_move]
        if len(page) == PAGE:
            self._after = page[-1].id
        else:
            self._sights, self._seen, self._after, self._earlier = self._seen, {}, 0, 0
        return found

    def _see(self, revision: tuple[int, int]) -> int:
        self._seen[revision] = self._sights.get(revision, self._earlier) + 1
        return self._seen[revision]
