### The button that opens the board that one can touch.

## activity

activity-refused = The board does not open here. The message in the chat has all that you need to play.
