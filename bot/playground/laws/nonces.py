"""The law of `enforce_nonce`: a message whose nonce its author has used in the past few minutes is not posted again.

The answer is the earlier message instead, or 10008 if that was deleted (discord-api-docs, pull request 6647). (Discord
says "the past few minutes"; here that is five.) https://docs.discord.com/developers/resources/message#create-message
"""

from __future__ import annotations

from ..errors import refusal
from ..records import Message, Records

REMEMBERED_SECONDS = 300.0


class Nonces:
    """The nonces of the bot's messages in the last minutes."""

    def __init__(self) -> None:
        self._messages: dict[str, tuple[int, float]] = {}

    def earlier(self, world: Records, nonce: str, now: float) -> Message | None:
        """The message that was posted with this nonce in the last minutes, if there is one. Raises ApiError 10008 if it
        was deleted.
        """
        self._forget(now - REMEMBERED_SECONDS)
        if nonce not in self._messages:
            return None
        found = world.get(Message, self._messages[nonce][0])
        if found is None:
            raise refusal("message")
        return found

    def remember(self, nonce: str, message: Message) -> None:
        """Notes that a message was posted with this nonce."""
        self._messages[nonce] = (message.id, message.created)

    def _forget(self, before: float) -> None:
        while self._messages and self._messages[oldest := next(iter(self._messages))][1] < before:
            del self._messages[oldest]
