"""Beginning a match: against the bot, a person, or anyone who joins; and rematches."""
