"""Every number of the xiangqi evaluation, in hundredths of a pawn before the river.

They are ours: set by judgement, then to be tuned on our own games. `*_MID` counts with all pieces on the board, `*_END`
with none; in between the two are mixed by phase. Position tables are drawn as the owner sees the board, the enemy's
back rank on top, files a to e; files f to i mirror d to a.
"""

# General, advisor, elephant, horse, rook, cannon, pawn.
MATERIAL_MID = (0, 195, 200, 420, 960, 470, 80)
MATERIAL_END = (0, 180, 180, 470, 1000, 430, 110)
PHASE = (0, 0, 0, 2, 4, 2, 0)  # what a piece counts for the phase; 32 with all of them

_GENERAL = """
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 -60 -50
 0 0 0 -30 -20
 0 0 0 0 10
"""
_GENERAL_END = """
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 -10 -5
 0 0 0 -5 5
 0 0 0 0 10
"""
_ADVISOR = """
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 -8 0
 0 0 0 0 6
 0 0 0 0 0
"""
_ELEPHANT = """
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 0 0
 0 0 -6 0 0
 0 0 0 0 0
 -14 0 0 0 10
 0 0 0 0 0
 0 0 0 0 0
"""
_HORSE = """
 -10 0 5 5 0
 0 20 60 40 -10
 10 30 45 50 45
 20 50 45 60 45
 15 35 40 50 45
 10 25 30 40 40
 0 15 25 25 25
 -5 0 10 5 5
 -15 -5 -5 -5 -40
 -25 -15 -10 -15 -20
"""
_HORSE_END = """
 -20 -10 0 5 0
 -10 10 30 30 10
 0 20 35 40 40
 5 25 35 45 45
 5 20 30 40 40
 0 15 25 30 30
 -5 10 15 20 20
 -10 0 5 10 5
 -15 -5 0 0 -10
 -25 -15 -10 -10 -10
"""
_ROOK = """
 15 20 20 35 40
 20 30 30 45 50
 20 25 25 40 40
 20 30 25 40 40
 20 25 25 35 35
 20 30 25 35 35
 10 20 15 25 25
 0 10 5 20 15
 -5 5 0 20 0
 -25 0 -10 15 0
"""
_ROOK_END = """
 10 10 10 20 20
 15 20 20 25 25
 10 15 15 20 20
 10 15 15 20 20
 10 15 15 20 20
 10 15 15 20 20
 5 10 10 15 15
 0 5 5 10 10
 0 0 0 5 5
 -10 -5 -5 0 0
"""
_CANNON = """
 30 20 5 -20 -10
 15 10 0 -10 -15
 10 10 0 -10 -10
 0 5 5 5 20
 0 5 0 5 20
 0 5 10 5 20
 -5 0 0 0 10
 0 5 15 15 35
 0 5 10 10 10
 -5 0 0 5 5
"""
_CANNON_END = """
 15 10 0 -5 5
 5 5 0 0 5
 0 0 0 0 5
 0 0 0 5 10
 0 0 0 5 10
 0 0 0 5 10
 0 0 0 0 5
 0 5 5 10 20
 0 5 5 15 15
 0 5 5 15 15
"""
_PAWN = """
 -30 -20 -10 0 10
 40 65 90 110 115
 40 60 80 95 95
 35 50 65 75 75
 25 40 45 50 50
 0 0 8 0 15
 -5 0 -5 0 5
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 0 0
"""
_PAWN_END = """
 -60 -50 -40 -20 -10
 30 50 80 110 110
 50 75 100 120 120
 50 75 95 110 110
 45 60 80 90 90
 10 0 15 0 25
 0 0 0 0 5
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 0 0
"""


def _rows(drawing: str) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(int(number) for number in line.split()) for line in drawing.split("\n") if line.strip())


POSITION_MID = tuple(_rows(table) for table in (_GENERAL, _ADVISOR, _ELEPHANT, _HORSE, _ROOK, _CANNON, _PAWN))
POSITION_END = tuple(
    _rows(table) for table in (_GENERAL_END, _ADVISOR, _ELEPHANT, _HORSE_END, _ROOK_END, _CANNON_END, _PAWN_END)
)

# Mobility: by the number of squares a piece may go to, own pieces and enemies not told apart for rook and cannon.
ROOK_MOBILITY_MID = (-55, -45, -36, -28, -21, -15, -10, -5, 0, 4, 8, 11, 14, 17, 19, 21, 23, 25)
ROOK_MOBILITY_END = (-60, -48, -38, -30, -23, -17, -11, -5, 0, 5, 9, 13, 16, 19, 22, 24, 26, 28)
CANNON_MOBILITY_MID = (-14, -11, -8, -6, -4, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
CANNON_MOBILITY_END = (-20, -16, -12, -9, -6, -4, -2, 0, 2, 4, 6, 7, 8, 9, 10, 11, 12, 13)
HORSE_MOBILITY_MID = (-60, -38, -18, -6, 4, 12, 19, 25, 30)
HORSE_MOBILITY_END = (-65, -40, -20, -6, 6, 15, 22, 28, 33)

# Pawns that stand side by side beyond the river, per pair.
LINKED_PAWNS_MID, LINKED_PAWNS_END = 18, 22

# What an attacker adds to the danger of a general that lacks one advisor or elephant of two.
ADVISOR_LACK_ROOK, ADVISOR_LACK_CANNON, ADVISOR_LACK_HORSE = 22, 4, 14
ELEPHANT_LACK_ROOK, ELEPHANT_LACK_CANNON, ELEPHANT_LACK_HORSE = 8, 18, 6

# A cannon that faces the general with nothing between, on its file and on its rank, and with two pieces between.
HOLLOW_CANNON, BOTTOM_CANNON, SCREENED_CANNON = 70, 25, 10
# A rook on a file of the palace, on the general's own file, and on the two ranks at its back.
PALACE_FILE_ROOK, GENERAL_FILE_ROOK, BACK_RANK_ROOK = 10, 14, 22
# A rook in line with the general and one piece between, which is pinned or waits to give check by leaving.
PINNING_ROOK = 12

# Attackers beyond the river, in units by kind; a pawn only on files c to g. Danger grows with the square of their sum.
NEAR = (0, 0, 0, 3, 3, 2, 2)
DANGER_PER_SQUARE = 80  # hundredths

# What is left of an advantage, of 64, by those who can hardly win with what they have.
NO_ATTACKER, LONE_MINOR, LONE_PAWN, LONE_ROOK = 4, 14, 24, 26
