"""Help in three steps."""
