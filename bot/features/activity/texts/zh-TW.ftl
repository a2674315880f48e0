### The button that opens the board that one can touch.

## activity

activity-refused = 這裡無法打開棋盤。聊天中的訊息就能下棋。
