"""The people side: a Discord bot and the loopback Discord it can be tried in."""
