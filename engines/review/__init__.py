"""What happened in a finished game, and what can be learnt from it: reviews of games, and puzzles made from them."""
