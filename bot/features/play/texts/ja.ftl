### Playing: a move, and showing the board.

## commands

commands-move-name = 指す
commands-move-description = 手を入力するか選んで指します
commands-move-move-name = 手
commands-move-move-description = あなたの手。入力すると候補が絞り込まれます
commands-board-name = 盤
commands-board-description = 対局の盤をこのチャンネルにもう一度表示します

## windows

windows-move_placeholder = 例：{ $example }

## move

move-which = { $move }はどの対局で指しますか？
