### The button that opens the touch board.

## activity

activity-refused = ここでは盤を開けません。チャットのメッセージだけで対局できます。
