"""Opens the touch board from the chat. Its page and the server of that page are in bot/activity."""
