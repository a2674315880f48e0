### Playing: a move, and showing the board.

## commands

commands-move-name = 走棋
commands-move-description = 输入或选择一步棋
commands-move-move-name = 着法
commands-move-move-description = 你的着法；边输入边筛选合法着法
commands-board-name = 棋盘
commands-board-description = 在这里重新发送棋盘

## windows

windows-move_placeholder = 例如 { $example }

## move

move-which = { $move } 要走在哪一盘？
