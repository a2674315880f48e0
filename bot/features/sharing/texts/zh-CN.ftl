### Showing matches to others.

## commands

commands-analyse-name = 分析对局

## share

share-nothing = 这条消息里没有对局。
