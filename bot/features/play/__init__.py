"""Moves, the board again, matches in progress."""
