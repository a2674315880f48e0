### The button that opens the board that one can touch.

## activity

activity-refused = ここでは盤を開けません。チャットのメッセージだけで対局できます。
