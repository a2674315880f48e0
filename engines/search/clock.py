"""Clock: how much a search has done, and when it must stop."""

from time import perf_counter, sleep

from engines.search.terms import Limit

_WATCH = 1023  # nodes between two looks at the time, a power of two less one


class Clock:
    """Counts nodes; once a limit is reached `stopped` is set, and whatever the search returns then means nothing."""

    def __init__(self) -> None:
        self.nodes = 0
        self.stopped = False
        self.started = perf_counter()
        self.deadline = 0.0
        self.node_limit = 0
        self.flag: memoryview | None = None

    def start(self, limit: Limit) -> None:
        """Begin at zero; from now on `limit` holds."""
        self.nodes = 0
        self.stopped = False
        self.started = perf_counter()
        self.deadline = self.started + limit.seconds if limit.seconds else 0.0
        self.node_limit = limit.nodes or 1 << 62
        self.flag = limit.flag

    def spent(self) -> float:
        """Seconds since the start."""
        return perf_counter() - self.started

    def count(self) -> bool:
        """One more node; True if it is one too many."""
        if self.stopped:
            return True
        self.nodes += 1
        if self.nodes >= self.node_limit or (self.nodes & _WATCH == 0 and self._is_time_up()):
            self.stopped = True
        return self.stopped

    def _is_time_up(self) -> bool:
        if self.flag is not None:
            sleep(0)  # lets the thread run that may set the flag
            if self.flag[0]:
                return True
        return self.deadline > 0 and perf_counter() >= self.deadline
