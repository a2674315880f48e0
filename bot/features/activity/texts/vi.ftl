### The button that opens the touch board.

## activity

activity-refused = Không thể mở bàn cờ ở đây. Tin nhắn trong kênh có đủ mọi thứ để chơi.
