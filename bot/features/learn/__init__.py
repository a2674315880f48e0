"""Lessons on the rules of the games."""
