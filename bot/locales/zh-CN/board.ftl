### The board first: its lines, offers, the card of a finished match, hints that can be played.

## board

board-opening = 开局：{ $name }
board-asked = { $name }：{ $question }
board-again = 用 { COMMAND("board") } 查看棋盘。

## card

card-record = 两人战绩：{ $first } { $first_wins } 胜，{ $second } { $second_wins } 胜，{ $draws } 和
card-level-record = 对“{ $level }”：{ $won } 胜 { $drawn } 和 { $lost } 负
card-first-win = 🏆 { $name } 首次战胜“{ $level }”。
card-streak = { $name } 已连胜“{ $level }” { $n } 局。
card-next-level = 挑战“{ $level }”？

## buttons

buttons-play_it = 走这一步

## hint

hint-takes = { $move }（吃{ $pieces }）
