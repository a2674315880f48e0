"""The matches whose message is behind, so that none stays so."""

from storage.boards import BoardStore
from storage.rows import Match

PAGE = 100  # of them at a look
ENOUGH = 2  # sights of a revision until it is to be shown


class Unshown:
    """Looks through them page by page, again and again, and finds each revision of a match once: at the second sight,
    since what has just changed is shown by whoever changed it; what an earlier process left at the first.
    """

    def __init__(self, boards: BoardStore) -> None:
        self._boards = boards
        self._after = 0
        self._sights: dict[tuple[int, int], int] = {}  # of numbers and revisions, before this time through
        self._seen: dict[tuple[int, int], int] = {}
        self._earlier = 0  # sights by an earlier process, of what is not known yet

    def resume(self) -> None:
        """What is behind now was left by an earlier process."""
        self._earlier = 1

    async def look(self) -> list[Match]:
        """Those of the next page that are to be shown. What awaits a move of the bot's is shown with that."""
        page = await self._boards.to_show(self._after, PAGE)
        found = [each for each in page if self._see((each.id, each.revision)) == ENOUGH and not each.bot_to_move]
        if len(page) == PAGE:
            self._after = page[-1].id
        else:
            self._sights, self._seen, self._after, self._earlier = self._seen, {}, 0, 0
        return found

    def _see(self, revision: tuple[int, int]) -> int:
        self._seen[revision] = self._sights.get(revision, self._earlier) + 1
        return self._seen[revision]
