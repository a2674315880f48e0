"""The settings of servers, and moderation."""
