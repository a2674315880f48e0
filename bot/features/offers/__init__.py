"""Draws, takebacks, pauses, giving up."""
