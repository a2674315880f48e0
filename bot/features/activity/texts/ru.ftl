### The button that opens the touch board.

## activity

activity-refused = Здесь доска не открывается. В сообщении чата есть всё, что нужно для игры.
