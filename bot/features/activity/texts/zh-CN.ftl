### The button that opens the touch board.

## activity

activity-refused = 这里无法打开棋盘。聊天中的消息就能下棋。
