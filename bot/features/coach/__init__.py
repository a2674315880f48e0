"""Warnings before a blunder, for who begins to play a game."""
