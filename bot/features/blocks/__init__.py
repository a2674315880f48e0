"""Whom a person wants no challenges from."""
