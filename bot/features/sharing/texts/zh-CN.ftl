### Showing matches to others.

## commands

commands-analyse-name = 分析对局

## share

share-nothing = 这条消息里没有对局的棋盘。用文字写的棋谱和局面可以用 { COMMAND("import") } 读取。
