### Playing: a move, and showing the board.

## commands

commands-move-name = 走棋
commands-move-description = 輸入或選擇一步棋
commands-move-move-name = 著法
commands-move-move-description = 你的著法；邊輸入邊篩選合法著法
commands-board-name = 棋盤
commands-board-description = 在這個頻道重新傳送棋盤

## windows

windows-move_placeholder = 例如 { $example }

## move

move-which = { $move } 要走在哪一盤？
