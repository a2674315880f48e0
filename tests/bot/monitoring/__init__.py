"""The bot's metrics and health."""
