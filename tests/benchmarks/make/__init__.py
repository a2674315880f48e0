"""Makes what the engines know by heart: books and tables."""
