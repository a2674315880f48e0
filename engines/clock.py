"""Clock: counts what a search does, and tells when it must stop."""

from time import perf_counter, sleep

_PAUSE = 0.0002  # seconds between two looks at the time, about
_MOST = 1024  # most steps between two looks
_FEW = 16  # fewest steps between them: reading the time costs something
_MOMENT = 0.001  # seconds of a `wait`
_YIELD = 0.004  # seconds between two yields to other threads: a system call is slow on some machines


class Clock:
    """Counts nodes and steps of a search. Once a limit is reached `stopped` is set, and the search's results are void.

    A step is one unit of work: a node, or a node of a proof, which does not count among the nodes of the search. The
    number of steps between two looks at the time adapts to how long the last ones took.
    """

    def __init__(self) -> None:
        self.start(0, 0, None)

    def start(self, seconds: float, nodes: int, flag: memoryview | None) -> None:
        """Starts at zero with these limits, 0 for none; a byte of `flag` other than 0 stops the search, too."""
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
        """Counts one more node; True if the search must stop."""
        self.nodes += not self.stopped
        if self.nodes >= self.node_limit:
            self.stopped = True
        return self.step()

    def step(self) -> bool:
        """Counts one more step; True if the search must stop."""
        if not self.stopped:
            self.steps += 1
            self.stopped = self.steps >= self.next_look and self._check_time()
        return self.stopped

    def wait(self) -> bool:
        """Sleeps for a moment; True if the search must stop."""
        sleep(_MOMENT)
        return self._check_time()

    def _check_time(self) -> bool:
        """Looks at flag and time, and plans the next look; True if the search must stop."""
        now = perf_counter()
        if self.flag is not None:
            if now - self.yielded > _YIELD:
                sleep(0)  # lets the thread that may set the flag run
                self.yielded = now = perf_counter()
            if self.flag[0]:
                return True
        self._plan(now - self.looked)
        self.looked = now
        return self.deadline > 0 and now >= self.deadline

    def _plan(self, took: float) -> int:
        """Chooses the steps until the next look: at most twice as many, or fewer if the last ones took long."""
        if took > _PAUSE:
            self.interval = max(int(self.interval * _PAUSE / took), _FEW)
        else:
            self.interval = min(2 * self.interval, _MOST)
        self.next_look = self.steps + self.interval
        return 0
