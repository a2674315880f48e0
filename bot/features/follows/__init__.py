"""Following a match to hear how it ends."""
