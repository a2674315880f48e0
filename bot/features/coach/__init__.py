"""Warnings before a blunder, mainly for people who are new to a game."""
