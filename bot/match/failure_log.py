"""How failures are logged of what is tried again at every look: the log of a full disk must not fill it further."""

import logging
import time
import traceback
from collections.abc import Hashable, Iterator
from contextlib import contextmanager

from bot.recent import Recent
from storage.errors import DatabaseFault, StorageRefusal

PAUSE = 60.0  # seconds between two lines about one failure
REMEMBERED = 4096  # failures

_told: Recent[Hashable, float] = Recent(REMEMBERED)  # when each failure was logged last, by time.monotonic


@contextmanager
def failure_logged(log: logging.Logger, text: str, *values: object) -> Iterator[None]:
    """Logs what the block raises, so that one row stops no other. A StorageRefusal means that the row has changed."""
    try:
        yield
    except StorageRefusal as refusal:
        log.info(f"{text}: %s", *values, refusal)
    except Exception as error:
        log_failure(log, error, text, *values)


def log_failure(log: logging.Logger, error: Exception, text: str, *values: object) -> None:
    """Logs that work failed which will be tried again: one failure at most once in PAUSE seconds.

    A fault of the database is one failure, however much fails by it. Any other error is one for each line of code that
    raises it and each text; it is logged first with its traceback, then in a line.
    """
    is_fault = isinstance(error, DatabaseFault)
    failure = str(error) if is_fault else (text % values, type(error), _raised_at(error))
    before, now = _told.get(failure), time.monotonic()
    if before is not None and now - before < PAUSE:
        return
    _told.keep(failure, now)
    if is_fault:
        log.error(f"{text}: %s", *values, error)
    elif before is None:
        log.error(text, *values, exc_info=error)
    else:
        log.error(f"{text}: %r", *values, error)


def _raised_at(error: Exception) -> tuple[str, int]:
    """The file and the line that raised an error."""
    *_, (frame, line) = traceback.walk_tb(error.__traceback__)
    return frame.f_code.co_filename, line
