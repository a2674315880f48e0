"""The only way from asyncio to the engines: processes that search, and one transposition table per match.

    async with EnginePool(workers=2, memory=256 << 20) as pool:
        answer = await pool.search(Request(match="7", game="connect4", start="", moves=("4", "4"), level="hard"))

`Engine` says what may be relied on. Only text and numbers pass between processes.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from engines.answer import Answer
from engines.pool.contract import Engine, PoolStatus
from engines.pool.messages import EngineBusy, EngineError, EngineFailed, EngineStopped, PersonBusy, Request, RequestKind

if TYPE_CHECKING:
    from engines.pool.cluster import ClusterPool
    from engines.pool.pool import EnginePool

__all__ = [
    "Answer",
    "ClusterPool",
    "Engine",
    "EngineBusy",
    "EngineError",
    "EngineFailed",
    "EnginePool",
    "EngineStopped",
    "PersonBusy",
    "PoolStatus",
    "Request",
    "RequestKind",
]

_POOLS = {"ClusterPool": "engines.pool.cluster", "EnginePool": "engines.pool.pool"}


def __getattr__(name: str) -> Any:
    """Imports a pool on first use: engine processes, which import this package, too, need no asyncio.

    ClusterPool needs the extra `cluster`.
    """
    if name in _POOLS:
        return getattr(import_module(_POOLS[name]), name)
    raise AttributeError(name)
