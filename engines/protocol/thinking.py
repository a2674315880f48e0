"""Work in a thread of its own, which can be stopped."""

from collections.abc import Callable
from threading import Event, Thread


class Thinking:
    """At most one piece of work at a time. Its methods are for one thread, the one that reads the commands."""

    def __init__(self) -> None:
        self.stopped = Event()  # set by `stop`; the work itself may wait for it
        self.flag = memoryview(bytearray(1))  # the byte that stops a search; set by `stop`
        self._thread: Thread | None = None
        self._failure: OSError | None = None

    def start(self, work: Callable[[], None]) -> None:
        """Starts `work` in a thread. Work under way is stopped first."""
        self.stop()
        self.flag[0] = 0
        self.stopped.clear()
        self._thread = Thread(target=self._do, args=(work,), daemon=True)
        self._thread.start()

    def stop(self) -> bool:
        """Tells the work to end, and waits until it has. Returns whether it was under way."""
        working = self._thread is not None and self._thread.is_alive()
        self.flag[0] = 1
        self.stopped.set()
        self.wait()
        return working

    def wait(self) -> None:
        """Waits until no work is under way. Raises the OSError that ended the last one."""
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        if self._failure is not None:
            raise self._failure

    def _do(self, work: Callable[[], None]) -> None:
        try:
            work()
        except OSError as error:
            self._failure = error
