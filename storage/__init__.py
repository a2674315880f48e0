"""What is remembered: players, matches, moves, settings, in one SQLite file. Knows no game and no chat."""
