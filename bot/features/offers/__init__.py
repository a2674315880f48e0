"""Draw offers, takebacks, pauses, and resigning."""
