### Showing matches to others.

commands-analyse-name = 対局を検討
buttons-share = 共有

## share

share-nothing = このメッセージには対局がありません。
