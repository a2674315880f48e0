"""The part of the engines that the referee leans on."""

from engines.pool import (
    Answer,
    Engine,
    EngineBusy,
    EngineError,
    EngineFailed,
    EngineStopped,
    PersonBusy,
    Request,
    RequestKind,
)

__all__ = [
    "Answer",
    "Engine",
    "EngineBusy",
    "EngineError",
    "EngineFailed",
    "EngineStopped",
    "PersonBusy",
    "Request",
    "RequestKind",
]
