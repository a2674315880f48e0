"""Opening the board that one can touch, from the chat. The page itself and what serves it are in bot/activity."""
