"""Clock: how much a search has done, and when it must stop."""

from time import perf_counter, sleep

_PAUSE = 0.0002  # seconds between two looks at the time, about
_MOST = 1024  # steps between them at most, and so many
_FEW = 16  # at least: looking costs something, too
_MOMENT = 0.001  # seconds
_YIELD = 0.004  # seconds after which other threads may run: a system call is dear on some machines


class Clock:
    """Counts what a search does; once a limit is reached `stopped` is set, and what the search returns means nothing.

    A step is what costs about as much as any other: a node, or a node of a proof, which does not count as one of the
    search. How many steps pass between two looks at the time follows from how long the last ones took.
    """

    def __init__(self) -> None:
        self.start(0, 0, None)

    def start(self, seconds: float, nodes: int, flag: memoryview | None) -> None:
        """Begin at zero; from now on these limits hold, 0 for none."""
        self.nodes = 0
        self.steps = 0
        self.stopped = False
        self.started = self.looked = self.yielded = perf_counter()
        self.deadline = self.started + seconds if seconds else 0.0
        self.node_limit = nodes or 1 << 62
        self.next_look = self.interval = _FEW
        self.flag = flag

    def spent(self) -> float:
        """Seconds since the start."""
        return perf_counter() - self.started

    def count(self) -> bool:
        """One more node; True if it is one too many."""
        self.nodes += not self.stopped
        if self.nodes >= self.node_limit:
            self.stopped = True
        return self.step()

    def step(self) -> bool:
        """One more step; True if the search must stop."""
        if not self.stopped:
            self.steps += 1
            self.stopped = self.steps >= self.next_look and self._check_time()
        return self.stopped

    def wait(self) -> bool:
        """Sleep for a moment; True if the search must stop."""
        sleep(_MOMENT)
        return self._check_time()

    def _check_time(self) -> bool:
        """Look at flag and time, and plan the next look; True if the search must stop."""
        now = perf_counter()
        if self.flag is not None:
            if now - self.yielded > _YIELD:
                sleep(0)  # lets the thread run that may set the flag
                self.yielded = now = perf_counter()
            if self.flag[0]:
                return True
        self._plan(now - self.looked)
        self.looked = now
        return self.deadline > 0 and now >= self.deadline

    def _plan(self, took: float) -> int:
        """Choose when to look again: at most twice as many steps, fewer at once where the last took long."""
        if took > _PAUSE:
            self.interval = max(int(self.interval * _PAUSE / took), _FEW)
        else:
            self.interval = min(2 * self.interval, _MOST)
        self.next_look = self.steps + self.interval
        return 0
