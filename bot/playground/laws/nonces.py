"""The law of `enforce_nonce`: a message whose nonce its author has used in the past few minutes is not made again.

The earlier message is answered instead. (Discord says "the past few minutes"; here that is five.)
https://docs.discord.com/developers/resources/message#create-message
"""

from __future__ import annotations

from ..records import Message, Records

REMEMBERED_SECONDS = 300.0


class Nonces:
    """The nonces of the bot's messages of the last minutes."""

    def __init__(self) -> None:
        self._messages: dict[str, tuple[int, float]] = {}

    def earlier(self, world: Records, nonce: str, now: float) -> Message | None:
        """The message that was made with this nonce a short while ago, if it is still there."""
        self._forget(now - REMEMBERED_SECONDS)
        number, _ = self._messages.get(nonce, (None, 0.0))
        return world.get(Message, number)

    def remember(self, nonce: str, message: Message) -> None:
        """A message was made with this nonce."""
        self._messages[nonce] = (message.id, message.created)

    def _forget(self, before: float) -> None:
        while self._messages and self._messages[oldest := next(iter(self._messages))][1] < before:
            del self._messages[oldest]
