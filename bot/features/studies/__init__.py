"""Games and positions that somebody brings along."""
