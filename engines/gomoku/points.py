"""The points of the board, numbered with a border (the wall) of two columns and rows around them.

15 . . . . . . . . . . . . . . .      Point = 17 * (row + 2) + column + 2, rows from the bottom, both from 0:
 ...                                  a1 is 36, o1 is 50, a2 is 53, h8 is 162, o15 is 288. Two columns of wall
 2 . . . . . . . . . . . . . . .      stand left of each row, and so right of the row before: a step from a
 1 . . . . . . . . . . . . . . .      point in any direction ends on a point or in the wall.
   a b c d e f g h i j k l m n o      A line's direction is one of STEPS: right, up, up right, up left.
"""

from engines.zobrist import keys

WIDTH = 15
STRIDE = WIDTH + 2
SIZE = STRIDE * (WIDTH + 4) + 2
STEPS = (1, STRIDE, STRIDE + 1, STRIDE - 1)
POINTS = tuple(STRIDE * (row + 2) + column + 2 for row in range(WIDTH) for column in range(WIDTH))
LETTERS = "abcdefghijklmno"
NAMES = {point: LETTERS[(point - 2) % STRIDE] + str((point - 2) // STRIDE - 1) for point in POINTS}
NAMED = {name: point for point, name in NAMES.items()}
CODES = POINTS[-1] + 1
EMPTY, WALL = 2, 3  # owners of a point, besides the sides 0 and 1
KEYS = keys(2 * SIZE + 1, seed=15)  # for a stone of each side on each point, and for the side to move
