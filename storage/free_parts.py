"""The free parts of a database's pages, in which SQLite leaves copies of rows that it has moved to other pages.

`secure_delete` overwrites a row where it was, not such a copy of it: when a page is full or nearly empty, its cells are
shared out among its neighbours, and what lies between the pointers and the cells of a page stays as it was. SQLite
never reads that part, so it can be overwritten: https://www.sqlite.org/fileformat2.html#b_tree_pages
"""

import os
import struct

HEADERS = {2: 12, 5: 12, 10: 8, 13: 8}  # by the kind of a page with rows, its first byte: how long its header is
FILE_HEADER = 100  # bytes, before the header of the first page
MOST_PAGES = 2 << 24  # pages without rows begin with the number of a page, whose first byte is below 2 until here
PIECE = 1 << 24  # bytes that are looked at in one call, which takes some hundredths of a second


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
