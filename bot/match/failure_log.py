"""How failures are logged of what is tried again at every look: the log of a full disk must not fill it further."""

import logging
import time

from bot.recent import Recent
from storage.errors import DatabaseFault

PAUSE = 60.0  # seconds between two lines about one fault of the database

_told: Recent[str, float] = Recent(100)  # when each fault was logged last, by time.monotonic


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
