### The button that opens the touch board.

## activity

activity-refused = 여기서는 판을 열 수 없습니다. 채팅 메시지만으로도 둘 수 있습니다.
