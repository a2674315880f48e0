"""The names of the shapes of one line, and of the kinds of points by all four lines.

A shape is what a stone on an empty point would make along one line, named by what the new stone then belongs to and
defined from the top down: a four is what one more stone makes five, an open four what two points make five, a three
what one more stone makes an open four (a wide three: either of two), a closed three what one more stone makes a four,
and so on. LONG, six or more, and TWIN_FOURS, two fours in one line, are shapes only where exactly five win.
"""

SHAPES = 15
NO_SHAPE, ONE_CLOSED, ONE, TWO_CLOSED, TWO, TWO_WIDE, TWO_FREE, THREE_CLOSED = range(8)
THREE, THREE_WIDE, FOUR, OPEN_FOUR, FIVE, LONG, TWIN_FOURS = range(8, 15)

# What the stone makes, all lines taken together. WIN: an open four or two fours. Where two threes and the like are
# forbidden, DOUBT is a point that makes two threes, which may turn out to be none; FORBIDDEN one that surely is.
KINDS = 10
CALM, PAIR, OPEN_THREE, TWO_THREES, ONE_FOUR, FOUR_THREE, WIN, MAKES_FIVE, DOUBT, FORBIDDEN = range(10)
