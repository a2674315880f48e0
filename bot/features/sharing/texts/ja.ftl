### Showing matches to others.

## commands

commands-analyse-name = 対局を検討

## share

share-nothing = このメッセージには対局がありません。
