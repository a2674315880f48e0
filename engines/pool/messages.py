"""The messages between the pool and its workers, as JSON lines, and the ways in which a request can fail."""

import json
from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from engines.answer import Answer
from engines.game import GameError, Position
from engines.registry import game_named
from engines.search.terms import Line


class EngineError(Exception):
    """A request got no answer."""


class EngineBusy(EngineError):
    """Too many requests are waiting; try again later."""


class PersonBusy(EngineBusy):
    """As many requests of this person wait as one person may have; those of others are served."""


class EngineFailed(EngineError):
    """Two workers in a row were lost over this request, or the pool itself failed."""


class EngineStopped(EngineError):
    """The pool is shutting down."""


class RequestKind(IntEnum):
    """What a request is for; a smaller value is served sooner."""

    TURN = 0  # the bot is to move, and a person waits
    HINT = 1  # a position of a match, for the person to move
    STUDY = 2  # a position that a person studies
    REVIEW = 3  # one of the many positions of a review


@dataclass(frozen=True, slots=True)
class Request:
    """Asks for a move in the position after `moves` (canonical text) from `start` (empty: the game's start).

    `match` names the table, `user` the person whom the request serves (for fairness; 0: none, without limits). A hint
    is analysed at full strength instead of played at `level`, and has `lines` moves. With `nodes`, which studies and
    reviews give, the answer is what the game knows exactly, else what a search of that many nodes finds. It takes at
    most `seconds`, or less if the pool allows less.
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
        """The position. Raises GameError if the request makes no sense."""
        return Position(game_named(self.game), self.start, self.moves)

    @property
    def is_timed(self) -> bool:
        """Whether time is the only limit of its search; False if the request makes no sense."""
        with suppress(GameError):
            is_hint = self.kind is RequestKind.HINT
            return not self.nodes and (is_hint or game_named(self.game).level(self.level).is_timed)
        return False


@dataclass(frozen=True, slots=True)
class Job:
    """A request as a worker gets it: with the slot of its table and the seconds that it may take.

    `helped_age` is set if another worker answers the request and this one helps over the same table until it is
    stopped: the age of the other's entries there.
    """

    request: Request
    slot: int
    fresh: bool  # the slot may have entries of another match: clear it
    seconds: float
    seed: int
    helped_age: int = -1


def write_job(job: Job) -> bytes:
    """The job as one line of JSON."""
    return _line(job)


def read_job(line: bytes) -> Job:
    fields = json.loads(line)
    return Job(request=read_request(fields.pop("request")), **fields)


def read_request(fields: dict[str, Any]) -> Request:
    """A request from its fields in JSON. Raises ValueError, TypeError or KeyError if they are malformed."""
    return Request(**fields | {"moves": tuple(fields["moves"]), "kind": RequestKind(fields["kind"])})


def write_answer(answer: Answer | GameError) -> bytes:
    """The answer, or the reason why the request makes no sense, as one line of JSON."""
    return _line({"error": str(answer)} if isinstance(answer, GameError) else answer)


def read_answer(line: bytes) -> Answer | GameError:
    """The answer or the refusal. Raises ValueError, TypeError or KeyError if it is neither."""
    fields = dict(json.loads(line))
    if "error" in fields:
        return GameError(fields["error"])
    lines = tuple(Line(**each | {"moves": tuple(each["moves"])}) for each in fields.pop("lines"))
    return Answer(lines=lines, **fields)


def _line(value: Any) -> bytes:
    return json.dumps(value, default=_fields).encode() + b"\n"


def _fields(value: Any) -> dict[str, Any]:
    """Of a dataclass; `asdict` would copy all that is in them, which takes longer than the rest of a request."""
    return {name: getattr(value, name) for name in value.__dataclass_fields__}
