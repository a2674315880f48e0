"""What the bot tells about itself."""
