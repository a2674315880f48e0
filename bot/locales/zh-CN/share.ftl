### Showing matches to others.

commands-analyse-name = 分析对局
buttons-share = 分享

## share

share-nothing = 这条消息里没有对局。
