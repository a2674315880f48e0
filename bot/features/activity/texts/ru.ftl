### The button that opens the board that one can touch.

## activity

activity-refused = Здесь доска не открывается. В сообщении чата есть всё, что нужно для игры.
