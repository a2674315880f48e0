"""Repetition: the rule for positions that occur again, and its verdict on a position.

The rule is that of the Asian Xiangqi Federation as Fairy-Stockfish's variant `xiangqi` reads it (other rule books
differ, see below). At the third occurrence of a position with the same side to move, since the last capture:

1. A side that gave check with every move since the first occurrence loses; if both did, the game is drawn.
2. Else a side that chased one and the same piece with every move loses; if both did, the game is drawn.
3. Else the game is drawn.

`chase` defines a chase. So a mixture of checks and chases, threats of mate, and chases of two pieces in turn are draws;
the Chinese Xiangqi Association's rules of 2020 forbid them.

If no position occurs again, 120 plies without a capture draw the game, unless the side to move has no move; every ply
counts. (Fairy-Stockfish draws after 100, and does not count all of a side's checks.)

Within a search, from `begin_search` on, the second occurrence of a position at or below the root is judged like the
third: a side that can repeat once can repeat again. Positions from before the root count as in the game.
"""

from engines.xiangqi.chase import chased
from engines.xiangqi.geometry import PASS
from engines.xiangqi.placement import XiangqiPlacement

# What `classify_repetition` finds: nothing, a draw, or a win (negative: a loss) of the side to move.
NOTHING, REPEATED, CHECKED, CHASED = 0, 1, 2, 3
_ALL = 0xFFFF


def classify_repetition(board: XiangqiPlacement) -> int:
    """NOTHING, REPEATED, +-CHECKED or +-CHASED for the position on the board and its history."""
    seen = 0
    oldest = board.ply - board.clock
    ply = board.ply - 4
    while ply >= 0 and ply >= oldest:
        if board.past_key[ply] == board.key:
            seen += 1
            if seen == 2 or ply >= board.root:
                return _classify_since(board, ply)
        ply -= 2
    return NOTHING


def _classify_since(board: XiangqiPlacement, first: int) -> int:
    """Classifies the moves since the equal position at ply `first`; the board is left unchanged."""
    last = board.ply
    they_check = we_check = True
    they_chase = we_chase = _ALL  # the pieces chased at every turn: ours by them, theirs by us
    while board.ply >= first:
        theirs = (last - board.ply) & 1 == 0
        if theirs:
            they_check = they_check and board.in_check()
            they_chase = they_chase and they_chase & _chased_here(board)
        else:
            we_check = we_check and board.in_check()
            we_chase = we_chase and we_chase & _chased_here(board)
        if board.ply == first or not (they_check or we_check or they_chase or we_chase):
            break
        board.unmake()
    while board.ply < last:
        board.shift(board.past_move[board.ply])
    if they_check or we_check:
        return _verdict(CHECKED, they_check, we_check)
    return _verdict(CHASED, they_chase != 0, we_chase != 0)


def _verdict(offence: int, they: bool, we: bool) -> int:
    if they == we:
        return REPEATED
    return offence if they else -offence


def _chased_here(board: XiangqiPlacement) -> int:
    """The pieces (bits) that the last move chased; all if there is no last move."""
    if board.ply == 0 or board.past_move[board.ply - 1] == PASS:
        return _ALL
    return chased(board)
