"""How to play, and what the bot is."""
