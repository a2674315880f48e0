"""The numbers of the xiangqi evaluation that people can read, in hundredths of a pawn before the river.

The network says what they leave out. They are ours: set by judgement, then tuned on our own games by
`python -m tests.benchmarks.train train xiangqi-tables`. `*_MID` counts with all pieces on the board, `*_END` with none;
in between the two are mixed by phase. Position tables are drawn as the owner sees the board, the enemy's back rank on
top, files a to e; files f to i mirror d to a. The left table counts with all pieces, the right one with none; where
there is but one it counts with both.
"""

# General, advisor, elephant, horse, rook, cannon, pawn.
MATERIAL_MID = (0, 207, 208, 413, 1218, 527, 70)
MATERIAL_END = (0, 80, 83, 523, 1009, 448, 125)
PHASE = (0, 0, 0, 2, 4, 2, 0)  # what a piece counts for the phase; 32 with all of them

_GENERAL = """
 0 0 0 0 0              0 0 0 0 0
 0 0 0 0 0              0 0 0 0 0
 0 0 0 0 0              0 0 0 0 0
 0 0 0 0 0              0 0 0 0 0
 0 0 0 0 0              0 0 0 0 0
 0 0 0 0 0              0 0 0 0 0
 0 0 0 0 0              0 0 0 0 0
 0 0 0 -70 -59          0 0 0 -14 -6
 0 0 0 -28 -22          0 0 0 -4 13
 0 0 0 -16 37           0 0 0 -7 14
"""
_ADVISOR = """
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 -9 0
 0 0 0 0 20
 0 0 0 -19 0
"""
_ELEPHANT = """
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 0 0
 0 0 0 0 0
 0 0 -30 0 0
 0 0 0 0 0
 -21 0 0 0 26
 0 0 0 0 0
 0 0 -1 0 0
"""
_HORSE = """
 -9 0 6 4 0             -18 -9 1 4 0
 0 24 67 42 -11         -9 13 24 32 9
 12 31 55 49 47         2 20 46 38 41
 11 57 68 63 47         -2 35 35 33 59
 16 33 45 74 47         5 15 30 51 31
 10 27 32 40 43         0 18 25 35 32
 0 17 27 21 16          -4 9 17 15 20
 0 0 -3 7 5             -24 -1 5 14 7
 -19 -5 -2 -8 -42       -17 -4 2 -3 -8
 -27 -30 -12 -16 -21    -26 -14 -11 -9 -11
"""
_ROOK = """
 9 14 19 36 44          4 5 10 19 21
 16 50 44 32 53         11 16 24 13 27
 15 24 19 32 38         7 13 13 18 20
 25 32 28 26 57         14 14 15 12 28
 15 16 23 22 41         10 15 16 25 24
 20 18 25 33 31         9 18 14 27 22
 19 37 19 30 22         6 11 12 16 13
 2 11 6 24 21           0 4 5 15 14
 -5 9 0 22 -1           -1 -2 1 12 6
 -51 7 -10 15 0         -19 -3 -5 1 0
"""
_CANNON = """
 34 14 1 -22 -10        18 9 0 -6 4
 9 1 -1 -9 -15          0 -4 0 0 6
 10 3 4 -10 -8          -1 -1 4 -2 7
 1 -16 -10 5 27         0 -5 -3 7 12
 -2 8 1 1 20            -4 1 -3 3 12
 -7 17 5 4 25           -1 0 3 5 12
 -5 -7 0 6 13           -1 2 -1 1 5
 9 6 12 34 44           0 6 3 15 18
 -1 13 14 23 13         1 7 10 19 13
 -4 -1 2 4 5            0 4 7 21 15
"""
_PAWN = """
 -30 -20 -10 0 9        -60 -50 -39 -21 -12
 40 65 90 116 122       30 51 78 120 126
 41 57 97 106 99        52 71 131 155 131
 34 47 79 99 93         45 65 97 136 123
 20 57 45 49 54         33 74 75 82 102
 -11 0 18 0 16          1 0 -2 0 21
 4 0 -37 0 11           3 0 -4 0 18
 0 0 0 0 0              0 0 0 0 0
 0 0 0 0 0              0 0 0 0 0
 0 0 0 0 0              0 0 0 0 0
"""


def _rows(drawing: str) -> list[tuple[int, ...]]:
    return [tuple(map(int, line.split())) for line in drawing.strip("\n").split("\n")]


_DRAWN = [_rows(drawing) for drawing in (_GENERAL, _ADVISOR, _ELEPHANT, _HORSE, _ROOK, _CANNON, _PAWN)]
POSITION_MID = tuple(tuple(row[:5] for row in table) for table in _DRAWN)
POSITION_END = tuple(tuple(row[-5:] for row in table) for table in _DRAWN)

# What is left of an advantage, of 64, by those who can hardly win with what they have.
NO_ATTACKER, LONE_MINOR, LONE_PAWN, LONE_ROOK = 4, 14, 24, 26
