### Showing matches to others.

## commands

commands-analyse-name = 対局を検討

## share

share-nothing = このメッセージには対局の盤がありません。テキストで書かれた棋譜や局面は{ COMMAND("import") }で読み込めます。
