### The button that opens the touch board.

## activity

activity-refused = 這裡無法開啟棋盤。用聊天裡的那則訊息就能下棋。
