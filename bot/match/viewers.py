"""Who may see a match: one question, asked by everything that shows one."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.discord.place import Place
from bot.match.state import MatchView
from storage.errors import MatchNotFound
from storage.history import HistoryStore
from storage.rows import Match

NOBODY = 0  # no person has this number


@dataclass(frozen=True, slots=True)
class Viewer:
    """A person, or with NOBODY all who read a place, and where they ask. `reads` tells whether they can read another
    channel of the same server; where nobody knows it says no.
    """

    person: int
    place: Place
    reads: Callable[[int], bool]

    def sees(self, match: Match | MatchView) -> bool:
        """Players see their matches anywhere. Others see one whose board has a message for all, in the channel where
        they ask or in one of the same server that they can read. To everybody else there is no such match.
        """
        if match.has(self.person):
            return True
        return not match.private and match.guild_id == self.place.guild_id and self.reads_channel(match.channel_id)

    def reads_channel(self, channel: int | None) -> bool:
        """Whether they can read a channel of the place where they ask."""
        if channel is None or channel == self.place.channel_id:
            return channel is not None
        return self.place.guild_id is not None and self.reads(channel)

    def require_seen(self, match: Match | MatchView) -> None:
        """Raises MatchNotFound where they may not see it."""
        if not self.sees(match):
            raise MatchNotFound(match.id)


async def readable(history: HistoryStore, person: int, viewer: Viewer) -> list[int]:
    """The channels that a viewer can read where they ask, and in which a person's matches have their boards."""
    channels = await history.channels(person, viewer.place.guild_id)
    return [channel for channel in channels if viewer.reads_channel(channel)]
