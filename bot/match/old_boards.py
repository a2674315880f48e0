"""OldBoards: what becomes of a board whose match has another one, in a place whose people may not see that."""

from __future__ import annotations

from bot.discord.answers import InteractionAnswer
from bot.discord.failures import failure_of
from bot.match.channels import Channels
from bot.match.match_pages import MatchPages
from bot.match.outbox import ShownBoard
from bot.match.page import elsewhere_page
from bot.match.state import MatchView


class OldBoards:
    """They say only that the match went on elsewhere. Nothing here raises what goes wrong with Discord: a board that
    cannot be changed shows no more than its readers have seen.
    """

    def __init__(self, channels: Channels, pages: MatchPages) -> None:
        self._channels = channels
        self._pages = pages

    async def replaced(self, view: MatchView, old: ShownBoard, answer: InteractionAnswer | None) -> None:
        """The match has another board now; `answer` brought the old one, where that is known."""
        is_public = old.message is not None and old.place.guild_id is not None and not old.private
        if is_public and not self._channels.everyone_at(old.place).sees(view):
            await self.leave(view, old, answer)

    async def leave(self, view: MatchView, old: ShownBoard, answer: InteractionAnswer | None) -> None:
        """The readers of an old board may not see the match any more."""
        page = elsewhere_page(await self._pages.language(old.place))

        async def change() -> None:
            if old.message is not None and not (answer and await answer.edit(old.message, page)):
                await self._channels.edit(old.place, old.message, page)

        await failure_of(f"match {view.id}, its old board", change)
