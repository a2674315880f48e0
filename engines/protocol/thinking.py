"""Work in a thread of its own, which can be stopped."""

from collections.abc import Callable
from threading import Event, Thread


class Thinking:
    """At most one piece of work at a time. Its methods are for one thread, the one that reads the commands."""

    def __init__(self) -> None:
        self._flag = bytearray(1)
        self._stopped = Event()
        self._thread: Thread | None = None

    @property
    def flag(self) -> memoryview:
        """The byte that stops a search; set once `stop` was called."""
        return memoryview(self._flag)

    def start(self, work: Callable[[], None]) -> None:
        """Starts `work` in a thread. Work under way is stopped first."""
        self.stop()
        self._flag[0] = 0
        self._stopped.clear()
        self._thread = Thread(target=work, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Tells the work to end, and waits until it has."""
        self._flag[0] = 1
        self._stopped.set()
        self.wait()

    def wait(self) -> None:
        """Waits until no work is under way."""
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def until_stopped(self) -> None:
        """Waits until `stop` is called; for the work itself."""
        self._stopped.wait()
