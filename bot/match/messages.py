"""What is noted about the messages of matches: where a board is, which revision it shows, and which calls stand."""

from collections.abc import Collection

from bot.match.state import MatchView
from bot.match.stores import Stores
from storage.boards import BoardMessage
from storage.calls import Call, NewCall


class Messages:
    """Notes of the publisher. Whoever shows things writes them, nothing else reads them to decide what may be done."""

    def __init__(self, stores: Stores) -> None:
        self._stores = stores

    async def placed(
        self, view: MatchView, guild_id: int | None, channel_id: int, message_id: int, private: bool = False
    ) -> None:
        """The board of a match is this message from now on, and shows the view. Raises MatchNotFound."""
        message = BoardMessage(guild_id, channel_id, message_id, private)
        await self._stores.boards.place(view.id, message, view.revision)

    async def gave_up(self, view: MatchView) -> None:
        """Nobody could be shown the view; after the third time it is given up for good."""
        await self._stores.boards.give_up(view.id, view.revision)

    async def standing_calls(self) -> list[Call]:
        """The calls that were made, perhaps by an earlier process, and not removed."""
        return await self._stores.calls.standing()

    async def unasked(self, channels: Collection[int] | None) -> list[int]:
        """The matches with offers that nobody is asked about: all of them, or those in some channels."""
        return await self._stores.calls.unasked(channels)

    async def make_call(self, view: MatchView, person: int, reason: str, again: bool) -> Call | None:
        """Notes that a person is about to be called to a board; None where they were called for this before, unless
        they may be called `again`.
        """
        if view.channel_id is None:
            return None
        call = NewCall(view.id, person, reason, view.ply, view.made, view.channel_id)
        return await self._stores.calls.make(call, again)

    async def call_posted(self, call: Call, message_id: int) -> None:
        """The message of a call."""
        await self._stores.calls.posted(call.id, message_id)

    async def call_removed(self, call: Call) -> None:
        """A call does not stand any more."""
        await self._stores.calls.remove(call.id)
