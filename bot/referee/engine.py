"""The part of the engines that the referee leans on."""

from engines.pool import Answer, AnswerLine, Engine, EngineBusy, EngineError, EngineFailed, EngineStopped, Request

__all__ = ["Answer", "AnswerLine", "Engine", "EngineBusy", "EngineError", "EngineFailed", "EngineStopped", "Request"]
