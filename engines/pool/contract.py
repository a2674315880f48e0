"""Engine: what the bot may rely on, on whichever machine the engines run."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from engines.answer import Answer
from engines.pool.messages import Request


@dataclass(frozen=True, slots=True)
class PoolStatus:
    """The engines at this moment."""

    workers: int  # engine processes
    busy: int  # engine processes that search
    waiting: int  # requests that wait
    tables: int  # matches with a table
    slots: int  # tables in all
    restarts: int  # engine processes that were lost and replaced
    counts: Mapping[str, int] = field(default_factory=dict)  # metrics, by name: what happened since the start


class Engine(Protocol):
    """What EnginePool, on this machine, and ClusterPool, on several, promise. One suite of tests checks both.

    **Deadline.** A search takes the seconds of the pool, or of the request if it allows fewer, and less when requests
    of its kind or a more urgent one wait. A process that is silent for longer than a fixed patience is given up, and
    the request is tried again elsewhere: every request ends, with a move if any process lives.

    **Order.** Turns come before hints, hints before studies and studies before reviews, but no waiting kind is passed
    over more than a limited number of times; within a kind, people take turns. Requests other than turns are served one
    at a time for each person. New requests are refused when too many of their kind, or of their person, wait.

    **Tables.** What the searches of a match learn is kept under its name for its next search, while memory suffices and
    the process that has it lives; losing it costs strength, never correctness. Nothing is kept of a study's searches.

    **Cancellation.** A cancelled search frees its process at once, and no other search suffers.
    """

    async def search(self, request: Request) -> Answer:
        """The answer to a request: a turn, a hint or the value of a position.

        Raises GameError if the request makes no sense, else only EngineError and its kinds: EngineBusy (too many wait),
        PersonBusy (too many of this person wait), EngineFailed (every attempt was lost), EngineStopped (it is closing).
        """

    def forget(self, match: str) -> None:
        """Frees the table of a match that has ended; nothing happens for an unknown match."""

    def status(self) -> PoolStatus:
        """The state of the engines; never waits."""

    async def close(self) -> None:
        """Stops every search and ends every process. Waiting requests get EngineStopped. A second call does nothing."""
