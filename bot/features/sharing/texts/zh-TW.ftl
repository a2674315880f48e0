### Showing matches to others.

## commands

commands-analyse-name = 分析對局

## share

share-nothing = 這則訊息裡沒有對局。
