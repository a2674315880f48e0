"""Finishes what callers left unfinished, so that no match gets stuck: bot turns, expired challenges, unshown boards."""

import asyncio
import logging
from collections.abc import Collection

from bot.match.beginning import Challenges
from bot.match.failure_log import failure_logged
from bot.match.state import Cause
from bot.match.stores import Stores
from bot.match.thinking import Thinking
from storage.boards import BoardStore
from storage.rows import Match

log = logging.getLogger(__name__)

PAGE = 100  # matches at a look
SIGHTS_NEEDED = 2  # how often a revision must be seen before it is to be shown


class Recovery:
    """Looks through all matches, at the start and in every sweep. A match that cannot be read is logged and skipped."""

    def __init__(self, stores: Stores, challenges: Challenges, thinking: Thinking) -> None:
        self._stores, self._challenges, self._thinking = stores, challenges, thinking
        self._unshown = Unshown(stores.boards)
        self._seen_waiting: set[tuple[int, int]] = set()

    async def resume(self) -> int:
        """Takes over from an earlier process. Returns how many matches wait for the bot's move."""
        waiting = await self._stores.matches.waiting_for_bot()
        for match in waiting:
            self._thinking.resume(match.id)
        self._unshown.resume()
        await self._show_unshown()
        return len(waiting)

    async def look(self) -> None:
        """Does one sweep. Tells followers of ended matches, ends challenges that nobody answered, resumes bot turns
        that two looks in a row found without progress, and has boards shown that are behind.
        """
        for match_id in await self._stores.follows.ended():
            if not self._stores.listening.waits((match_id, Cause.FOLLOWED)):
                await self._stores.announce_present(match_id, Cause.FOLLOWED)
        unanswered = await self._stores.clocks.due(self._stores.clock(), "challenged")
        await asyncio.gather(*map(self._expire, unanswered))
        owed = await self._stores.matches.waiting_for_bot()
        waiting = {(match.id, match.ply) for match in owed if self._thinking.is_left_behind(match.id)}
        for match_id, _ in waiting & self._seen_waiting:
            self._thinking.resume(match_id)
        self._seen_waiting = waiting
        await self._show_unshown()

    async def writable_again(self, channels: Collection[int]) -> None:
        """Has matches shown in channels that may take messages again; the next look tells their followers."""
        await self._stores.follows.writable_again(channels)
        for match in await self._stores.boards.given_up_in(channels):
            if not match.bot_to_move:
                await self._stores.announce_present(match.id, Cause.RESUMED)

    async def _show_unshown(self) -> None:
        for match in await self._unshown.look():
            await self._stores.announce_present(match.id, Cause.RESUMED)

    async def _expire(self, match: Match) -> None:
        with failure_logged(log, "challenge %s: its time is over and it cannot be ended", match.id):
            self._stores.announce(await self._challenges.expire(match.id), Cause.EXPIRED)


class Unshown:
    """Goes through the matches whose message is behind, page by page, again and again, and returns each revision once:
    when seen for the second time, since its caller shows a fresh change, or at once if an earlier process left it.
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
