"""How good the levels are, in the points of Elo: the command `python -m tests.benchmarks.level_ratings` derives these
numbers from the games that are counted there. A level that was not measured is left out.
"""

from collections.abc import Mapping

LEVEL_RATINGS: Mapping[str, Mapping[str, int]] = {
    "tictactoe": {"beginner": 1030, "easy": 1170, "medium": 1240, "hard": 1260, "master": 1270},
    "connect4": {"beginner": 1090, "easy": 1190, "medium": 1630, "hard": 1880, "master": 2280},
    "xiangqi": {"beginner": 1060, "easy": 1340, "medium": 2100, "hard": 2930, "master": 3170},
    "checkers": {"beginner": 1030, "easy": 1420, "medium": 2060, "hard": 2710, "master": 2760},
    "tiaojiaqi": {"beginner": 1100, "easy": 1180, "medium": 1250, "hard": 1300},
    "gomoku": {"beginner": 930, "easy": 1100, "medium": 1420, "hard": 1640, "master": 1640},
    "renju": {"beginner": 1000, "easy": 1210, "medium": 1740, "hard": 1950, "master": 2090},
}
