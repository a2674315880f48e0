"""Learning from finished games: reviews of games, and puzzles made from them."""
