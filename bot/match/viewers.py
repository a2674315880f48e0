"""Who may see a match. Everything that shows one asks here."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.discord.place import Place
from storage.errors import MatchNotFound
from storage.history import HistoryStore
from storage.rows import Match

NOBODY = 0  # no person has this number


@dataclass(frozen=True, slots=True)
class Viewer:
    """A person in a place, or all readers of the place."""

    person: int  # NOBODY: all readers
    place: Place
    reads: Callable[[int], bool]  # whether they can read another channel of the server; False if that is not known

    def sees(self, match: Match) -> bool:
        """Whether they may see a match.

        Players see their matches anywhere. Others see a match if its board is not private and is in their channel, or
        in a channel of the same server that they can read. For everybody else the match does not exist.
        """
        if self.person in match.people:
            return True
        return not match.private and match.guild_id == self.place.guild_id and self.reads_channel(match.channel_id)

    def reads_channel(self, channel: int | None) -> bool:
        """Whether they can read a channel, which is theirs or in the same server; False for None."""
        if channel is None or channel == self.place.channel_id:
            return channel is not None
        return self.place.guild_id is not None and self.reads(channel)

    def require_seen(self, match: Match) -> None:
        """Raises MatchNotFound if they may not see the match."""
        if not self.sees(match):
            raise MatchNotFound(match.id)


async def readable(history: HistoryStore, person: int, viewer: Viewer) -> list[int]:
    """The channels with boards of a person's matches that a viewer can read in their server."""
    channels = await history.channels(person, viewer.place.guild_id)
    return [channel for channel in channels if viewer.reads_channel(channel)]
