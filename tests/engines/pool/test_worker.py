"""A worker process alone."""

import subprocess
import sys
from contextlib import closing

from engines.pool import Request
from engines.pool.arena import Arena
from engines.pool.messages import Job, write_job


def test_an_answer_that_nobody_reads_is_no_error() -> None:
    """A worker whose bot was killed during its search ends without an error."""
    job = Job(Request(match="1", game="tictactoe", start="", moves=(), level="easy"), 0, True, 0.1, 1)
    with closing(Arena(16 << 20, at_least=2)) as arena:
        worker = subprocess.Popen(
            (sys.executable, "-m", "engines.pool.worker", str(arena.handle), "0"),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, pass_fds=(arena.handle,),
        )  # fmt: skip
        assert worker.stdout
        worker.stdout.close()
        worker.stdout = None
        _, said = worker.communicate(write_job(job))
    assert (said, worker.returncode) == (b"", 0)


def test_a_worker_starts_without_asyncio() -> None:
    """A worker loads nothing that it does not use, because a person waits for its start after a crash."""
    code = "import sys, engines.pool.worker; print('asyncio' in sys.modules)"
    assert subprocess.run((sys.executable, "-c", code), capture_output=True, check=True).stdout == b"False\n"
