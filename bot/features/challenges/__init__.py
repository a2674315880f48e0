"""Beginning a match: against the bot, a person, or whoever comes; and again."""
