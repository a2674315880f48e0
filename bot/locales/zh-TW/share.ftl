### Showing matches to others.

commands-analyse-name = 分析對局
buttons-share = 分享

## share

share-nothing = 這則訊息裡沒有對局。
