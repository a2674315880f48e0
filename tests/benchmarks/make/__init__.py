"""Makes the engines' books and tables."""
