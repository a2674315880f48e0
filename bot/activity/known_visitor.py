"""The person at a page, read again now and then: who they are, what they may see, what they like."""

import time
from contextlib import suppress

from bot.activity.sign_in import DiscordSilent
from bot.activity.visitors import Visitor, Visitors
from bot.handling.errors import answer_to
from bot.handling.running import Stopping
from bot.locales import catalogue

RIGHTS = 60.0  # seconds after which it is read again who somebody is and what they may see


class KnownVisitor:
    """`visitor` is as it was last read; `session` is the page's, and of no other."""

    def __init__(self, visitors: Visitors, session: str, visitor: Visitor) -> None:
        self._visitors, self.session = visitors, session
        self.visitor, self._read_at = visitor, time.monotonic()

    @property
    def language(self) -> str:
        """In which the page is written."""
        return self.visitor.asker.likes.language

    async def read(self) -> Visitor:
        """The visitor, read again where the last time is long ago and Discord can be asked. Raises NotVouched."""
        now = time.monotonic()
        if now - self._read_at > RIGHTS:
            with suppress(DiscordSilent):
                self.visitor, self._read_at = await self._visitors.of(self.session), now
        return self.visitor

    def accompanied(self) -> Visitor:
        """The visitor beside all who have come since."""
        return self._visitors.accompanied(self.visitor)

    async def explained(self, error: Exception) -> str:
        """Why something was refused, in their words."""
        if isinstance(error, Stopping):
            return catalogue(self.language)["trouble.stopping"]
        answer = answer_to(error, self.visitor.asker.likes, "an open board")
        return await self._visitors.readable(answer, self.visitor)
