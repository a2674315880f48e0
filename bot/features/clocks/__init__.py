"""Vacations: days off the clock."""
