"""Positions as callers give them to the solver, checked and turned into its sets of stones (see `lines`)."""

import cython

if not cython.compiled:  # when compiled, the .pxd brings these in as C functions
    from engines.connect4.lines import BOTTOM, COLUMN, has_four

COLUMNS = 7


class InvalidPosition(ValueError):
    """What was given is no position of a game in progress; the text says why, and at which move."""


def widened(bits: int) -> int:
    """The board's layout, bit 7 * column + row, as bit 8 * column + row; what stands above a column is dropped."""
    wide = 0
    for column in range(COLUMNS):
        wide |= ((bits >> (7 * column)) & COLUMN) << (8 * column)
    return wide


def read_columns(columns: str) -> tuple[int, int]:
    """The stones of the side to move, and of the other, after these moves: columns 1 to 7."""
    own = 0
    opp = 0
    for i in range(len(columns)):
        column = ord(columns[i]) - 49
        if column < 0 or column >= COLUMNS:
            raise InvalidPosition(f"move {i + 1}, {columns[i]!r}, is not a column from 1 to 7")
        if has_four(opp):
            raise InvalidPosition(f"move {i + 1} comes too late: move {i} made four in a row")
        cell = ((own | opp) + BOTTOM) & (COLUMN << (8 * column))
        if cell == 0:
            raise InvalidPosition(f"move {i + 1} cannot be played: column {column + 1} is full")
        own, opp = opp, own | cell
    if has_four(opp):
        raise InvalidPosition(f"the game is over: move {len(columns)} made four in a row")
    return own, opp


def read_stones(own: int, mask: int) -> tuple[int, int]:
    """The same from two sets, bit 7 * column + row: the stones of the side to move, and all stones."""
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
