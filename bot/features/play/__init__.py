"""Making moves, posting the board again, and the list of matches in progress."""
