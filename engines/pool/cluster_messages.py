"""The messages between the bot and the workers of a cluster: bytes of JSON, never Python objects.

A RemoteCall carries a request to a worker, a RemoteReply the outcome back, a WorkerHello describes a worker. Each is
checked when it is read: anything malformed raises ValueError.
"""

import json
from dataclasses import asdict, dataclass
from typing import Any, Self

from engines.about import VERSION, engines_hash
from engines.answer import Answer
from engines.game import GameError
from engines.pool.messages import Request, read_answer, read_request, write_answer


@dataclass(frozen=True, slots=True)
class RemoteCall:
    """A request, the sender's version, the name of the task, and the matches that have ended since the last call."""

    request: Request
    version: str
    key: str = ""
    ended: tuple[str, ...] = ()

    def write(self) -> bytes:
        return json.dumps(asdict(self)).encode()

    @classmethod
    def read(cls, data: bytes) -> Self:
        """The call in a message. Raises ValueError."""
        fields = _object(data)
        try:
            request = read_request(dict(fields["request"]))
            call = cls(request, fields["version"], fields["key"], tuple(fields["ended"]))
        except (KeyError, TypeError) as error:
            raise ValueError(f"not a call: {error}") from error
        _check_request(request)
        return call


def _check_request(request: Request) -> None:
    texts = (request.match, request.game, request.start, request.level, *request.moves)
    numbers = (request.lines, request.user, request.nodes, request.seconds)
    if not all(isinstance(each, str) for each in texts) or not all(isinstance(each, int | float) for each in numbers):
        raise ValueError("not a request")


@dataclass(frozen=True, slots=True)
class RemoteReply:
    """The answer, or why there is none, and the name of the worker that sends it.

    `outcome` is a GameError if the request makes no sense, a text if this worker could not answer.
    """

    worker: str
    outcome: Answer | GameError | str

    def write(self) -> bytes:
        told = json.dumps(self.outcome) if isinstance(self.outcome, str) else write_answer(self.outcome).decode()
        return json.dumps({"worker": self.worker, "outcome": told}).encode()

    @classmethod
    def read(cls, data: bytes) -> Self:
        """The reply in a message. Raises ValueError."""
        fields = _object(data)
        try:
            outcome = json.loads(fields["outcome"])
            told = outcome if isinstance(outcome, str) else read_answer(fields["outcome"].encode())
            return cls(fields["worker"], told)
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"not a reply: {error}") from error


@dataclass(frozen=True, slots=True)
class WorkerHello:
    """A worker: its version, its number of engine processes, and the number of tables that they share."""

    version: str
    processes: int
    slots: int

    def write(self) -> bytes:
        return json.dumps(asdict(self)).encode()

    @classmethod
    def read(cls, data: bytes) -> Self:
        """The description in a message. Raises ValueError."""
        try:
            hello = cls(**_object(data))
        except TypeError as error:
            raise ValueError(f"not a hello: {error}") from error
        if not (isinstance(hello.processes, int) and isinstance(hello.slots, int) and hello.processes > 0):
            raise ValueError("a worker without engine processes")
        return hello


def present_version() -> str:
    """The version of this program and of its engines; only parts with the same one work together."""
    return f"{VERSION} with engines {engines_hash()}"


def _object(data: bytes) -> dict[str, Any]:
    fields = json.loads(data)
    if not isinstance(fields, dict):
        raise ValueError("not an object of JSON")
    return fields
