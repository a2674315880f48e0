### The board first: its lines, offers, the card of a finished match, hints that can be played.

## board

board-opening = 序盤：{ $name }
board-asked = { $name }：{ $question }
board-again = 盤は { COMMAND("board") } で表示できます。

## card

card-record = 対戦成績：{ $first } { $first_wins } 勝、{ $second } { $second_wins } 勝、引き分け { $draws }
card-level-record = 「{ $level }」との成績：{ $won } 勝 { $lost } 敗 { $drawn } 分
card-first-win = 🏆 { $name }さんが初めて「{ $level }」に勝ちました。
card-streak = { $name }さんは「{ $level }」に { $n } 連勝中です。
card-next-level = 「{ $level }」に挑戦しますか？

## buttons

buttons-play_it = この手を指す

## hint

hint-takes = { $move }（{ $pieces }を取る）
