"""Hearing how a match ends."""
