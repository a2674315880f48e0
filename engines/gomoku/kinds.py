"""The shapes in one line, and the kinds of points by their four lines.

A shape is what a stone on an empty point would make along one line. FOUR: one more stone makes five. OPEN_FOUR: it does
on two points. THREE: one more stone makes an open four. THREE_WIDE: it does on two points. THREE_CLOSED: one more stone
makes a four. And so on down. LONG (six or more) and TWIN_FOURS (two in one line) are shapes only where just five win.
"""

SHAPES = 15
NO_SHAPE, ONE_CLOSED, ONE, TWO_CLOSED, TWO, TWO_WIDE, TWO_FREE, THREE_CLOSED = range(8)
THREE, THREE_WIDE, FOUR, OPEN_FOUR, FIVE, LONG, TWIN_FOURS = range(8, 15)

# What a stone makes in all its lines together. WIN: an open four or two fours. Under renju's rules for Black DOUBT is a
# point that makes two threes, which may prove not to count; FORBIDDEN is one that is forbidden for certain.
KINDS = 10
CALM, PAIR, OPEN_THREE, TWO_THREES, ONE_FOUR, FOUR_THREE, WIN, MAKES_FIVE, DOUBT, FORBIDDEN = range(10)
