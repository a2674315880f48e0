"""What the referee asks of the engines, and what it gets: the contract of engines.pool."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Request:
    """A position to search, as text: the start, and the moves since in canonical notation."""

    match: str
    game: str
    start: str
    moves: tuple[str, ...]
    level: str
    lines: int = 1
    hint: bool = False
    user: int = 0


@dataclass(frozen=True, slots=True)
class AnswerLine:
    """One of the best moves, its score for the side to move, and how the game may go on (the move included)."""

    move: str
    score: int
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """The move to play, the best lines (best first), and what finding them took."""

    move: str
    lines: tuple[AnswerLine, ...]
    depth: int
    nodes: int
    seconds: float
    kept: int


class EngineError(Exception):
    """No answer came."""


class EngineFailed(EngineError):
    """The search broke down, and so did a second attempt."""


class EngineBusy(EngineError):
    """Too much is waiting already."""


class EngineStopped(EngineError):
    """The engines are shutting down."""


class Engine(Protocol):
    """The asyncio face of the engines."""

    async def search(self, request: Request) -> Answer:
        """The answer, or EngineFailed, EngineBusy, EngineStopped; never neither."""

    def forget(self, match: str) -> None:
        """The match has ended: what is remembered for it may go."""
