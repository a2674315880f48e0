"""Studies: games and positions that a person imports."""
