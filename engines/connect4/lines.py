"""Lines of four in sets of stones, and the bounds of a score that they give without a search.

5 13 21 29 37 45 53      A set holds bit 8 * column + row. The two spare rows keep lines from running from one
4 12 20 28 36 44 52      column into the next; with a byte for each column, swapping bytes mirrors the board.
3 11 19 27 35 43 51
2 10 18 26 34 42 50      Rows are numbered from 1 in the comments, as people do: on odd rows the first player's
1  9 17 25 33 41 49      threats come true, on even rows the second player's.
0  8 16 24 32 40 48
"""

BOTTOM = 0x01010101010101
BOARD = 0x3F3F3F3F3F3F3F
COLUMN = 0x3F
_EVEN_ROWS = 0x2A2A2A2A2A2A2A
_ODD_ROWS = 0x15151515151515

NO_BOUND = 22  # above every score; its negative is below every score


def winning_cells(s: int) -> int:
    """The cells, taken or not, that make four with three stones of `s`; bits off the board are meaningless."""
    cells = (s << 1) & (s << 2) & (s << 3)
    pair = (s << 8) & (s << 16)
    cells |= pair & ((s << 24) | (s >> 8))
    pair = (s >> 8) & (s >> 16)
    cells |= pair & ((s >> 24) | (s << 8))
    pair = (s << 7) & (s << 14)
    cells |= pair & ((s << 21) | (s >> 7))
    pair = (s >> 7) & (s >> 14)
    cells |= pair & ((s >> 21) | (s << 7))
    pair = (s << 9) & (s << 18)
    cells |= pair & ((s << 27) | (s >> 9))
    pair = (s >> 9) & (s >> 18)
    return cells | (pair & ((s >> 27) | (s << 9)))


def runs(s: int, step: int) -> int:
    """The first cell of every four in a row whose cells are `step` bits apart."""
    pairs = s & (s >> step)
    return pairs & (pairs >> (2 * step))


def has_four(s: int) -> bool:
    """Whether `s`, a subset of the board, holds four in a row."""
    return (runs(s, 1) | runs(s, 7) | runs(s, 8) | runs(s, 9)) != 0


def evens_bound(first: int, second: int, playable: int) -> int:
    """An upper bound of the first player's score when it is the first player's turn; `NO_BOUND` if there is none.

    The second player answers every stone in its column or, if an odd number of cells was left there, with the next cell
    of another such column. So the second player gets each empty cell of an even row that is not playable now; the first
    player is given all others (Allis 1988, claimeven). If these make no four, or only fours right above a four of the
    second player, which come later, the first player does not win. How late the second player's four comes counts, too.
    """
    black = second | (_EVEN_ROWS & ~(first | playable))
    white = BOARD ^ black
    falling, level, rising = runs(black, 7), runs(black, 8), runs(black, 9)
    lost = (runs(white, 7) & ~(falling << 1)) | (runs(white, 8) & ~(level << 1)) | (runs(white, 9) & ~(rising << 1))
    if lost | runs(white, 1):
        return NO_BOUND
    if (falling | level | rising) == 0:
        return 0
    if has_four(black & (BOTTOM * 3)):  # complete when rows 1 and 2 are: stone 38 at the latest
        return -3
    return -2 if has_four(black & (BOTTOM * 15)) else -1


def odd_threat_bound(second: int, taken: int, playable: int, first_wins: int) -> int:
    """A lower bound of the first player's score when it is the second player's turn; `-NO_BOUND` if there is none.

    Take a winning cell of the first player on an odd row. The first player never plays the cell below it, and answers
    every other stone in its column or, if an odd number of cells was left, with the next cell of another such column.
    So the first player gets the cells of even rows that are not playable now and, under the threat, those of odd rows.
    When all else is full it is the second player's turn, who must play below the threat. If the cells left to the
    second player make no four before, the first player wins: by stone 36 + row at the latest.
    """
    best = -NO_BOUND
    threats = first_wins & _ODD_ROWS & ~playable
    while threats:
        cell = threats & -threats
        threats ^= cell
        column = COLUMN
        while not column & cell:
            column <<= 8
        below = column & (cell - 1)
        answers = ~playable & ((_EVEN_ROWS & ~column) | (_ODD_ROWS & below))
        if not has_four(second | (BOARD & ~taken & ~answers & (below | ~column))):
            if cell & (BOTTOM << 2):
                return 2
            best = 1
    return best


def static_bounds(mover: int, other: int, playable: int, other_wins: int, stones: int) -> int:
    """Bounds of the score without a search, if the mover can neither win at once nor is forced to lose at once.

    The lower bound + 22 is in the low six bits, the upper bound + 22 in the next six.
    """
    low = -((40 - stones) >> 1)
    high = (41 - stones) >> 1
    # a side without any line left cannot win
    if low < 0 and not has_four(BOARD ^ mover):
        low = 0
    if high > 0 and not has_four(BOARD ^ other):
        high = 0
    if stones & 1 == 0:
        bound = evens_bound(mover, other, playable)
    else:
        bound = -odd_threat_bound(mover, mover | other, playable, other_wins)
    if bound < high:
        high = bound
    return (low + 22) | ((high + 22) << 6)
