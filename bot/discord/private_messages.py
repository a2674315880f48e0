"""One private message for each person and match: a new one takes the place of the last.

Discord lets a private message be changed and deleted only by the token of the interaction that brought it, for a
quarter of an hour. The last one is deleted rather than changed, because who dismissed it would not see the change.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass

from bot.discord.answers import InteractionAnswer
from bot.recent import Recent

log = logging.getLogger(__name__)

MESSAGES_REMEMBERED = 4096


@dataclass(frozen=True, slots=True)
class Said:
    """What one interaction said privately, and the interaction by which it can be deleted."""

    messages: tuple[int, ...]
    answer: InteractionAnswer


class PrivateMessages:
    """Remembers them while the process lives. Nothing here raises what goes wrong with Discord."""

    def __init__(self) -> None:
        self._last: Recent[tuple[int, int], Said] = Recent(MESSAGES_REMEMBERED)

    async def replace(self, match: int, answer: InteractionAnswer, message: int | None) -> None:
        """That message was just said about a match to who acted; what an earlier interaction said goes."""
        if message is None:
            return
        key = (answer.person, match)
        before = self._last.get(key)
        if before and before.answer is answer and answer.used not in before.messages:
            self._last.keep(key, Said((*(each for each in before.messages if each != message), message), answer))
            return
        self._last.keep(key, Said((message,), answer))
        if before:
            await _delete(before)

    def take_over(self, match: int, answer: InteractionAnswer) -> None:
        """Where a component of the last message was used, that can be deleted by this interaction from now on."""
        last = self._last.get((answer.person, match))
        if last and answer.used in last.messages:
            self._last.keep((answer.person, match), Said((answer.used,), answer))

    async def clear(self, match: int, person: int) -> tuple[int, ...]:
        """What was said last to a person about a match goes. The messages that it was."""
        last = self._last.pop((person, match), None)
        if last is None:
            return ()
        await _delete(last)
        return last.messages


async def _delete(said: Said) -> None:
    for message in said.messages:
        try:
            await said.answer.remove(message)
        except Exception as error:  # its quarter of an hour is over, or there is no way through: it stays
            log.info("a private message could not be deleted: %r", error)
