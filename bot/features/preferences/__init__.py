"""The preferences of people and of servers."""
