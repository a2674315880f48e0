"""Challenges."""
