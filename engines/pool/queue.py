"""FairQueue: the one policy by which requests are admitted, ordered and shortened, here and in a cluster.

* Turns come before hints, hints before studies, studies before reviews; but a waiting kind is passed over a limited
  number of times, so that each kind has its share. The length of the queue is limited for each kind by itself.
* Within a kind people take turns, however many requests of one person wait; those are served first in, first out.
* Requests other than turns are served one at a time for each person, and few of them may wait: more are refused.
  Turns need no such limit: a person has no more of them than matches.
* Waiting requests of the same or a more urgent kind shorten a request; those of another person count as one.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass

from engines.answer import Answer
from engines.pool.messages import EngineBusy, PersonBusy, Request, RequestKind

PASSED = 8  # times that a waiting kind is passed over by more urgent ones
MOST_WAITING = 3  # requests of one person and one kind, other than turns


@dataclass(slots=True, eq=False)
class Ticket:
    """A request in the pool. While it is served, `stop` ends its search when the caller goes away."""

    request: Request
    done: "asyncio.Future[Answer]"
    stop: Callable[[], object] | None = None

    def fail(self, error: Exception) -> None:
        """Fails the request, unless it has been answered."""
        if not self.done.done():
            self.done.set_exception(error)


class FairQueue:
    """The waiting requests, in their order. A caller of `get` must call `done` once for each item when it is served.

    When `longest` requests of a kind wait, new ones of that kind are refused.
    """

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self._lines: dict[RequestKind, OrderedDict[int, deque[Ticket]]] = {kind: OrderedDict() for kind in RequestKind}
        self._passed = dict.fromkeys(RequestKind, 0)
        self._served: set[int] = set()  # people for whom something other than a turn is being served
        self._changed = asyncio.Event()

    def __len__(self) -> int:
        return sum(map(self._waiting, RequestKind))

    def put(self, item: Ticket) -> None:
        """Adds an item. Raises EngineBusy, PersonBusy."""
        kind, user = item.request.kind, item.request.user
        if self._waiting(kind) >= self._longest:
            raise EngineBusy(f"{self._longest} requests of kind {kind.name} are waiting")
        if _is_bounded(kind, user) and len(self._lines[kind].get(user, ())) >= MOST_WAITING:
            raise PersonBusy(f"{MOST_WAITING} requests of one person are waiting")
        self._lines[kind].setdefault(user, deque()).append(item)
        self._changed.set()

    async def get(self) -> Ticket:
        """The next item that may be served; waits for one."""
        while not self.has_next():
            self._changed.clear()
            await self._changed.wait()
        kind, user = self._chosen()
        lines = self._lines[kind]
        line = lines.pop(user)
        item = line.popleft()
        if line:
            lines[user] = line  # at the end: other people come first now
        if _is_bounded(kind, user):
            self._served.add(user)
        return item

    def has_next(self) -> bool:
        """Whether an item waits that may be served now."""
        return any(self._next_user(kind) is not None for kind, users in self._lines.items() if users)

    def done(self, item: Ticket) -> None:
        """Notes that an item from `get` is served: the next one of its person may be."""
        if _is_bounded(item.request.kind, item.request.user):
            self._served.discard(item.request.user)
            self._changed.set()

    def remove(self, item: Ticket) -> None:
        """Removes an item, if it still waits."""
        lines, user = self._lines[item.request.kind], item.request.user
        line = lines.get(user, deque())
        if item in line:
            line.remove(item)
            if not line:
                del lines[user]

    def drain(self) -> list[Ticket]:
        """Removes and returns all waiting items."""
        items = [item for lines in self._lines.values() for line in lines.values() for item in line]
        for lines in self._lines.values():
            lines.clear()
        return items

    def ahead(self, request: Request) -> int:
        """How many waiting requests shorten this one."""
        lines = [line for kind, users in self._lines.items() if kind <= request.kind for line in users.items()]
        return sum(len(line) if user == request.user else 1 for user, line in lines)

    def _waiting(self, kind: RequestKind) -> int:
        return sum(map(len, self._lines[kind].values()))

    def _next_user(self, kind: RequestKind) -> int | None:
        """The person whose item of this kind comes next; None if no item may be served."""
        users = self._lines[kind]
        return next((user for user in users if not (_is_bounded(kind, user) and user in self._served)), None)

    def _chosen(self) -> tuple[RequestKind, int]:
        """The kind to serve and its person: the most urgent, unless another was passed over too often."""
        found = {kind: user for kind in self._lines if (user := self._next_user(kind)) is not None}
        chosen = next((kind for kind in found if self._passed[kind] >= PASSED), next(iter(found)))
        for kind in found:
            self._passed[kind] += 1
        self._passed[chosen] = 0
        return chosen, found[chosen]


def _is_bounded(kind: RequestKind, user: int) -> bool:
    return kind is not RequestKind.TURN and user != 0
