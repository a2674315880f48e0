"""What a stone is worth more or less by where it stands: PLACES by square of `board`, in hundredths of a stone."""

PLACES = tuple(0 for square in range(196))
