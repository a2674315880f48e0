"""What a person wants of the bot."""
