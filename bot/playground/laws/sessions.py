"""The law of sessions: a bot may identify 1,000 times a day; if it does so more often, Discord resets its token.

GET /gateway/bot says how many are left. RESUME does not count.
https://docs.discord.com/developers/events/gateway#session-start-limit-object
"""

from __future__ import annotations

from dataclasses import dataclass

from ..records import Json

DAY = 86_400.0


@dataclass(slots=True)
class Sessions:
    """Counts how often a bot has identified since `began`; the count starts again after `seconds`."""

    began: float
    total: int = 1000
    used: int = 0
    seconds: float = DAY

    def begin(self, now: float) -> bool:
        """Counts a new session. Returns False if it is one too many."""
        self._renew(now)
        self.used += 1
        return self.used <= self.total

    def limit(self, now: float) -> Json:
        """The `session_start_limit`."""
        self._renew(now)
        return {
            "total": self.total,
            "remaining": max(0, self.total - self.used),
            "reset_after": int(1000 * (self.began + self.seconds - now)) + 1,
            "max_concurrency": 1,
        }

    def _renew(self, now: float) -> None:
        if now >= self.began + self.seconds:
            self.began, self.used, self.seconds = now, 0, DAY
