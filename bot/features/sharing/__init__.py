"""Sharing finished matches as pictures."""
