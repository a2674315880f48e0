"""What crosses between the pool and its workers, as JSON lines, and how a request can fail."""

import json
from contextlib import suppress
from dataclasses import asdict, dataclass
from enum import IntEnum
from typing import Any

from engines.answer import Answer
from engines.game import GameError, Position
from engines.registry import game_named
from engines.search.terms import Line


class EngineError(Exception):
    """A request that got no answer."""


class EngineBusy(EngineError):
    """Too many requests are waiting; try again in a while."""


class PersonBusy(EngineBusy):
    """As many requests of this person wait as one person may have waiting; those of others are served."""


class EngineFailed(EngineError):
    """Two workers in a row were lost over this request, or the pool itself stumbled over it."""


class EngineStopped(EngineError):
    """The pool was shutting down."""


class RequestKind(IntEnum):
    """What a request is for; the smaller, the sooner it is served."""

    TURN = 0  # the bot is to move, and somebody waits for it
    HINT = 1  # a position of a match, for who is to move there
    STUDY = 2  # a position that somebody looks at
    REVIEW = 3  # one of the many positions of a review


@dataclass(frozen=True, slots=True)
class Request:
    """Find a move in the position after `moves` (canonical text) from `start` (empty: the game's start).

    `match` names the table to use, `user` whom the request serves (for fairness; 0: nobody in particular, who has no
    bound). A hint is analysed as well as can be instead of played at `level`, and `lines` moves are wanted. With
    `nodes`, which studies and reviews name, the position is worth what the game knows of it exactly, else what a search
    of so many nodes finds. It may take `seconds`, where the pool allows more.
    """

    match: str
    game: str
    start: str
    moves: tuple[str, ...]
    level: str
    lines: int = 1
    kind: RequestKind = RequestKind.TURN
    user: int = 0
    nodes: int = 0
    seconds: float = 3600.0

    def position(self) -> Position:
        """Raises GameError where it makes no sense."""
        return Position(game_named(self.game), self.start, self.moves)

    @property
    def is_timed(self) -> bool:
        """Whether nothing but time ends its search; False where it makes no sense."""
        with suppress(GameError):
            is_hint = self.kind is RequestKind.HINT
            return not self.nodes and (is_hint or game_named(self.game).level(self.level).is_timed)
        return False


@dataclass(frozen=True, slots=True)
class Job:
    """A request as a worker gets it: with the slot of its table and the seconds it may take.

    Where another worker answers it, and this one helps over the same table until it is told to stop, `helped_age` is
    the age of the other's entries there.
    """

    request: Request
    slot: int
    fresh: bool  # the slot served another match before: clear it
    seconds: float
    seed: int
    helped_age: int = -1


def write_job(job: Job) -> bytes:
    """One line of JSON."""
    return json.dumps(asdict(job)).encode() + b"\n"


def read_job(line: bytes) -> Job:
    fields = json.loads(line)
    return Job(request=read_request(fields.pop("request")), **fields)


def read_request(fields: dict[str, Any]) -> Request:
    """A request from its fields as JSON has them. Raises ValueError, TypeError or KeyError where they are none."""
    return Request(**fields | {"moves": tuple(fields["moves"]), "kind": RequestKind(fields["kind"])})


def write_answer(answer: Answer) -> bytes:
    """One line of JSON."""
    return json.dumps(asdict(answer)).encode() + b"\n"


def write_refusal(error: GameError) -> bytes:
    """One line of JSON, in place of an answer: why the request makes no sense."""
    return json.dumps({"error": str(error)}).encode() + b"\n"


def read_answer(line: bytes) -> Answer | GameError:
    """The answer or the refusal. Raises ValueError, TypeError or KeyError where it is neither."""
    fields = dict(json.loads(line))
    if "error" in fields:
        return GameError(fields["error"])
    lines = tuple(Line(**each | {"moves": tuple(each["moves"])}) for each in fields.pop("lines"))
    return Answer(lines=lines, **fields)
