"""The laws of how often one may write in a channel, beside the limits of routes (which `faults.limit` sets).

* Messages that are older than an hour may be edited three times in six seconds, counted for the whole channel; then 429
  with code 30046. (Three in six seconds: the unofficial documentation of discord-userdoccers, pull request 551; Discord
  publishes only the code.)
* A published message of an announcement channel may be edited three times an hour; then 429 with code 20028 and up to
  an hour to wait. (The answer: discord-api-docs, issue 6109; the number: a comment on issue 2258.)
* All messages in a channel count towards a limit of which only the answer is known: 429 with code 20028, `retry_after`
  0.3 (discord-api-docs, pull request 8290). Here there is no such limit until a test sets one.
* Further messages to interactions have one limit for all interactions of a place, 30 a minute (discord-api-docs, issue
  2701). Here there is none until a test sets one: tests do within seconds what people do within minutes.
* Whether the first two limits also hold for answers to interactions is not known; here they do not.
* Slow mode does not apply to bots; a person who writes too soon is refused with 20016.
"""

from __future__ import annotations

from collections import defaultdict, deque
from dataclasses import dataclass, field

from ..errors import ApiError, TooMany
from ..records import Channel, Message

OLD_SECONDS = 3600.0


@dataclass(slots=True)
class Rate:
    """At most `most` events in any `seconds`, per channel or message; 0 allows none."""

    most: int
    seconds: float
    _times: dict[int, deque[float]] = field(default_factory=lambda: defaultdict(deque))

    def count(self, place_id: int, now: float) -> float:
        """Counts an event at `now` and returns 0; or, if there is no room, returns the seconds until there is."""
        times = self._times[place_id]
        while times and times[0] <= now - self.seconds:
            times.popleft()
        if len(times) >= self.most:
            return times[0] + self.seconds - now if times else self.seconds
        times.append(now)
        return 0.0


class Rates:
    """The current limits; tests replace them (`here.world.rates.old_edits = Rate(0, 20)`)."""

    def __init__(self) -> None:
        self.old_seconds = OLD_SECONDS
        self.old_edits = Rate(3, 6.0)
        self.published_edits = Rate(3, 3600.0)
        self.writes: Rate | None = None
        self.further: Rate | None = None

    def check_edit(self, message: Message, now: float) -> None:
        """Counts an edit of an old or published message. Raises TooMany 30046 or 20028 if it is one too many."""
        if message.published:
            _check(self.published_edits, message.id, now, 20028, _WRITES)
        if now - message.created > self.old_seconds:
            _check(self.old_edits, message.channel_id, now, 30046, _OLD)

    def check_write(self, channel_id: int, now: float) -> None:
        """Counts a message or edit in a channel. Raises TooMany 20028 if it is one too many."""
        if self.writes is not None:
            _check(self.writes, channel_id, now, 20028, _WRITES)

    def check_further(self, channel_id: int, now: float) -> None:
        """Counts a further message to an interaction. Raises TooMany if it is one too many."""
        if self.further is not None:
            _check(self.further, channel_id, now, 0, "You are being rate limited.")


_OLD = "Maximum number of edits to messages older than 1 hour reached. Try again later."
_WRITES = "The write action you are performing on the channel has hit the write rate limit."


def _check(rate: Rate, place_id: int, now: float, code: int, message: str) -> None:
    wait = rate.count(place_id, now)
    if wait > 0:
        raise TooMany(round(wait, 3), code=code, message=message)


def check_slow_mode(channel: Channel, last: Message | None, now: float) -> None:
    """Raises ApiError 20016 if the channel's slow mode forbids another message now; `last` is the person's last one."""
    if last is not None and now - last.created < channel.slow_seconds:
        raise ApiError(400, 20016, "This action cannot be performed due to slowmode rate limit.")
