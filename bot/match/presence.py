"""Presence: who was here lately, and who wants to be called when they were not."""

import time

from bot.match.preferences import Preference
from bot.match.referee import Referee
from bot.recent import Recent

AWAY = 180.0  # seconds without a click or a command after which a person may be elsewhere
PEOPLE_REMEMBERED = 4096


class Presence:
    """Remembers while the process lives."""

    def __init__(self, referee: Referee) -> None:
        self._referee = referee
        self._seen: Recent[int, float] = Recent(PEOPLE_REMEMBERED)

    def note(self, person: int) -> None:
        """Somebody did something."""
        self._seen.keep(person, time.monotonic())

    async def notifies(self, person: int, guild_id: int | None) -> bool:
        """Whether somebody is away and wants to be called."""
        return self._is_away(person) and (await self.preference(person, guild_id)).notices != "off"

    def _is_away(self, person: int) -> bool:
        seen = self._seen.get(person)
        return seen is None or time.monotonic() - seen >= AWAY

    async def preference(self, person: int, guild_id: int | None) -> Preference:
        """How somebody is written to who is not here to ask for it."""
        player = await self._referee.queries.person(person)
        return await self._referee.preferences.of(person, player.locale if player else None, guild_id)
