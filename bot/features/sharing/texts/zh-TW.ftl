### Showing matches to others.

## commands

commands-analyse-name = 分析對局

## share

share-nothing = 這則訊息裡沒有對局的棋盤。用文字寫的棋譜和局面可以用 { COMMAND("import") } 讀取。
