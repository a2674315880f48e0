### The button that opens the touch board.

## activity

activity-refused = 这里无法打开棋盘。用聊天里的那条消息就能下棋。
