"""The exceptions of storage. If a write raises one, nothing of that write is stored.

A `StorageRefusal` can be caused by a person (an old click, an answered offer); a `DatabaseFault` is a failure of the
file or the disk. Any other exception is a bug.
"""

import errno
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn


class StorageError(Exception):
    """The base of all exceptions of storage. The text is one plain line for the operator of the bot."""


class StorageRefusal(StorageError):
    """A request that does not fit what is stored."""


class MatchNotFound(StorageRefusal):
    """There is no match with this id."""

    def __init__(self, match_id: int) -> None:
        super().__init__(f"There is no match {match_id}.")
        self.match_id = match_id


class StaleMatch(StorageRefusal):
    """The board has changed since the caller saw it: it expected `expected` plies, and there are `actual`."""

    def __init__(self, match_id: int, expected: int, actual: int) -> None:
        super().__init__(f"Match {match_id} stands at ply {actual}, not {expected}.")
        self.match_id, self.expected, self.actual = match_id, expected, actual


class WrongStatus(StorageRefusal):
    """The match is not, or no longer, in the status that the change needs; it is in `status`."""

    def __init__(self, match_id: int, status: str) -> None:
        super().__init__(f"Match {match_id} is {status}.")
        self.match_id, self.status = match_id, status


class NotYourTurn(StorageRefusal):
    """It is not this player's turn."""

    def __init__(self, match_id: int, player: int | None) -> None:
        super().__init__(f"In match {match_id} it is not the turn of {player or 'the bot'}.")
        self.match_id, self.player = match_id, player


class RematchExists(StorageRefusal):
    """The match has a rematch already, `match_id`."""

    def __init__(self, match_id: int) -> None:
        super().__init__(f"The rematch is match {match_id}.")
        self.match_id = match_id


class OfferStands(StorageRefusal):
    """An offer of this kind is open already: `offer_id`, by `player`."""

    def __init__(self, offer_id: int, player: int) -> None:
        super().__init__(f"Offer {offer_id} by {player} is open.")
        self.offer_id, self.player = offer_id, player


class StillPlaying(StorageRefusal):
    """A person who is to be deleted has open matches, or takes part in tournaments that are not over."""

    def __init__(self, person: int, matches: Sequence[int], tournaments: Sequence[int]) -> None:
        open_ = [f"match {each}" for each in matches] + [f"tournament {each}" for each in tournaments]
        super().__init__(f"{person} is not deleted: {', '.join(open_)} must end first.")
        self.person = person


class PersonGone(StorageRefusal):
    """A person named in the change is unknown: their data were deleted at the same moment."""


class OfferGone(StorageRefusal):
    """The offer or invitation is not open: it was answered, has lapsed or expired, or never existed."""

    def __init__(self, offer_id: int) -> None:
        super().__init__(f"Offer {offer_id} is no longer open.")
        self.offer_id = offer_id


class TournamentNotFound(StorageRefusal):
    """There is no tournament with this id."""

    def __init__(self, tournament: int) -> None:
        super().__init__(f"There is no tournament {tournament}.")
        self.tournament = tournament


class DailyNotFound(StorageRefusal):
    """There is no puzzle of the day with this id."""

    def __init__(self, daily: int) -> None:
        super().__init__(f"There is no puzzle of the day {daily}.")
        self.daily = daily


class TournamentChanged(StorageRefusal):
    """The tournament is not in the state that the change needs: it has begun, is full, is over, or has changed."""

    def __init__(self, tournament: int) -> None:
        super().__init__(f"Tournament {tournament} is not as it was.")
        self.tournament = tournament


class PairingBegun(StorageRefusal):
    """The pairing has its match already."""

    def __init__(self, pairing: int) -> None:
        super().__init__(f"Pairing {pairing} has its match.")
        self.pairing = pairing


class DatabaseFault(StorageError):
    """The database file cannot be used. `path` is the file, `detail` the part of the text in brackets."""

    text = "{path} cannot be used"

    def __init__(self, path: Path, detail: object = None) -> None:
        super().__init__(self.text.format(path=path) + (f" ({' '.join(str(detail).split())})." if detail else "."))
        self.path, self.detail = path, detail


class DatabaseInUse(DatabaseFault):
    """Another process has the database open."""

    text = "{path} is in use by another running bot"


class DatabaseLocked(DatabaseFault):
    """Another program kept the database locked for longer than the timeout."""

    text = "{path} is locked by another program"


class DatabaseReadOnly(DatabaseFault):
    """The file or its folder is not writable."""

    text = "{path} or its folder is read-only"


class DatabaseFull(DatabaseFault):
    """There is no space left to store anything."""

    text = "There is no space left to write {path}"


class DatabaseCorrupt(DatabaseFault):
    """The file is damaged, or is not an SQLite database."""

    text = "{path} is damaged or is not a database; restore a backup"


class DatabaseEmpty(DatabaseFault):
    """The file is empty, although a bot has used it before."""

    text = "{path} is empty, although a bot has used it before; restore a backup, or remove it to begin anew"


class DatabaseReplaced(DatabaseFault):
    """Another file, an empty one or none is where the open one was: what is written now would be lost."""

    text = "{path} was moved, removed, emptied or replaced while the bot used it; put the file back, or restart the bot"


class DatabaseUnreachable(DatabaseFault):
    """The file cannot be opened, or the disk fails in reading or writing."""

    text = "{path} cannot be opened, read or written"


class ForeignDatabase(DatabaseFault):
    """The file is empty, or is the database of another program."""

    text = "{path} is not a database of this bot"


class OlderDatabase(DatabaseFault):
    """The file has the schema of an older version, and must be upgraded first."""

    text = "{path} has an older schema; upgrade it first, by a start of the bot or by python -m storage upgrade"


class NewerDatabase(DatabaseFault):
    """The file was written by a newer version of the bot."""

    text = "{path} was made by a newer version of the bot; update the bot"


class SqliteTooOld(DatabaseFault):
    """Python's module `sqlite3` has an SQLite that does not know what the statements use."""

    text = "{path} needs another Python, whose module sqlite3 has SQLite 3.37 or newer"


class DatabaseClosed(DatabaseFault):
    """The bot is stopping and its database is closed."""

    text = "{path} is closed"


FAULTS: dict[int, type[DatabaseFault]] = {
    sqlite3.SQLITE_BUSY: DatabaseLocked,
    sqlite3.SQLITE_LOCKED: DatabaseLocked,
    sqlite3.SQLITE_READONLY: DatabaseReadOnly,
    sqlite3.SQLITE_PERM: DatabaseReadOnly,
    sqlite3.SQLITE_FULL: DatabaseFull,
    sqlite3.SQLITE_IOERR_SHMSIZE: DatabaseFull,  # for the index of the log, at the first access
    sqlite3.SQLITE_CORRUPT: DatabaseCorrupt,
    sqlite3.SQLITE_NOTADB: DatabaseCorrupt,
    sqlite3.SQLITE_CANTOPEN: DatabaseUnreachable,
    sqlite3.SQLITE_IOERR: DatabaseUnreachable,
    sqlite3.SQLITE_PROTOCOL: DatabaseUnreachable,
}


ERRNOS: dict[int, type[DatabaseFault]] = {
    errno.EACCES: DatabaseReadOnly,
    errno.EPERM: DatabaseReadOnly,
    errno.EROFS: DatabaseReadOnly,
    errno.ENOSPC: DatabaseFull,
    errno.EDQUOT: DatabaseFull,
}


FILE_ERRORS = (sqlite3.Error, UnicodeDecodeError, OSError)
"""The exceptions that SQLite and the operating system raise about a file."""


@contextmanager
def translated(path: Path) -> Iterator[None]:
    """Raises one of FILE_ERRORS inside the block as `raise_translated` does; other exceptions pass."""
    try:
        yield
    except FILE_ERRORS as error:
        raise_translated(error, path)


def raise_translated(error: Exception, path: Path) -> NoReturn:
    """Raises the `DatabaseFault` that one of FILE_ERRORS stands for; any other is a bug, and is raised as it is.

    A broken foreign key becomes `PersonGone`, because people are the only referenced rows that are ever deleted.
    """
    if isinstance(error, UnicodeDecodeError):  # SQLite's message quotes the bytes that it cannot read
        raise DatabaseCorrupt(path, "not text") from error
    if isinstance(error, OSError):
        raise ERRNOS.get(error.errno or 0, DatabaseUnreachable)(path, error.strerror) from error
    code = getattr(error, "sqlite_errorcode", 0)
    if code == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
        raise PersonGone from error
    if fault := FAULTS.get(code) or FAULTS.get(code & 0xFF):  # the low byte is the primary code
        raise fault(path, error) from error
    raise error
