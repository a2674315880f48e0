### The button that opens the touch board.

## activity

activity-refused = 這裡無法打開棋盤。聊天中的訊息就能下棋。
