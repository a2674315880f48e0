"""ObservedEngine: an engine whose searches are reported to the metrics."""

import time
from collections.abc import Callable

from engines.game import GameError
from engines.pool import Answer, Engine, EngineBusy, EngineError, EngineStopped, PoolStatus, Request

Observer = Callable[[str, float], None]


class ObservedEngine:
    """An engine that tells `observer` how each search ended ("answered", "busy", "failed" or "stopped"), and how many
    seconds it took, including the time in the queue. `answered_at` is the time of the last answer, by time.monotonic.
    """

    def __init__(self, engine: Engine, observer: Observer) -> None:
        self._engine = engine
        self._observer = observer
        self.answered_at = float("-inf")

    async def search(self, request: Request) -> Answer:
        """As the engine's own."""
        began = time.monotonic()
        try:
            answer = await self._engine.search(request)
        except EngineError as error:
            stopped = "stopped" if isinstance(error, EngineStopped) else "failed"
            self._observer("busy" if isinstance(error, EngineBusy) else stopped, time.monotonic() - began)
            raise
        except GameError:
            self.answered_at = time.monotonic()
            raise
        self.answered_at = time.monotonic()
        self._observer("answered", self.answered_at - began)
        return answer

    def forget(self, match: str) -> None:
        """As the engine's own."""
        self._engine.forget(match)

    def status(self) -> PoolStatus:
        """As the engine's own."""
        return self._engine.status()

    async def close(self) -> None:
        """As the engine's own."""
        await self._engine.close()
