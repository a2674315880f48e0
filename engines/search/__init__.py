"""The game tree search; it knows no game, only Board."""
