"""The part of the engine pool that the referee leans on."""

from typing import Protocol

from engines.pool import Answer, AnswerLine, EngineBusy, EngineError, EngineFailed, EngineStopped, Request

__all__ = ["Answer", "AnswerLine", "Engine", "EngineBusy", "EngineError", "EngineFailed", "EngineStopped", "Request"]


class Engine(Protocol):
    """engines.pool.EnginePool, or what keeps its contract."""

    async def search(self, request: Request) -> Answer:
        """The answer, or EngineFailed, EngineBusy, EngineStopped; never neither."""

    def forget(self, match: str) -> None:
        """The match has ended: what is remembered for it may go."""
