"""The person at an open page: who they are, what they may see and prefer. Read again from time to time."""

import time
from contextlib import suppress

from bot.activity.sign_in import DiscordUnreachable
from bot.activity.visitors import Visitor, Visitors
from bot.handling.errors import answer_to
from bot.handling.running import Stopping
from bot.locales import catalogue
from storage.errors import DatabaseFault

RIGHTS = 60.0  # seconds after which the person and what they may see are read again


class KnownVisitor:
    """The person at one page: `visitor` as last read, `session` the page's own."""

    def __init__(self, visitors: Visitors, session: str, visitor: Visitor) -> None:
        self._visitors, self.session = visitors, session
        self.visitor, self._read_at = visitor, time.monotonic()

    @property
    def language(self) -> str:
        """The language of the page."""
        return self.visitor.asker.likes.language

    async def read(self) -> Visitor:
        """The visitor, read again after RIGHTS seconds if Discord and the database answer. Raises NotConfirmed."""
        now = time.monotonic()
        if now - self._read_at > RIGHTS:
            with suppress(DiscordUnreachable, DatabaseFault):
                self.visitor, self._read_at = await self._visitors.of(self.session), now
        return self.visitor

    def accompanied(self) -> Visitor:
        """The visitor with everybody who has the page open by now in `beside`."""
        return self._visitors.accompanied(self.visitor)

    async def explained(self, error: Exception) -> str:
        """What to tell the person about an error, in their language, as plain text."""
        if isinstance(error, Stopping):
            return catalogue(self.language)["trouble.stopping"]
        answer = answer_to(error, self.visitor.asker.likes, "an open board")
        return await self._visitors.readable(answer, self.visitor)
