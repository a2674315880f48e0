"""Searching a game tree; knows no game."""
