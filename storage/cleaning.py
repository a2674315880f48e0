"""After a deletion, overwrites what SQLite left of the rows in the free parts of pages: piece by piece, beside other
work. The database notes that this is due, so that the next start does it if the process is killed before.

`secure_delete` overwrites a row where it was, not a copy of it that SQLite has moved to another page: when a page is
full or nearly empty, its cells are shared out among its neighbours, and what lies between the pointers and the cells of
a page stays as it was. SQLite never reads that part: https://www.sqlite.org/fileformat2.html#b_tree_pages
"""

import os
import sqlite3
import struct
from pathlib import Path

from storage.connections import WAIT
from storage.files import log_of
from storage.stored import Statements

IS_DUE = "SELECT cleaning_due FROM this_copy"
NOTE_DUE = "UPDATE this_copy SET cleaning_due = 1"
NOTE_DONE = "UPDATE this_copy SET cleaning_due = 0 WHERE cleaning_due"

HEADERS = {2: 12, 5: 12, 10: 8, 13: 8}  # by the kind of a page with rows, its first byte: how long its header is
FILE_HEADER = 100  # bytes, before the header of the first page
MOST_PAGES = 2 << 24  # pages without rows begin with the number of a page, whose first byte is below 2 until here
PIECE = 1 << 24  # bytes that are looked at in one call, which takes some hundredths of a second


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


def overwrite_free_parts(file: int, offset: int) -> int | None:
    """Overwrites the free parts of the pages in a piece of a database by zeros. `file` is its descriptor. Returns the
    offset of the next piece; None if there is no other.

    Nothing may write to the file meanwhile, and its log must be empty. A connection must not keep pages from before in
    memory: it would write them again as they were. Nothing is done to a file of MOST_PAGES, nor to one in which an
    operator has switched auto_vacuum on: its pointer maps can begin as pages with rows do. Raises OSError.
    """
    size, shrinks = struct.unpack_from(">H34xI", os.pread(file, FILE_HEADER, 0), 16)
    size = 65536 if size == 1 else size
    if shrinks or os.fstat(file).st_size >= MOST_PAGES * size:
        return None
    block = os.pread(file, PIECE, offset)
    for at in range(0, len(block) - size + 1, size):
        header = at if offset or at else FILE_HEADER
        start, end = _free_part(block, header, at, size)
        if block.count(0, start, end) < end - start and _first_cell(block, header) >= end - at:
            os.pwrite(file, bytes(end - start), offset + start)
    return offset + PIECE if len(block) == PIECE else None


def _free_part(block: bytes, header: int, page: int, size: int) -> tuple[int, int]:
    """Where the free part of the page that begins at `page` begins and ends; it has none if it has no rows."""
    if block[header] not in HEADERS:
        return page, page
    cells, content = struct.unpack_from(">HH", block, header + 3)
    return header + HEADERS[block[header]] + 2 * cells, page + min(content or 65536, size)


def _first_cell(block: bytes, header: int) -> int:
    """Where the cells of a page begin by their pointers: before the end of its free part only if it is damaged."""
    (cells,) = struct.unpack_from(">H", block, header + 3)
    return min(struct.unpack_from(f">{cells}H", block, header + HEADERS[block[header]]), default=65536)
