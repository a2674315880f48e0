"""History, replays, stats, leaderboards."""
