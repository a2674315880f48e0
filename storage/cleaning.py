"""After a deletion, overwrites what SQLite left of the rows in the free parts of pages: piece by piece, beside other
work. The database notes that this is due, so that the next start does it if the process is killed before.
"""

import os
import sqlite3
from pathlib import Path

from storage.connections import WAIT
from storage.files import log_of
from storage.free_parts import overwrite_free_parts
from storage.statements import Statements

IS_DUE = "SELECT cleaning_due FROM this_copy"
NOTE_DUE = "UPDATE this_copy SET cleaning_due = 1"
NOTE_DONE = "UPDATE this_copy SET cleaning_due = 0 WHERE cleaning_due"


class Cleaning:
    """What is left to do of the cleaning of one file."""

    def __init__(self, path: Path, file: int) -> None:
        """`file` is a descriptor of the file."""
        self._file, self._log = file, log_of(path)
        self._offset = 0  # from which on the file is to be looked through, if `is_due`
        self.is_due = False

    def begin(self) -> None:
        """Has the whole file looked through from now on."""
        self._offset, self.is_due = 0, True

    async def note_due(self, write: Statements) -> None:
        """Notes that cleaning is due, inside the transaction of a deletion."""
        await write.all(NOTE_DUE)
        self.begin()  # another one that goes on may be beyond these rows

    def do_piece(self, connection: sqlite3.Connection) -> bool:
        """Does a piece of what is due, over the connection for writing, which does nothing else meanwhile. Returns
        whether the next one may follow: not if nothing is due any more, and not if another program prevents it, which
        reads an earlier state, or writes.
        """
        before = self._offset
        connection.execute("PRAGMA busy_timeout = 0")
        try:
            after = self._after_piece(connection)
        finally:
            connection.rollback()
            connection.execute(WAIT)
        if after is not None:
            self._offset = after
            return after != before
        os.fsync(self._file)  # before it is noted as done
        connection.execute(NOTE_DONE)
        self.is_due = False
        return False

    def _after_piece(self, connection: sqlite3.Connection) -> int | None:
        """Writes all that is committed into the file itself, empties the log beside it, and overwrites the free parts
        of a piece of its pages. Returns the offset of the next one, the same one if another program prevents it.
        """
        (is_prevented, *_) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if is_prevented:
            return self._offset
        connection.execute("PRAGMA shrink_memory")  # no page is kept
        connection.execute("BEGIN IMMEDIATE")  # no other program writes meanwhile
        return self._offset if self._log.stat().st_size else overwrite_free_parts(self._file, self._offset)
