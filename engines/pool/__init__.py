"""The only door from asyncio to the engines: worker processes, and one transposition table per match.

    async with EnginePool(workers=2, memory=256 << 20) as pool:
        answer = await pool.search(Request(match="7", game="connect4", start="", moves=("4", "4"), level="hard"))

Only text and numbers cross the door. A request ends in an Answer, or in EngineBusy, EngineStopped or EngineFailed;
or in a GameError if the request itself makes no sense. Cancelling it stops its search.
"""

from typing import TYPE_CHECKING, Any

from engines.pool.messages import Answer, AnswerLine, EngineBusy, EngineError, EngineFailed, EngineStopped, Request

if TYPE_CHECKING:
    from engines.pool.pool import EnginePool

__all__ = [
    "Answer",
    "AnswerLine",
    "EngineBusy",
    "EngineError",
    "EngineFailed",
    "EnginePool",
    "EngineStopped",
    "Request",
]


def __getattr__(name: str) -> Any:
    """EnginePool, when it is asked for: the workers import this package too, and shall start without asyncio."""
    if name == "EnginePool":
        from engines.pool.pool import EnginePool

        return EnginePool
    raise AttributeError(name)
