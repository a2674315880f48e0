"""Hints: help in three steps."""
