"""Positions that callers give to the solver, checked and converted to its sets of stones (see `lines`).

A caller gives two sets, those of the side to move and all, as the board has them: bit 7 * column + row.
"""

import cython

if not cython.compiled:  # when compiled, the .pxd declares these as C functions
    from engines.connect4.lines import BOTTOM, COLUMN, has_four

COLUMNS = 7


class InvalidPosition(ValueError):
    """Not a position of a game in progress; the text says why."""


def widened(bits: int) -> int:
    """The board's bits, 7 * column + row, as bits 8 * column + row; bits above a column are dropped."""
    wide = 0
    for column in range(COLUMNS):
        wide |= ((bits >> (7 * column)) & COLUMN) << (8 * column)
    return wide


def read_stones(own: int, mask: int) -> tuple[int, int]:
    """The stones of the side to move, and those of the other side. Raises InvalidPosition."""
    if not 0 <= own <= mask < 1 << 49 or own & ~mask:
        raise InvalidPosition("the stones of the side to move must be among all stones, and all on the board")
    mine, taken = widened(own), widened(mask)
    theirs = taken ^ mine
    if taken.bit_count() != mask.bit_count() or taken & ~((taken << 1) | BOTTOM):
        raise InvalidPosition("a stone floats, or stands above its column")
    if theirs.bit_count() - mine.bit_count() not in (0, 1):
        raise InvalidPosition("the side to move must have as many stones as the other, or one less")
    if has_four(mine) or has_four(theirs):
        raise InvalidPosition("the game is over: there is a four in a row")
    return mine, theirs
