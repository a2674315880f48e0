"""How failures are logged of what is tried again at every look: the log of a full disk must not fill it further."""

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager

from bot.recent import Recent
from storage.errors import DatabaseFault, StorageRefusal

PAUSE = 60.0  # seconds between two lines about one fault of the database

_told: Recent[str, float] = Recent(100)  # when each fault was logged last, by time.monotonic


@contextmanager
def failure_logged(log: logging.Logger, text: str, *values: object) -> Iterator[None]:
    """Logs what the block raises, and goes on after it: one row that cannot be worked off stops nothing but itself. A
    StorageRefusal means that the row has changed meanwhile.
    """
    try:
        yield
    except StorageRefusal as refusal:
        log.info(f"{text}: %s", *values, refusal)
    except Exception as error:
        log_failure(log, error, text, *values)


def log_failure(log: logging.Logger, error: Exception, text: str, *values: object) -> None:
    """Logs that work failed which will be tried again.

    A fault of the database is one line, at most once in PAUSE seconds however much fails by it. Any other error is
    logged with its traceback.
    """
    if not isinstance(error, DatabaseFault):
        log.error(text, *values, exc_info=error)
    elif _is_news(str(error)):
        log.error(f"{text}: %s", *values, error)


def _is_news(fault: str) -> bool:
    now = time.monotonic()
    if now - _told.get(fault, float("-inf")) < PAUSE:
        return False
    _told.keep(fault, now)
    return True
