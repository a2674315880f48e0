"""Engine: what the bot may rely on, wherever the engines run."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from engines.answer import Answer
from engines.pool.messages import Request


@dataclass(frozen=True, slots=True)
class PoolStatus:
    """The engines at this moment: engine processes, those that search, requests that wait, matches with a table, tables
    in all, engine processes that were lost and replaced.

    `counts` only ever grow: what happened since the start, by name; for metrics.
    """

    workers: int
    busy: int
    waiting: int
    tables: int
    slots: int
    restarts: int
    counts: Mapping[str, int] = field(default_factory=dict)


class Engine(Protocol):
    """Kept by EnginePool, on this machine, and by ClusterPool, on several. One suite of tests holds for both.

    **Deadline.** A search takes the seconds of the pool, or of the request where it names fewer, and less when requests
    of its kind or a more urgent one wait. A process that is silent for longer than a fixed patience is given up, and
    the request is tried again elsewhere: every request ends, with a move wherever any process lives.

    **Order.** Turns come before hints, hints before studies and studies before reviews, but whatever waits is passed
    over a limited number of times; of one kind, people take turns. What people ask for beside turns is served one at a
    time for each of them. Over a number of waiting requests of a kind, or of one person, new ones are refused.

    **Tables.** What the searches of a match learn is kept under its name and met again by the next one, as long as the
    memory suffices and the process that has it lives; losing it costs strength, never correctness. What a study's
    search learns is not kept.

    **Cancellation.** A cancelled search frees its process at once and takes nothing from others.
    """

    async def search(self, request: Request) -> Answer:
        """The answer: a turn, a hint or the worth of a position, whatever the request is.

        Raises GameError if the request makes no sense, else only one error and its kinds, EngineError: EngineBusy (too
        many wait), PersonBusy (too many of this person), EngineFailed (every attempt was lost), EngineStopped (the pool
        is closing).
        """

    def forget(self, match: str) -> None:
        """The match is over: its table may serve another. A match that is not known is none."""

    def status(self) -> PoolStatus:
        """What there is and what it does; never waits."""

    async def close(self) -> None:
        """Stop every search and end every process. Whoever waits gets EngineStopped; a second time does nothing."""
