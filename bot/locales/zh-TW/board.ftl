### The board first: its lines, offers, the card of a finished match, hints that can be played.

## board

board-opening = 開局：{ $name }
board-asked = { $name }：{ $question }
board-again = 用 { COMMAND("board") } 查看棋盤。

## card

card-record = 兩人戰績：{ $first } { $first_wins } 勝，{ $second } { $second_wins } 勝，{ $draws } 和
card-level-record = 對「{ $level }」：{ $won } 勝 { $drawn } 和 { $lost } 負
card-first-win = 🏆 { $name } 首次戰勝「{ $level }」。
card-streak = { $name } 已連勝「{ $level }」 { $n } 局。
card-next-level = 挑戰「{ $level }」？

## buttons

buttons-play_it = 走這一步

## hint

hint-takes = { $move }（吃{ $pieces }）
