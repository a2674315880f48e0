### The button that opens the touch board.

## activity

activity-refused = The board does not open here. The message in the chat has all that you need to play.
