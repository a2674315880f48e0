"""What storage raises. Whatever is raised from a write: nothing of that write is stored.

`StorageRefusal` is what a person can cause (an old click, an answered offer); `DatabaseFault` is trouble with the file
or the disk. Any other exception is a bug.
"""

import errno
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn


class StorageError(Exception):
    """The family of all that storage raises; its text is one plain line for whoever runs the bot."""


class StorageRefusal(StorageError):
    """What was asked does not fit what is stored."""


class MatchNotFound(StorageRefusal):
    """There is no match of that id."""

    def __init__(self, match_id: int) -> None:
        super().__init__(f"There is no match {match_id}.")
        self.match_id = match_id


class StaleMatch(StorageRefusal):
    """The board changed since the caller looked: it expected `expected` plies and there are `actual`."""

    def __init__(self, match_id: int, expected: int, actual: int) -> None:
        super().__init__(f"Match {match_id} stands at ply {actual}, not {expected}.")
        self.match_id, self.expected, self.actual = match_id, expected, actual


class WrongStatus(StorageRefusal):
    """The match is not, or no longer, in the state that this needs (`status` is the state it is in)."""

    def __init__(self, match_id: int, status: str) -> None:
        super().__init__(f"Match {match_id} is {status}.")
        self.match_id, self.status = match_id, status


class NotYourTurn(StorageRefusal):
    """The other side is to move."""

    def __init__(self, match_id: int, player: int | None) -> None:
        super().__init__(f"In match {match_id} it is not the turn of {player or 'the bot'}.")
        self.match_id, self.player = match_id, player


class RematchExists(StorageRefusal):
    """That match has its rematch already, `match_id`."""

    def __init__(self, match_id: int) -> None:
        super().__init__(f"The rematch is match {match_id}.")
        self.match_id = match_id


class OfferStands(StorageRefusal):
    """An offer of this kind, `offer_id` by `player`, awaits its answer already."""

    def __init__(self, offer_id: int, player: int) -> None:
        super().__init__(f"Offer {offer_id} by {player} is open.")
        self.offer_id, self.player = offer_id, player


class StillPlaying(StorageRefusal):
    """A person who is to be forgotten has open matches, or takes part in tournaments that are not over."""

    def __init__(self, person: int, matches: Sequence[int], tournaments: Sequence[int]) -> None:
        open_ = [f"match {each}" for each in matches] + [f"tournament {each}" for each in tournaments]
        super().__init__(f"{person} is not deleted: {', '.join(open_)} must end first.")
        self.person = person


class PersonGone(StorageRefusal):
    """Somebody who is named is not known any more: their data were deleted at the same moment."""


class OfferGone(StorageRefusal):
    """The offer was answered, fell when the board changed, or never was."""

    def __init__(self, offer_id: int) -> None:
        super().__init__(f"Offer {offer_id} is no longer open.")
        self.offer_id = offer_id


class TournamentNotFound(StorageRefusal):
    """There is no tournament of that id."""

    def __init__(self, tournament: int) -> None:
        super().__init__(f"There is no tournament {tournament}.")
        self.tournament = tournament


class DailyNotFound(StorageRefusal):
    """There is no puzzle of the day of that id."""

    def __init__(self, daily: int) -> None:
        super().__init__(f"There is no puzzle of the day {daily}.")
        self.daily = daily


class TournamentChanged(StorageRefusal):
    """The tournament is not, or no longer, in the state that this needs: it has begun, is full, is over, or changed."""

    def __init__(self, tournament: int) -> None:
        super().__init__(f"Tournament {tournament} is not as it was.")
        self.tournament = tournament


class PairingBegun(StorageRefusal):
    """The match of a pairing was begun already."""

    def __init__(self, pairing: int) -> None:
        super().__init__(f"Pairing {pairing} has its match.")
        self.pairing = pairing


class DatabaseFault(StorageError):
    """The database file cannot serve; `path` names it, `detail` is what is in brackets."""

    text = "{path} cannot be used"

    def __init__(self, path: Path, detail: object = None) -> None:
        super().__init__(self.text.format(path=path) + (f" ({detail})." if detail else "."))
        self.path, self.detail = path, detail


class DatabaseInUse(DatabaseFault):
    """Another process has the database open."""

    text = "{path} is in use by another running bot"


class DatabaseLocked(DatabaseFault):
    """Some other program kept the database locked for longer than we wait."""

    text = "{path} is locked by another program"


class DatabaseReadOnly(DatabaseFault):
    """The file or its folder may not be written."""

    text = "{path} or its folder is read-only"


class DatabaseFull(DatabaseFault):
    """There is no room left to store anything."""

    text = "There is no space left to write {path}"


class DatabaseCorrupt(DatabaseFault):
    """The file is damaged, or is no SQLite database."""

    text = "{path} is damaged or is not a database; restore a backup"


class DatabaseEmpty(DatabaseFault):
    """The file has no bytes, and a bot has had it open before."""

    text = "{path} is empty, although a bot has used it before; restore a backup, or remove it to begin anew"


class DatabaseUnreachable(DatabaseFault):
    """The file cannot be opened, or the disk fails."""

    text = "{path} cannot be opened, read or written"


class ForeignDatabase(DatabaseFault):
    """The file is empty, or the database of some other program."""

    text = "{path} is not a database of this bot"


class OlderDatabase(DatabaseFault):
    """The file was written by an older version, and this cannot be done before an upgrade."""

    text = "{path} has an older schema; upgrade it first, by a start of the bot or by python -m storage upgrade"


class NewerDatabase(DatabaseFault):
    """The file was written by a newer version of the bot."""

    text = "{path} was made by a newer version of the bot; update the bot"


class DatabaseClosed(DatabaseFault):
    """The bot is stopping and its database is closed."""

    text = "{path} is closed"


FAULTS: dict[int, type[DatabaseFault]] = {
    sqlite3.SQLITE_BUSY: DatabaseLocked,
    sqlite3.SQLITE_LOCKED: DatabaseLocked,
    sqlite3.SQLITE_READONLY: DatabaseReadOnly,
    sqlite3.SQLITE_PERM: DatabaseReadOnly,
    sqlite3.SQLITE_FULL: DatabaseFull,
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


COMPLAINTS = (sqlite3.Error, UnicodeDecodeError, OSError)
"""What SQLite and the system raise about a file."""


@contextmanager
def translated(path: Path) -> Iterator[None]:
    """Raises what a complaint about a file comes to; all else passes, as a bug."""
    try:
        yield
    except COMPLAINTS as error:
        raise_translated(error, path)


def raise_translated(error: Exception, path: Path) -> NoReturn:
    """Raises the fault that one of COMPLAINTS is, or `PersonGone` where a row refers to nobody: of all that rows refer
    to only people are ever deleted. Any other is a bug, and raised as it is.
    """
    if isinstance(error, UnicodeDecodeError):  # SQLite quotes what it cannot read
        raise DatabaseCorrupt(path, "not text") from error
    if isinstance(error, OSError):
        raise ERRNOS.get(error.errno or 0, DatabaseUnreachable)(path, error.strerror) from error
    code = getattr(error, "sqlite_errorcode", 0)
    if code == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
        raise PersonGone from error
    if fault := FAULTS.get(code & 0xFF):  # the low byte is the primary code
        raise fault(path, error) from error
    raise error
