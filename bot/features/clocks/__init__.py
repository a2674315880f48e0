"""Days off the clock."""
