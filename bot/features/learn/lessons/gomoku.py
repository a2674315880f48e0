"""Gomoku: five in a row, fours and threes, two threes at once, and the opening swap2."""

from bot.features.learn.rules import lesson

# Points with two points between them and the nearer of h8 and h9. By our engine the third stone of swap2 leaves even
# chances there; nearer it favours Black, at the edge White.
ROWS = (8, 9, 7, 10, 6, 11, 12, 5)  # the rows of the two stones first
RING = " ".join(f"{column}{row}" for row in ROWS for column in ("efghijk" if row in (5, 12) else "ek"))

LESSONS = (
    lesson("five", "win", "e8 j8", moves="f8 f9 g8 g9 h8 h9 i8 k11"),
    lesson("four", "block", "k9", moves="f9 g9 c5 h9 k4 i9 d12 j9"),
    lesson("open", "fork", "f8 j8", moves="g8 d4 h8 l12 i8 e11"),
    lesson("three", "stop", "f9 j9", moves="e5 g9 k5 h9 l11 i9"),
    lesson("double", "double", "i8", moves="g8 d4 h8 l12 i9 e11 i10 d12"),
    lesson("swap2", "step", RING, moves="h8 h9"),
)
