"""Brings messages to what the matches are: boards, calls to people, and the answers to interactions."""
